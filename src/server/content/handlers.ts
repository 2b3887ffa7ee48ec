import type { contentContract } from "../../contract/content.ts";
import { getPublicAccount } from "../account/account-queries.ts";
import { shownUntilMs } from "../account/service-views.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { requireFound } from "../http/refused.ts";
import { userIdOf } from "../sessions/principal.ts";
import { buildMenu } from "./menu/build-menu.ts";
import { menuUntilMs } from "./menu/menu-until.ts";
import { listStock } from "./menu/stock-queries.ts";
import { changeMenu } from "./edit/change-menu.ts";
import { copyEntry } from "./edit/copy-entry.ts";
import { setSwitch } from "./edit/edit-queries.ts";
import { moveToNeighbour } from "./edit/move-to-neighbour.ts";
import { readCategory, readIcon, readItem } from "./menu/read-entry.ts";
import { publishAvailability } from "./edit/note-stock.ts";
import { removeEntry, removeIcon, restoreRemoved } from "./edit/remove-entry.ts";
import { saveEntry } from "./edit/save-entry.ts";
import { saveIcon } from "./edit/save-icon.ts";
import { saveValues } from "./edit/save-values.ts";
import { setSoldOut, setStock } from "./edit/set-sold-out.ts";
import { sortEntries } from "./edit/sort-entries.ts";

export function contentHandlers(): Handlers<typeof contentContract> {
  return {
    async home(_, { tx, account: head, domain, principal, now, keepUntil }) {
      const { allowedFeatures } = head;
      const nowMs = now.getTime();
      const account = await getPublicAccount(tx, { head, domain, nowMs });
      keepUntil(shownUntilMs(account, nowMs));
      return {
        account,
        ...(principal.kind === "admin" ? { allowedFeatures } : {}),
      };
    },
    async menu(_, { tx, domain, principal, now, keepUntil }) {
      const showing = { domain, nowMs: now.getTime() };
      const withInactive = principal.kind === "admin";
      const menu = requireFound(await buildMenu(tx, { ...showing, withInactive }));
      keepUntil(menuUntilMs(menu, showing.nowMs));
      return menu;
    },
    async saveCategory({ body: { data, base } }, { tx, principal, now }) {
      const by = { userId: userIdOf({ principal }), now };
      const id = await changeMenu(tx, () => saveEntry(tx, { kind: "category", data, base, by }));
      return { newCategory: await readCategory(tx, id, now) };
    },
    async saveItem({ body: { subItem: isOption, data, base } }, { tx, principal, now }) {
      const edit = { kind: "item", isOption, data, base } as const;
      const by = { userId: userIdOf({ principal }), now };
      const id = await changeMenu(tx, () => saveEntry(tx, { ...edit, by }));
      return { newItem: await readItem(tx, id, now) };
    },
    setSoldOut: ({ params: { id }, body: { until, same_title: sameTitle = false } }, context) =>
      setSoldOut({ id, until, sameTitle, userId: userIdOf(context) }, context),
    stock: async (_, { tx }) => ({ stock: await listStock(tx) }),
    setStock: ({ params: { id }, body: { stock } }, context) =>
      setStock({ id, stock, userId: userIdOf(context) }, context),
    async setActive({ params: { id }, body: { active: value } }, { tx }) {
      const active = await changeMenu(tx, async () => {
        await publishAvailability(tx, [id]);
        return setSwitch(tx, { entryId: id, column: "active", value });
      });
      return { id, active: requireFound(active) };
    },
    async setNavHide({ params: { id }, body: { nav_hide: flag } }, { tx }) {
      const value = flag === undefined ? undefined : flag === 1;
      const isHidden = await changeMenu(tx, () =>
        setSwitch(tx, { entryId: id, column: "nav_hide", value }),
      );
      return { id, nav_hide: requireFound(isHidden) ? 1 : 0 };
    },
    async sort({ body: { data: positions, base: seen } }, { tx }) {
      if (positions.length === 0) return { data: [] };
      return { data: await changeMenu(tx, () => sortEntries(tx, { positions, seen })) };
    },
    async replaceCategory({ body: { dir: direction, item, base: seen } }, { tx }) {
      const move = { ...item, direction, seen };
      return { item: await changeMenu(tx, () => moveToNeighbour(tx, move)) };
    },
    async removeCategory({ params: { id } }, { tx, now }) {
      await changeMenu(tx, () => removeEntry(tx, { id, kind: "category", now }));
    },
    async removeItem({ params: { id } }, { tx, now }) {
      await changeMenu(tx, () => removeEntry(tx, { id, kind: "item", now }));
    },
    async restore({ params: { id } }, { tx, now }) {
      await changeMenu(tx, () => restoreRemoved(tx, { id, now }));
      return { id };
    },
    async copy({ params: { id }, body: { to } }, { tx }) {
      return { ids: await changeMenu(tx, () => copyEntry(tx, { id, to })) };
    },
    async saveValues({ body: { edits } }, { tx, principal }) {
      if (edits.length === 0) return { ids: [] };
      const userId = userIdOf({ principal });
      return { ids: await changeMenu(tx, () => saveValues(tx, { edits, userId })) };
    },
    async saveIcon({ body: { data } }, { tx, account }) {
      const iconId = await changeMenu(tx, () => saveIcon(tx, data));
      const { languages } = account.extras;
      return { newIcon: await readIcon(tx, { iconId, languages }) };
    },
    async removeIcon({ params: { id } }, { tx, now }) {
      await changeMenu(tx, () => removeIcon(tx, { id, now }));
    },
  };
}
