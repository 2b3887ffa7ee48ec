import { useRef, type ReactNode } from "react";
import { editingText } from "../../text/editing-dictionary.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { ConflictDialog } from "../../forms/ConflictDialog.tsx";
import { SavingMark } from "../../forms/SavingMark.tsx";
import styles from "./EditedSection.module.css";
import { showValue } from "./show-value.tsx";
import type { AccountEditor } from "./use-account-editor.ts";
import { text } from "../../text/dictionary.ts";

type EditedSectionProps = {
  editor: AccountEditor;
  /** Names of the section, of the pencil and of the check. */
  words: { region: string; edit: string; finish: string };
  labelOf: (path: string) => string;
  /** Called by the check and the save button: saves, unless a problem has to be put right first. */
  onFinish: () => void;
  notice?: string | undefined;
  className?: string | undefined;
  fields: ReactNode;
  /** The contents while nobody edits. */
  children?: ReactNode;
};

/** A part of the page with its pencil, which is a check while the part is edited. */
export function EditedSection({
  editor,
  words,
  labelOf,
  onFinish,
  notice,
  className,
  fields,
  children,
}: EditedSectionProps) {
  const { isEditing, isChanged, saving } = editor;
  const { part, goToWrong } = useFirstWrong<HTMLElement>(saving.error);
  const toggle = useRef<HTMLButtonElement>(null);
  const finish = () => {
    toggle.current?.focus();
    onFinish();
    goToWrong();
  };
  const isSaving = saving.state === "saving";
  return (
    <section
      ref={part}
      aria-label={words.region}
      className={classNames(styles.section, isEditing && styles.editing, className)}
    >
      <div className={styles.top}>
        <SavingMark saving={saving} hasUnsaved={isChanged} />
        <IconButton
          ref={toggle}
          icon={isEditing ? "check" : "pencil"}
          label={isEditing ? words.finish : words.edit}
          float
          className={isEditing ? styles.check : undefined}
          onClick={isEditing ? finish : editor.begin}
        />
      </div>
      {isEditing ? fields : children}
      {isEditing && (
        <div className={styles.bottom}>
          <div role="alert">{notice && <p className={styles.notice}>{notice}</p>}</div>
          {isChanged && <p className={styles.draft}>{editingText.saving.unsavedLong}</p>}
          {!isSaving && (
            <Button
              onClick={() => {
                editor.discard();
                toggle.current?.focus();
              }}
            >
              {isChanged ? editingText.pending.discard : text.common.close}
            </Button>
          )}
          {isChanged && (
            <Button variant="primary" busy={isSaving} onClick={finish}>
              {editingText.pending.save}
            </Button>
          )}
        </div>
      )}
      <ConflictDialog editor={editor} labelOf={labelOf} show={showValue} />
    </section>
  );
}
