import { mergeLines } from "./order-lines.ts";
import { emptyDraft } from "./tab-work.ts";
import type { WorkStore } from "./floor-work.ts";

/**
 * What is typed on one tab by now goes on another, beside what is typed there. It stays where that is more than an order
 * can hold, and where an earlier version of it may have arrived: only its own tab and key can find that.
 */
export function moveDraft(
  store: WorkStore,
  { from, to, table }: { from: string; to: string; table: number },
): "moved" | "no room" | "may have arrived" {
  const draft = store.current()[from]?.draft;
  if (!draft) return "moved";
  if (draft.unanswered.length > 0) return "may have arrived";
  const there = store.current()[to]?.draft ?? emptyDraft;
  const items = mergeLines(there.items, draft.items);
  if (!items) return "no room";
  // First there, then away from here: between the two it is twice on the screen, and never nowhere.
  store.change(to, (work) => ({ ...work, table, draft: { ...work.draft, items } }));
  store.change(from, (work) => ({
    ...work,
    draft: emptyDraft,
    // That of an order which was set aside is not about what is moved.
    refusal: work.refusal?.isAside ? work.refusal : null,
  }));
  return "moved";
}
