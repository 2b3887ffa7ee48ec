import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { newTab, payTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newBar, type Bar } from "./testing-bar.ts";

const testApp = sharedApp({ poolSize: 10 });
let bar: Bar;
let sheet: { hash: string };
beforeEach(async () => {
  bar = await newBar(testApp);
  sheet = await newTab(bar.attendant, bar.at(1));
});

const order = (title: string, qty = 1) => bar.order(bar.attendant, { tab: sheet, title, qty });
const pay = (body: Omit<Parameters<typeof payTab>[1], "sheet">) =>
  payTab(bar.attendant, { sheet, ...body });
const paid = (details: Awaited<ReturnType<typeof pay>>) =>
  details.payments.map(({ exp_amount }) => exp_amount);

describe("the method of a payment", () => {
  beforeEach(() => order("Prato do dia"));

  it("is kept, with the cash in hand and the change", async () => {
    await pay({ amount: 20, method: "cash", tendered: 50 });
    const details = await pay({ amount: 5, method: "pix" });
    expect(details.payments).toMatchObject([
      { exp_amount: 20, method: "cash", tendered: 50, change: 30, by: "Garçom" },
      { exp_amount: 5, method: "pix" },
    ]);
    expect(details.payments[1]).not.toHaveProperty("change");
    // A call may name no method.
    expect((await pay({})).payments[2]).not.toHaveProperty("method");
  });

  it.each([
    { body: { method: "meal-card" }, field: "method" },
    { body: { method: "pix", tendered: 60 }, field: "tendered" },
    { body: { tendered: 60 }, field: "tendered" },
    { body: { method: "cash", tendered: 54.99 }, field: "tendered" },
  ] as const)("$body is refused, and nothing is paid", async ({ body, field }) => {
    expect(await refusalOf(pay(body))).toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    });
    expect((await bar.read(sheet.hash)).payments).toEqual([]);
  });
});

