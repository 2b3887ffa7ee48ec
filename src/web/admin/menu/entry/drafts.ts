import { useSyncExternalStore } from "react";
import { createListeners } from "../../../storage/listeners.ts";
import { readSession, writeSession } from "../../../storage/session-store.ts";
import type { Sent } from "../../../forms/create-once.ts";
import { ownKey } from "../../../forms/stored-draft.ts";
import type { EntryDraft } from "./entry-draft.ts";
import type { EntryFields } from "./entry-fields.ts";

export type KeptDraft = EntryDraft & {
  /** The entry's title; a new one has only the typed one. */
  title?: string | undefined;
  parentId?: string | null | undefined;
  /** The item in whose dialog the entry is edited. */
  within?: string | undefined;
  category?: string | undefined;
  /** A new entry that was sent and has had no answer. */
  sent?: Sent<EntryFields> | undefined;
};

const storageKeyNow = () => ownKey("menuDrafts");

const listeners = createListeners();
let kept: { key: string; drafts: Map<string, KeptDraft> } | undefined;

/** The drafts of the person who is signed in now. */
function all(): Map<string, KeptDraft> {
  const key = storageKeyNow();
  if (kept?.key === key) return kept.drafts;
  // Only `store` below writes there.
  const stored = (readSession(key) ?? {}) as Record<string, KeptDraft>;
  kept = { key, drafts: new Map(Object.entries(stored)) };
  return kept.drafts;
}

function store(): void {
  writeSession(storageKeyNow(), Object.fromEntries(all()));
}

/** The key of a new entry's draft: the entry has no id yet. */
export const newDraftKey = (kind: string, parentId: string | null) => `${kind}:${parentId ?? ""}`;

/** The id of the entry that a draft needs: its own, or the parent of a new one. "" is the menu itself. */
export const entryIdOf = (key: string) => key.slice(key.indexOf(":") + 1);

export function keptDraft(key: string): KeptDraft | undefined {
  return all().get(key);
}

/** Whether something of an item is not saved: the item itself, or a part edited in its dialog. */
export function useIsUnsaved(itemId: string): boolean {
  return useSyncExternalStore(
    listeners.add,
    () => all().has(itemId) || [...all().values()].some(({ within }) => within === itemId),
    () => false,
  );
}

/** The keys of all drafts, one a line. */
export function useDraftKeys(): string {
  return useSyncExternalStore(
    listeners.add,
    () => [...all().keys()].join("\n"),
    () => "",
  );
}

export function keepDraft(key: string, draft: KeptDraft | undefined): void {
  const isKnown = all().has(key);
  if (draft) all().set(key, draft);
  else all().delete(key);
  if (isKnown !== Boolean(draft)) listeners.tell();
  if (isKnown || draft) store();
}

/** Takes away the drafts of entries and of new ones below them. The function that it returns puts them back. */
export function takeDrafts(entryIds: ReadonlySet<string>): () => void {
  const taken = [...all()].filter(([key]) => entryIds.has(entryIdOf(key)));
  for (const [key] of taken) keepDraft(key, undefined);
  return () => {
    for (const [key, draft] of taken) keepDraft(key, draft);
  };
}
