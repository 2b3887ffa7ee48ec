import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { newBar, type Bar } from "../tabs/testing-bar.ts";
import { signedInAttendant } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab, payTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { kitchenOf } from "./testing-kitchen.ts";

const testApp = sharedApp();
let bar: Bar;
beforeEach(async () => {
  bar = await newBar(testApp);
});
const { tickets, of, setLines, taken } = kitchenOf(() => bar);
const cancel = (hash: string) =>
  bar.colleague.orders.setStatus({
    params: { hash, statusId: "6" },
    body: { reason: "consumer_request" },
  });

describe("the kitchen sees", () => {
  it("what was taken, oldest first, with all that is to be made; and not what nobody has taken", async () => {
    const late = await sendOrder(
      bar.guest,
      deliveryBody({ [String(bar.ids["Cerveja"])]: { qty: 1 } }),
    );
    const first = await taken();
    const tab = await newTab(bar.attendant, bar.at(3));
    const second = await bar.order(bar.attendant, { tab, title: "Prato do dia", qty: 2 });
    expect(await tickets()).toMatchObject([
      {
        hash: first,
        service: "delivery",
        name: "Ana Souza",
        state: "open",
        lines: [
          { line: 1, qty: 2, title: "Cerveja", obs: "bem gelada", options: [], ready: false },
          { line: 2, qty: 1, title: "Prato do dia", ready: false },
        ],
      },
      { hash: second.hash, service: "indoor", table_number: 3, lines: [{ qty: 2 }] },
    ]);
    await bar.attendant.orders.accept(of(late.hash));
    // An order that waited to be accepted moves no card.
    expect((await tickets()).map(({ hash }) => hash)).toEqual([first, second.hash, late.hash]);
  });

  it("which options tell what is made: of a first choice of one, of groups from which one must choose, and whole flavours", async () => {
    const { account, attendant, guest } = bar;
    const group = (title: string, option: string, rules: object = {}) => ({
      title,
      rules,
      items: [{ title: option, priceCents: 0 }],
    });
    const groups = [
      { ...group("Massa", "Sem glúten"), active: false },
      group("Tamanho", "Grande", { max: 1 }),
      group("Adicionais", "Bacon"),
      group("Borda", "Fina", { min: 1 }),
      group("Sabores", "Calabresa", { max: 2, priceRule: "highest" }),
    ];
    const burgers = [group("Adicionais", "Queijo")];
    const ids = await newMenu(testApp, account, [
      { title: "Pizzas", items: [{ title: "Pizza", priceCents: 5000, groups }] },
      { title: "Lanches", items: [{ title: "Burger", priceCents: 3000, groups: burgers }] },
    ]);
    const chosen = ["Grande", "Bacon", "Fina", "Calabresa"].map((title) => [
      String(ids[title]),
      { qty: 1 },
    ]);
    const children = Object.fromEntries(chosen) as Record<string, { qty: number }>;
    const extra = { [String(ids["Queijo"])]: { qty: 1 } };
    const { hash } = await sendOrder(
      guest,
      deliveryBody({
        [String(ids["Pizza"])]: { qty: 1, children },
        [String(ids["Burger"])]: { qty: 1, children: extra },
      }),
    );
    await attendant.orders.accept(of(hash));
    const [pizza, burger] = (await tickets())[0]?.lines ?? [];
    expect(burger?.options).toEqual([{ title: "Queijo", qty: 1 }]);
    expect(pizza?.options).toEqual([
      { title: "Grande", qty: 1, main: true },
      { title: "Bacon", qty: 1 },
      { title: "Fina", qty: 1, main: true },
      { title: "Calabresa", qty: 1, main: true },
    ]);
  });

  it("what was added to a tab later as a batch of its own", async () => {
    const tab = await newTab(bar.attendant, bar.at(3));
    await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    await bar.order(bar.attendant, { tab, title: "Cerveja" });
    expect((await tickets()).map(({ lines }) => lines.map(({ title }) => title))).toEqual([
      ["Prato do dia"],
      ["Cerveja"],
    ]);
  });

  it("a cancelled order until somebody has seen that it is", async () => {
    const hash = await taken();
    await cancel(hash);
    expect(await tickets()).toMatchObject([{ hash, state: "cancelled" }]);
    await bar.attendant.kitchen.markSeen(of(hash));
    expect(await tickets()).toEqual([]);
    const tab = await newTab(bar.attendant, bar.at(3));
    const paid = await bar.order(bar.attendant, { tab, title: "Cerveja" });
    await payTab(bar.attendant, { sheet: tab });
    await cancel(paid.hash);
    expect(await tickets()).toMatchObject([{ hash: paid.hash, state: "cancelled" }]);
  });

  it("nothing of an order that was refused", async () => {
    const { hash } = await sendOrder(
      bar.guest,
      deliveryBody({ [String(bar.ids["Cerveja"])]: { qty: 1 } }),
    );
    await bar.attendant.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "outside_area" },
    });
    expect(await tickets()).toEqual([]);
  });

  it("what was called off, until somebody has seen just that", async () => {
    const tab = await newTab(bar.attendant, bar.at(3));
    const { hash } = await bar.order(bar.attendant, { tab, title: "Cerveja", qty: 3 });
    await bar.attendant.orderLines.cancel(
      { params: { hash, line: "1" }, body: { qty: 1, reason: "entered_wrong" } },
      { idempotencyKey: randomUUID() },
    );
    // This marks only a move to another table as seen.
    await bar.attendant.kitchen.markSeen(of(hash));
    expect(await tickets()).toMatchObject([{ lines: [{ qty: 2, cancelled: 1 }] }]);
    await bar.attendant.kitchen.markSeen({ params: { hash }, body: { lines: [1] } });
    expect(await tickets()).toMatchObject([{ lines: [{ qty: 2, cancelled: 0 }] }]);
  });

  it("what was called off of an order that was brought meanwhile, and nothing else to make of it", async () => {
    const hash = await taken();
    await bar.attendant.orderLines.cancel(
      { params: { hash, line: "1" }, body: { qty: 1, reason: "entered_wrong" } },
      { idempotencyKey: randomUUID() },
    );
    await bar.attendant.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
    expect(await tickets()).toMatchObject([
      {
        hash,
        state: "ready",
        over: true,
        lines: [{ qty: 1, cancelled: 1, ready: true }, { ready: true }],
      },
    ]);
    await bar.attendant.kitchen.markSeen({ params: { hash }, body: { lines: [1] } });
    expect(await tickets()).toEqual([]);
    // Later the bill is corrected, and nobody makes anything any more.
    await bar.colleague.orderLines.cancel(
      { params: { hash, line: "1" }, body: { qty: 1, reason: "entered_wrong" } },
      { idempotencyKey: randomUUID() },
    );
    expect(await tickets()).toEqual([]);
    await cancel(hash);
    expect(await tickets()).toEqual([]);
  });

  it("what was called off of an order that is on its way, and nothing else to make of it", async () => {
    const hash = await taken();
    await bar.attendant.orderLines.cancel(
      { params: { hash, line: "1" }, body: { qty: 1, reason: "entered_wrong" } },
      { idempotencyKey: randomUUID() },
    );
    await bar.attendant.orders.setStatus({ params: { hash, statusId: "3" }, body: {} });
    expect(await tickets()).toMatchObject([
      { hash, state: "ready", lines: [{ qty: 1, cancelled: 1 }, { qty: 1 }] },
    ]);
    await bar.attendant.kitchen.markSeen({ params: { hash }, body: { lines: [1] } });
    // Later the bill is corrected, and nobody makes anything any more.
    await bar.colleague.orderLines.cancel(
      { params: { hash, line: "1" }, body: { qty: 1, reason: "entered_wrong" } },
      { idempotencyKey: randomUUID() },
    );
    expect(await tickets()).toEqual([]);
    await cancel(hash);
    expect(await tickets()).toEqual([]);
  });

  it("nothing that was called off before the order was accepted", async () => {
    const { hash } = await sendOrder(
      bar.guest,
      deliveryBody({ [String(bar.ids["Cerveja"])]: { qty: 3 } }),
    );
    await bar.attendant.orderLines.cancel(
      { params: { hash, line: "1" }, body: { qty: 1, reason: "entered_wrong" } },
      { idempotencyKey: randomUUID() },
    );
    await bar.attendant.orders.accept(of(hash));
    expect(await tickets()).toMatchObject([{ lines: [{ qty: 2, cancelled: 0 }] }]);
  });

  it("no order that is finished, and none of another account", async () => {
    const hash = await taken();
    const other = await newAccount(testApp);
    const stranger = await signedInAttendant(testApp, other);
    expect(await stranger.kitchen.tickets()).toMatchObject({
      tickets: [],
      stations: [],
      more: false,
    });
    for (const call of [
      () => stranger.kitchen.setLines({ params: { hash }, body: { ready: true } }),
      () => stranger.kitchen.recall(of(hash)),
    ])
      expect(await refusalOf(call())).toMatchObject({ error: "not_found" });
    await stranger.kitchen.markSeen(of(hash));
    await bar.attendant.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
    expect(await tickets()).toEqual([]);
    expect(await refusalOf(setLines(hash, true))).toMatchObject({ error: "deal_closed" });
  });
});

