import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { orderLinesContract } from "../../contract/order-lines.ts";
import type { RouteInput } from "../../contract/route.ts";
import { newPrinterShop } from "../printers/testing-shop.ts";
import { tableId } from "../tabs/table-id.ts";
import { newBar, type Bar } from "../tabs/testing-bar.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newKitchen } from "./testing-stock.ts";

const testApp = sharedApp();
let bar: Bar;
beforeEach(async () => {
  bar = await newBar(testApp);
});

type Body = RouteInput<typeof orderLinesContract.edit>["body"];

const edit = (caller: Caller, hash: string, body: Partial<Body>, key = randomUUID()) =>
  caller.orderLines.edit(
    { params: { hash }, body: { items: {}, ...body } },
    { idempotencyKey: key },
  );
const beers = (qty: number) => ({ [String(bar.ids["Cerveja"])]: { qty } });

async function onTab() {
  const tab = await newTab(bar.attendant, bar.at(1));
  const { hash } = await sendOrder(bar.attendant, tabOrder(tab, beers(3)));
  return { tab, hash };
}

describe("an order that the kitchen has not begun", () => {
  it("is changed by lines that go and lines that come, and its history tells both", async () => {
    const { tab, hash } = await onTab();
    const items = { [String(bar.ids["Prato do dia"])]: { qty: 1, obs: "sem sal" } };
    const { order } = await edit(bar.attendant, hash, { items, cancels: [{ line: 1, qty: 2 }] });
    expect(order.details.items).toMatchObject([
      { line: 1, qty: 3, cancelled: 2, amount: 10.95 },
      { line: 2, qty: 1, cancelled: 0, amount: 50, obs: "sem sal" },
    ]);
    expect(order).toMatchObject({ subtotal_amount: 60.95 });
    expect((await bar.read(tab.hash)).total_amount).toBe(order.total_amount);
    expect(order.history?.map(({ what, by }) => `${what} ${by}`)).toEqual([
      "placed Garçom",
      "lines_added Garçom",
      "line_cancelled Garçom",
    ]);
    const [ticket] = (await bar.attendant.kitchen.tickets()).tickets;
    expect(ticket?.lines).toMatchObject([
      { line: 1, qty: 1, cancelled: 2 },
      { line: 2, qty: 1, added_at: expect.any(String) },
    ]);
  });

  it("has what must be chosen of what comes, and no option of something else", async () => {
    const shop = await newPrinterShop(testApp);
    const { hash } = await shop.order();
    const steak = (children: Record<string, { qty: number }>) => ({
      [String(shop.ids["Picanha"])]: { qty: 1, children },
    });
    const { menuSubGroups } = await shop.owner.content.menu({});
    const group = menuSubGroups[String(shop.ids["Picanha"])]?.[0];
    await shop.owner.content.saveCategory({
      body: { data: { id: String(group?.id), extras: { min: 1, max: 1 } } },
    });
    for (const children of [
      {},
      { [String(shop.ids["Chope"])]: { qty: 1 } },
      { [String(shop.ids["Ao ponto"])]: { qty: 2 } },
    ])
      expect(await refusalOf(edit(shop.owner, hash, { items: steak(children) }))).toMatchObject({
        error: expect.stringMatching(/invalid_options|unavailable_items/) as string,
      });
    const { order } = await edit(shop.owner, hash, {
      items: steak({ [String(shop.ids["Ao ponto"])]: { qty: 1 } }),
    });
    expect(order.details.items.at(-1)).toMatchObject({ children: [{ title_br: "Ao ponto" }] });
  });

  it("can have every line for another one, and comes to what that costs, to the cent", async () => {
    const { hash } = await onTab();
    const { order } = await edit(bar.attendant, hash, {
      items: beers(1),
      cancels: [{ line: 1, qty: 3 }],
    });
    expect(order).toMatchObject({ subtotal_amount: 10.95, status_id: 1 });
    expect(order.total_amount).toBeCloseTo(order.subtotal_amount + order.service_amount, 5);
  });

  it("is changed once under a key, and not at all where something is wrong", async () => {
    const { hash } = await onTab();
    const key = randomUUID();
    const first = await edit(bar.attendant, hash, { items: beers(1) }, key);
    expect(await edit(bar.attendant, hash, { items: beers(1) }, key)).toEqual(first);
    for (const [body, code] of [
      [{}, "nothing_to_change"],
      [
        {
          cancels: [
            { line: 1, qty: 3 },
            { line: 2, qty: 1 },
          ],
        },
        "cancels_all",
      ],
      [
        {
          cancels: [
            { line: 1, qty: 1 },
            { line: 1, qty: 1 },
          ],
        },
        "repeated",
      ],
      [{ items: beers(1), cancels: [{ line: 2, qty: 2 }] }, "more_than_ordered"],
    ] as const) {
      const { problems } = await refusalOf(edit(bar.attendant, hash, body as Partial<Body>));
      expect(Object.values(problems ?? {})).toMatchObject([{ code }]);
    }
    const gone = { [randomUUID()]: { qty: 1 } };
    expect((await refusalOf(edit(bar.attendant, hash, { items: gone }))).error).toBe(
      "unavailable_items",
    );
    expect((await bar.attendant.orders.get({ params: { hash } })).total_amount).toBe(
      first.order.total_amount,
    );
  });
});

