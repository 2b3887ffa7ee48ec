import type { api } from "../../contract/api.ts";
import type { Route, RouteInput } from "../../contract/route.ts";

/** An input for every call. */
export type Examples = {
  [C in keyof typeof api]: {
    [R in keyof (typeof api)[C]]: RouteInput<Extract<(typeof api)[C][R], Route>>;
  };
};

/** Open round the clock. */
const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  start: "00:00",
  minutes: 1440,
}));

/** Inputs of the calls about the menu. Those that remove or move something take the drinks: others order pizzas. */
export function contentExamples(ids: Record<string, string>): Examples["content"] {
  const [pizzas, pizza] = [String(ids["Pizzas"]), String(ids["Calabresa"])];
  const [drinks, water] = [String(ids["Bebidas"]), String(ids["Água"])];
  const uploads = { images: [String(ids["Foto"])] };
  const texts = { title_us: "Drinks", subtitle_br: "Bem geladas" };
  const extras = {
    price: 22.99,
    icons: { [String(ids["Picante"])]: true },
    nav_hide: 0,
    station: String(ids["Cozinha"]),
  } as const;
  const item = { id: pizza, parent_id: pizzas, title_br: "Calabresa", active: true, extras };
  const category = { id: drinks, parent_id: null, active: true, uploads };
  return {
    home: {},
    menu: {},
    saveCategory: {
      body: {
        data: {
          ...category,
          ...texts,
          title_br: "Bebidas",
          extras: { nav_hide: 1, available: always },
        },
        base: { title_br: "Bebidas" },
      },
    },
    // The item is given a station and times, and had none before.
    saveItem: {
      body: {
        subItem: false,
        data: { ...item, uploads, extras: { ...item.extras, available: always } },
        base: { ...item, extras: { ...extras, station: null, available: null } },
      },
    },
    setActive: { params: { id: water }, body: { active: true } },
    setNavHide: { params: { id: water }, body: { nav_hide: 1 } },
    setSoldOut: { params: { id: water }, body: { until: "day" } },
    stock: {},
    setStock: { params: { id: water }, body: { stock: 12 } },
    sort: {
      body: {
        data: [
          { id: pizzas, sort: 0 },
          { id: drinks, sort: 1 },
        ],
        base: [pizzas, drinks],
      },
    },
    replaceCategory: {
      body: {
        dir: "up",
        item: { id: water },
        base: { parent_id: drinks, neighbour_id: pizzas },
      },
    },
    removeCategory: { params: { id: drinks } },
    removeItem: { params: { id: water } },
    restore: { params: { id: water }, body: {} },
    copy: { params: { id: water }, body: { to: [drinks] } },
    saveValues: {
      body: {
        edits: [
          {
            id: water,
            data: { active: true, extras: { price: 4.5, available: always } },
            base: { active: true, extras: { available: null } },
          },
        ],
      },
    },
    saveIcon: {
      body: {
        data: {
          id: String(ids["Picante"]),
          title: "Picante",
          uploads: { icons: [String(ids["Foto"])] },
        },
      },
    },
    removeIcon: { params: { id: String(ids["Picante"]) } },
  };
}
