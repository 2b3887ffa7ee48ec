import { useRef, useState } from "react";
import { CallRefused } from "../../../contract/client.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { useSaving } from "../saving/use-saving.ts";
import { keepDraft, keptDraft } from "./drafts.ts";
import {
  emptyDraft,
  fieldsOf,
  isEmpty,
  keepingMine,
  shownFields,
  takingTheirs,
  withChange,
  type EntryDraft,
  type EntryFields,
  type EntryKind,
} from "./entry-draft.ts";
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
  const saving = useSaving(async (saved: EntryDraft) => {
    await edits.save(kind, entry.id, saved);
    keepDraft(entry.id, undefined);
    onDone("saved");
  });
  const fields = shownFields(entry, draft);
  const finish = (last: EntryDraft) => {
    if (isBlank(shownFields(entry, last).title_br ?? "")) setTitleMissing(true);
    else if (isEmpty(last)) onDone("unchanged");
    else saving.run(last);
  };
  return {
    fields,
    isDirty: !isEmpty(draft),
    saving,
    isTitleMissing,
    fieldErrors: refusedFields(saving.error),
    change(changes: EntryFields) {
      if (changes.title_br !== undefined) setTitleMissing(false);
      set(withChange(latest.current, fieldsOf(entry), changes));
    },
    finish: () => finish(latest.current),
    discard() {
      saving.dismiss();
      set(emptyDraft);
      onDone("unchanged");
    },
    keepMine() {
      const mine = keepingMine(draft, saving.conflicts);
      set(mine);
      saving.dismiss();
      saving.run(mine);
    },
    async takeTheirs() {
      const rest = takingTheirs(draft, saving.conflicts);
      set(rest);
      saving.dismiss();
      await edits.refetch();
      if (!isEmpty(rest)) saving.run(rest);
    },
  };
}

export type EntryEditor = ReturnType<typeof useEntryEditor>;

function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof CallRefused ? (error.refusal.fields ?? {}) : {};
}
