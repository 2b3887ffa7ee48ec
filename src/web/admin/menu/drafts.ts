import { useSyncExternalStore } from "react";
import type { EntryDraft } from "./entry-draft.ts";

/** What was typed and is not saved yet, by entry; it outlives a reload of the page. Storage is per host and so per account. */
const key = "menuDrafts";

type Kept = EntryDraft & {
  /** The item in whose dialog the entry is edited. */
  within?: string | undefined;
};

let drafts: Map<string, Kept> | undefined;

function all(): Map<string, Kept> {
  drafts ??= new Map(Object.entries(stored()));
  return drafts;
}

function stored(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    // Only `keep` below writes there.
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

export function keptDraft(entryId: string): EntryDraft | undefined {
  return all().get(entryId);
}

/** Whether something of an item is not saved: the item itself, or what is edited in its dialog. */
export function useIsUnsaved(itemId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => all().has(itemId) || [...all().values()].some(({ within }) => within === itemId),
    () => false,
  );
}

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function keepDraft(entryId: string, draft: Kept | undefined): void {
  const isKnown = all().has(entryId);
  if (draft) all().set(entryId, draft);
  else all().delete(entryId);
  if (isKnown !== Boolean(draft)) for (const changed of listeners) changed();
  if (!isKnown && !draft) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(all())));
  } catch {
    // Full or forbidden: then it lasts as long as the page.
  }
}
