import { beforeEach, describe, expect, it } from "vitest";
import type { ordersContract } from "../../contract/orders.ts";
import type { RouteInput } from "../../contract/route.ts";
import { newBar, type Bar } from "../tabs/testing-bar.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import { adminCredentials, attendantCredentials } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { newTab, payTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let bar: Bar;
beforeEach(async () => {
  bar = await newBar(testApp);
});

type Body = RouteInput<typeof ordersContract.setStatus>["body"];
type StatusId = RouteInput<typeof ordersContract.setStatus>["params"]["statusId"];

const set = (caller: Caller, hash: string, statusId: StatusId, body: Body = {}) =>
  caller.orders.setStatus({ params: { hash, statusId }, body });
const cancel = (caller: Caller, hash: string, body: Body = { reason: "duplicate" }) =>
  set(caller, hash, "6", body);
const delivery = () => newOrder(bar.guest, bar.ids["Cerveja"]);
const rowOf = (hash: string, caller: Caller) => caller.orders.get({ params: { hash } });
const approval = adminCredentials;

describe("fault 23: cancelling an order", () => {
  it("says why, and who, to staff, in the tab, and why to its guest", async () => {
    const { hash } = await delivery();
    const body: Body = { reason: "unavailable_item", text: "  Acabou a cerveja " };
    const { order } = await cancel(bar.attendant, hash, body);
    const why = { reason: "unavailable_item", text: "Acabou a cerveja", at: expect.any(String) };
    expect(order.cancelled).toEqual({ ...why, by: "Garçom" });
    expect((await rowOf(hash, bar.guest)).cancelled).toEqual(why);

    const tab = await newTab(bar.attendant, bar.at(1));
    const onTab = await bar.order(bar.attendant, { tab, title: "Cerveja" });
    await cancel(bar.colleague, onTab.hash);
    const { orders, total_amount } = await bar.read(tab.hash);
    expect(orders[0]?.cancelled).toMatchObject({ reason: "duplicate", by: "Dona" });
    expect(total_amount).toBe(0);
  });

  it("asks for words where the reason is another, and takes no reason for what is no cancelling", async () => {
    const { hash } = await delivery();
    expect(
      await refusalOf(cancel(bar.attendant, hash, { reason: "other", text: " " })),
    ).toMatchObject({ error: "unprocessable_entity", fields: { text: "diga o motivo" } });
    expect(await refusalOf(cancel(bar.attendant, hash, { text: "engano" }))).toMatchObject({
      fields: { reason: "escolha o motivo" },
    });
    expect(await refusalOf(set(bar.attendant, hash, "2", { reason: "other" }))).toMatchObject({
      error: "unprocessable_entity",
    });
    expect((await rowOf(hash, bar.guest)).status_id).toBe(5);
  });

  it("with an empty payload stays possible, and says that nobody gave a reason", async () => {
    const { hash } = await delivery();
    const { order } = await cancel(bar.attendant, hash, {});
    expect(order.cancelled).toMatchObject({ reason: null, by: "Garçom" });
  });

  it("again changes nothing: the first reason and name stay", async () => {
    const { hash } = await delivery();
    const first = await cancel(bar.colleague, hash, { reason: "no_courier" });
    const { order } = await cancel(bar.attendant, hash, { reason: "duplicate" });
    expect(order.cancelled).toEqual(first.order.cancelled);
  });

  it("is an owner's once the kitchen has begun, or an attendant's with an owner's approval", async () => {
    for (const statusId of ["2", "3", "4"] as const) {
      const { hash } = await delivery();
      await set(bar.attendant, hash, statusId);
      expect(await refusalOf(cancel(bar.attendant, hash))).toMatchObject({
        status: 403,
        error: "approval_required",
      });
      expect((await rowOf(hash, bar.guest)).status_id).toBe(Number(statusId));
      const { order } = await cancel(bar.attendant, hash, { reason: "internal", approval });
      expect(order.cancelled).toMatchObject({ by: "Garçom", approved_by: "Dona" });
      expect((await rowOf(hash, bar.guest)).cancelled).not.toHaveProperty("approved_by");
    }
    const { hash } = await delivery();
    await set(bar.colleague, hash, "3");
    const { order } = await cancel(bar.colleague, hash);
    expect(order.cancelled).toEqual({
      reason: "duplicate",
      by: "Dona",
      at: expect.any(String),
    });
  });

  it("is so too where somebody sets the status back first", async () => {
    const { hash } = await delivery();
    await set(bar.attendant, hash, "2");
    await set(bar.attendant, hash, "1");
    expect(await refusalOf(cancel(bar.attendant, hash))).toMatchObject({
      error: "approval_required",
    });
  });

  it("is so of a tab that is closed, and where it was paid for already", async () => {
    const tab = await newTab(bar.attendant, bar.at(2));
    const first = await bar.order(bar.attendant, { tab, title: "Cerveja" });
    const second = await bar.order(bar.attendant, { tab, title: "Cerveja" });
    await payTab(bar.attendant, { sheet: tab, amount: 12.05 });
    await cancel(bar.attendant, first.hash);
    expect(await refusalOf(cancel(bar.attendant, second.hash))).toMatchObject({
      error: "approval_required",
    });
    await bar.close(bar.attendant, tab.hash);
    expect(await refusalOf(cancel(bar.attendant, second.hash))).toMatchObject({
      error: "approval_required",
    });
    const { order } = await cancel(bar.colleague, second.hash);
    expect(order).toMatchObject({ status_id: 6, cancelled: { by: "Dona" } });
  });

  it("is approved by nobody but an owner who knows the password", async () => {
    const { hash } = await delivery();
    await set(bar.attendant, hash, "2");
    const wrong = { ...approval, pass: "não é esta" };
    const tries = [wrong, attendantCredentials, { user: "", pass: "" }];
    const codes: string[] = [];
    for (const one of tries) {
      const refused = await refusalOf(
        cancel(bar.attendant, hash, { reason: "internal", approval: one }),
      );
      codes.push(refused.error);
    }
    expect(codes).toEqual(["Invalid Credentials", "approval_required", "Invalid Credentials"]);
    expect((await rowOf(hash, bar.guest)).status_id).toBe(2);
  });

  it("threat 55: guesses at an owner's password count with those at the door", async () => {
    const { hash } = await delivery();
    const guess = () =>
      refusalOf(
        cancel(bar.attendant, hash, {
          reason: "internal",
          approval: { ...approval, pass: "um palpite" },
        }),
      );
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const atTheDoor = newCaller(testApp, bar.account).auth.login({ body: adminCredentials });
    expect((await refusalOf(atTheDoor)).status).toBe(429);
  });

  it("is undone by an owner, who may set any status; a reason of before is in its history alone then", async () => {
    const { hash } = await delivery();
    await cancel(bar.attendant, hash);
    const { order } = await set(bar.colleague, hash, "1");
    expect(order).toMatchObject({ status_id: 1, new: false });
    expect(order).not.toHaveProperty("cancelled");
    expect(order.history).toMatchObject([
      { what: "placed" },
      { by: "Garçom", to: { status_id: 6, reason: "duplicate" } },
      { by: "Dona", from: { status_id: 6 }, to: { status_id: 1 } },
    ]);
  });

  it("waits for whoever changes the order at the same moment", async () => {
    const { hash } = await delivery();
    const outcomes = await Promise.all([
      set(bar.colleague, hash, "2").then(() => "begun"),
      cancel(bar.attendant, hash).then(
        () => "cancelled",
        () => "refused",
      ),
    ]);
    const { status_id } = await rowOf(hash, bar.guest);
    // Either the cancelling came first, or it was refused: what is begun is never cancelled without an owner.
    expect([...outcomes, status_id]).toEqual(["begun", outcomes[1], 2]);
  });

  it("what was written of it goes with the guest's data", async () => {
    const { hash } = await delivery();
    await cancel(bar.attendant, hash, { reason: "other", text: "A Ana não atende" });
    await bar.guest.privacy.erase();
    expect((await rowOf(hash, bar.colleague)).cancelled).toEqual({
      reason: "other",
      by: "Garçom",
      at: expect.any(String),
    });
  });
});
