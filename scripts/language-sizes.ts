import { glob, readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { fileOf, portuguese } from "../src/web/text/testing/portuguese.ts";
import { defaultLanguage, languages } from "../src/domain/languages.ts";
import { dictionaryNames } from "./bare-texts.ts";
import { importsOf, webFolder, type Chunks } from "./built-chunks.ts";

// Measures the translations that each page fetches by itself, without a tap.

/** Bytes, by the name of what is fetched. */
export type Sizes = ReadonlyMap<string, number>;

/** Staff have this on every page that does not print. */
const watch = "src/web/orders/arrivals/StaffWatch.tsx";
const ownersBar = "src/web/admin/AdminBar.tsx";
const settings = "src/web/admin/AdminPage.tsx";

/** The parts of each page beside what all have: by their source, or by their name if they have several. */
const pages: Readonly<Record<string, readonly string[]>> = {
  menu: [],
  home: ["src/web/menu/HomePage.tsx"],
  "open item": ["ItemForm"],
  "cart beside the menu": ["src/web/cart/CartPanel.tsx"],
  checkout: ["src/web/cart/checkout/CheckoutDialog.tsx"],
  order: ["src/web/orders/OrderPage.tsx"],
  "order by its link": [
    "src/web/orders/OrderPage.tsx",
    "src/web/orders/shared/SharedOrderPage.tsx",
  ],
  "own data": ["src/web/privacy/PrivacyPage.tsx"],
  "sign-in": ["src/web/auth/SignInPage.tsx"],
  "menu, for staff": [watch],
  "order, for staff": ["src/web/orders/OrderPage.tsx", watch],
  orders: ["src/web/orders/OrdersPage.tsx", watch],
  "new order": ["src/web/counter/NewOrderPage.tsx", watch],
  kitchen: ["src/web/kitchen/KitchenPage.tsx", watch],
  board: ["src/web/kitchen/BoardPage.tsx"],
  tables: ["src/web/floor/TablesPage.tsx", watch],
  tab: ["src/web/floor/TabPage.tsx", watch],
  "order on paper": ["src/web/orders/PrintPage.tsx"],
  "bill on paper": ["src/web/orders/BillPage.tsx"],
  day: ["src/web/reports/DayPage.tsx", watch],
  reports: ["src/web/reports/ReportsPage.tsx", watch],
  "menu, for owners": ["src/web/admin/menu/OwnerMenu.tsx", ownersBar, watch],
  "home, for owners": [
    "src/web/menu/HomePage.tsx",
    "src/web/admin/home/OwnerHome.tsx",
    "src/web/admin/home/OwnerBanner.tsx",
    ownersBar,
    watch,
  ],
  settings: [settings, watch],
  "price table": ["src/web/admin/table/PriceTablePage.tsx", watch],
  translations: ["src/web/admin/translations/TranslationsPage.tsx", watch],
};
const onEveryPage = "src/web/entry-client.tsx";

const translated = languages.filter((language) => language !== defaultLanguage);
/** Only the server uses this dictionary. */
const unbuilt = "product";

/** The sizes of each language's texts, and of those that each page fetches, in the language that is largest there. */
export async function languageSizes(
  chunks: Chunks,
): Promise<{ built: Sizes[]; pages: [page: string, sizes: Sizes][] }> {
  const announced = await announcedBy(chunks);
  const built = await Promise.all(translated.map((language) => builtSizes(chunks, language)));
  const all = Object.entries(pages);
  // They are shown one at a time.
  for await (const section of glob("src/web/admin/settings/*/*Section.tsx"))
    all.push([`settings, ${basename(section, "Section.tsx")}`, [settings, watch, section]]);
  const ofPages = all.map(([page, parts]): [string, Sizes] => {
    const keys = [onEveryPage, ...parts].map((part) => keyOf(chunks, part));
    const names = [...importsOf(chunks, keys)].flatMap((key) => announced.get(key) ?? []);
    const fetched = new Set(["index", ...names]);
    const ofEach = built.map((sizes) => new Map([...sizes].filter(([name]) => fetched.has(name))));
    return [page, ofEach.reduce((most, one) => (sumOf(one) > sumOf(most) ? one : most))];
  });
  return { built, pages: ofPages };
}

export function sumOf(sizes: Sizes): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

async function builtSizes(chunks: Chunks, language: string): Promise<Sizes> {
  const start = `src/web/text/${language}/`;
  const files = Object.entries(chunks).filter(([key]) => key.startsWith(start));
  return new Map(
    await Promise.all(
      files.map(async ([key, { file }]) => {
        const { size } = await stat(new URL(`${file}.br`, webFolder));
        return [key.slice(start.length, -".ts".length), size] as const;
      }),
    ),
  );
}

/** The dictionaries in each chunk, found by their places and first words: chunks do not name their sources. */
async function announcedBy(chunks: Chunks): Promise<Map<string, string[]>> {
  const marks = Object.entries(portuguese).map(([name, texts]) => {
    const [first = ""] = Object.keys(texts);
    const file = fileOf(name);
    const place = dictionaryNames.indexOf(file);
    return { file, mark: new RegExp(`\\(${place},\\{(?:\\.\\.\\.|${first}\\b)`) };
  });
  const found = new Map<string, string[]>();
  for (const [key, { file }] of Object.entries(chunks)) {
    if (!file.endsWith(".js")) continue;
    const script = await readFile(new URL(file, webFolder), "utf8");
    const names = marks.filter(({ mark }) => mark.test(script)).map((one) => one.file);
    found.set(key, names);
  }
  const all = new Set([unbuilt, ...[...found.values()].flat()]);
  const lost = marks.find(({ file }) => !all.has(file));
  if (lost) throw new Error(`No chunk announces the dictionary ${lost.file}`);
  return found;
}

function keyOf(chunks: Chunks, part: string): string {
  const key = chunks[part] ? part : Object.keys(chunks).find((one) => chunks[one]?.name === part);
  if (key === undefined) throw new Error(`Nothing is built from ${part}`);
  return key;
}
