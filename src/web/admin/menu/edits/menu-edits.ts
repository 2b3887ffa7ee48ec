import type { QueryClient } from "@tanstack/react-query";
import { CallRefused } from "../../../../contract/client.ts";
import type { Category, Item, Menu } from "../../../../contract/content.ts";
import type { Image } from "../../../../contract/fields.ts";
import type { BulkEdit, CategoryEdit, ItemEdit } from "../../../../contract/menu-edits.ts";
import type { Api } from "../../../api/api.ts";
import { cacheFlushed } from "../../../api/cache-flushed.ts";
import { menuQuery } from "../../../content/queries.ts";
import type { EntryDraft, EntryKind } from "../entry/entry-draft.ts";
import { editOf } from "../entry/entry-fields.ts";
import { entryIds } from "./find-entries.ts";
import {
  withCategory,
  withFields,
  withIcon,
  withItem,
  withMovedItem,
  withRestored,
  withSort,
  withValues,
  withoutEntry,
  withoutIcon,
} from "./menu-changes.ts";

export type MenuEdits = ReturnType<typeof createMenuEdits>;

/** An owner's calls on the menu. Each writes the server's answer into the menu that the page shows. */
export function createMenuEdits(api: Api, queries: QueryClient) {
  const { queryKey } = menuQuery(api);
  const write = async (next: (menu: Menu) => Menu) => {
    // An answer in flight is older than this.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (menu) => menu && next(menu));
  };
  const change = async (next: (menu: Menu) => Menu) => {
    await write(next);
    await cacheFlushed();
  };
  const refetch = () => queries.invalidateQueries({ queryKey });
  /** Refetches if the menu is outdated because somebody else has changed the list or removed the entry. */
  const refetchIfStale = async (error: unknown): Promise<never> => {
    const refusal = error instanceof CallRefused ? error.refusal : undefined;
    const isStale = ["conflict", "invalid_id", "not_found"].includes(refusal?.error ?? "");
    if (isStale && !refusal?.conflicts) await refetch();
    throw error;
  };
  const changeItem = async (item: Item) => {
    await change((menu) => withItem(menu, item));
    const menu = queries.getQueryData(queryKey);
    // Somebody has moved it to a category that this page does not know yet.
    if (menu && !entryIds(menu).has(item.id)) await refetch();
  };
  const saveEntry = async (
    kind: EntryKind,
    { data, base }: { data: CategoryEdit & ItemEdit; base?: ItemEdit },
    idempotencyKey?: string,
  ): Promise<Entry> => {
    const body = { data, ...(base ? { base } : {}) };
    const options = idempotencyKey === undefined ? {} : { idempotencyKey };
    if (kind === "category" || kind === "group") {
      const { newCategory } = await api.content
        .saveCategory({ body }, options)
        .catch(refetchIfStale);
      await change((menu) => withCategory(menu, newCategory));
      return newCategory;
    }
    const subItem = kind === "option" ? { subItem: true } : {};
    const { newItem } = await api.content
      .saveItem({ body: { ...subItem, ...body } }, options)
      .catch(refetchIfStale);
    await changeItem(newItem);
    return newItem;
  };
  return {
    refetch,
    /** Asks something of the menu as the page shows it at the moment. */
    read<Answer>(ask: (menu: Menu) => Answer): Answer | undefined {
      const menu = queries.getQueryData(queryKey);
      return menu && ask(menu);
    },
    categoryOf: (itemId: string | undefined) =>
      queries
        .getQueryData(queryKey)
        ?.menu.find(({ items }) => items.some(({ id }) => id === itemId))?.id,
    /** The same key adds it once, however often it is sent. */
    add: (kind: EntryKind, data: Omit<ItemEdit, "id">, key: string) =>
      saveEntry(kind, { data }, key),
    /** Saves what has changed of an entry, unless somebody else has changed it too. */
    save: (kind: EntryKind, id: string, { values, base }: EntryDraft) =>
      saveEntry(kind, { data: { ...editOf(values), id }, base: editOf(base) }),
    async setActive(id: string, active: boolean) {
      const answer = await api.content
        .setActive({ params: { id }, body: { active } })
        .catch(refetchIfStale);
      await change((menu) => withFields(menu, id, { active: answer.active }));
    },
    async setNavHide(id: string, isHidden: boolean) {
      const body = { nav_hide: isHidden ? (1 as const) : (0 as const) };
      const answer = await api.content.setNavHide({ params: { id }, body }).catch(refetchIfStale);
      await change((menu) => withFields(menu, id, { nav_hide: answer.nav_hide }));
    },
    async setIcons(id: string, icons: Record<string, boolean>) {
      const { newItem } = await api.content
        .saveItem({ body: { data: { id, extras: { icons } } } })
        .catch(refetchIfStale);
      await changeItem(newItem);
    },
    /** Takes the entry off the page at once, and puts it back when the server refuses or does not answer. */
    async remove(kind: EntryKind, id: string) {
      const before = queries.getQueryData(queryKey);
      await write((menu) => withoutEntry(menu, id));
      const call = { params: { id } };
      const isCategory = kind === "category" || kind === "group";
      await (isCategory ? api.content.removeCategory(call) : api.content.removeItem(call)).catch(
        async (error: unknown) => {
          // A gone entry stays off: somebody was faster, or an earlier call's answer was lost.
          if (!isGone(error))
            await write((menu) => (before ? withRestored(menu, before, id) : menu));
          const fetched = refetch();
          if (!isGone(error)) throw error;
          await fetched;
        },
      );
      // The answer of a save or of a fetch may have put it back meanwhile.
      await write((menu) => withoutEntry(menu, id));
    },
    async restore(id: string) {
      await api.content.restore({ params: { id }, body: {} });
      await refetch();
    },
    /** Copies the entry behind it, or to the end of each of `to`; gives the copies' ids. The same key copies once. */
    async copy(
      id: string,
      { to, idempotencyKey }: { to?: readonly string[]; idempotencyKey: string },
    ): Promise<string[]> {
      const { ids } = await api.content
        .copy({ params: { id }, body: to ? { to: [...to] } : {} }, { idempotencyKey })
        .catch(refetchIfStale);
      await refetch();
      return ids;
    },
    /** Gives the ids of the entries whose values have changed. */
    async saveValues(values: BulkEdit[]): Promise<string[]> {
      const { ids } = await api.content
        .saveValues({ body: { edits: values } })
        .catch(refetchIfStale);
      await change((menu) => withValues(menu, values));
      return ids;
    },
    /** Shows another order on the page before it is saved. */
    showSort: (parentId: string | null, ids: readonly string[]) =>
      write((menu) => withSort(menu, parentId, ids)),
    async saveSort({ ids, seen }: { ids: readonly string[]; seen: readonly string[] }) {
      const data = ids.map((id, sort) => ({ id, sort }));
      await api.content.sort({ body: { data, base: [...seen] } }).catch(refetchIfStale);
    },
    async moveToNeighbour(
      id: string,
      { dir, from, to }: { dir: "up" | "down"; from: string; to: string },
    ) {
      const base = { parent_id: from, neighbour_id: to };
      const { item } = await api.content
        .replaceCategory({ body: { dir, item: { id }, base } })
        .catch(refetchIfStale);
      await change((menu) => withMovedItem(menu, item));
    },
    /** Gives the icon's id. The same key adds it once, however often it is sent. */
    async addIcon({ title, image }: GivenIcon, idempotencyKey: string): Promise<string> {
      const body = { data: { title, uploads: { icons: [image] } } };
      const { newIcon } = await api.content
        .saveIcon({ body }, { idempotencyKey })
        .catch(refetchIfStale);
      await change((menu) => withIcon(menu, newIcon));
      return newIcon.id;
    },
    async changeIcon(id: string, { title, image }: GivenIcon) {
      const body = { data: { id, title, uploads: { icons: [image] } } };
      const { newIcon } = await api.content.saveIcon({ body }).catch(refetchIfStale);
      await change((menu) => withIcon(menu, newIcon));
    },
    async removeIcon(id: string) {
      await api.content.removeIcon({ params: { id } }).catch(refetchIfStale);
      await change((menu) => withoutIcon(menu, id));
    },
  };
}

/** Somebody else has removed the entry that was to be changed. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof CallRefused)) return false;
  const { error: code, fields } = error.refusal;
  return code === "not_found" || (code === "invalid_id" && fields?.["data.id"] !== undefined);
}

export type Entry = Category | Item;

export type GivenIcon = { title: string; image: Image };