it("what is begun, ready, over or paid is not changed, nor by guests or another account", async () => {
  for (const statusId of ["2", "4", "6"] as const) {
    const { hash } = await onTab();
    await bar.colleague.orders.setStatus({ params: { hash, statusId }, body: {} });
    expect((await refusalOf(edit(bar.colleague, hash, { items: beers(1) }))).error).toBe(
      "deal_closed",
    );
  }
  const ready = await onTab();
  await bar.attendant.orders.markReady({ params: { hash: ready.hash }, body: {} });
  expect((await refusalOf(edit(bar.attendant, ready.hash, { items: beers(1) }))).error).toBe(
    "deal_closed",
  );
  const { tab, hash } = await onTab();
  expect((await refusalOf(edit(bar.guest, hash, { items: beers(1) }))).error).toBe("auth_required");
  const other = await newBar(testApp);
  expect((await refusalOf(edit(other.attendant, hash, { items: beers(1) }))).error).toBe(
    "not_found",
  );
  await payTab(bar.attendant, { sheet: tab, amount: 36 });
  const less = { cancels: [{ line: 1, qty: 1 }] };
  expect((await refusalOf(edit(bar.attendant, hash, less))).error).toBe("approval_required");
});

it("counted stock is taken for what comes and given back for what goes, and the order gives all back in the end", async () => {
  const kitchen = await newKitchen(testApp);
  await kitchen.setStock("Feijoada", 5);
  const { hash } = await sendOrder(
    newCaller(testApp, kitchen.account),
    deliveryBody(kitchen.cart(3)),
  );
  const items = kitchen.cart(2);
  expect(await kitchen.left("Feijoada")).toBe(2);
  await edit(kitchen.attendant, hash, { items });
  expect(await kitchen.left("Feijoada")).toBe(0);
  expect((await refusalOf(edit(kitchen.attendant, hash, { items }))).error).toBe("sold_out");
  await edit(kitchen.attendant, hash, { cancels: [{ line: 1, qty: 1 }] });
  expect(await kitchen.left("Feijoada")).toBe(1);
  // A line in place of another may be of the same last portions.
  await edit(kitchen.attendant, hash, { items, cancels: [{ line: 1, qty: 1 }] });
  expect(await kitchen.left("Feijoada")).toBe(0);
  await kitchen.owner.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
  expect(await kitchen.left("Feijoada")).toBe(5);
});

