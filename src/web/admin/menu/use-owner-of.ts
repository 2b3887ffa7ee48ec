import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Category, Menu } from "../../../contract/content.ts";
import { defaultLanguage, languages, offeredLanguages } from "../../../domain/languages.ts";
import { useApi } from "../../api/api.ts";
import { useSite } from "../../site/site.ts";
import { useShown } from "../../ui/use-shown.ts";
import type { EntryKind } from "./entry/entry-draft.ts";
import { useCopying } from "./copying/use-copying.ts";
import { createMenuEdits, type Entry } from "./edits/menu-edits.ts";
import type { Owner } from "./owner-context.ts";
import { childCount } from "./edits/find-entries.ts";
import { useRemoval } from "./use-removal.ts";

/**
 * What every part of the menu's editor needs, which changes only with the account's icons and languages; which dialogs are
 * open over the menu; and the way to remove an entry without asking.
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
  const { duplicate } = useCopying(edits);
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
