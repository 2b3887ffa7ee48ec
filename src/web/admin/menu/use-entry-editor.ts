import { useRef, useState } from "react";
import { isBlank } from "../../../domain/text-rules.ts";
import { refusedFields } from "../../api/refused-fields.ts";
import {
  emptyDraft,
  isEmpty,
  keepingMine,
  takingTheirs,
  withChanges,
  withoutSaved,
} from "../saving/draft.ts";
import { useSaving } from "../saving/use-saving.ts";
import { keepDraft, keptDraft } from "./drafts.ts";
import {
  errorsByField,
  shownFields,
  theirFields,
  type EntryDraft,
  type EntryKind,
} from "./entry-draft.ts";
import { fieldsOf, type EntryFields } from "./entry-fields.ts";
import type { Entry } from "./menu-edits.ts";
import { useOwner } from "./owner-context.ts";

type EditorOptions = {
  kind: EntryKind;
  entry: Entry;
  /** The item in whose dialog the entry is edited. */
  within?: string | undefined;
  /** All is saved, or nothing has changed. */
  onDone: (outcome: "saved" | "unchanged") => void;
};

/** The draft of one entry: kept over a reload, saved when the editing ends, and never lost on the way. */
export function useEntryEditor({ kind, entry, within, onDone }: EditorOptions) {
  const { edits } = useOwner();
  const [draft, setDraft] = useState<EntryDraft>(() => keptDraft(entry.id) ?? emptyDraft);
  const [isTitleMissing, setTitleMissing] = useState(false);
  const about = (next: EntryDraft) => ({
    ...next,
    title: entry.title_br,
    parentId: entry.parent_id,
    within,
  });
  // A picture that was on its way comes back to an editor that has changed meanwhile.
  const latest = useRef(draft);
  const set = (next: EntryDraft) => {
    latest.current = next;
    setDraft(next);
    keepDraft(entry.id, isEmpty(next) ? undefined : about(next));
  };
  const saving = useSaving<void>(async () => {
    const sent = latest.current;
    // Asked for once more while it was under way.
    if (isEmpty(sent)) return;
    const saved = await edits.save(kind, entry.id, sent);
    set(withoutSaved(latest.current, sent, fieldsOf(saved)));
    if (isEmpty(latest.current)) onDone("saved");
  });
  const fields = shownFields(entry, draft);
  return {
    fields,
    isDirty: !isEmpty(draft),
    saving,
    isTitleMissing,
    errors: errorsByField(refusedFields(saving.error)),
    change(changes: EntryFields) {
      if (changes.title_br !== undefined) setTitleMissing(false);
      set(withChanges(latest.current, changes, fieldsOf(entry)));
    },
    finish() {
      if (isBlank(shownFields(entry, latest.current).title_br ?? "")) setTitleMissing(true);
      else if (isEmpty(latest.current) && saving.state !== "saving") onDone("unchanged");
      else saving.run();
    },
    discard() {
      saving.dismiss();
      set(emptyDraft);
      onDone("unchanged");
    },
    keepMine() {
      set(keepingMine(latest.current, theirFields(saving.conflicts)));
      saving.dismiss();
      saving.run();
    },
    async takeTheirs() {
      set(takingTheirs(latest.current, theirFields(saving.conflicts)));
      saving.dismiss();
      await edits.refetch();
      if (!isEmpty(latest.current)) saving.run();
    },
  };
}

export type EntryEditor = ReturnType<typeof useEntryEditor>;
