import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { RouteInput } from "../../contract/route.ts";
import type { sheetsContract } from "../../contract/sheets.ts";
import { newTab, payTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newBar, type Bar } from "./testing-bar.ts";

const testApp = sharedApp({ poolSize: 10 });
let bar: Bar;
beforeEach(async () => {
  bar = await newBar(testApp);
});

type Tab = { hash: string };
const shared = (number: number) => newTab(bar.attendant, { ...bar.at(number), individual: false });
const move = async (tab: Tab, number: number) =>
  (await bar.attendant.sheets.move({ params: { hash: tab.hash }, body: bar.at(number) })).details;
type Passed = RouteInput<(typeof sheetsContract)["pass"]>["body"];
const pass = async (tab: Tab, body: Passed, caller = bar.attendant) =>
  (await caller.sheets.pass({ params: { hash: tab.hash }, body }, { idempotencyKey: randomUUID() }))
    .details;
const tickets = async () => (await bar.attendant.kitchen.tickets()).tickets;

describe("lines that are passed to another tab", () => {
  it("are owed there and no longer here, with their service, and are not cooked twice", async () => {
    const [source, target] = [await shared(1), await shared(2)];
    const { hash } = await bar.order(bar.attendant, { tab: source, title: "Cerveja", qty: 3 });
    await bar.order(bar.attendant, { tab: source, title: "Prato do dia" });
    // The link stays with the order that is split.
    await bar.attendant.orderSharing.share({ params: { hash }, body: {} });
    const left = await pass(source, { to: target.hash, lines: [{ order: hash, line: 1, qty: 1 }] });
    // 3 × 10,95 and 3,29 of service; a third of it is 1,10.
    expect(left).toMatchObject({ subtotal_amount: 71.9, service_amount: 7.19 });
    expect(await bar.read(target.hash)).toMatchObject({
      subtotal_amount: 10.95,
      service_amount: 1.1,
      orders: [
        {
          table_number: 2,
          user_name: "Mesa 2",
          details: { items: [{ title_br: "Cerveja", qty: 1 }] },
        },
      ],
    });
    const shown = await tickets();
    expect(shown.flatMap(({ lines }) => lines.map(({ qty, title }) => `${qty} ${title}`))).toEqual(
      expect.arrayContaining(["2 Cerveja", "1 Cerveja", "1 Prato do dia"]),
    );
    expect(shown.flatMap(({ lines }) => lines)).toHaveLength(3);
    expect(shown.find(({ table_number }) => table_number === 2)).toMatchObject({ moved_from: 1 });
  });

  it("of an order that waits for an answer say no other table to the kitchen", async () => {
    const [source, target] = [await shared(1), await shared(2)];
    const { hash } = await bar.order(bar.attendant, { tab: source, title: "Cerveja", qty: 3 });
    await bar.colleague.orders.setStatus({ params: { hash, statusId: "5" }, body: {} });
    await pass(source, { to: target.hash, lines: [{ order: hash, line: 1, qty: 1 }] });
    const [order] = (await bar.read(target.hash)).orders;
    await bar.attendant.orders.accept({ params: { hash: String(order?.hash) }, body: {} });
    expect(await tickets()).toMatchObject([{ table_number: 2 }]);
    expect((await tickets())[0]).not.toHaveProperty("moved_from");
  });

  it("are news to the kitchen of the table that it knows, where it has not seen that the tab moved", async () => {
    const source = await shared(1);
    const { hash } = await bar.order(bar.attendant, { tab: source, title: "Cerveja", qty: 3 });
    await bar.attendant.sheets.move({ params: { hash: source.hash }, body: bar.at(2) });
    const lines = [{ order: hash, line: 1, qty: 1 }];
    await pass(source, { to: bar.at(1), lines });
    const own = await newTab(bar.attendant, { ...bar.at(2), individual: true });
    await pass(source, { to: own.hash, lines });
    const shown = (await tickets()).map((one) => [one.table_number, one.moved_from]);
    expect(shown.toSorted(([one = 0], [other = 0]) => one - other)).toEqual([
      [1, undefined],
      [2, 1],
      [2, 1],
    ]);
  });

  it("take an order along all of which is passed, as it is", async () => {
    const source = await shared(1);
    const { hash } = await bar.order(bar.attendant, { tab: source, title: "Cerveja", qty: 3 });
    const lines = [{ order: hash, line: 1, qty: 3 }];
    expect(await pass(source, { to: bar.at(4), lines })).toMatchObject({ orders: [] });
    const { sheets } = await bar.table(4);
    expect(await bar.read(String(sheets[0]?.hash))).toMatchObject({
      individual: false,
      orders: [{ hash }],
    });
    expect(await tickets()).toMatchObject([{ hash, table_number: 4, moved_from: 1 }]);
  });

  it("are as far as they were in the kitchen; the last one to be made leaves the rest ready", async () => {
    const [source, target] = [await shared(1), await shared(2)];
    const items = {
      [String(bar.ids["Cerveja"])]: { qty: 2 },
      [String(bar.ids["Prato do dia"])]: { qty: 1 },
    };
    const { order } = await bar.attendant.orders.place(
      { body: { userData: { name: "" }, cartData: { items }, locationHash: source.hash } },
      { idempotencyKey: randomUUID() },
    );
    await bar.attendant.kitchen.setLines({
      params: { hash: order.hash },
      body: { ready: true, lines: [1] },
    });
    await pass(source, { to: target.hash, lines: [{ order: order.hash, line: 2, qty: 1 }] });
    expect(await tickets()).toMatchObject([
      { hash: order.hash, state: "ready" },
      { table_number: 2, state: "open", lines: [{ title: "Prato do dia", ready: false }] },
    ]);
    await pass(source, { to: target.hash, lines: [{ order: order.hash, line: 1, qty: 1 }] });
    expect((await bar.read(target.hash)).orders[1]).toMatchObject({
      status_alias: "prepairing",
      ready_at: expect.any(String),
    });
  });

  it("are all passed or none: more than there are, paid ones, of another tab, to a closed one", async () => {
    const [source, target] = [await shared(1), await shared(2)];
    const { hash } = await bar.order(bar.attendant, { tab: source, title: "Cerveja", qty: 3 });
    const other = await bar.order(bar.attendant, { tab: source, title: "Prato do dia" });
    const refused = (lines: Passed["lines"], to: Passed["to"] = target.hash) =>
      refusalOf(pass(source, { to, lines }));
    const whole = { order: other.hash, line: 1, qty: 1 };
    expect(await refused([whole, { order: hash, line: 1, qty: 4 }])).toMatchObject({
      status: 409,
      problems: { "lines.1.qty": { code: "above_maximum", max: 3 } },
    });
    expect(await refused([{ order: hash, line: 2, qty: 1 }])).toMatchObject({ status: 409 });
    expect(await refused([whole, whole])).toMatchObject({ status: 422 });
    expect(await refused([whole], source.hash)).toMatchObject({ status: 422 });
    await payTab(bar.attendant, { sheet: source, amount: 80 });
    expect(await refused([whole])).toMatchObject({
      status: 409,
      problems: { lines: { code: "paid_for" } },
    });
    await bar.close(bar.attendant, target.hash);
    expect(await refused([whole])).toMatchObject({ error: "deal_closed" });
    expect(await bar.read(source.hash)).toMatchObject({ total_amount: 91.14, left_amount: 11.14 });
    expect((await bar.read(target.hash)).orders).toEqual([]);
  });

  it("add up to the same when passed one by one, from several devices at once", async () => {
    const [source, target] = [await shared(1), await shared(2)];
    const { hash } = await bar.order(bar.attendant, { tab: source, title: "Cerveja", qty: 7 });
    const one = { to: target.hash, lines: [{ order: hash, line: 1, qty: 1 }] };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) =>
        pass(source, one, index % 2 ? bar.attendant : bar.colleague),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    expect(await bar.read(source.hash)).toMatchObject({ total_amount: 0 });
    // 7 × 10,95 is 76,65, and 7,67 of service.
    expect(await bar.read(target.hash)).toMatchObject({
      subtotal_amount: 76.65,
      service_amount: 7.67,
    });
  });

  it("are the table's, even when its tab goes elsewhere and is closed at that moment", async () => {
    for (let round = 0; round < 8; round += 1) {
      bar = await newBar(testApp);
      const [source, target] = [await shared(1), await shared(2)];
      const { hash } = await bar.order(bar.attendant, { tab: source, title: "Cerveja" });
      const lines = [{ order: hash, line: 1, qty: 1 }];
      const leave = async () => {
        await move(target, 3);
        await bar.close(bar.colleague, target.hash).catch(() => undefined);
      };
      await Promise.all([pass(source, { to: bar.at(2), lines }), leave()]);
      const tabs = [...(await bar.table(2)).sheets, ...(await bar.table(3)).sheets];
      expect(await bar.read(String(tabs[0]?.hash))).toMatchObject({ orders: [{ hash }] });
    }
  });
});
