import { useEffect, useState } from "react";
import { moveInOrder, type MoveTarget } from "../../../../domain/move-in-order.ts";
import { text } from "../../../text/dictionary.ts";
import { sortText } from "../../../text/sort-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { OptionList, SelectField } from "../../../ui/Field.tsx";
import { Form } from "../../../ui/Form.tsx";
import { afterDrawing } from "../../../ui/after-drawing.ts";
import { RadioField } from "../../../ui/RadioField.tsx";
import { useFirstWrong } from "../../../ui/use-first-wrong.ts";
import { SavingMark } from "../../../forms/SavingMark.tsx";
import type { Entry } from "../edits/menu-edits.ts";
import formStyles from "../entry/EntryForm.module.css";
import { useSort } from "./use-sort.ts";

type PlaceDialogProps = {
  open: boolean;
  entry: Entry;
  /** All entries of the same parent, in order. */
  siblings: readonly Entry[];
  onClose: () => void;
};

const words = sortText.sorting;
const positions = ["first", "last", "before", "after"] as const;

/** Chooses another place for an entry: first, last, or next to another entry. */
export function PlaceDialog({ open, entry, siblings, onClose }: PlaceDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.place(entry.title_br ?? "")}
      variant="center"
    >
      <PlaceForm {...{ entry, siblings, onClose }} />
    </Dialog>
  );
}

function PlaceForm({ entry, siblings, onClose }: Omit<PlaceDialogProps, "open">) {
  const [to, setTo] = useState<MoveTarget["to"]>("first");
  const [of, setOf] = useState("");
  const [isOfMissing, setOfMissing] = useState(false);
  const { part, goToWrong } = useFirstWrong();
  const { saving, put } = useSort(entry.parent_id);
  const isBeside = to === "before" || to === "after";
  const { state } = saving;
  useEffect(() => {
    if (state !== "saved") return;
    onClose();
    // The button that opened the dialog has gone to the other place with its entry.
    afterDrawing(() => document.activeElement?.scrollIntoView({ block: "nearest" }));
  }, [state, onClose]);
  const move = () => {
    if (isBeside && of === "") {
      setOfMissing(true);
      goToWrong();
      return;
    }
    const seen = siblings.map(({ id }) => id);
    put({ ids: moveInOrder(seen, { id: entry.id, to, of }), seen });
  };
  return (
    <Form ref={part} className={formStyles.texts} onSubmit={move}>
      <RadioField
        label={words.position}
        isLabelHidden
        className={formStyles.positions}
        of={positions.map((position) => [position, words[position]])}
        value={to}
        onChoose={setTo}
      />
      {isBeside && (
        <SelectField
          label={words.reference}
          value={of}
          error={isOfMissing && of === "" ? words.referenceRequired : undefined}
          onChange={({ currentTarget }) => setOf(currentTarget.value)}
        >
          <option value="">{words.choose}</option>
          <OptionList
            of={siblings
              .filter(({ id }) => id !== entry.id)
              .map(({ id, title_br: title }) => [id, title ?? ""])}
          />
        </SelectField>
      )}
      <SavingMark saving={saving} />
      <div className={formStyles.answers}>
        <Button onClick={onClose}>{text.common.cancel}</Button>
        <Button type="submit" variant="primary" busy={state === "saving"}>
          {words.move}
        </Button>
      </div>
    </Form>
  );
}
