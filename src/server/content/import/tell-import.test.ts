import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  listening,
  newShop,
  patience,
  startProcess,
  type LiveProcess,
} from "../../live/testing-shops.ts";
import { newCaller } from "../../testing/caller.ts";
import { json, menusOf } from "./testing-menus.ts";

let live: LiveProcess;
beforeAll(async () => {
  live = await startProcess();
});
afterAll(() => live.close());

const { importInto } = menusOf(() => live);

it("pages that are open hear of an import what they would of the same edits", async () => {
  const shop = await newShop(live);
  const [guest, owner] = await Promise.all([
    listening(live, { shop, caller: newCaller(live, shop.account) }),
    listening(live, { shop, caller: shop.admin }),
  ]);
  const pizza = (more: object) =>
    json({
      categories: [{ title_br: "Pizzas", items: [{ title_br: "Calabresa", price: 25, ...more }] }],
    });
  const heard = (stream: typeof guest, sold_out: boolean) =>
    vi.waitFor(() => {
      const entry = expect.objectContaining({ id: shop.itemId, sold_out });
      const news = stream.events.findLast(({ name }) => name === "menu");
      expect(news?.data).toEqual({ entries: expect.arrayContaining([entry]) as unknown });
    }, patience);
  await importInto(shop.account, pizza({ stock: 0 }));
  await Promise.all([heard(guest, true), heard(owner, true)]);
  await vi.waitFor(() => expect(owner.events.map(({ name }) => name)).toContain("stock"), patience);
  expect(guest.events.map(({ name }) => name)).not.toContain("stock");
  await importInto(shop.account, pizza({ stock: 5 }));
  await Promise.all([heard(guest, false), heard(owner, false)]);

  const { history } = await shop.admin.account.history({ query: {} });
  expect(history).toMatchObject([
    {
      what: "price_changed",
      from: { title: "Calabresa", price: 22.99 },
      to: { title: "Calabresa", price: 25 },
    },
  ]);
  const sized = (title_br: string, size: object) => {
    const groups = [{ title_br: "Tamanho", min: 1, items: [{ title_br: "Grande", ...size }] }];
    return json({
      categories: [{ title_br: "Pizzas", items: [{ title_br, price: 25, groups }] }],
    });
  };
  await importInto(shop.account, sized("Calabresa", { price: 0 }));
  const { menuSubGroups } = await shop.admin.content.menu({});
  const id = menuSubGroups[String(shop.itemId)]?.[0]?.items[0]?.id;
  await vi.waitFor(() => expect(JSON.stringify(guest.events)).toContain(id), patience);
  await importInto(shop.account, sized("Toscana", { id, price: 0 }));
  await heard(guest, true);
  await importInto(shop.account, sized("Calabresa", { id, price: 0 }));
  await heard(guest, false);
  const heardOf = guest.events.length;
  await importInto(shop.account, pizza({ stock: 4, sold_out: true }), { dryRun: true });
  await importInto(shop.account, pizza({ sold_out: true }));
  await heard(guest, true);
  expect(guest.events).toHaveLength(heardOf + 1);
});
