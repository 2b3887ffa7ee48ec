import { useState } from "react";
import { refusalText } from "../../../api/refusal-text.ts";
import { conflictText } from "../../../text/conflict-dictionary.ts";
import { editingText } from "../../../text/editing-dictionary.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { shownValue } from "./EntryConflict.tsx";
import { fieldLabel } from "./entry-fields.ts";
import formStyles from "./EntryForm.module.css";
import { entryIds } from "../edits/find-entries.ts";
import { isGone } from "../edits/menu-edits.ts";
import { useOwner } from "../owner-context.ts";
import { entryIdOf, keepDraft, type KeptDraft } from "./drafts.ts";

const words = entryText.lost;

type LostDialogProps = {
  id: string;
  draft: KeptDraft;
  problem: string | undefined;
  onProblem: (words?: () => string) => void;
  onClose: () => void;
};

/** Shows the texts typed into an entry that is gone, and offers to restore it. */
export function LostDialog({ id, draft, problem, onProblem, onClose }: LostDialogProps) {
  const { edits, currency } = useOwner();
  const [isBusy, setBusy] = useState(false);
  const title = draft.title ?? draft.values.title_br ?? "";
  const bringBack = async () => {
    setBusy(true);
    onProblem();
    // An entry that was removed along with another one comes back only with that one.
    const candidates = [entryIdOf(id), draft.parentId, draft.within, draft.category].filter(
      (one) => typeof one === "string",
    );
    let reason: unknown;
    for (const candidate of candidates) {
      try {
        // The next one is tried only when this one fails.
        await edits.restore(candidate);
        return;
      } catch (error) {
        reason ??= error;
      }
    }
    // Somebody may have brought it back already: then the menu has it, and nothing is lost.
    if (isGone(reason)) await edits.refetch();
    if (edits.read((menu) => entryIds(menu).has(entryIdOf(id)))) return;
    onProblem(() => menuEditorText.deleting.notRestored(title, refusalText(reason)));
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.heading}
      variant="center"
      role="alertdialog"
      footer={
        <>
          <Button onClick={() => keepDraft(id, undefined)}>{editingText.pending.discard}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void bringBack()}>
            {words.bringBack}
          </Button>
        </>
      }
    >
      <p>{draft.title === undefined ? words.placeGone(title) : words.gone(title)}</p>
      <dl className={formStyles.lost}>
        {Object.entries(draft.values).map(([name, value]) => (
          <div key={name}>
            <dt>{fieldLabel(name)}</dt>
            <dd>{shownValue(name, value, { currency }) || conflictText.empty}</dd>
          </div>
        ))}
      </dl>
      <p role="alert" className={formStyles.error}>
        {problem}
      </p>
    </Dialog>
  );
}
