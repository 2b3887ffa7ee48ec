import { useState } from "react";
import { printLayouts, type PrintLayout } from "../../../domain/print-layout.ts";
import { createKeptStore } from "../../storage/kept-store.ts";
import { text } from "../../text/dictionary.ts";
import { pictureText } from "../../text/picture-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { RadioField } from "../../ui/RadioField.tsx";
import { useOwnToast } from "../../ui/use-own-toast.ts";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import styles from "./LayoutForm.module.css";
import { labelText } from "../../text/label-dictionary.ts";

type LayoutFormProps = { submitLabel: string; onChoose: (layout: PrintLayout) => void };

const lastLayout = createKeptStore<PrintLayout | undefined>({
  key: "print.layout",
  findStorage: () => localStorage,
  read: (kept) => printLayouts.find((layout) => layout === kept),
  write: (layout) => layout ?? null,
});

/** The choice of an order's two layouts. The device remembers it for the next time. */
export function LayoutForm({ submitLabel, onChoose }: LayoutFormProps) {
  const warn = useOwnToast();
  const { part, goToWrong } = useFirstWrong();
  const [chosen, setChosen] = useState(lastLayout.current);
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    if (chosen) {
      lastLayout.change(() => chosen);
      return onChoose(chosen);
    }
    setMissing(true);
    warn({ title: text.common.attention, text: pictureText.layoutRequired, tone: "warn" });
    goToWrong();
  };
  const error = isMissing && !chosen ? pictureText.layoutRequired : undefined;
  return (
    <Form ref={part} className={styles.form} onSubmit={submit}>
      <div className={styles.layouts}>
        <RadioField
          label={pictureText.layout}
          error={error}
          className={styles.choices}
          of={printLayouts.map((layout) => [layout, labelText.layouts[layout]])}
          value={chosen}
          onChoose={setChosen}
        />
      </div>
      <Button type="submit" variant="primary">
        {submitLabel}
      </Button>
    </Form>
  );
}
