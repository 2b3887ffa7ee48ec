import type { Account } from "../../contract/account.ts";
import type { Category, Item, Menu } from "../../contract/content.ts";

/** Builders for tests: the least that each of them can be, and what a test changes of it. */

export function newAccount(changes: Partial<Account> = {}): Account {
  return {
    domain: "bar.localhost",
    name: "Bar",
    active: true,
    source: "cardapio",
    time_zone: "America/Sao_Paulo",
    logo: null,
    banner: null,
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
      logoScale: 1,
      logoTransitionTop: 0,
      styleguide: { colors: {} },
      languages: ["br"],
      inactiveLanguages: [],
      currency: "R$ ",
      about: "",
      postal_code: "",
      address_street: "",
      address_number: "",
      address_complement: "",
      address_district: "",
      address_city: "",
      address_state: "",
      map: "",
      mapSanitized: "",
      whatsapp: "",
      phone: "",
      payment_instructions: "",
      pix_code: "",
      locations: 0,
      paymentMethods: {},
      service_percent: 10,
      document_number: "",
      home_ctas: [],
      ...changes.extras,
    },
  };
}

export function newItem(id: string, changes: Partial<Item> = {}): Item {
  return {
    id,
    parent_id: "category",
    active: true,
    title_br: id,
    sort: 0,
    uploads: { images: [], icons: [] },
    extras: { price: 10, icons: {}, nav_hide: 0 },
    ...changes,
  };
}

export function newCategory(id: string, items: Item[], changes: Partial<Category> = {}): Category {
  return {
    id,
    schema: "menu-group",
    parent_id: null,
    active: true,
    title_br: id,
    uploads: { images: [] },
    sort: 0,
    extras: { nav_hide: 0 },
    items,
    ...changes,
  };
}

export function newMenu(categories: Category[], changes: Partial<Menu> = {}): Menu {
  return { menu: categories, menuSubGroups: {}, icons: [], account: newAccount(), ...changes };
}
