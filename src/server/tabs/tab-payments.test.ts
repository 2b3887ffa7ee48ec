import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { selectOwn, withAccount } from "../db/with-account.ts";
import { newTab, payTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { forgetFirstAnswers, newBar, type Bar } from "./testing-bar.ts";

const testApp = sharedApp({ poolSize: 10 });
let { account, attendant, colleague, at, order, read, close, table } = {} as Bar;
beforeEach(async () => {
  ({ account, attendant, colleague, at, order, read, close, table } = await newBar(testApp));
});

describe("threat 37: paying a tab", () => {
  let sheet: { hash: string };
  beforeEach(async () => {
    sheet = await newTab(attendant, at(1));
    // 50,00 and 5,00 of service.
    await order(attendant, { tab: sheet, title: "Prato do dia" });
  });

  it("takes parts of it, and closes with the last", async () => {
    expect(await payTab(attendant, { sheet, amount: 20 })).toMatchObject({
      paid_amount: 20,
      left_amount: 35,
      closed: false,
    });
    expect(await payTab(colleague, { sheet })).toMatchObject({
      paid_amount: 55,
      left_amount: 0,
      closed: true,
      payments: [{ exp_amount: 20 }, { exp_amount: 35 }],
    });
    expect(await table(1)).toMatchObject({ status_id: 2, sheets: [] });
    expect(await refusalOf(payTab(attendant, { sheet, amount: 1 }))).toMatchObject({
      status: 409,
      error: "deal_closed",
    });
  });

  it("tells a device that asks after weeks what became of its payment, and takes it no second time", async () => {
    const [lost, never] = [randomUUID(), randomUUID()];
    const pay = (key: string, caller = attendant) =>
      caller.sheets.pay(
        { params: { hash: sheet.hash }, body: { amount: 20 } },
        { idempotencyKey: key },
      );
    await pay(lost);
    await forgetFirstAnswers(testApp, account);
    expect((await pay(lost)).details).toMatchObject({ paid_amount: 20, closed: false });
    await payTab(colleague, { sheet });
    await forgetFirstAnswers(testApp, account);
    expect((await pay(lost)).details).toMatchObject({ paid_amount: 55, closed: true });
    expect((await refusalOf(pay(never))).error).toBe("deal_closed");
  });

  it("refuses after weeks another payment under the key of one that it has", async () => {
    const key = randomUUID();
    const pay = (body: Parameters<typeof attendant.sheets.pay>[0]["body"]) =>
      attendant.sheets.pay({ params: { hash: sheet.hash }, body }, { idempotencyKey: key });
    const body = { amount: 20, method: "pix" } as const;
    await pay(body);
    await forgetFirstAnswers(testApp, account);
    const mismatch = { status: 422, error: "idempotency_mismatch" };
    for (const other of [{ amount: 21 }, { method: "cash" as const }])
      expect(await refusalOf(pay({ ...body, ...other }))).toMatchObject(mismatch);
    const { payments } = await read(sheet.hash);
    const call = { params: { hash: sheet.hash }, body: { payment: String(payments[0]?.id) } };
    const refund = attendant.sheets.refund(
      { ...call, body: { ...call.body, amount: 20, reason: "other" } },
      { idempotencyKey: key },
    );
    expect(await refusalOf(refund)).toMatchObject(mismatch);
    expect((await pay(body)).details).toMatchObject({ paid_amount: 20 });
  });

  it.each([0, 55.01, 1000])("does not take %d", async (amount) => {
    expect(await refusalOf(payTab(attendant, { sheet, amount }))).toMatchObject({
      status: 422,
      fields: { amount: expect.any(String) },
    });
    expect((await read(sheet.hash)).payments).toEqual([]);
  });

  it("names what is left, or was paid, in the account's own currency", async () => {
    await colleague.account.save({ body: { extras: { currency: "US$ " } } });
    expect(await refusalOf(payTab(attendant, { sheet, amount: 60 }))).toMatchObject({
      fields: { amount: "no máximo o que falta pagar: US$ 55,00" },
    });
    await payTab(attendant, { sheet, amount: 52 });
    const waiving = payTab(attendant, { sheet, amount: 1, waive_service: true });
    expect(await refusalOf(waiving)).toMatchObject({
      fields: { waive_service: "já foi pago mais que o total sem o serviço: US$ 52,00" },
    });
    expect(await refusalOf(close(attendant, sheet.hash))).toMatchObject({
      fields: { left_amount: "falta pagar US$ 3,00" },
    });
  });

  it("does without the service when the guests decline it", async () => {
    const details = await payTab(attendant, { sheet, amount: 10, waive_service: true });
    expect(details).toMatchObject({ service_amount: 0, total_amount: 50, left_amount: 40 });
    expect(await payTab(attendant, { sheet })).toMatchObject({ paid_amount: 50, closed: true });
  });

  it("has an order that is looked at alone or in the list cost no service that its tab waives", async () => {
    const served = { subtotal_amount: 50, service_amount: 5, total_amount: 55 };
    const waived = { subtotal_amount: 50, service_amount: 0, total_amount: 50 };
    const ordered = (await read(sheet.hash)).orders[0]?.hash ?? "";
    const alone = () => attendant.orders.get({ params: { hash: ordered } });
    expect(await alone()).toMatchObject(served);
    const waive = (amount: number, waive_service: boolean) =>
      payTab(attendant, { sheet, amount, waive_service });
    await waive(1, true);
    expect(await alone()).toMatchObject(waived);
    expect((await attendant.orders.list({ query: {} })).orders).toMatchObject([waived]);
    // The payment screen adds this up again when the guests pay the service after all.
    expect((await read(sheet.hash)).orders).toMatchObject([served]);
    await waive(1, false);
    expect(await alone()).toMatchObject(served);
  });

  it("tells the pages that show its orders once their service is waived, and charged again", async () => {
    const { accountId } = account;
    const told = () =>
      withAccount(testApp.database, { accountId, mode: "read" }, (tx) =>
        selectOwn(tx, "outbox").select("topic").where("topic", "=", "order").execute(),
      );
    for (const waive_service of [true, false]) {
      const before = await told();
      await payTab(attendant, { sheet, amount: 1, waive_service });
      expect(await told()).toHaveLength(before.length + 1);
    }
  });

  it("answers an order on a tab that waives the service with what its guests owe for it", async () => {
    await payTab(attendant, { sheet, amount: 1, waive_service: true });
    const placed = await order(colleague, { tab: sheet, title: "Cerveja" });
    const owed = { subtotal_amount: 10.95, service_amount: 0, total_amount: 10.95 };
    expect(placed).toMatchObject(owed);
    expect(await attendant.orders.get({ params: { hash: placed.hash } })).toMatchObject(owed);
  });

  it("closes without another payment when waiving the service leaves nothing to pay", async () => {
    await payTab(attendant, { sheet, amount: 50 });
    const details = await payTab(attendant, { sheet, waive_service: true });
    expect(details).toMatchObject({ closed: true, paid_amount: 50, total_amount: 50 });
    expect(details.payments).toHaveLength(1);
  });

  it("keeps the service once more than the rest was paid", async () => {
    await payTab(attendant, { sheet, amount: 52 });
    const refusal = await refusalOf(payTab(attendant, { sheet, amount: 1, waive_service: true }));
    expect(refusal).toMatchObject({
      status: 422,
      fields: { waive_service: expect.any(String) },
    });
    expect(await read(sheet.hash)).toMatchObject({ waives_service: false, left_amount: 3 });
  });

  it("leaves out what was cancelled, and owes nothing for what is cancelled later", async () => {
    const { hash } = await order(attendant, { tab: sheet, title: "Cerveja" });
    const setStatus = (statusId: "2" | "6") =>
      colleague.orders.setStatus({ params: { hash, statusId }, body: {} });
    await setStatus("6");
    expect(await read(sheet.hash)).toMatchObject({ total_amount: 55 });
    expect(await payTab(attendant, { sheet })).toMatchObject({ paid_amount: 55, closed: true });
    expect(await refusalOf(setStatus("2"))).toMatchObject({
      status: 409,
      error: "deal_closed",
    });
    expect(await read(sheet.hash)).toMatchObject({ total_amount: 55, left_amount: 0 });
  });

  it("counts an order again that was paid for and then cancelled by a slip, on the closed tab as well", async () => {
    const { hash } = await order(attendant, { tab: sheet, title: "Cerveja" });
    const setStatus = (statusId: "4" | "6") =>
      colleague.orders.setStatus({ params: { hash, statusId }, body: {} });
    await payTab(attendant, { sheet });
    await setStatus("6");
    expect(await read(sheet.hash)).toMatchObject({ total_amount: 55, paid_amount: 67.05 });
    expect((await setStatus("4")).order).toMatchObject({ status_alias: "finished" });
    expect(await read(sheet.hash)).toMatchObject({
      total_amount: 67.05,
      paid_amount: 67.05,
      left_amount: 0,
      closed: true,
    });
  });

  it("takes one of fifty payments of all that are made at once", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        payTab(index % 2 === 0 ? attendant : colleague, { sheet, amount: 55 }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
    expect(await read(sheet.hash)).toMatchObject({ paid_amount: 55, closed: true });
  });

  it("never closes over an order that is being added", async () => {
    const [added, paid] = await Promise.allSettled([
      order(colleague, { tab: sheet, title: "Cerveja" }),
      payTab(attendant, { sheet }),
    ]);
    const details = await read(sheet.hash);
    if (added.status === "rejected") {
      expect(await refusalOf(order(colleague, { tab: sheet, title: "Cerveja" }))).toMatchObject({
        error: "deal_closed",
      });
    }
    expect(paid.status).toBe("fulfilled");
    expect(details.closed).toBe(true);
    expect(details.left_amount).toBe(0);
    expect(details.paid_amount).toBe(details.total_amount);
  });
});

describe("threat 38: closing a tab", () => {
  it("frees the table when nothing was ordered, and once more changes nothing", async () => {
    const sheet = await newTab(attendant, at(4));
    await close(attendant, sheet.hash);
    const again = await close(colleague, sheet.hash);
    expect(again.details.closed).toBe(true);
    expect((await table(4)).status_id).toBe(2);
  });

  it("is refused while there is something left to pay, and names it", async () => {
    const sheet = await newTab(attendant, at(4));
    await order(attendant, { tab: sheet, title: "Prato do dia" });
    expect(await refusalOf(close(attendant, sheet.hash))).toMatchObject({
      status: 409,
      error: "conflict",
      fields: { left_amount: "falta pagar R$ 55,00" },
    });
    expect((await read(sheet.hash)).closed).toBe(false);
  });

  it("keeps a table in sight that is beyond the number of tables now, until its tab is closed", async () => {
    const sheet = await newTab(attendant, at(4));
    await setTables(2);
    expect((await attendant.tables.list()).locations.map(({ number }) => number)).toEqual([
      1, 2, 4,
    ]);
    await close(attendant, sheet.hash);
    expect((await attendant.tables.list()).locations.map(({ number }) => number)).toEqual([1, 2]);
  });
});

async function setTables(locations: number): Promise<void> {
  await withAccount(
    testApp.database,
    { accountId: account.accountId, mode: "write" },
    ({ db, accountId }) =>
      db
        .updateTable("accounts")
        .set({ extras: { locations } })
        .where("account_id", "=", accountId)
        .execute(),
  );
}
