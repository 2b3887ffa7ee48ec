import { refusalText } from "../../../api/refusal-text.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { editingText } from "../../../text/editing-dictionary.ts";
import type { useToast } from "../../../ui/Toast.tsx";
import { removalUndoMs } from "../../use-undo.ts";
import { isGone, type MenuEdits } from "./menu-edits.ts";

const words = menuEditorText.deleting;

/** A removal's message offers to bring the entry back, and offers it again if that fails. */
export function undoOffer(
  { edits, show }: { edits: MenuEdits; show: ReturnType<typeof useToast> },
  { id, title, onRestored }: { id: string; title: string; onRestored?: () => void },
) {
  const restore = async () => {
    try {
      await edits.restore(id);
      onRestored?.();
      show({ text: words.restored(title), tone: "ok" });
    } catch (error) {
      show({
        text: words.notRestored(title, refusalText(error)),
        tone: "danger",
        // The server can bring it back for longer than it is offered here.
        ...(isGone(error) ? {} : offer),
      });
    }
  };
  const offer = {
    durationMs: removalUndoMs,
    action: { label: editingText.pending.undo, run: () => void restore() },
  };
  return offer;
}
