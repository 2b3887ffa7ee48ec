import { mergeLines } from "./order-lines.ts";
import { emptyDraft } from "./tab-work.ts";
import type { WorkStore } from "./work-store.ts";

/**
 * What is typed on one tab by now goes on another, beside what is typed there. False where that is more than an order
 * can hold: it stays.
 */
export function moveDraft(
  store: WorkStore,
  { from, to, table }: { from: string; to: string; table: number },
): boolean {
  const draft = store.current()[from]?.draft;
  if (!draft) return true;
  const there = store.current()[to]?.draft ?? emptyDraft;
  const items = mergeLines(there.items, draft.items);
  if (!items) return false;
  // First there, then away from here: between the two it is twice on the screen, and never nowhere.
  store.change(to, (work) => ({ ...work, table, draft: { ...work.draft, items } }));
  store.change(from, (work) => ({ ...work, draft: emptyDraft, refusal: null }));
  return true;
}
