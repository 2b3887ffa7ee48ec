import { useState } from "react";
import { isBlank } from "../../../../domain/text-rules.ts";
import { emptyDraft, isEmpty } from "../../../forms/draft.ts";
import { useDraftEditor } from "../../../forms/use-draft-editor.ts";
import { keepDraft, keptDraft } from "./drafts.ts";
import { entryRules, errorsByField, shownFields, type EntryKind } from "./entry-draft.ts";
import { fieldsOf, type EntryFields } from "./entry-fields.ts";
import type { Entry } from "../edits/menu-edits.ts";
import { useOwner } from "../owner-context.ts";

type EditorOptions = {
  kind: EntryKind;
  entry: Entry;
  /** The item in whose dialog the entry is edited. */
  within?: string | undefined;
  /** All is saved, or nothing has changed. */
  onDone: (outcome: "saved" | "unchanged") => void;
};

/** The draft of one entry, which needs a title before it can be saved. */
export function useEntryEditor({ kind, entry, within, onDone }: EditorOptions) {
  const { edits } = useOwner();
  const [isTitleMissing, setTitleMissing] = useState(false);
  const { id, title_br: title, parent_id: parentId } = entry;
  const editor = useDraftEditor({
    rules: entryRules(entry),
    kept: () => keptDraft(id) ?? emptyDraft,
    keep: (draft) =>
      keepDraft(id, isEmpty(draft) ? undefined : { ...draft, title, parentId, within }),
    check(draft) {
      const isMissing = isBlank(shownFields(entry, draft).title_br ?? "");
      setTitleMissing(isMissing);
      return !isMissing;
    },
    save: async (draft) => fieldsOf(await edits.save(kind, id, draft)),
    refetch: edits.refetch,
    onDone,
  });
  return {
    ...editor,
    fields: shownFields(entry, editor.draft),
    isTitleMissing,
    errors: errorsByField(editor.refused),
    change(changes: EntryFields) {
      if (changes.title_br !== undefined) setTitleMissing(false);
      editor.change(changes);
    },
  };
}

export type EntryEditor = ReturnType<typeof useEntryEditor>;
