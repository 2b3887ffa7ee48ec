import { extrasDefaults } from "../../contract/account-defaults.ts";
import type { Account } from "../../contract/account.ts";
import { extrasView, usualColumns } from "../../contract/field-values.ts";
import type { Category, Item, Menu } from "../../contract/content.ts";
import { itemFigures, type ShownOption } from "./menu-view.ts";

/** Builders for tests: each makes the least that its thing can be, with a test's changes. */

export function newAccount(changes: Partial<Account> = {}): Account {
  return {
    domain: "bar.localhost",
    name: "Bar",
    active: true,
    source: "cardapio",
    time_zone: "America/Sao_Paulo",
    day_ends_at: "05:00",
    day_ends: [],
    logo: null,
    banner: null,
    services: {
      delivery: alwaysOpen({ enabled: true }),
      takeout: alwaysOpen({ enabled: false }),
      indoor: alwaysOpen({ enabled: true }),
    },
    areas: [],
    ...changes,
    features: {
      delivery: false,
      linktree: false,
      localOrder: false,
      easyOrder: false,
      attendantOrder: false,
      ...changes.features,
    },
    extras: {
      ...extrasDefaults,
      ...changes.extras,
    },
  };
}

function alwaysOpen({ enabled }: { enabled: boolean }): Account["services"]["delivery"] {
  return {
    enabled,
    state: enabled ? "open" : "closed",
    open_periods: enabled ? null : [],
    hours: [],
    prep_minutes: 0,
    minimum_amount: 0,
    scheduled: false,
  };
}

type ItemChanges = Partial<Omit<Item, "extras">> & { extras?: Partial<Item["extras"]> };

export function newItem(id: string, changes: ItemChanges = {}): Item {
  return {
    id,
    parent_id: "category",
    active: true,
    title_br: id,
    sort: 0,
    uploads: { images: [], icons: [] },
    ...changes,
    extras: {
      ...extrasView("item", usualColumns, "guests"),
      price: 10,
      icons: {},
      ...changes.extras,
    },
  };
}

type CategoryChanges = Partial<Omit<Category, "extras">> & { extras?: Partial<Category["extras"]> };

export function newCategory(id: string, items: Item[], changes: CategoryChanges = {}): Category {
  return {
    id,
    schema: "menu-group",
    parent_id: null,
    active: true,
    title_br: id,
    uploads: { images: [] },
    sort: 0,
    items,
    ...changes,
    extras: { ...extrasView("category", usualColumns, "guests"), ...changes.extras },
  };
}

export function newMenu(categories: Category[], changes: Partial<Menu> = {}): Menu {
  return { menu: categories, menuSubGroups: {}, icons: [], account: newAccount(), ...changes };
}

/** An item or an option as pages show it. */
export function shownOption(id: string, changes: Partial<ShownOption> = {}): ShownOption {
  const entry = { id, title: id, title_br: id, subtitle: "" };
  return { ...entry, ...itemFigures({ price: 0 }), ...changes };
}