it("what is paid for before it is made is made, and nothing that was brought before its tab was closed", async () => {
  const tab = await newTab(bar.attendant, bar.at(1));
  const brought = await bar.order(bar.attendant, { tab, title: "Cerveja" });
  const { hash } = await bar.order(bar.attendant, { tab, title: "Prato do dia", qty: 2 });
  await bar.attendant.orders.setStatus({ params: { hash: brought.hash, statusId: "4" }, body: {} });
  await payTab(bar.attendant, { sheet: tab });
  const read = () => bar.attendant.orders.get({ params: { hash } });
  expect(await read()).toMatchObject({ status_id: 4 });
  expect(await tickets()).toMatchObject([{ hash, state: "open", lines: [{ ready: false }] }]);
  expect((await setLines(hash, true)).ticket).toMatchObject({ state: "ready" });
  expect((await bar.attendant.kitchen.recall(of(hash))).ticket).toMatchObject({ state: "open" });
  await setLines(hash, true);
  expect(await read()).toMatchObject({ status_id: 4, ready_at: expect.any(String) });
  // The bill of what is made is corrected, which the kitchen need not see.
  await bar.colleague.orderLines.cancel(
    { params: { hash, line: "1" }, body: { qty: 1, reason: "entered_wrong" } },
    { idempotencyKey: randomUUID() },
  );
  expect(await tickets()).toMatchObject([{ hash, lines: [{ qty: 1, cancelled: 0 }] }]);
});

