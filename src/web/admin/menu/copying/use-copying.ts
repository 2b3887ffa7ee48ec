import { useMemo, useRef } from "react";
import { isDefiniteRejection } from "../../../api/definite-rejection.ts";
import { newKey } from "../../../api/new-key.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { editingText } from "../../../text/editing-dictionary.ts";
import { useToast } from "../../../ui/Toast.tsx";
import { removalUndoMs } from "../../use-undo.ts";
import type { Entry, MenuEdits } from "../edits/menu-edits.ts";
import type { EntryKind } from "../entry/entry-draft.ts";

const words = menuEditorText.copying;

/** Copies entries, and offers to remove the copies again for a while. */
export function useCopying(edits: MenuEdits) {
  const show = useToast();
  /** Idempotency keys of copies that had no answer, so that a repeated call copies once. */
  const keys = useRef(new Map<string, string>());
  return useMemo(() => {
    const underWay = new Set<string>();
    const copy = async (id: string, to?: readonly string[]): Promise<string[]> => {
      const asked = JSON.stringify([id, to]);
      const idempotencyKey = keys.current.get(asked) ?? newKey();
      keys.current.set(asked, idempotencyKey);
      try {
        const ids = await edits.copy(id, { ...(to && { to }), idempotencyKey });
        keys.current.delete(asked);
        return ids;
      } catch (error) {
        if (isDefiniteRejection(error)) keys.current.delete(asked);
        throw error;
      }
    };
    const offerUndo = (kind: EntryKind, ids: readonly string[], text: string) => {
      const undo = async () => {
        try {
          for (const id of ids) await edits.remove(kind, id);
          show({ text: words.undone, tone: "ok" });
        } catch (error) {
          show({ text: words.notUndone(refusalText(error)), tone: "danger" });
        }
      };
      show({
        text,
        durationMs: removalUndoMs,
        action: { label: editingText.pending.undo, run: () => void undo() },
      });
    };
    return {
      async duplicate(kind: EntryKind, { id, title_br: title = "" }: Entry) {
        // A second press before the answer means the same copy.
        if (underWay.has(id)) return;
        underWay.add(id);
        try {
          offerUndo(kind, await copy(id), words.duplicated(title));
        } catch (error) {
          show({ text: words.failed(title, refusalText(error)), tone: "danger" });
        }
        underWay.delete(id);
      },
      async copyGroupTo({ id, title_br: title = "" }: Entry, itemIds: readonly string[]) {
        const ids = await copy(id, [...itemIds].sort());
        offerUndo("group", ids, words.copied(title, ids.length));
      },
    };
  }, [edits, show]);
}
