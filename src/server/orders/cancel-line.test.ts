import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { orderLinesContract } from "../../contract/order-lines.ts";
import type { RouteInput } from "../../contract/route.ts";
import { tableId } from "../tabs/table-id.ts";
import { newBar, type Bar } from "../tabs/testing-bar.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import { adminCredentials } from "../testing/new-account.ts";
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

type Body = RouteInput<typeof orderLinesContract.cancel>["body"];

const cancel = (
  caller: Caller,
  {
    hash,
    line = 1,
    key = randomUUID(),
    ...body
  }: { hash: string; line?: number; key?: string } & Partial<Body>,
) =>
  caller.orderLines.cancel(
    { params: { hash, line: String(line) }, body: { qty: 1, reason: "entered_wrong", ...body } },
    { idempotencyKey: key },
  );
const setStatus = (hash: string, statusId: "1" | "2" | "6") =>
  bar.colleague.orders.setStatus({ params: { hash, statusId }, body: {} });
const read = (hash: string, caller: Caller = bar.attendant) =>
  caller.orders.get({ params: { hash } });

/** Three beers and a dish, at 82,85 with 8,29 of service. */
async function onTab() {
  const tab = await newTab(bar.attendant, bar.at(1));
  const items = {
    [String(bar.ids["Cerveja"])]: { qty: 3 },
    [String(bar.ids["Prato do dia"])]: { qty: 1 },
  };
  const { hash } = await sendOrder(bar.attendant, tabOrder(tab, items));
  return { tab, hash };
}

describe("calling off lines", () => {
  it("takes them off the order, its tab, the table and what the guest reads, to the cent", async () => {
    const { tab, hash } = await onTab();
    const { order } = await cancel(bar.attendant, { hash, qty: 2, text: " engano " });
    expect(order).toMatchObject({
      subtotal_amount: 60.95,
      service_amount: 6.1,
      total_amount: 67.05,
    });
    expect(order.details.items).toMatchObject([
      { line: 1, qty: 3, cancelled: 2, amount: 10.95 },
      { line: 2, qty: 1, cancelled: 0, amount: 50 },
    ]);
    expect(await bar.read(tab.hash)).toMatchObject({ subtotal_amount: 60.95, total_amount: 67.05 });
    expect((await bar.table(1)).sheets[0]).toMatchObject({ total_amount: 67.05 });
    await cancel(bar.attendant, { hash, line: 2 });
    expect(await bar.read(tab.hash)).toMatchObject({ service_amount: 1.1, total_amount: 12.05 });
  });

  it("cancels the order with the last of it, for the same reason, and can be undone as ever", async () => {
    const { tab, hash } = await onTab();
    await cancel(bar.attendant, { hash, line: 2 });
    const { order } = await cancel(bar.attendant, { hash, qty: 3, reason: "unavailable_item" });
    expect(order).toMatchObject({
      status_id: 6,
      cancelled: { reason: "unavailable_item", by: "Garçom" },
    });
    expect((await bar.read(tab.hash)).total_amount).toBe(0);
    await setStatus(hash, "1");
    expect((await bar.read(tab.hash)).total_amount).toBe(36.14);
  });

  it("is refused beyond what is left, for a line that is not there, and of a cancelled order", async () => {
    const { hash } = await onTab();
    await cancel(bar.attendant, { hash, qty: 2 });
    expect(await refusalOf(cancel(bar.attendant, { hash, qty: 2 }))).toMatchObject({
      error: "unprocessable_entity",
      problems: { qty: { code: "more_than_ordered", max: 1 } },
    });
    expect(await refusalOf(cancel(bar.attendant, { hash, line: 9 }))).toMatchObject({
      error: "not_found",
    });
    expect(
      await refusalOf(cancel(bar.attendant, { hash, reason: "other", text: "" })),
    ).toMatchObject({ fields: { text: "diga o motivo" } });
    await setStatus(hash, "6");
    expect(await refusalOf(cancel(bar.attendant, { hash }))).toMatchObject({
      error: "deal_closed",
    });
  });

  it("is not a guest's, nor another account's", async () => {
    const { hash } = await onTab();
    expect((await refusalOf(cancel(bar.guest, { hash }))).error).toBe("auth_required");
    const other = await newBar(testApp);
    expect((await refusalOf(cancel(other.colleague, { hash }))).error).toBe("not_found");
  });

  it("happens once under a key, with an approval or without", async () => {
    const { hash } = await onTab();
    const key = randomUUID();
    const first = await cancel(bar.attendant, { hash, key });
    expect(await cancel(bar.attendant, { hash, key })).toEqual(first);
    expect((await refusalOf(cancel(bar.attendant, { hash, key, qty: 2 }))).error).toBe(
      "idempotency_mismatch",
    );
    await setStatus(hash, "2");
    const begun = { hash, key: randomUUID() };
    expect((await refusalOf(cancel(bar.attendant, begun))).error).toBe("approval_required");
    const approved = { ...begun, approval: adminCredentials };
    const answers = await Promise.all([1, 2, 3].map(() => cancel(bar.attendant, approved)));
    expect(answers.map(({ order }) => order.details.items[0]?.cancelled)).toEqual([2, 2, 2]);
  });

  it("is an owner's once the kitchen has begun, or the tab is paid; what is too much is to give back", async () => {
    const { tab, hash } = await onTab();
    await setStatus(hash, "2");
    await setStatus(hash, "1");
    expect((await refusalOf(cancel(bar.attendant, { hash }))).error).toBe("approval_required");
    expect((await cancel(bar.colleague, { hash })).order.total_amount).toBe(79.09);

    const paid = await onTab();
    await payTab(bar.attendant, { sheet: paid.tab, amount: 91 });
    expect((await refusalOf(cancel(bar.attendant, { hash: paid.hash }))).error).toBe(
      "approval_required",
    );
    await cancel(bar.attendant, { hash: paid.hash, approval: adminCredentials });
    expect(await bar.read(paid.tab.hash)).toMatchObject({
      total_amount: 79.09,
      paid_amount: 91,
      left_amount: 0,
    });
    expect(tab.hash).not.toBe(paid.tab.hash);
  });
});

