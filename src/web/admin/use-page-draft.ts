import { useState } from "react";
import { useMarks, type Errors } from "../forms/use-errors.ts";
import {
  emptyDraft,
  isEmpty,
  isSameIn,
  only,
  type Draft,
  type DraftRules,
} from "../forms/draft.ts";
import { ownKey, readDraft, storeDraft } from "../forms/stored-draft.ts";
import { useDraftEditor } from "../forms/use-draft-editor.ts";

type PageDraft<Fields extends object, Stored extends object> = {
  /** The key under which the draft is kept over a reload. */
  keptAs: string;
  rules: DraftRules<Fields, Stored>;
  stored: Fields;
  /** Finds errors of changes. Undefined until its script has been fetched, which a save waits for. */
  errorsOf: ((changes: Partial<Fields>) => Errors) | undefined;
  save: (draft: Draft<Stored>) => Promise<Stored>;
  refetch: () => Promise<unknown>;
};

/**
 * A form that is saved as a whole, as `SavePanel` shows it: the values in their fields, the unsaved changes and the
 * errors.
 */
export function usePageDraft<Fields extends object, Stored extends object>({
  keptAs,
  rules,
  stored,
  errorsOf = () => ({}),
  save,
  refetch,
}: PageDraft<Fields, Stored>) {
  const [draftKey] = useState(() => ownKey(keptAs));
  const kept = () => readDraft<Draft<Fields, Stored>>(draftKey, emptyDraft);
  const [wasRestored] = useState(() => !isEmpty(kept()));
  const marks = useMarks();
  /** Paths of the last save, until something of it is changed again. */
  const [saved, setSaved] = useState<readonly string[]>([]);
  /** A value is no change if somebody else has stored the same one meanwhile. */
  const changesOf = ({ values }: Draft<Fields, Stored>) =>
    only<Fields>(values, (name) => !isSameIn(name, values, stored));
  const editor = useDraftEditor<Fields, Stored>({
    rules,
    kept,
    keep: (draft) => storeDraft(draftKey, draft),
    check: (draft) => marks.show(errorsOf(changesOf(draft))),
    async save(draft) {
      const now = await save(draft);
      setSaved(Object.keys(draft.values));
      return now;
    },
    refetch,
  });
  const { saving, refused } = editor;
  const changes = changesOf(editor.draft);
  const changed = Object.keys(changes);
  const gone = changed.filter((name) => !(name in stored));
  const set = (values: Partial<Fields>) => {
    const isOf = (path: string) => rules.fieldOf(path) in values;
    editor.change(values);
    setSaved((last) => last.filter((path) => !isOf(path)));
    // Problems elsewhere in a list stay marked.
    const stillWrong = errorsOf({ ...changes, ...values });
    marks.forget((path) => isOf(path) && (path in values || !(path in stillWrong)));
  };
  return {
    values: { ...stored, ...changes },
    errors: { ...marks.errors, ...refused },
    changed,
    /** Changed fields of what somebody else has removed. */
    gone,
    /** A field that is back at its value from when its change began is no change. */
    discardGone: () => set(only(editor.draft.base as object, (name) => gone.includes(name))),
    saved,
    wasRestored: wasRestored && saving.state === "idle",
    /** A refusal that names fields is shown at those fields, and is no failure of saving. */
    saving: {
      ...saving,
      state: Object.keys(refused).length > 0 ? ("idle" as const) : saving.state,
    },
    save() {
      if (saving.state !== "saving" && changed.length > 0) editor.finish();
    },
    set,
    discard() {
      editor.discard();
      marks.show({});
    },
    keepMine: editor.keepMine,
    takeTheirs: editor.takeTheirs,
  };
}
