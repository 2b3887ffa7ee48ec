import pg from "pg";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let menus: EditedMenu[];
beforeAll(async () => {
  menus = [];
  for (const count of [3, 300]) menus.push(await editedMenu(testApp, categoriesOf(count)));
});

/** Three categories of that many items; each item has a price of its own, and the first one options. */
function categoriesOf(count: number) {
  return ["Pizzas", "Bebidas", "Doces"].map((title) => ({
    title,
    items: Array.from({ length: count }, (_, at) => ({
      title: `${title} ${at}`,
      priceCents: at + 1,
      groups: at === 0 ? [{ title: `Opções de ${title}`, items: [] }] : [],
    })),
  }));
}

/** How many statements the database is sent while a call runs. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => sent.mockRestore());
  const before = sent.mock.calls.length;
  await call();
  return sent.mock.calls.length - before;
}

const calls: [name: string, call: (menu: EditedMenu) => Promise<unknown>][] = [
  ["reading the menu", ({ seenBy }) => seenBy("admin")],
  [
    "sorting a category backwards",
    async ({ seenBy, admin }) => {
      const items = (await seenBy("admin")).menu[0]?.items.toReversed() ?? [];
      const data = items.map(({ id }, sort) => ({ id, sort }));
      await admin.content.sort({ body: { data } });
      const sorted = (await seenBy("guest")).menu[0]?.items.map((item) => item.id);
      expect(sorted).toEqual(data.map(({ id }) => id));
    },
  ],
  [
    "saving an item",
    ({ ids, admin }) =>
      admin.content.saveItem({
        body: {
          data: { id: String(ids["Pizzas 1"]), title_br: "X" },
          base: { title_br: "Pizzas 1" },
        },
      }),
  ],
  [
    "saving a category",
    ({ ids, admin }) =>
      admin.content.saveCategory({ body: { data: { id: String(ids["Pizzas"]), title_us: "X" } } }),
  ],
  [
    "moving an item to the start of a category",
    ({ ids, admin }) =>
      admin.content.replaceCategory({
        body: { dir: "down", item: { id: String(ids["Pizzas 2"]) } },
      }),
  ],
  [
    "removing a category and bringing it back",
    async ({ ids, admin }) => {
      const params = { id: String(ids["Doces"]) };
      await admin.content.removeCategory({ params });
      await admin.content.restore({ params, body: {} });
    },
  ],
];

it.each(calls)("%s takes as many statements with 900 items as with nine", async (_, call) => {
  const counts: number[] = [];
  for (const menu of menus) counts.push(await statementsOf(() => call(menu)));
  const [small, large] = counts;
  expect(small).toBeGreaterThan(3);
  expect(large).toBe(small);
});