it("what is paid for before it is made is made, also where the tab is opened again and paid once more", async () => {
  const tab = await newTab(bar.attendant, bar.at(1));
  const { hash } = await bar.order(bar.attendant, { tab, title: "Prato do dia" });
  const pay = () => payTab(bar.attendant, { sheet: tab });
  const [payment] = (await pay()).payments;
  await bar.colleague.sheets.refund(
    { params: { hash: tab.hash }, body: { payment: String(payment?.id), reason: "wrong_method" } },
    { idempotencyKey: randomUUID() },
  );
  expect(await tickets()).toMatchObject([{ hash, state: "open" }]);
  await pay();
  expect(await tickets()).toMatchObject([{ hash, state: "open" }]);
});

it("an account's stations say where each line is made: the item's, the category's, or the default", async () => {
  const admin = bar.colleague;
  const { stations } = await admin.stations.save({
    body: { stations: [{ name: "Cozinha", default: true }, { name: "Bar" }] },
  });
  const [kitchen, counter] = stations.map(({ id }) => id);
  await admin.content.saveItem({
    body: { data: { id: String(bar.ids["Cerveja"]), extras: { station: String(counter) } } },
  });
  await taken();
  const answer = await bar.attendant.kitchen.tickets();
  expect(answer.stations.map(({ name }) => name)).toEqual(["Cozinha", "Bar"]);
  expect(answer.tickets[0]?.lines.map(({ station }) => station)).toEqual([counter, kitchen]);
  const at = async (station: unknown) =>
    (await bar.attendant.kitchen.tickets({ query: { station: String(station) } })).tickets.map(
      ({ lines }) => lines.map(({ title }) => title),
    );
  expect(await at(counter)).toEqual([["Cerveja"]]);
  expect(await at(kitchen)).toEqual([["Prato do dia"]]);
  expect(await refusalOf(at("00000000-0000-4000-8000-000000000000"))).toMatchObject({
    error: "invalid_id",
    problems: { station: { code: "does_not_exist" } },
  });
  await admin.content.saveCategory({
    body: { data: { id: String(bar.ids["Bebidas"]), extras: { station: String(counter) } } },
  });
  expect(await at(kitchen)).toEqual([]);
  const [ticket] = (await bar.attendant.kitchen.tickets()).tickets;
  expect(ticket?.lines.map(({ station }) => station)).toEqual([counter, counter]);
});

it("a station hears that all of an order's lines there were called off, while others still make theirs", async () => {
  const admin = bar.colleague;
  const { attendant, ids } = bar;
  const { stations } = await admin.stations.save({
    body: { stations: [{ name: "Cozinha", default: true }, { name: "Bar" }] },
  });
  const counter = String(stations[1]?.id);
  await admin.content.saveItem({
    body: { data: { id: String(ids["Cerveja"]), extras: { station: counter } } },
  });
  const hash = await taken();
  await attendant.orderLines.cancel(
    { params: { hash, line: "1" }, body: { qty: 2, reason: "entered_wrong" } },
    { idempotencyKey: randomUUID() },
  );
  const seen = () => attendant.kitchen.tickets({ query: { station: counter } });
  expect((await seen()).tickets).toMatchObject([
    { hash, state: "ready", over: true, lines: [{ qty: 0, cancelled: 2 }] },
  ]);
  await attendant.kitchen.markSeen({ params: { hash }, body: { lines: [1] } });
  expect((await seen()).tickets).toEqual([]);
});