describe("what somebody at the table has paid for by its line", () => {
  it("is an owner's to call off, though the rest of the tab is still owed", async () => {
    const { tab, hash } = await onTab();
    const order = hash;
    await payTab(bar.attendant, {
      sheet: tab,
      lines: [
        { order, line: 1, qty: 2 },
        { order, line: 2, qty: 1 },
      ],
    });
    expect(await bar.read(tab.hash)).toMatchObject({ left_amount: 12.05 });
    await cancel(bar.attendant, { hash });
    const edit = { items: { [String(bar.ids["Cerveja"])]: { qty: 9 } } };
    const refused = [
      () => cancel(bar.attendant, { hash }),
      () => cancel(bar.attendant, { hash, line: 2 }),
      () => bar.attendant.orders.setStatus({ params: { hash, statusId: "6" }, body: {} }),
      () =>
        bar.attendant.orderLines.edit(
          { params: { hash }, body: { ...edit, cancels: [{ line: 2, qty: 1 }] } },
          { idempotencyKey: randomUUID() },
        ),
    ];
    for (const call of refused) expect((await refusalOf(call())).error).toBe("approval_required");
    await sendOrder(bar.attendant, tabOrder(tab, edit.items));
    expect((await refusalOf(cancel(bar.attendant, { hash, line: 2 }))).error).toBe(
      "approval_required",
    );
    await cancel(bar.attendant, { hash, line: 2, approval: adminCredentials });
    expect((await read(hash)).details.items[1]?.cancelled).toBe(1);
  });
});

describe("at the same moment", () => {
  it("two who call off the same units call off no more than there are", async () => {
    const { hash } = await onTab();
    const answers = await Promise.allSettled(
      [bar.attendant, bar.colleague, bar.attendant].map((who) => cancel(who, { hash, qty: 2 })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await read(hash)).details.items[0]?.cancelled).toBe(2);
  });

  it("a line is called off and the tab paid: nobody pays for what is called off without its showing", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { tab, hash } = await onTab();
      const [, paid] = await Promise.allSettled([
        cancel(bar.colleague, { hash, qty: 3 }),
        payTab(bar.attendant, { sheet: tab }),
      ]);
      expect(paid.status).toBe("fulfilled");
      const { total_amount, paid_amount, closed } = await bar.read(tab.hash);
      expect([total_amount, closed]).toEqual([55, true]);
      expect([55, 91.14]).toContain(paid_amount);
    }
  });
});

