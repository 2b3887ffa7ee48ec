import { getPixPayloadInfo } from "@brazilian-utils/brazilian-utils/get-pix-payload-info";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { ordersContract } from "../../contract/orders.ts";
import type { RouteInput } from "../../contract/route.ts";
import { forgetFirstAnswers, newBar, type Bar } from "../tabs/testing-bar.ts";
import type { Caller } from "../testing/caller.ts";
import { adminCredentials } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { newTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp({ poolSize: 10 });
let bar: Bar;
let hash: string;
beforeEach(async () => {
  bar = await newBar(testApp);
  ({ hash } = await newOrder(bar.guest, bar.ids["Cerveja"]));
});

type PayBody = RouteInput<typeof ordersContract.pay>["body"];
type RefundBody = RouteInput<typeof ordersContract.refund>["body"];

const pay = async (body: PayBody = {}, caller = bar.attendant) => {
  const call = { params: { hash }, body };
  return (await caller.orders.pay(call, { idempotencyKey: randomUUID() })).order;
};
const refund = async (body: Omit<RefundBody, "reason">, caller = bar.attendant) => {
  const call = { params: { hash }, body: { reason: "cancelled", ...body } } as const;
  return (await caller.orders.refund(call, { idempotencyKey: randomUUID() })).order;
};
const read = (caller: Caller) => caller.orders.get({ params: { hash } });

describe("an order without a tab", () => {
  it("is paid in parts, each with its method; its guest hears how much, and staff by whom", async () => {
    expect(await read(bar.guest)).toMatchObject({ paid_amount: 0 });
    const { payments } = await pay({ amount: 4, method: "cash", tendered: 10 });
    expect(payments).toMatchObject([{ exp_amount: 4, method: "cash", change: 6, by: "Garçom" }]);
    const order = await pay({ method: "pix" });
    expect(order).toMatchObject({ paid_amount: 10.95, total_amount: 10.95 });
    const seen = await read(bar.guest);
    expect(seen).toMatchObject({ paid_amount: 10.95 });
    expect(seen).not.toHaveProperty("payments");
    const { orders } = await bar.attendant.orders.list({ query: {} });
    expect(orders[0]).toMatchObject({ paid_amount: 10.95 });
  });

  it("takes no more than is left, by whoever pays at once, and nothing once it is cancelled", async () => {
    for (const body of [{ amount: 10.96 }, { amount: 0 }, { method: "meal-card" } as const])
      expect((await refusalOf(pay(body))).status).toBe(422);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        pay({ amount: 10.95 }, index % 2 === 0 ? bar.attendant : bar.colleague),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusalOf(pay())).toMatchObject({ fields: { amount: "nada falta pagar" } });
    const { hash: other } = await newOrder(bar.guest, bar.ids["Cerveja"]);
    hash = other;
    await bar.attendant.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    expect((await refusalOf(pay())).error).toBe("deal_closed");
  });

  it("is cancelled with an owner's approval once it is paid, and gives the money back then", async () => {
    const { payments } = await pay({ method: "pix" });
    const cancel = (approval?: RefundBody["approval"]) =>
      bar.attendant.orders.setStatus({
        params: { hash, statusId: "6" },
        body: { reason: "no_courier", ...(approval ? { approval } : {}) },
      });
    expect((await refusalOf(cancel())).error).toBe("approval_required");
    expect((await cancel(adminCredentials)).order).toMatchObject({
      status_id: 6,
      paid_amount: 10.95,
    });
    const order = await refund({ payment: payments?.[0]?.id ?? "" });
    expect(order).toMatchObject({ paid_amount: 0 });
    expect(order.payments).toMatchObject([
      { refunded_amount: 10.95 },
      { exp_amount: -10.95, reason: "cancelled", method: "pix" },
    ]);
  });

  it("is paid once, by a device that asks after weeks what became of its payment as well", async () => {
    const [lost, never] = [randomUUID(), randomUUID()];
    const sent = (key: string) =>
      bar.attendant.orders.pay({ params: { hash }, body: { amount: 4 } }, { idempotencyKey: key });
    await sent(lost);
    await forgetFirstAnswers(testApp, bar.account);
    expect((await sent(lost)).order).toMatchObject({ paid_amount: 4 });
    await forgetFirstAnswers(testApp, bar.account);
    const other = { params: { hash }, body: { amount: 5 } };
    const refused = refusalOf(bar.attendant.orders.pay(other, { idempotencyKey: lost }));
    expect((await refused).error).toBe("idempotency_mismatch");
    await bar.colleague.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    await forgetFirstAnswers(testApp, bar.account);
    expect((await sent(lost)).order).toMatchObject({ paid_amount: 4, status_id: 6 });
    expect((await refusalOf(sent(never))).error).toBe("deal_closed");
    // Keys that one device counts up, or makes of the time, may end alike.
    const alike = lost.replace(/^./, (first) => (first === "a" ? "b" : "a"));
    expect((await refusalOf(sent(alike))).error).toBe("deal_closed");
  });

  it("never is cancelled alone by an attendant while somebody pays it", async () => {
    const outcomes = await Promise.allSettled([
      pay({}, bar.colleague),
      bar.attendant.orders.setStatus({ params: { hash, statusId: "6" }, body: {} }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { status_id, paid_amount } = await read(bar.attendant);
    expect([status_id, paid_amount]).toEqual(paid_amount === 0 ? [6, 0] : [5, 10.95]);
  });

  it("has a PIX code for what is left to pay", async () => {
    await bar.colleague.account.save({ body: { extras: { pix_code: "pix@example.com" } } });
    await pay({ amount: 4 });
    const code = (query: { amount?: string } = {}, caller = bar.guest) =>
      caller.orders.pix({ params: { hash }, query });
    expect(await code()).toMatchObject({ amount: 6.95 });
    const part = await code({ amount: "2.5" }, bar.attendant);
    expect(part.amount).toBe(2.5);
    expect(getPixPayloadInfo(part.payload)).toMatchObject({ amount: 2.5 });
    expect(await refusalOf(code({ amount: "6.96" }))).toMatchObject({
      status: 422,
      problems: { amount: { code: "more_than_left", amount: 6.95 } },
    });
    expect((await refusalOf(code({ amount: "0" }))).status).toBe(404);
    await pay();
    expect((await refusalOf(code())).status).toBe(404);
    expect((await refusalOf(code({ amount: "1" }))).status).toBe(404);
  });

  it("is the only kind that is paid so: one on a tab is paid there", async () => {
    const tab = await newTab(bar.attendant, bar.at(1));
    ({ hash } = await bar.order(bar.attendant, { tab, title: "Cerveja" }));
    expect(await refusalOf(pay())).toMatchObject({
      status: 409,
      error: "conflict",
      fields: { hash: "este pedido é pago na comanda" },
    });
    expect(await read(bar.attendant)).not.toHaveProperty("paid_amount");
    expect((await refusalOf(pay({}, bar.guest))).status).toBe(403);
  });
});
