import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Category, Menu } from "../../../contract/content.ts";
import { defaultLanguage, languages, offeredLanguages } from "../../../domain/languages.ts";
import { useApi } from "../../api/api.ts";
import { useSite } from "../../site/site.ts";
import { useShown } from "../../ui/use-shown.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { afterDrawing } from "../../ui/after-drawing.ts";
import { useToast } from "../../ui/Toast.tsx";
import type { EntryKind } from "./entry/entry-draft.ts";
import { useCopying } from "./copying/use-copying.ts";
import { createMenuEdits, type Entry, type MenuEdits } from "./edits/menu-edits.ts";
import type { Owner } from "./owner-context.ts";
import { childCount, entryIds } from "./edits/find-entries.ts";
import { takeDrafts } from "./entry/drafts.ts";
import { adderId } from "./entry/NewEntry.tsx";
import { undoOffer } from "./edits/undo-offer.ts";
import { entryElementId } from "./entry/use-editing.ts";

const words = menuEditorText.deleting;

/**
 * Gives the context of the menu's editor, the dialogs over the menu, and a removal that does not ask. The context stays
 * the same object while the languages, the icons and the currency do.
 */
export function useOwnerOf(menu: Menu) {
  const api = useApi();
  const queries = useQueryClient();
  const { language } = useSite();
  const edits = useMemo(() => createMenuEdits(api, queries), [api, queries]);
  const remove = useRemoval(edits);
  const item = useShown<string>();
  const { hide: hideItem } = item;
  const removeNow = useCallback(
    (kind: EntryKind, entry: Entry) => {
      if (kind === "item") hideItem();
      void remove(kind, entry);
    },
    [remove, hideItem],
  );
  const placed = useShown<{ kind: EntryKind; entry: Entry }>();
  const sorted = useShown<{ kind: EntryKind; parentId: string | null }>();
  const copied = useShown<Category>();
  const removed = useShown<{ kind: EntryKind; entry: Entry }>();
  const { currency, languages: known, inactiveLanguages: inactive } = menu.account.extras;
  const { icons } = menu;
  const [showItem, place, sort, ask] = [item.show, placed.show, sorted.show, removed.show];
  const { duplicate, copyGroupTo } = useCopying(edits);
  const { show: copyGroup } = copied;
  const owner = useMemo<Owner>(
    () => ({
      edits,
      language,
      currency,
      icons,
      languages: languages.filter((one) => one === defaultLanguage || known.includes(one)),
      offered: offeredLanguages({ languages: known, inactiveLanguages: inactive }),
      openItem: ({ id }) => showItem(id),
      duplicate: (kind, entry) => void duplicate(kind, entry),
      copyGroup,
      copyGroupTo,
      place: (kind, entry) => place({ kind, entry }),
      sort: (kind, parentId) => sort({ kind, parentId }),
      remove(kind, entry) {
        const hasChildren = edits.read((now) => childCount(now, kind, entry) > 0) ?? false;
        if (hasChildren) ask({ kind, entry });
        else removeNow(kind, entry);
      },
    }),
    [
      edits,
      language,
      currency,
      icons,
      known,
      inactive,
      showItem,
      duplicate,
      copyGroup,
      copyGroupTo,
      place,
      sort,
      ask,
      removeNow,
    ],
  );
  return {
    owner,
    dialogs: { item, placed, sorted, copied, removed },
    remove: removeNow,
  };
}

/** Removes an entry, and offers to bring it back for a while. */
function useRemoval(edits: MenuEdits) {
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

/** Moves the focus to the adjacent entry's pencil, so that neither the focus nor the scroll position is lost. */
function focusInstead(entryId: string, parentId: string | null): void {
  const removed = document.getElementById(entryElementId(entryId));
  const beside = removed?.nextElementSibling ?? removed?.previousElementSibling;
  // Pencils in a closed category cannot be seen, though browsers may give them a place.
  const pencils = [...(beside?.querySelectorAll<HTMLElement>("[data-pencil]") ?? [])];
  const next = pencils.find((pencil) => !pencil.closest("details:not([open]) > :not(summary)"));
  // A closing question gives the focus back first, and a long editor that goes would move it out of the window.
  afterDrawing(() => (next ?? document.getElementById(adderId(parentId)))?.focus());
}
