import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { TranslationList } from "../../../contract/translations.ts";
import { languageNames, languageTags } from "../../../domain/languages.ts";
import { useApi } from "../../api/api.ts";
import { refusalCode } from "../../api/definite-rejection.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { text } from "../../text/dictionary.ts";
import { joined } from "../../text/joined.ts";
import { translationText } from "../../text/translation-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { useToast } from "../../ui/Toast.tsx";
import tones from "../../ui/tones.module.css";
import { translationsQuery } from "./queries.ts";
import { saveEdits } from "./save-edits.ts";
import { planFile, type FileChange, type LeftOut } from "./translation-file.ts";
import styles from "./TranslationEditor.module.css";

type ImportDialogProps = {
  open: boolean;
  /** The file's text. */
  table: string;
  listed: TranslationList;
  onClose: () => void;
};

const words = translationText.file;
const maxShown = 100;
const leftOut = ["unknown", "tooLong", "twice", "newer", "garbled"] as const;

/** The changes that a translator's file would make, before anything of it is saved. */
export function ImportDialog({ open, table, listed, onClose }: ImportDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const plan = useMemo(() => planFile(table, listed), [table, listed]);
  const { changes } = plan;
  const apply = useMutation({
    mutationFn: async () => {
      const edits = changes.map(({ edit }) => edit);
      await saveEdits(edits, { api, queries });
      return edits.length;
    },
    // The saved file has no changes left, so the dialog closes.
    onSuccess: (saved) => {
      show({ text: words.applied(saved), tone: "ok" });
      onClose();
    },
    // The file is compared again with the texts that are stored now.
    onError: () => queries.invalidateQueries({ queryKey: translationsQuery(api).queryKey }),
    meta: { blocks: true },
  });
  const named = new Set(changes.map(({ edit }) => languageNames[edit.language]));
  const outdated = changes.filter(({ isOutdated }) => isOutdated).length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={joined([words.review, ...named])}
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          {changes.length > 0 && (
            <Button variant="primary" busy={apply.isPending} onClick={() => apply.mutate()}>
              {words.apply(changes.length)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.review}>
        {apply.isError && <FormMessage tone="danger">{failureText(apply.error)}</FormMessage>}
        <p>{words.changes(changes.length)}</p>
        {outdated > 0 && <p className={tones.warn}>{words.outdated(outdated)}</p>}
        {leftOut.map(
          (why) => plan[why].length > 0 && <Left key={why} left={plan[why]} said={words[why]} />,
        )}
        <ul className={styles.changes}>
          {changes.slice(0, maxShown).map((change) => (
            <Change key={`${change.edit.language} ${change.edit.key}`} change={change} />
          ))}
        </ul>
        {changes.length > maxShown && <p>{words.more(changes.length - maxShown)}</p>}
      </div>
    </Dialog>
  );
}

function failureText(error: unknown): string {
  const code = refusalCode(error);
  return code === "conflict" || code === "invalid_id" ? words.changedMeanwhile : refusalText(error);
}

const maxLines = 20;

function Left({ left, said }: { left: readonly LeftOut[]; said: (count: number) => string }) {
  return (
    <div className={tones.danger}>
      <p>{said(left.length)}</p>
      <ul>
        {left.slice(0, maxLines).map(({ line, name }) => (
          <li key={line}>{words.line(line, name)}</li>
        ))}
        {left.length > maxLines && <li>{words.more(left.length - maxLines)}</li>}
      </ul>
    </div>
  );
}

function Change({ change: { edit, where, isOutdated } }: { change: FileChange }) {
  const lang = languageTags[edit.language];
  return (
    <li>
      <strong>{where}</strong>
      {isOutdated && <p className={tones.warn}>{words.changedSince}</p>}
      <dl>
        <dt>{words.before}</dt>
        <dd lang={lang}>{edit.base || words.blank}</dd>
        <dt>{words.after}</dt>
        <dd lang={lang}>{edit.text}</dd>
      </dl>
    </li>
  );
}
