import { useEffect, useRef, useState } from "react";
import { isBlank, limits } from "../../../../domain/text-rules.ts";
import { text } from "../../../text/dictionary.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { entryFieldText } from "../../../text/entry-field-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Form } from "../../../ui/Form.tsx";
import { focusUnlessElsewhere } from "../../../ui/focus-unless-elsewhere.ts";
import { Icon } from "../../../ui/icons.tsx";
import { useReturnedFocus } from "../../../ui/use-returned-focus.ts";
import { SavingMark } from "../../../forms/SavingMark.tsx";
import { createOnce } from "../../../forms/create-once.ts";
import { emptyDraft, withChanges } from "../../../forms/draft.ts";
import { useErrors } from "../../../forms/use-errors.ts";
import { useSaving } from "../../../forms/use-saving.ts";
import { keepDraft, keptDraft, newDraftKey } from "./drafts.ts";
import { titleErrors, type EntryKind } from "./entry-draft.ts";
import { editOf, type EntryFields } from "./entry-fields.ts";
import formStyles from "./EntryForm.module.css";
import { useOwner } from "../owner-context.ts";
import { PriceField } from "./PriceField.tsx";

type NewEntryProps = {
  kind: EntryKind;
  parentId: string | null;
  /** The item in whose dialog it is added. */
  within?: string | undefined;
  variant?: "primary" | "quiet" | undefined;
};

const words = menuEditorText.adding;
const prompts = {
  category: "categoryTitle",
  item: "itemTitle",
  group: "groupTitle",
  option: "optionTitle",
} as const;

/** The id of the button that adds an entry to a parent: it gets the focus when an entry there is removed. */
export const adderId = (parentId: string | null) => `novo-${parentId ?? "categoria"}`;

/** Adds an entry at the end of its parent; it stays open for the next one. */
export function NewEntry({ kind, parentId, within, variant = "quiet" }: NewEntryProps) {
  const key = newDraftKey(kind, parentId);
  const [isOpen, setOpen] = useState(() => keptDraft(key) !== undefined);
  const opener = useReturnedFocus(isOpen);
  if (isOpen) {
    return <NewEntryForm {...{ kind, parentId, within }} onClose={() => setOpen(false)} />;
  }
  return (
    <Button ref={opener} id={adderId(parentId)} variant={variant} onClick={() => setOpen(true)}>
      <Icon name="plus" />
      {words[kind]}
    </Button>
  );
}

function NewEntryForm({
  kind,
  parentId,
  within,
  onClose,
}: NewEntryProps & { onClose: () => void }) {
  const key = newDraftKey(kind, parentId);
  const { edits } = useOwner();
  const [fields, setFields] = useState<EntryFields>(() => keptDraft(key)?.values ?? {});
  const [added, setAdded] = useState<string>();
  const title = useRef<HTMLInputElement>(null);
  const { part, errors, show, forget } = useErrors();
  const [category] = useState(() => edits.categoryOf(within) ?? keptDraft(key)?.category);
  const sent = useRef(keptDraft(key)?.sent);
  const keep = (values: EntryFields) => {
    const isEmpty = isBlank(values.title_br ?? "") && !values.priceCents && !sent.current;
    const draft = { values, base: {}, within, category, sent: sent.current };
    keepDraft(key, isEmpty ? undefined : draft);
  };
  const latest = useRef(fields);
  const set = (next: EntryFields) => {
    latest.current = next;
    setFields(next);
    keep(next);
  };
  const saving = useSaving(async (saved: EntryFields) => {
    const parent = parentId === null ? {} : { parent_id: parentId };
    await createOnce(saved, {
      unanswered: sent.current,
      keep(next) {
        sent.current = next;
        keep(latest.current);
      },
      create: (first, id) => edits.add(kind, { ...editOf(first), ...parent }, id),
      change: ({ id }, first) => edits.save(kind, id, withChanges(emptyDraft, saved, first)),
    });
    // Text typed meanwhile is of the next entry.
    if (latest.current === saved) set({});
    setAdded(saved.title_br);
    focusUnlessElsewhere(part.current, title.current);
  });
  useEffect(() => title.current?.focus(), []);
  const add = () => {
    if (show(titleErrors(fields)) && saving.state !== "saving") saving.run(fields);
  };
  return (
    <Form ref={part} className={formStyles.form} aria-label={words[kind]} onSubmit={add}>
      <Field
        ref={title}
        label={words[prompts[kind]]}
        required
        maxLength={limits.title}
        autoComplete="off"
        enterKeyHint="done"
        value={fields.title_br ?? ""}
        error={errors["title_br"]}
        onChange={({ currentTarget }) => {
          forget((name) => name === "title_br");
          set({ ...fields, title_br: currentTarget.value });
        }}
      />
      {(kind === "item" || kind === "option") && (
        <PriceField
          label={entryFieldText.fields.priceCents}
          cents={fields.priceCents ?? 0}
          onChange={(priceCents) => set({ ...fields, priceCents })}
        />
      )}
      <div className={formStyles.state}>
        <SavingMark saving={{ ...saving, retry: () => saving.run(fields) }} />
        <p role="status" className={formStyles.note}>
          {added !== undefined && words.added(added)}
        </p>
      </div>
      <div className={formStyles.actions}>
        <Button type="submit" variant="primary" busy={saving.state === "saving"}>
          {words.add}
        </Button>
        <Button
          onClick={() => {
            // It may have arrived anyway; then the menu shows it.
            if (sent.current) void edits.refetch();
            sent.current = undefined;
            set({});
            onClose();
          }}
        >
          {text.common.close}
        </Button>
      </div>
    </Form>
  );
}
