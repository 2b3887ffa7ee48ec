import { readFile, stat } from "node:fs/promises";
import { fileOf, portuguese } from "../src/web/text/testing/portuguese.ts";
import { webFolder, type Chunks } from "./built-chunks.ts";

/** Parts that pages fetch by themselves, without a tap. */
const staff = ["src/web/orders/arrivals/StaffWatch.tsx"];
const owner = [...staff, "src/web/admin/AdminBar.tsx", "src/web/admin/home/OwnerBanner.tsx"];

/** Each page, with the chunks that it is made of beside what every page has. */
const pages: Record<string, string[]> = {
  menu: [],
  home: ["src/web/menu/HomePage.tsx"],
  "open item": ["ItemForm"],
  cart: ["src/web/cart/CartPanel.tsx"],
  checkout: ["src/web/cart/checkout/CheckoutDialog.tsx"],
  order: ["src/web/orders/OrderPage.tsx"],
  orders: ["src/web/orders/OrdersPage.tsx"],
  privacy: ["src/web/privacy/PrivacyPage.tsx"],
  "sign in": ["src/web/auth/SignInPage.tsx"],
  "menu of staff": staff,
  "order of staff": ["src/web/orders/OrderPage.tsx", ...staff],
  "orders of staff": ["src/web/orders/OrdersPage.tsx", ...staff],
  "new order": ["src/web/counter/NewOrderPage.tsx", ...staff],
  print: ["src/web/orders/PrintPage.tsx"],
  bill: ["src/web/orders/BillPage.tsx"],
  kitchen: ["src/web/kitchen/KitchenPage.tsx", ...staff],
  board: ["src/web/kitchen/BoardPage.tsx"],
  tables: ["src/web/floor/TablesPage.tsx", ...staff],
  tab: ["src/web/floor/TabPage.tsx", ...staff],
  day: ["src/web/reports/DayPage.tsx", ...staff],
  reports: ["src/web/reports/ReportsPage.tsx", ...staff],
  "menu of owners": ["src/web/admin/menu/OwnerMenu.tsx", ...owner],
  "home of owners": ["src/web/menu/HomePage.tsx", "src/web/admin/home/OwnerHome.tsx", ...owner],
  settings: ["src/web/admin/AdminPage.tsx", ...staff],
  prices: ["src/web/admin/table/PriceTablePage.tsx", ...staff],
  translations: ["src/web/admin/translations/TranslationsPage.tsx", ...staff],
};

const entry = "src/web/entry-client.tsx";
const languages = ["us", "es", "it", "fr", "cn"];

/** What each page fetches of the language that has most of it: bytes of every dictionary. */
export async function languageSizes(chunks: Chunks): Promise<[string, Map<string, number>][]> {
  const dictionaries = await announcedBy(chunks);
  const sizes = await Promise.all(languages.map((language) => sizesOf(chunks, language)));
  return Object.entries(pages).map(([page, parts]) => {
    const keys = [entry, ...parts].map((part) => keyOf(chunks, part));
    const names = new Set([...closure(chunks, keys)].flatMap((key) => dictionaries.get(key) ?? []));
    const fetched = sizes.map(
      (of) =>
        new Map(
          ["index", ...names].flatMap((name) => {
            const s = of.get(name);
            return s === undefined ? [] : [[name, s] as const];
          }),
        ),
    );
    return [page, fetched.reduce((most, one) => (sum(one) > sum(most) ? one : most))];
  });
}

export const sum = (sizes: Map<string, number>) => [...sizes.values()].reduce((a, b) => a + b, 0);

async function sizesOf(chunks: Chunks, language: string): Promise<Map<string, number>> {
  const start = `src/web/text/${language}/`;
  const sizes = new Map<string, number>();
  for (const [key, { file }] of Object.entries(chunks)) {
    if (!key.startsWith(start)) continue;
    const { size } = await stat(new URL(`${file}.br`, webFolder));
    sizes.set(key.slice(start.length, -".ts".length), size);
  }
  return sizes;
}

/** The dictionaries that stand in each chunk. */
async function announcedBy(chunks: Chunks): Promise<Map<string, string[]>> {
  const starts = Object.entries(portuguese).map(([name, texts]) => {
    const file = fileOf(name);
    const first = Object.keys(texts)[0] ?? "";
    return { file, start: new RegExp(`\\([\`"']${file}[\`"'],\\{(?:\\.\\.\\.|${first}\\b)`) };
  });
  const found = new Map<string, string[]>();
  const all = new Set<string>();
  for (const [key, { file }] of Object.entries(chunks)) {
    if (!file.endsWith(".js")) continue;
    const script = await readFile(new URL(file, webFolder), "utf8");
    const names = starts.filter(({ start }) => start.test(script)).map((one) => one.file);
    names.forEach((name) => all.add(name));
    found.set(key, names);
  }
  const lost = starts.find(({ file }) => !all.has(file));
  if (lost && lost.file !== "product") throw new Error(`No chunk announces ${lost.file}`);
  return found;
}

function closure(chunks: Chunks, starts: string[]): Set<string> {
  const keys = new Set<string>();
  const visit = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    chunks[key]?.imports?.forEach(visit);
  };
  starts.forEach(visit);
  return keys;
}

/** A chunk by its source, or by its name if it has several. */
function keyOf(chunks: Chunks, part: string): string {
  const key = chunks[part] ? part : Object.keys(chunks).find((one) => chunks[one]?.name === part);
  if (key === undefined) throw new Error(`Nothing is built from ${part}`);
  return key;
}
