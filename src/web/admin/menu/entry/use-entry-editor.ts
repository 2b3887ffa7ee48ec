import { useRef, useState } from "react";
import { entryText } from "../../../text/entry-dictionary.ts";
import { emptyDraft, isEmpty } from "../../../forms/draft.ts";
import { useDraftEditor } from "../../../forms/use-draft-editor.ts";
import { useMarks } from "../../../forms/use-errors.ts";
import { keepDraft, keptDraft } from "./drafts.ts";
import {
  entryRules,
  errorsByField,
  shownFields,
  titleErrors,
  type EntryDraft,
  type EntryKind,
} from "./entry-draft.ts";
import { fieldsOf, type EntryFields } from "./entry-fields.ts";
import { hasRuleIn, ruleErrors } from "./group-rules.ts";
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
  const marks = useMarks();
  // The field keeps such times; the draft has those before them.
  const isWeekWrong = useRef(false);
  const { id, title_br: title, parent_id: parentId } = entry;
  const [category] = useState(() => edits.categoryOf(within) ?? keptDraft(id)?.category);
  const errorsIn = (draft: EntryDraft) => {
    const fields = shownFields(entry, draft);
    const ofRules = "items" in entry ? ruleErrors(entry, { changes: draft.values, fields }) : {};
    const ofWeek = isWeekWrong.current ? { available: entryText.entry.week.incomplete } : {};
    return { ...titleErrors(fields), ...ofRules, ...ofWeek };
  };
  const editor = useDraftEditor({
    rules: entryRules(entry),
    kept: () => keptDraft(id) ?? emptyDraft,
    keep: (draft) =>
      keepDraft(id, isEmpty(draft) ? undefined : { ...draft, title, parentId, within, category }),
    check: (draft) => marks.show(errorsIn(draft)),
    save: async (draft) => fieldsOf(await edits.save(kind, id, draft)),
    refetch: edits.refetch,
    onDone,
  });
  return {
    ...editor,
    fields: shownFields(entry, editor.draft),
    errors: { ...errorsByField(editor.refused), ...marks.errors },
    setWrongWeek(isWrong: boolean) {
      isWeekWrong.current = isWrong;
    },
    change(changes: EntryFields) {
      const isRule = hasRuleIn(changes);
      marks.forget((name) => name in changes || (isRule && hasRuleIn({ [name]: true })));
      editor.change(changes);
    },
  };
}

export type EntryEditor = ReturnType<typeof useEntryEditor>;
