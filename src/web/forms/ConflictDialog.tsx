import type { ReactNode } from "react";
import { conflictText } from "../text/conflict-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./ConflictDialog.module.css";
import type { DraftEditor } from "./use-draft-editor.ts";

type ConflictDialogProps = {
  editor: Pick<DraftEditor, "saving" | "keepMine" | "takeTheirs">;
  /** A field's label, by its path in the refusal. */
  labelOf: (path: string) => string;
  show: (path: string, value: unknown) => ReactNode;
};

const words = conflictText;

/** Somebody else has changed the same fields meanwhile: both texts, and the choice between them. */
export function ConflictDialog({ editor, labelOf, show }: ConflictDialogProps) {
  const { state, conflicts, dismiss } = editor.saving;
  return (
    <Dialog
      open={state === "conflict"}
      // Closing decides nothing: what was typed stays, and is not saved.
      onClose={dismiss}
      title={words.heading}
      variant="center"
      role="alertdialog"
      footer={
        <>
          <Button onClick={() => void editor.takeTheirs()}>{words.takeTheirs}</Button>
          <Button variant="primary" onClick={editor.keepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts are scrolled by keyboard */}
      <div role="group" aria-label={words.heading} tabIndex={0}>
        <p>{words.explanation}</p>
        {Object.entries(conflicts).map(([path, { yours, theirs }]) => (
          <section key={path} className={styles.field}>
            <h3>{labelOf(path)}</h3>
            <dl className={styles.texts}>
              <dt>{words.mine}</dt>
              <dd>{show(path, yours) || words.empty}</dd>
              <dt>{words.theirs}</dt>
              <dd>{show(path, theirs) || words.empty}</dd>
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
