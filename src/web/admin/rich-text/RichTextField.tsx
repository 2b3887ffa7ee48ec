import { useId } from "react";
import { text } from "../../text/dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldNotes } from "../../ui/FieldNotes.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import type { RichTextFieldProps } from "./RichTextEditor.tsx";
import styles from "./RichTextField.module.css";

const fetchEditor = () => import("./RichTextEditor.tsx");

/** Formatted text with its label and its tools. The editor is large, so it is fetched when it is needed. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, error } = props;
  const { part, failed, retry } = useLazyPart(fetchEditor, true);
  const ids = useId();
  const [labelId, errorId] = [`${ids}-label`, `${ids}-error`];
  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {part ? (
        <part.RichTextEditor {...props} labelId={labelId} errorId={errorId} />
      ) : failed ? (
        <p className={styles.error} role="alert">
          {text.states.noNetwork} <Button onClick={retry}>{text.common.retry}</Button>
        </p>
      ) : (
        <Skeleton height="11rem" />
      )}
      <FieldNotes {...{ errorId, error }} />
    </div>
  );
}
