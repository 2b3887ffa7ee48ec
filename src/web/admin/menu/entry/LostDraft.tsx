import { useIsFetching } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Menu } from "../../../../contract/content.ts";
import { useApi } from "../../../api/api.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { menuQuery } from "../../../content/queries.ts";
import { editingText } from "../../../text/editing-dictionary.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { entryIdOf, keepDraft, keptDraft, useDraftKeys, type KeptDraft } from "./drafts.ts";
import { shownValue } from "./EntryConflict.tsx";
import { fieldLabel } from "./entry-fields.ts";
import formStyles from "./EntryForm.module.css";
import { entryIds } from "../edits/find-entries.ts";
import { isGone } from "../edits/menu-edits.ts";
import { useOwner } from "../owner-context.ts";

const words = menuEditorText.lost;

/** A draft of an entry that somebody else removed: it comes back with the entry, or is given up. */
export function LostDraft({ menu }: { menu: Menu }) {
  const keys = useDraftKeys();
  const [later, setLater] = useState<readonly string[]>([]);
  /** Outlives the dialog, which goes while the menu is fetched. */
  const [problem, setProblem] = useState({ id: "", words: "" });
  const key = useMemo(() => {
    const known = entryIds(menu);
    const lost = (one: string) => one !== "" && entryIdOf(one) !== "" && !known.has(entryIdOf(one));
    return keys.split("\n").find((one) => lost(one) && !later.includes(one));
  }, [keys, menu, later]);
  const draft = key === undefined ? undefined : keptDraft(key);
  // Right after signing in the page still has the menu of guests, who do not see everything.
  const isFetching = useIsFetching({ queryKey: menuQuery(useApi()).queryKey }) > 0;
  if (key === undefined || !draft || isFetching) return null;
  return (
    <Lost
      key={key}
      {...{ id: key, draft }}
      problem={problem.id === key ? problem.words : ""}
      onProblem={(said) => setProblem({ id: key, words: said })}
      onClose={() => setLater([...later, key])}
    />
  );
}

type LostProps = {
  id: string;
  draft: KeptDraft;
  problem: string;
  onProblem: (words: string) => void;
  onClose: () => void;
};

function Lost({ id, draft, problem, onProblem, onClose }: LostProps) {
  const { edits, currency } = useOwner();
  const [isBusy, setBusy] = useState(false);
  const title = draft.title ?? draft.values.title_br ?? "";
  const bringBack = async () => {
    setBusy(true);
    onProblem("");
    // An entry that was removed with another comes back only with that.
    const candidates = [entryIdOf(id), draft.parentId, draft.within].filter(
      (one) => typeof one === "string",
    );
    let reason: unknown;
    for (const candidate of candidates) {
      try {
        // The next one is asked for only when this one is not there.
        await edits.restore(candidate);
        return;
      } catch (error) {
        reason ??= error;
      }
    }
    // Somebody may have brought it back already: then the menu has it, and nothing is lost.
    if (isGone(reason)) await edits.refetch();
    if (edits.read((menu) => entryIds(menu).has(entryIdOf(id)))) return;
    onProblem(menuEditorText.deleting.notRestored(title, refusalText(reason)));
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
          <Button onClick={() => keepDraft(id, undefined)}>{words.discard}</Button>
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
            <dd>{shownValue(name, value, { currency }) || editingText.conflict.empty}</dd>
          </div>
        ))}
      </dl>
      <p role="alert" className={formStyles.error}>
        {problem}
      </p>
    </Dialog>
  );
}