it("printers get what is added on a ticket of its own, and an order that is not taken yet prints as it is", async () => {
  const shop = await newPrinterShop(testApp);
  await shop.add({ kind: "browser", name: "Bar", stations: [String(shop.ids["Bar"])] });
  const { printer } = await shop.add({
    kind: "browser",
    name: "Grelha",
    stations: [String(shop.ids["Grelha"])],
  });
  const early = await shop.order();
  const beer = { items: { [String(shop.ids["Chope"])]: { qty: 2 } } };
  await edit(shop.owner, early.hash, beer);
  expect(await shop.waiting()).toEqual([]);
  await shop.owner.orders.accept({ params: { hash: early.hash }, body: {} });
  expect(await shop.waiting()).toHaveLength(2);
  await edit(shop.owner, early.hash, { items: { [String(shop.ids["Picanha"])]: { qty: 1 } } });
  expect((await shop.waiting()).filter((job) => job.endsWith("Grelha"))).toHaveLength(2);
  const claim = async () =>
    (await shop.owner.printJobs.claim({ body: { printer: printer.id } })).job;
  const first = await claim();
  await shop.owner.printJobs.report({
    params: { id: String(first?.id) },
    body: { attempt: 1, printed: true },
  });
  expect(JSON.stringify((await claim())?.text)).toMatch(/ACRÉSCIMO.*1x Picanha/);
});

it("what was added is printed where the order is called off and taken back before it was", async () => {
  const shop = await newPrinterShop(testApp);
  const { printer } = await shop.add({
    kind: "browser",
    name: "Bar",
    stations: [String(shop.ids["Bar"])],
  });
  const beer = { [String(shop.ids["Chope"])]: { qty: 1 } };
  const { hash } = await sendOrder(shop.owner, deliveryBody(beer));
  const print = async () => {
    const { job } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
    await shop.owner.printJobs.report({
      params: { id: String(job?.id) },
      body: { attempt: 1, printed: true },
    });
    return job;
  };
  await print();
  await edit(shop.owner, hash, { items: beer });
  for (const statusId of ["6", "1"] as const)
    await shop.owner.orders.setStatus({ params: { hash, statusId }, body: {} });
  expect(JSON.stringify((await print())?.text)).toMatch(/ACRÉSCIMO.*1x Chope/);
  expect(await shop.waiting()).toEqual([]);
  // Its paper stands, and nothing is printed twice.
  for (const statusId of ["6", "1"] as const)
    await shop.owner.orders.setStatus({ params: { hash, statusId }, body: {} });
  expect(await shop.waiting()).toEqual([]);
});

it("a printer that had nothing of a taken order gets what is added for it, once", async () => {
  const shop = await newPrinterShop(testApp);
  await shop.add({ kind: "browser", name: "Bar", stations: [String(shop.ids["Bar"])] });
  const steak = { [String(shop.ids["Picanha"])]: { qty: 1 } };
  const beer = { items: { [String(shop.ids["Chope"])]: { qty: 1 } } };
  const called = await sendOrder(shop.owner, deliveryBody(steak));
  expect(await shop.waiting()).toEqual([]);
  await edit(shop.owner, called.hash, beer);
  expect(await shop.waiting()).toEqual(["order queued Bar"]);

  await shop.add({ kind: "browser", name: "Grelha", stations: [String(shop.ids["Grelha"])] });
  const tab = await newTab(shop.owner, { location: tableId(shop.account.accountId, 1) });
  const { hash } = await sendOrder(shop.owner, tabOrder(tab, steak));
  await edit(shop.owner, hash, beer);
  const queued = await shop.waiting();
  expect(queued).toHaveLength(3);
  // Nobody had taken it; it was in the kitchen all the same.
  await shop.owner.orders.accept({ params: { hash }, body: {} });
  expect(await shop.waiting()).toEqual(queued);
});

it("the kitchen has its ticket of what comes where all goes that no printer has got yet", async () => {
  const shop = await newPrinterShop(testApp);
  const { printer } = await shop.add({ kind: "browser", name: "Grelha" });
  const { hash } = await shop.order();
  await shop.owner.orders.accept({ params: { hash }, body: {} });
  const { details } = await shop.owner.orders.get({ params: { hash } });
  await edit(shop.owner, hash, {
    items: { [String(shop.ids["Chope"])]: { qty: 2 } },
    cancels: details.items.map(({ line, qty }) => ({ line, qty })),
  });
  const { job } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
  expect(JSON.stringify(job?.text)).toMatch(/ACRÉSCIMO.*2x Chope/);
});
