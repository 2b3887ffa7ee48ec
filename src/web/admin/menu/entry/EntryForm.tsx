import { useEffect, useRef, useState } from "react";
import { isBlank } from "../../../../domain/text-rules.ts";
import { editingText } from "../../../text/editing-dictionary.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useFirstWrong } from "../../../ui/use-first-wrong.ts";
import { LanguageTabs } from "../../LanguageTabs.tsx";
import { PictureField } from "../../pictures/PictureField.tsx";
import { SavingMark } from "../../../forms/SavingMark.tsx";
import { useEditedLanguage } from "../../use-edited-language.ts";
import { useUnsaved } from "../../../forms/unsaved.ts";
import { IconsDialog } from "../icons/IconsDialog.tsx";
import type { Entry } from "../edits/menu-edits.ts";
import { useOwner } from "../owner-context.ts";
import { CheckField } from "../../../ui/Field.tsx";
import { Form } from "../../../ui/Form.tsx";
import { EntryConflict } from "./EntryConflict.tsx";
import { missingLanguages, type EntryKind } from "./entry-draft.ts";
import styles from "./EntryForm.module.css";
import { EntryTexts } from "./EntryTexts.tsx";
import { IconChoice } from "./IconChoice.tsx";
import { StationField } from "./StationField.tsx";
import { TypedFields } from "./TypedFields.tsx";
import { useEntryEditor } from "./use-entry-editor.ts";
import { useSwitches, type SwitchState } from "./use-switches.ts";

export type EntryFormProps = {
  kind: EntryKind;
  entry: Entry;
  /** The item in whose dialog the entry is edited. */
  within?: string | undefined;
  /** Somebody has just pressed the pencil. */
  takesFocus: boolean;
  onDone: (outcome: "saved" | "unchanged") => void;
};

const words = entryText.entry;

/** An entry's texts, price, picture and switches, edited where they are read. */
export function EntryForm(props: EntryFormProps) {
  const { kind, entry, within, takesFocus, onDone } = props;
  const owner = useOwner();
  const editor = useEntryEditor({ kind, entry, within, onDone });
  const switches = useSwitches(entry);
  const [isPictureBusy, setPictureBusy] = useState(false);
  const [isTooEarly, setTooEarly] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const { fields, saving, errors, isChanged } = editor;
  const [language, setLanguage] = useEditedLanguage(owner.language, {
    refusal: saving.error,
    errors,
  });
  const { part, goToWrong } = useFirstWrong(saving.error);
  const name = entry.title_br ?? "";
  useUnsaved(switches.saving.state === "failed");
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const finish = async () => {
    setTooEarly(isPictureBusy);
    if (isPictureBusy) return;
    if (isBlank(fields.title_br ?? "")) setLanguage("br");
    // The editor stays open until its switches are saved.
    if (switches.saving.state === "failed") switches.saving.retry();
    if (!(await switches.saving.settled())) return;
    editor.finish();
    goToWrong();
  };
  const isSaving = saving.state === "saving";
  const hasPicture = kind === "category" || kind === "item";
  return (
    <>
      <Form
        ref={part}
        className={styles.form}
        aria-label={menuEditorText.entry.edit(name)}
        onSubmit={finish}
      >
        <div className={styles.top}>
          <LanguageTabs
            languages={owner.languages}
            current={language}
            missing={missingLanguages(fields, owner.languages)}
            onChange={setLanguage}
          />
          <IconButton
            type="submit"
            icon="check"
            label={words.finish(name)}
            className={styles.check}
          />
        </div>
        <div className={styles.parts}>
          <div className={styles.texts}>
            <EntryTexts
              ref={title}
              language={language}
              fields={fields}
              errors={errors}
              onChange={editor.change}
            />
            <TypedFields
              {...{ kind, entry, fields, errors }}
              onChange={editor.change}
              onWrongWeek={editor.setWrongWeek}
            />
            {(kind === "category" || kind === "item") && (
              <StationField
                kind={kind}
                stationId={fields.stationId ?? null}
                error={errors["stationId"]}
                onChange={(stationId) => editor.change({ stationId })}
              />
            )}
          </div>
          {hasPicture && (
            <PictureField
              image={fields.images?.[0] ?? null}
              label={words.picture(name)}
              shape="square"
              error={errors["images"]}
              onBusy={setPictureBusy}
              onChange={(image) => {
                const others = fields.images?.slice(1) ?? [];
                editor.change({ images: image ? [image, ...others] : others });
              }}
            />
          )}
        </div>
        {kind === "item" && <IconChoice switches={switches} onManage={() => setManaging(true)} />}
        <EntrySwitches kind={kind} switches={switches} />
        <div className={styles.state}>
          <SavingMark saving={switches.saving} hasUnsaved={isChanged} />
          <SavingMark saving={saving} hasUnsaved={isChanged} />
          {isTooEarly && isPictureBusy && <p role="alert">{words.pictureOnItsWay}</p>}
          {isChanged && (saving.state === "idle" || saving.state === "saved") && (
            <p className={styles.note}>{editingText.saving.unsavedLong}</p>
          )}
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isSaving}>
            <Icon name="check" />
            {isChanged ? editingText.pending.save : words.finishShort}
          </Button>
          {isChanged && !isSaving && (
            <Button onClick={editor.discard}>{editingText.pending.discard}</Button>
          )}
          {!isChanged && (
            <Button onClick={() => owner.duplicate(kind, entry)}>
              <Icon name="copy" />
              {entryText.copying.duplicate}
            </Button>
          )}
          <Button onClick={() => owner.place(kind, entry)}>
            <Icon name="sort" />
            {words.place}
          </Button>
          <Button variant="danger" onClick={() => owner.remove(kind, entry)}>
            <Icon name="trash" />
            {words.delete}
          </Button>
        </div>
      </Form>
      <EntryConflict editor={editor} />
      <IconsDialog
        open={isManaging}
        onClose={() => setManaging(false)}
        onAdded={(id) => switches.set({ icons: { [id]: true } })}
      />
    </>
  );
}

/** Switches for whether guests see an entry and whether the navigation has it. Each is saved at once. */
function EntrySwitches({ kind, switches }: { kind: EntryKind; switches: SwitchState }) {
  return (
    <div className={styles.switches}>
      <CheckField
        label={words.active}
        checked={switches.active}
        onChange={({ currentTarget }) => switches.set({ active: currentTarget.checked })}
      />
      {(kind === "category" || kind === "item") && (
        <CheckField
          label={kind === "item" ? words.itemNavHide : words.navHide}
          checked={switches.navHide}
          onChange={({ currentTarget }) => switches.set({ navHide: currentTarget.checked })}
        />
      )}
    </div>
  );
}