describe("the kitchen", () => {
  const tickets = async () => (await bar.attendant.kitchen.tickets()).tickets;

  it("has what is left to make, and sees what was called off until it says so", async () => {
    const { hash } = await onTab();
    await cancel(bar.attendant, { hash, qty: 2 });
    await cancel(bar.attendant, { hash, line: 2 });
    expect(await tickets()).toMatchObject([
      {
        lines: [
          { line: 1, qty: 1, cancelled: 2, ready: false },
          { line: 2, qty: 0, cancelled: 1, ready: true },
        ],
      },
    ]);
    await bar.attendant.kitchen.markSeen({ params: { hash }, body: { lines: [2] } });
    expect((await tickets())[0]?.lines).toMatchObject([{ line: 1, cancelled: 2 }]);
    await bar.attendant.kitchen.markSeen({ params: { hash }, body: { lines: [1] } });
    expect((await tickets())[0]?.lines).toMatchObject([{ line: 1, qty: 1, cancelled: 0 }]);
  });

  it("has not seen what was called off after its screen was drawn", async () => {
    const { hash } = await onTab();
    await cancel(bar.attendant, { hash, qty: 1 });
    const until = (await tickets())[0]?.lines[0]?.cancelled_at;
    await cancel(bar.attendant, { hash, qty: 1 });
    const markSeen = (given: string | undefined) =>
      bar.attendant.kitchen.markSeen({ params: { hash }, body: { lines: [1], until: given } });
    await markSeen(until);
    const [line] = (await tickets())[0]?.lines ?? [];
    expect(line).toMatchObject({ qty: 1, cancelled: 1 });
    await markSeen(line?.cancelled_at);
    expect((await tickets())[0]?.lines).toMatchObject([{ line: 1, cancelled: 0 }, {}]);
  });

  it("has an order ready when the only line that was still to be made is called off", async () => {
    const { hash } = await onTab();
    await bar.attendant.kitchen.setLines({ params: { hash }, body: { ready: true, lines: [1] } });
    expect(await read(hash)).not.toHaveProperty("ready_at");
    await cancel(bar.colleague, { hash, line: 2 });
    expect(await read(hash)).toHaveProperty("ready_at");
  });

  it("is ready with the lines that are left", async () => {
    const { hash } = await onTab();
    await cancel(bar.attendant, { hash, line: 2 });
    await bar.attendant.kitchen.setLines({
      params: { hash },
      body: { ready: true, lines: [1, 2] },
    });
    expect(await read(hash)).toHaveProperty("ready_at");
  });
});

describe("counted stock", () => {
  it("gets back what was not begun, options too, and never more than the order had taken", async () => {
    const kitchen = await newKitchen(testApp);
    const by = newCaller(testApp, kitchen.account);
    await kitchen.setStock("Feijoada", 10);
    await kitchen.setStock("Torresmo", 10);
    const both = async () => [await kitchen.left("Feijoada"), await kitchen.left("Torresmo")];
    const { hash } = await sendOrder(by, deliveryBody(kitchen.cart(3, 6)));
    expect(await both()).toEqual([7, 4]);
    await cancel(kitchen.attendant, { hash });
    expect(await both()).toEqual([8, 6]);
    const status = (statusId: "1" | "2" | "6") =>
      kitchen.owner.orders.setStatus({ params: { hash, statusId }, body: {} });
    await status("6");
    expect(await both()).toEqual([10, 10]);
    await status("1");
    expect(await both()).toEqual([8, 6]);
    await status("2");
    await cancel(kitchen.owner, { hash });
    expect(await both()).toEqual([8, 6]);
    await status("6");
    expect(await both()).toEqual([8, 6]);
    await status("1");
    expect(await both()).toEqual([8, 6]);
  });

  it("gets back what was paid and not begun, unless somebody has brought it", async () => {
    const kitchen = await newKitchen(testApp);
    await kitchen.setStock("Feijoada", 10);
    const status = (hash: string, statusId: "4" | "6") =>
      kitchen.owner.orders.setStatus({ params: { hash, statusId }, body: {} });
    for (const [isBrought, left] of [
      [false, 10],
      [true, 7],
    ] as const) {
      const tab = await newTab(kitchen.attendant, {
        location: tableId(kitchen.account.accountId, 1),
      });
      const { hash } = await sendOrder(kitchen.attendant, tabOrder(tab, kitchen.cart(3)));
      if (isBrought) await status(hash, "4");
      await payTab(kitchen.attendant, { sheet: tab });
      await cancel(kitchen.owner, { hash });
      await status(hash, "6");
      expect(await kitchen.left("Feijoada")).toBe(left);
    }
  });
});
