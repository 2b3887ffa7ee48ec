import { useRef, useState } from "react";
import type { StaleField } from "../../contract/errors.ts";
import { refusedFields } from "../api/refused-fields.ts";
import { emptyDraft, isEmpty, isSameIn, type Draft, type DraftRules } from "./draft.ts";
import { useSaving } from "./use-saving.ts";

/** The differences between the things that are edited as drafts. */
type HowToEdit<Fields extends object, Stored extends object> = {
  rules: DraftRules<Fields, Stored>;
  /** The draft that outlived a reload, or an empty one. */
  kept: () => Draft<Fields, Stored>;
  keep: (draft: Draft<Fields, Stored>) => void;
  /** Whether it may go out; if not, the fields tell why from then on. */
  check?: (draft: Draft<Fields, Stored>) => boolean;
  /** Answers what is stored then. */
  save: (draft: Draft<Stored>) => Promise<Stored>;
  /** Fetches what is stored, after others have changed it. */
  refetch: () => Promise<unknown>;
  /** All is saved, or nothing has changed. */
  onDone?: (outcome: "saved" | "unchanged") => void;
};

/** The editing of a draft: kept over a reload, saved as a whole when it is finished, and never lost on the way. */
export function useDraftEditor<Fields extends object, Stored extends object>({
  rules,
  kept,
  keep,
  check = () => true,
  save,
  refetch,
  onDone = () => undefined,
}: HowToEdit<Fields, Stored>) {
  const [draft, setDraft] = useState(kept);
  /** The last draft sent, which a refusal is about. */
  const [sent, setSent] = useState<Draft<Fields, Stored>>(emptyDraft);
  // Work that ends later, such as an upload, must change the newest draft and not the one that it began with.
  const latest = useRef(draft);
  const put = (next: Draft<Fields, Stored>) => {
    latest.current = next;
    setDraft(next);
    keep(next);
  };
  const saving = useSaving<void>(async () => {
    const now = latest.current;
    // It was asked for once more during a save, which has saved everything.
    if (isEmpty(now)) return;
    setSent(now);
    const stored = await save(rules.onWire(now));
    put(rules.withoutSaved(latest.current, now, stored));
    if (isEmpty(latest.current)) onDone("saved");
  });
  const refusals = Object.entries(refusedFields(saving.error));
  /** The refusals of fields that have not changed since. */
  const standing = ({ values }: Draft<Fields, Stored>) =>
    refusals.filter(([path]) => isSameIn(rules.fieldOf(path), values, sent.values));
  const finish = () => {
    if (!check(latest.current)) return;
    if (isEmpty(latest.current) && saving.state !== "saving") onDone("unchanged");
    else saving.run();
  };
  const stillRefused = standing(draft);
  return {
    draft,
    isChanged: !isEmpty(draft),
    saving: { ...saving, retry: finish, isToldAtFields: stillRefused.length > 0 },
    /** The server's words on fields, by their paths in the call, until the field is changed. */
    refused: Object.fromEntries(stillRefused),
    change(changes: Partial<Fields>) {
      put(rules.withChanges(latest.current, changes));
      // A network error stays while typing. A refusal clears once every refused field has changed.
      const isAnswered = refusals.length > 0 && standing(latest.current).length === 0;
      if (saving.state === "failed" && (isAnswered || isEmpty(latest.current))) saving.dismiss();
    },
    /** Ends the editing, as soon as everything is saved. */
    finish,
    discard() {
      saving.dismiss();
      put(emptyDraft);
      onDone("unchanged");
    },
    /** Saves over the others' changes that were shown. */
    keepMine() {
      put(rules.keepingMine(latest.current, theirsOf(saving.conflicts)));
      saving.dismiss();
      saving.run();
    },
    /** Drops this person's changes to fields that others have changed, and saves the rest. */
    async takeTheirs() {
      put(rules.takingTheirs(latest.current, theirsOf(saving.conflicts)));
      saving.dismiss();
      await refetch();
      if (isEmpty(latest.current)) onDone("unchanged");
      else saving.run();
    },
  };
}

function theirsOf(conflicts: Readonly<Record<string, StaleField>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(conflicts).map(([path, { theirs }]) => [path, theirs]));
}

export type DraftEditor = ReturnType<typeof useDraftEditor>;
