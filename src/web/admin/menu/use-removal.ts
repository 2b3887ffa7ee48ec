import { useCallback } from "react";
import { refusalText } from "../../api/refusal-text.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { afterDrawing } from "../../ui/after-drawing.ts";
import { useToast } from "../../ui/Toast.tsx";
import { takeDrafts } from "./entry/drafts.ts";
import type { EntryKind } from "./entry/entry-draft.ts";
import { entryIds } from "./edits/find-entries.ts";
import type { Entry, MenuEdits } from "./edits/menu-edits.ts";
import { adderId } from "./entry/NewEntry.tsx";
import { undoOffer } from "./edits/undo-offer.ts";
import { entryElementId } from "./entry/use-editing.ts";

const words = menuEditorText.deleting;

/** Removes an entry, and offers to bring it back for a while. */
export function useRemoval(edits: MenuEdits) {
  const show = useToast();
  return useCallback(
    async (kind: EntryKind, { id, parent_id: parentId, title_br: title = "" }: Entry) => {
      const putDraftsBack = takeDrafts(edits.read((menu) => entryIds(menu, id)) ?? new Set([id]));
      focusInstead(id, parentId);
      const undo = undoOffer({ edits, show }, { id, title, onRestored: putDraftsBack });
      try {
        await edits.remove(kind, id);
        show({ text: words.deleted(title), ...undo });
      } catch (error) {
        putDraftsBack();
        show({ text: words.failed(title, refusalText(error)), tone: "danger" });
      }
    },
    [edits, show],
  );
}

/** The focus goes to the pencil of what stands beside, so that neither it nor the place on the page is lost. */
function focusInstead(entryId: string, parentId: string | null): void {
  const removed = document.getElementById(entryElementId(entryId));
  const beside = removed?.nextElementSibling ?? removed?.previousElementSibling;
  // Pencils in a closed category cannot be seen, though browsers may give them a place.
  const pencils = [...(beside?.querySelectorAll<HTMLElement>("[data-pencil]") ?? [])];
  const next = pencils.find((pencil) => !pencil.closest("details:not([open]) > :not(summary)"));
  // A question that closes gives the focus back first; and a long editor that goes would take it out of the window.
  afterDrawing(() => (next ?? document.getElementById(adderId(parentId)))?.focus());
}
