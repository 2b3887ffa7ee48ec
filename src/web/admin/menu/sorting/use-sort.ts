import { useRef } from "react";
import { CallRefused } from "../../../../contract/client.ts";
import { conflictText } from "../../../text/conflict-dictionary.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { useToast } from "../../../ui/Toast.tsx";
import { nothingStored } from "../../../forms/saving-queue.ts";
import { useSaving } from "../../../forms/use-saving.ts";
import { useOwner } from "../owner-context.ts";

/** The ids in their new order, and as they were seen before. */
type Sort = { ids: readonly string[]; seen: readonly string[] };

/** Somebody else has added, removed, moved or sorted entries of the list. */
export function isListChanged(error: unknown): boolean {
  if (!(error instanceof CallRefused)) return false;
  return error.status === 409 || error.refusal.error === "invalid_id";
}

/** Puts one parent's entries in another order: on the page at once, and then on the server. */
export function useSort(parentId: string | null) {
  const { edits } = useOwner();
  const show = useToast();
  /** The last order known to be stored; the page may show a newer one. */
  const stored = useRef<readonly string[]>(undefined);
  const saving = useSaving(
    async (sort: Sort) => {
      try {
        await edits.saveSort(sort);
      } catch (error) {
        if (!isListChanged(error)) throw error;
        show({ text: conflictText.listChanged, tone: "warn" });
        return nothingStored;
      }
      stored.current = sort.ids;
      return undefined;
    },
    // `seen` stays the stored order: the waiting one has not arrived.
    {
      merge: (waiting, next) => ({ ...next, seen: waiting.seen }),
      onLost: () => {
        // Otherwise the next sort would be refused as if somebody else had changed the list.
        if (stored.current) void edits.showSort(parentId, stored.current);
        show({ text: menuEditorText.orderLost, tone: "danger" });
      },
    },
  );
  const { state } = saving;
  return {
    saving,
    put(sort: Sort) {
      if (state === "idle" || state === "saved") stored.current = sort.seen;
      void edits.showSort(parentId, sort.ids);
      saving.run(sort);
    },
  };
}
