import type { ReactNode } from "react";
import type { StaleField } from "../../contract/errors.ts";
import { menuEditorText } from "../text/menu-editor-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./ConflictDialog.module.css";

type ConflictDialogProps = {
  open: boolean;
  /** By the path of the field, as a refusal has them. */
  conflicts: Readonly<Record<string, StaleField>>;
  /** What a person calls the field. */
  labelOf: (path: string) => string;
  /** What a person sees for a value that is no text. */
  show?: ((path: string, value: unknown) => ReactNode) | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Decides nothing: what was typed stays, and is not saved. */
  onClose: () => void;
};

const words = menuEditorText.conflict;

/** Somebody else has changed the same fields meanwhile: both texts, and the choice between them. */
export function ConflictDialog({
  open,
  conflicts,
  labelOf,
  show = asText,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.heading}
      variant="center"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}

function asText(_path: string, value: unknown): string {
  if (typeof value === "string") return value;
  return value === null || value === undefined ? "" : JSON.stringify(value);
}