describe("a bill that is split into equal shares", () => {
  it("leaves the cents to the last, who closes the tab", async () => {
    await order("Cerveja");
    // 10,95 and 1,10 of service: 12,05.
    await pay({ shares: { of: 3, index: 1 }, method: "cash" });
    await pay({ shares: { of: 3, index: 2 }, method: "pix" });
    const details = await pay({ shares: { of: 3, index: 3 } });
    expect(paid(details)).toEqual([4.01, 4.02, 4.02]);
    expect(details).toMatchObject({ closed: true, left_amount: 0 });
  });

  it("lets one payer do without the service, and asks no more of the others for that", async () => {
    await order("Prato do dia", 2);
    const first = await pay({ shares: { of: 4, index: 1 }, waive_service: true });
    expect(first).toMatchObject({
      waives_service: false,
      service_amount: 7.5,
      total_amount: 107.5,
      payments: [{ exp_amount: 25, service_waived: 2.5 }],
    });
    for (const index of [2, 3]) await pay({ shares: { of: 4, index } });
    const details = await pay({ shares: { of: 4, index: 4 }, waive_service: true });
    expect(paid(details)).toEqual([25, 27.5, 27.5, 25]);
    expect(details).toMatchObject({ closed: true, service_amount: 5 });
  });

  it("changes only the shares that nobody has paid where something is ordered or cancelled", async () => {
    await order("Prato do dia");
    await pay({ shares: { of: 2, index: 1 } });
    const { hash } = await order("Prato do dia");
    const second = { shares: { of: 2, index: 2 } };
    const stale = await refusalOf(pay({ ...second, amount: 27.5 }));
    expect(stale).toMatchObject({ fields: { amount: "mudou: agora é R$ 82,50" } });
    await bar.colleague.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    expect(paid(await pay({ ...second, amount: 27.5 }))).toEqual([27.5, 27.5]);
  });

  it("is paid once by two devices that send the same share at once", async () => {
    await order("Prato do dia");
    const share = { shares: { of: 2, index: 1 }, amount: 27.5 };
    await pay({ amount: 15 });
    const outcomes = await Promise.allSettled(
      [bar.attendant, bar.colleague].map((caller) =>
        payTab(caller, { sheet, shares: share.shares, amount: 20 }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(paid(await bar.read(sheet.hash))).toEqual([15, 20]);
  });

  it.each([
    { shares: { of: 2, index: 3 } },
    { shares: { of: 100, index: 1 } },
    { shares: { of: 0, index: 0 } },
  ])("does not take %j", async (body) => {
    await order("Cerveja");
    expect((await refusalOf(pay(body))).status).toBe(422);
  });
});

describe("a bill that is split by its lines", () => {
  const lineOf = async (title: string, qty: number) => {
    const { bill_lines } = await bar.read(sheet.hash);
    const found = bill_lines.find(({ title_br }) => title_br === title);
    return { order: found?.order ?? "", line: found?.line ?? 0, qty };
  };

  it("has the service in proportion, tells what of each line is paid, and adds up", async () => {
    await order("Cerveja", 3);
    await order("Prato do dia");
    const { bill_lines } = await bar.read(sheet.hash);
    expect(bill_lines).toMatchObject([
      { title_br: "Cerveja", qty: 3, paid_qty: 0, amount: 32.85, service_amount: 3.29 },
      { title_br: "Prato do dia", qty: 1, paid_qty: 0, amount: 50, service_amount: 5 },
    ]);
    const first = await pay({ lines: [await lineOf("Cerveja", 2)], method: "cash" });
    expect(first).toMatchObject({
      payments: [{ exp_amount: 24.09 }],
      bill_lines: [{ paid_qty: 2 }, { paid_qty: 0 }],
    });
    await pay({ lines: [await lineOf("Prato do dia", 1)], waive_service: true });
    const details = await pay({ lines: [await lineOf("Cerveja", 1)] });
    expect(paid(details)).toEqual([24.09, 50, 12.05]);
    expect(details).toMatchObject({ closed: true, total_amount: 86.14, service_amount: 3.29 });
  });

  it("takes nothing twice, nothing that is not there, and no share besides", async () => {
    await order("Cerveja", 2);
    const one = await lineOf("Cerveja", 1);
    const wrong = [
      { lines: [{ ...one, qty: 3 }] },
      { lines: [one, one] },
      { lines: [{ ...one, line: 7 }] },
      { lines: [one], shares: { of: 2, index: 1 } },
      { lines: [one], amount: 12 },
      { lines: [] },
    ];
    for (const body of wrong) expect((await refusalOf(pay(body))).status).toBe(422);
    await pay({ lines: [one] });
    expect(await refusalOf(pay({ lines: [{ ...one, qty: 2 }] }))).toMatchObject({
      fields: { "lines.0.qty": "no máximo 1: os outros já foram pagos" },
    });
  });

  it("leaves out what is called off of a line, also after a share was paid", async () => {
    const { hash } = await order("Cerveja", 3);
    await pay({ lines: [await lineOf("Cerveja", 1)] });
    await callOff(hash);
    const details = await bar.read(sheet.hash);
    expect(details).toMatchObject({ total_amount: 24.09, left_amount: 12.05 });
    expect(details.bill_lines).toMatchObject([{ qty: 2, paid_qty: 1, amount: 21.9 }]);
    const last = await pay({ lines: [await lineOf("Cerveja", 1)] });
    expect(last).toMatchObject({ closed: true, paid_amount: 24.09 });
  });

  /** Calls off one beer, by the rows that a cancelled line leaves. */
  async function callOff(hash: string): Promise<void> {
    const given = { accountId: bar.account.accountId, mode: "write" } as const;
    await withAccount(testApp.database, given, async ({ db, accountId }) => {
      const { order_id } = await db
        .updateTable("orders")
        .set({ lines_cancelled_cents: 1095, service_cancelled_cents: 110 })
        .where("account_id", "=", accountId)
        .where("hash", "=", hash)
        .returning("order_id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("line_cancels")
        .values({
          account_id: accountId,
          cancel_id: randomUUID(),
          order_id,
          line: 1,
          qty: 1,
          amount_cents: 1095,
          service_cents: 110,
          reason: "other",
          created_at: new Date(),
        })
        .execute();
    });
  }
});

it("a PIX code is for the amount that is paid, and for no more than is left", async () => {
  await bar.colleague.account.save({ body: { extras: { pix_code: "pix@example.com" } } });
  await order("Prato do dia");
  const pix = (amount?: string) =>
    bar.attendant.sheets.pix({ params: sheet, query: amount === undefined ? {} : { amount } });
  expect(await pix()).toMatchObject({
    amount: 55,
    txid: expect.stringMatching(/^[\dA-Za-z]{1,25}$/),
  });
  const { amount, payload } = await pix("27.5");
  expect(amount).toBe(27.5);
  expect(payload).toContain("540527.50");
  expect((await refusalOf(pix("55.01"))).status).toBe(422);
  // The payment itself may waive the service, or take that back.
  const without = { amount: "50", waive_service: "1" } as const;
  expect(await bar.attendant.sheets.pix({ params: sheet, query: without })).toMatchObject({
    amount: 50,
  });
  const more = { ...without, amount: "50.01" };
  expect((await refusalOf(bar.attendant.sheets.pix({ params: sheet, query: more }))).status).toBe(
    422,
  );
  expect((await refusalOf(pix("0"))).status).toBe(404);
  const { orders } = await bar.attendant.orders.list({ query: {} });
  const [hash = ""] = orders.flatMap((one) => ("hash" in one ? one.hash : []));
  // Its tab's code is for it.
  const ofOrder = bar.attendant.orders.pix({ params: { hash }, query: {} });
  expect((await refusalOf(ofOrder)).status).toBe(404);
  await pay({});
  expect((await refusalOf(pix())).status).toBe(404);
});
