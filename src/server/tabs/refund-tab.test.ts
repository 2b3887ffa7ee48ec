import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { RouteInput } from "../../contract/route.ts";
import type { sheetsContract } from "../../contract/sheets.ts";
import { withAccount } from "../db/with-account.ts";
import { signedInAttendant, type Caller } from "../testing/caller.ts";
import { adminCredentials, attendantCredentials } from "../testing/new-account.ts";
import { newTab, payTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { waitsForLock } from "../testing/waits-for-lock.ts";
import { insertSheet } from "./sheet-queries.ts";
import { forgetFirstAnswers, newBar, type Bar } from "./testing-bar.ts";

let now = new Date();
const testApp = sharedApp({ poolSize: 10, now: () => now });
let bar: Bar;
let sheet: { hash: string };
beforeEach(async () => {
  now = new Date();
  bar = await newBar(testApp);
  sheet = await newTab(bar.attendant, bar.at(1));
  // 50,00 and 5,00 of service.
  await bar.order(bar.attendant, { tab: sheet, title: "Prato do dia" });
});

type Body = Partial<RouteInput<typeof sheetsContract.refund>["body"]> & { payment: string };

const refund = (caller: Caller, body: Body, key: string = randomUUID()) =>
  caller.sheets
    .refund(
      { params: { hash: sheet.hash }, body: { reason: "wrong_amount", ...body } },
      { idempotencyKey: key },
    )
    .then(({ details }) => details);

const paidBy = async (caller: Caller, body: Omit<Parameters<typeof payTab>[1], "sheet"> = {}) => {
  const { payments } = await payTab(caller, { sheet, ...body });
  return payments.at(-1)?.id ?? "";
};

const historyOf = () =>
  withAccount(
    testApp.database,
    { accountId: bar.account.accountId, mode: "read" },
    ({ db, accountId }) =>
      db
        .selectFrom("history")
        .select(["what", "user_id", "approved_by", "before_value", "after_value"])
        .where("account_id", "=", accountId)
        .orderBy("history_id")
        .execute(),
  );

describe("a refund", () => {
  it("is a negative payment that names its own, with a reason, and is remembered", async () => {
    const payment = await paidBy(bar.attendant, { amount: 20, method: "pix" });
    const details = await refund(bar.attendant, { payment, amount: 5 });
    expect(details).toMatchObject({ paid_amount: 15, left_amount: 40, closed: false });
    expect(details.payments).toMatchObject([
      { id: payment, exp_amount: 20, refunded_amount: 5 },
      { exp_amount: -5, method: "pix", refund_of: payment, reason: "wrong_amount", by: "Garçom" },
    ]);
    expect(await historyOf()).toMatchObject([
      { what: "paid", before_value: { paid: 0 }, after_value: { paid: 20, amount: 20 } },
      {
        what: "refunded",
        before_value: { paid: 20 },
        after_value: { paid: 15, amount: 5, payment, reason: "wrong_amount" },
      },
    ]);
  });

  it("is never more than what is left of its payment, whoever asks at once", async () => {
    const payment = await paidBy(bar.attendant, { amount: 20 });
    await paidBy(bar.attendant, { amount: 30 });
    expect(await refusalOf(refund(bar.attendant, { payment, amount: 20.01 }))).toMatchObject({
      status: 422,
      fields: { amount: "no máximo o que resta do pagamento: R$ 20,00" },
    });
    expect((await refusalOf(refund(bar.attendant, { payment, amount: 0 }))).status).toBe(422);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        refund(index % 2 === 0 ? bar.attendant : bar.colleague, { payment, amount: 15 }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { payments } = await refund(bar.attendant, { payment });
    expect(payments.map(({ exp_amount }) => exp_amount)).toEqual([20, 30, -15, -5]);
    const given = payments.at(-1)?.id ?? "";
    for (const again of [payment, given, randomUUID()]) {
      expect(await refusalOf(refund(bar.colleague, { payment: again }))).toMatchObject({
        fields: { payment: expect.any(String) },
      });
    }
  });

  it("is done once for its key, however often it is sent", async () => {
    const payment = await paidBy(bar.attendant, { amount: 20 });
    const key = randomUUID();
    const body = { payment, amount: 5, approval: adminCredentials };
    const [first, second] = [
      await refund(bar.attendant, body, key),
      await refund(bar.attendant, body, key),
    ];
    expect(second).toEqual(first);
    expect(await bar.read(sheet.hash)).toMatchObject({ paid_amount: 15 });
    expect(await refusalOf(refund(bar.attendant, { payment, amount: 6 }, key))).toMatchObject({
      error: "idempotency_mismatch",
    });
  });

  it("is done once by a device that asks after weeks what became of it, and never with another amount", async () => {
    const payment = await paidBy(bar.colleague);
    const key = randomUUID();
    const body = { payment, amount: 5 };
    await refund(bar.colleague, body, key);
    await forgetFirstAnswers(testApp, bar.account);
    expect(await refund(bar.colleague, body, key)).toMatchObject({ paid_amount: 50 });
    await forgetFirstAnswers(testApp, bar.account);
    expect((await refusalOf(refund(bar.colleague, { payment, amount: 6 }, key))).error).toBe(
      "idempotency_mismatch",
    );
    expect(await bar.read(sheet.hash)).toMatchObject({ paid_amount: 50, closed: false });
  });

  it("is for five minutes whoever's who took the payment, and else an owner's", async () => {
    const payment = await paidBy(bar.attendant, { amount: 20 });
    const ofOwner = await paidBy(bar.colleague, { amount: 10 });
    const other = await signedInAttendant(testApp, bar.account);
    expect((await refusalOf(refund(other, { payment: ofOwner }))).error).toBe("approval_required");
    now = new Date(now.getTime() + 5 * 60_000 + 1);
    expect(await refusalOf(refund(bar.attendant, { payment }))).toMatchObject({
      status: 403,
      error: "approval_required",
    });
    const wrong = [{ ...adminCredentials, pass: "não é esta" }, attendantCredentials];
    const codes: string[] = [];
    for (const approval of wrong)
      codes.push((await refusalOf(refund(bar.attendant, { payment, approval }))).error);
    expect(codes).toEqual(["Invalid Credentials", "approval_required"]);
    await refund(bar.attendant, { payment, approval: adminCredentials });
    expect((await historyOf()).at(-1)).toMatchObject({
      what: "refunded",
      approved_by: expect.any(String),
    });
    await refund(bar.colleague, { payment: ofOwner });
    expect(await bar.read(sheet.hash)).toMatchObject({ paid_amount: 0 });
  });

  it("opens a closed tab again, whose orders stay finished", async () => {
    const payment = await paidBy(bar.attendant);
    expect(await bar.read(sheet.hash)).toMatchObject({ closed: true });
    const details = await refund(bar.attendant, { payment, amount: 10 });
    expect(details).toMatchObject({ closed: false, left_amount: 10 });
    expect(details.orders[0]).toMatchObject({ status_alias: "finished" });
    expect((await historyOf()).map(({ what }) => what)).toContain("reopened");
    expect(await payTab(bar.attendant, { sheet, method: "cash" })).toMatchObject({ closed: true });
  });

  it("opens one beside the table's other tab as an individual one", async () => {
    const shared = { ...bar.at(2), individual: false };
    sheet = await newTab(bar.attendant, shared);
    await bar.order(bar.attendant, { tab: sheet, title: "Cerveja" });
    const payment = await paidBy(bar.attendant);
    const other = await newTab(bar.attendant, shared);
    expect(await refund(bar.attendant, { payment })).toMatchObject({
      closed: false,
      individual: true,
      left_amount: 12.05,
    });
    expect((await bar.table(2)).sheets).toMatchObject([
      { hash: sheet.hash, individual: true },
      { hash: other.hash, individual: false },
    ]);
  });

  it("is the only way to close a tab that was paid too much", async () => {
    const { hash } = await bar.order(bar.attendant, { tab: sheet, title: "Cerveja" });
    const payment = await paidBy(bar.attendant, { amount: 60 });
    await bar.colleague.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    expect(await refusalOf(bar.close(bar.attendant, sheet.hash))).toMatchObject({
      status: 409,
      error: "conflict",
      fields: { paid_amount: "foi pago a mais: estorne antes R$ 5,00" },
    });
    await refund(bar.attendant, { payment, amount: 5, reason: "cancelled" });
    expect((await bar.close(bar.attendant, sheet.hash)).details).toMatchObject({ closed: true });
  });

  it("of what a closed tab was paid too much leaves it closed", async () => {
    const { hash } = await bar.order(bar.attendant, { tab: sheet, title: "Cerveja" });
    const payment = await paidBy(bar.attendant);
    await bar.colleague.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    const details = await refund(bar.attendant, { payment, amount: 12.05, reason: "cancelled" });
    expect(details).toMatchObject({ closed: true, paid_amount: 55, left_amount: 0 });
  });

  it("of a whole payment takes its lines, and the service its payer did without, back", async () => {
    const [line] = (await bar.read(sheet.hash)).bill_lines;
    await bar.order(bar.attendant, { tab: sheet, title: "Cerveja" });
    const lines = [{ order: line?.order ?? "", line: line?.line ?? 0, qty: 1 }];
    const payment = await paidBy(bar.attendant, { lines, waive_service: true });
    expect(await bar.read(sheet.hash)).toMatchObject({ total_amount: 62.05, left_amount: 12.05 });
    const details = await refund(bar.attendant, { payment, reason: "wrong_method" });
    expect(details).toMatchObject({ total_amount: 67.05, left_amount: 67.05 });
    expect(details.bill_lines[0]).toMatchObject({ paid_qty: 0 });
  });

  it("goes with a payment at the same moment, one after the other", async () => {
    const payment = await paidBy(bar.attendant, { amount: 50 });
    await Promise.allSettled([
      refund(bar.attendant, { payment, amount: 20 }),
      payTab(bar.colleague, { sheet, amount: 5 }),
    ]);
    const details = await bar.read(sheet.hash);
    expect(details).toMatchObject({ paid_amount: 35, left_amount: 20, closed: false });
  });

  it("goes through though others sit down at the table at the same moment", async () => {
    sheet = await newTab(bar.attendant, { ...bar.at(1), individual: false });
    await bar.order(bar.attendant, { tab: sheet, title: "Cerveja" });
    const payment = await paidBy(bar.attendant);
    const { accountId } = bar.account;
    const opened = Promise.withResolvers<undefined>();
    const opening = withAccount(testApp.database, { accountId, mode: "write" }, async (tx) => {
      const { opened_by: userId } = await tx.db
        .selectFrom("sheets")
        .select("opened_by")
        .where("account_id", "=", accountId)
        .executeTakeFirstOrThrow();
      const tableId = bar.at(1).location;
      await insertSheet(tx, { tableId, name: "", individual: false, userId: userId ?? "", now });
      opened.resolve(undefined);
      // The refund has found the table free by then.
      await waitsForLock(tx);
    });
    await opened.promise;
    const details = await refund(bar.attendant, { payment });
    expect(details).toMatchObject({ closed: false, paid_amount: 0 });
    await opening;
    const { sheets } = await bar.table(1);
    expect(sheets.find(({ hash }) => hash === sheet.hash)).toMatchObject({ individual: true });
  });
});
