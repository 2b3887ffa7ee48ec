import { useRef, useState } from "react";
import { isBlank, limits } from "../../../../domain/text-rules.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Form } from "../../../ui/Form.tsx";
import { useFirstWrong } from "../../../ui/use-first-wrong.ts";
import { PictureField } from "../../pictures/PictureField.tsx";
import { SavingMark } from "../../../forms/SavingMark.tsx";
import { createOnce } from "../../../forms/create-once.ts";
import { useSaving } from "../../../forms/use-saving.ts";
import styles from "../entry/EntryForm.module.css";
import { keepIcon, keptIcon, type IconFields } from "./kept-icon.ts";
import type { GivenIcon } from "../edits/menu-edits.ts";
import { useOwner } from "../owner-context.ts";

const words = entryText.icons;
const { entry, adding } = menuEditorText;

export function NewIcon({ onAdded }: { onAdded: (iconId: string) => void }) {
  const { edits, icons } = useOwner();
  const [kept] = useState(() => keptIcon(icons));
  const [fields, setFields] = useState(kept.fields);
  const [isTried, setTried] = useState(false);
  const [isPictureBusy, setPictureBusy] = useState(false);
  const [isTooEarly, setTooEarly] = useState(false);
  const { part, goToWrong } = useFirstWrong();
  const sent = useRef(kept.sent);
  const latest = useRef(fields);
  const keep = () => keepIcon({ fields: latest.current, sent: sent.current });
  const set = (changes: Partial<IconFields>) => {
    latest.current = { ...latest.current, ...changes };
    setFields(latest.current);
    keep();
  };
  const saving = useSaving(async (icon: GivenIcon) => {
    const id = await createOnce(icon, {
      unanswered: sent.current,
      keep(next) {
        sent.current = next;
        keep();
      },
      create: edits.addIcon,
      change: (made) => edits.changeIcon(made, icon),
    });
    // Text or pictures chosen meanwhile are the next icon's.
    if (latest.current.title === icon.title) set({ title: "" });
    if (latest.current.image === icon.image) set({ image: null });
    setTried(false);
    onAdded(id);
  });
  const add = () => {
    const { title, image } = fields;
    setTooEarly(isPictureBusy);
    if (!isBlank(title) && image && !isPictureBusy) return saving.run({ title, image });
    setTried(true);
    goToWrong();
  };
  return (
    <Form ref={part} className={styles.newIcon} aria-label={words.add} onSubmit={add}>
      <h3>{words.add}</h3>
      <Field
        label={words.title}
        value={fields.title}
        maxLength={limits.title}
        autoComplete="off"
        error={isTried && isBlank(fields.title) ? entry.titleRequired : undefined}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <PictureField
        image={fields.image}
        label={words.picture}
        shape="logo"
        error={isTried && !fields.image && !isPictureBusy ? words.pictureRequired : undefined}
        onBusy={(isBusy) => {
          setPictureBusy(isBusy);
          setTooEarly(false);
        }}
        onChange={(image) => set({ image })}
      />
      <SavingMark saving={{ ...saving, retry: add }} />
      {isTooEarly && <p role="alert">{entryText.entry.pictureOnItsWay}</p>}
      <Button type="submit" variant="primary" busy={saving.state === "saving"}>
        {adding.add}
      </Button>
    </Form>
  );
}
