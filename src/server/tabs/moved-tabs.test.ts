import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { asAdmin } from "../testing/as-admin.ts";
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
const merge = async (tab: Tab, into: Tab, caller = bar.attendant) =>
  (await caller.sheets.merge({ params: { hash: tab.hash }, body: { into: into.hash } })).details;
const tickets = async () => (await bar.attendant.kitchen.tickets()).tickets;

const letGuestsCall = () =>
  withAccount(
    testApp.database,
    { accountId: bar.account.accountId, mode: "write" },
    ({ db, accountId }) =>
      db
        .updateTable("accounts")
        .set({ local_order: true })
        .where("account_id", "=", accountId)
        .execute(),
  );

describe("a tab that goes to another table", () => {
  it("keeps its hash, its orders and its payments, and leaves its table free", async () => {
    const tab = await shared(1);
    await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    await payTab(bar.attendant, { sheet: tab, amount: 20 });
    expect(await move(tab, 3)).toMatchObject({
      hash: tab.hash,
      location_number: 3,
      orders: [{ table_number: 3, address: "3", user_name: "Mesa 3" }],
      left_amount: 35,
    });
    expect(await bar.table(1)).toMatchObject({ status_id: 2, sheets: [] });
    expect(await bar.table(3)).toMatchObject({ status_id: 1, sheets: [{ hash: tab.hash }] });
  });

  it("is heard of in the kitchen until somebody has seen it there, by the first table", async () => {
    const tab = await shared(1);
    const { hash } = await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    await move(tab, 3);
    await move(tab, 4);
    expect(await tickets()).toMatchObject([{ hash, table_number: 4, moved_from: 1 }]);
    await bar.attendant.kitchen.markSeen({ params: { hash }, body: {} });
    expect((await tickets())[0]).not.toHaveProperty("moved_from");
    await move(tab, 3);
    await move(tab, 4);
    expect((await tickets())[0]).not.toHaveProperty("moved_from");
  });

  it("is not seen in the kitchen where its screen had an earlier table, and a cancellation is seen apart", async () => {
    const tab = await shared(1);
    const { hash } = await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    const markSeen = (body: { what: "move" | "cancellation"; table?: number }) =>
      bar.attendant.kitchen.markSeen({ params: { hash }, body });
    await move(tab, 3);
    await move(tab, 4);
    await markSeen({ what: "move", table: 3 });
    expect(await tickets()).toMatchObject([{ table_number: 4, moved_from: 1 }]);
    await bar.colleague.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "consumer_request" },
    });
    await markSeen({ what: "move", table: 4 });
    expect(await tickets()).toMatchObject([{ hash, state: "cancelled" }]);
    expect((await tickets())[0]).not.toHaveProperty("moved_from");
    await markSeen({ what: "cancellation" });
    expect(await tickets()).toEqual([]);
  });

  it("is heard of in the kitchen also where it was paid for, and opened again, before it was made", async () => {
    const tab = await shared(1);
    const { hash } = await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    const [paid] = (await payTab(bar.attendant, { sheet: tab })).payments;
    const body = { payment: String(paid?.id), reason: "wrong_method" as const };
    const key = { idempotencyKey: randomUUID() };
    await bar.attendant.sheets.refund({ params: { hash: tab.hash }, body }, key);
    await move(tab, 3);
    expect(await tickets()).toMatchObject([{ hash, table_number: 3, moved_from: 1 }]);
  });

  it("says nothing to the kitchen of what waits for an answer", async () => {
    const tab = await shared(1);
    const { hash } = await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    await bar.colleague.orders.setStatus({ params: { hash, statusId: "5" }, body: {} });
    await move(tab, 3);
    await bar.attendant.orders.accept({ params: { hash }, body: {} });
    expect(await tickets()).toMatchObject([{ hash, table_number: 3 }]);
    expect((await tickets())[0]).not.toHaveProperty("moved_from");
  });

  it("is told of all its orders, also of what was brought: pages name their table", async () => {
    const tab = await shared(1);
    const { hash } = await bar.order(bar.attendant, { tab, title: "Cerveja" });
    await bar.attendant.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
    const told = () =>
      asAdmin(inject("adminUrl"), (admin) =>
        admin.query("select from outbox where account_id = $1 and topic = 'order'", [
          bar.account.accountId,
        ]),
      );
    const before = await told();
    await move(tab, 3);
    expect((await told()).rowCount).toBe(Number(before.rowCount) + 1);
  });

  it("says nothing to the kitchen of what is ready", async () => {
    const tab = await shared(1);
    const { hash } = await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    await bar.attendant.kitchen.setLines({ params: { hash }, body: { ready: true } });
    await move(tab, 3);
    expect((await tickets())[0]).not.toHaveProperty("moved_from");
  });

  it("does not go where another one is open that is not individual, nor once it is closed", async () => {
    const tab = await shared(1);
    const other = await shared(2);
    expect(await refusalOf(move(tab, 2))).toMatchObject({
      status: 409,
      error: "conflict",
      problems: { location: { code: "table_has_tab" } },
    });
    const own = await newTab(bar.attendant, bar.at(1));
    expect(await move(own, 2)).toMatchObject({ location_number: 2, individual: true });
    await bar.close(bar.attendant, other.hash);
    expect(await refusalOf(move(other, 4))).toMatchObject({ status: 409, error: "deal_closed" });
    expect(await move(tab, 2)).toMatchObject({ location_number: 2 });
    expect(await move(tab, 2)).toMatchObject({ location_number: 2 });
  });

  it("goes one of two ways that two attendants send it", async () => {
    const tabs = [await shared(1), await shared(2)];
    const outcomes = await Promise.allSettled(tabs.map((tab) => move(tab, 3)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes along that the bill was asked for", async () => {
    const tab = await shared(1);
    await letGuestsCall();
    await bar.attendant.tables.requestService({ body: { number: 1, bill: true } });
    const asked = (await bar.table(1)).bill_requested_at;
    expect(asked).toEqual(expect.any(String));
    await move(tab, 3);
    expect(await bar.table(1)).toMatchObject({ bill_requested_at: null });
    expect(await bar.table(3)).toMatchObject({ bill_requested_at: asked });
  });
});

describe("a table's call", () => {
  const call = (number: number) => bar.attendant.tables.requestService({ body: { number } });
  const answer = (number: number) =>
    bar.attendant.tables.setAddressed({
      params: { id: bar.at(number).location },
      body: { addressed: true },
    });
  const quiet = {
    service_request: false,
    service_requested_at: null,
    addressed: false,
    addressed_by: null,
  };
  beforeEach(letGuestsCall);

  it("ends with the last tab of its table that is paid, not with an empty one nor one beside another", async () => {
    await letGuestsCall();
    const [empty, first, last] = [
      await newTab(bar.attendant, bar.at(1)),
      await newTab(bar.attendant, bar.at(1)),
      await newTab(bar.attendant, bar.at(1)),
    ];
    for (const tab of [first, last]) await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    await bar.attendant.tables.requestService({ body: { number: 1, bill: true } });
    await bar.close(bar.attendant, empty.hash);
    await payTab(bar.attendant, { sheet: first });
    expect(await bar.table(1)).toMatchObject({ service_request: true });
    await payTab(bar.attendant, { sheet: last });
    expect(await bar.table(1)).toMatchObject({ service_request: false, addressed: false });
  });

  it("goes on where the tab owes nothing, whose order was called off", async () => {
    await letGuestsCall();
    const tab = await newTab(bar.attendant, bar.at(2));
    const { hash } = await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    await bar.attendant.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "duplicate" },
    });
    await bar.attendant.tables.requestService({ body: { number: 2 } });
    await bar.close(bar.attendant, tab.hash);
    expect(await bar.table(2)).toMatchObject({ service_request: true });
  });

  it("waits at the table that its guests have moved to, and so does who is on the way", async () => {
    const tab = await shared(1);
    await call(1);
    const waiting = await bar.table(1);
    await move(tab, 3);
    expect(await bar.table(1)).toMatchObject(quiet);
    const { service_requested_at: since } = waiting;
    expect(await bar.table(3)).toMatchObject({
      service_request: true,
      service_requested_at: since,
      addressed: false,
    });
    await answer(3);
    const { addressed_at: at, addressed_by: by } = await bar.table(3);
    await move(tab, 4);
    expect(await bar.table(3)).toMatchObject(quiet);
    const there = { ...quiet, addressed: true, addressed_at: at, addressed_by: by };
    expect(await bar.table(4)).toMatchObject(there);
  });

  it("waits at the table of the tab that theirs was merged into, beside who is on the way there", async () => {
    const [source, target] = [await shared(1), await shared(2)];
    await call(2);
    await answer(2);
    const { addressed_at: at } = await bar.table(2);
    await call(1);
    await merge(source, target);
    expect(await bar.table(1)).toMatchObject(quiet);
    expect(await bar.table(2)).toMatchObject({ service_request: true, addressed_at: at });
  });

  it("stays where another tab is open", async () => {
    const tab = await shared(1);
    await newTab(bar.attendant, bar.at(1));
    await call(1);
    await move(tab, 3);
    expect(await bar.table(1)).toMatchObject({ service_request: true });
    expect(await bar.table(3)).toMatchObject(quiet);
  });
});

describe("a tab that is called by another name", () => {
  it("is, until it is closed", async () => {
    const tab = await shared(1);
    const rename = (name: string) =>
      bar.attendant.sheets.rename({ params: { hash: tab.hash }, body: { name } });
    expect((await rename(" Ana ")).details.name).toBe("Ana");
    expect((await bar.table(1)).sheets).toMatchObject([{ name: "Ana" }]);
    expect((await rename("")).details.name).toBe("");
    await bar.close(bar.attendant, tab.hash);
    expect(await refusalOf(rename("Bia"))).toMatchObject({ error: "deal_closed" });
  });
});

describe("a tab that is merged into another", () => {
  it("gives it its orders and payments, and leads there", async () => {
    const [source, target] = [await shared(1), await shared(2)];
    await bar.order(bar.attendant, { tab: source, title: "Prato do dia" });
    await bar.order(bar.attendant, { tab: target, title: "Cerveja" });
    await payTab(bar.attendant, { sheet: source, amount: 20 });
    expect(await merge(source, target)).toMatchObject({
      hash: target.hash,
      total_amount: 67.05,
      paid_amount: 20,
      left_amount: 47.05,
      orders: [{ table_number: 2 }, { table_number: 2 }],
      payments: [{ exp_amount: 20 }],
    });
    expect(await merge(source, target)).toMatchObject({ total_amount: 67.05, paid_amount: 20 });
    expect(await bar.read(source.hash)).toMatchObject({
      closed: true,
      merged_into: target.hash,
      orders: [],
      payments: [],
    });
    expect(await bar.table(1)).toMatchObject({ status_id: 2 });
  });

  it("passes on what it had been given by others, and what is still sent to any of them", async () => {
    const [first, second, third] = [await shared(1), await shared(2), await shared(3)];
    await bar.order(bar.attendant, { tab: first, title: "Prato do dia" });
    await payTab(bar.attendant, { sheet: first, amount: 20 });
    await merge(first, second);
    expect(await merge(second, third)).toMatchObject({ total_amount: 55, paid_amount: 20 });
    await bar.order(bar.attendant, { tab: first, title: "Cerveja" });
    expect(await bar.read(third.hash)).toMatchObject({ total_amount: 67.05, paid_amount: 20 });
    expect(await bar.read(first.hash)).toMatchObject({ merged_into: third.hash });
    expect(await payTab(bar.attendant, { sheet: third })).toMatchObject({ closed: true });
  });

  it("has the payments of both in its history, each once", async () => {
    const [first, second, third] = [await shared(1), await shared(2), await shared(3)];
    await bar.order(bar.attendant, { tab: first, title: "Prato do dia" });
    await bar.order(bar.attendant, { tab: third, title: "Prato do dia" });
    await payTab(bar.attendant, { sheet: third, amount: 1 });
    await payTab(bar.attendant, { sheet: first, amount: 2 });
    await merge(first, second);
    const { history } = await merge(second, third);
    expect(history.map(({ what }) => what)).toEqual(["opened", "paid", "paid", "merged"]);
    expect(history.flatMap(({ what, to }) => (what === "paid" ? [to] : []))).toMatchObject([
      { amount: 1 },
      { amount: 2 },
    ]);
  });

  it("is not where only one does without the service, and what is owed stays as it was", async () => {
    const [source, target, empty] = [await shared(1), await shared(2), await shared(3)];
    await bar.order(bar.attendant, { tab: source, title: "Prato do dia" });
    await bar.order(bar.attendant, { tab: target, title: "Cerveja" });
    await payTab(bar.attendant, { sheet: source, amount: 20, waive_service: true });
    const changes = { status: 409, problems: { into: { code: "merge_changes_total" } } };
    expect(await refusalOf(merge(source, target))).toMatchObject(changes);
    expect(await refusalOf(merge(target, source))).toMatchObject(changes);
    expect(await bar.read(source.hash)).toMatchObject({ closed: false, total_amount: 50 });
    expect(await bar.read(target.hash)).toMatchObject({ closed: false, total_amount: 12.05 });
    expect(await merge(source, empty)).toMatchObject({
      total_amount: 50,
      left_amount: 30,
      waives_service: true,
    });
    await payTab(bar.attendant, { sheet: target, amount: 1, waive_service: true });
    expect(await merge(target, empty)).toMatchObject({ total_amount: 60.95, left_amount: 39.95 });
  });

  it("does not take the service that its payers did without off what others owe", async () => {
    const [source, target] = [await shared(1), await shared(2)];
    const { hash } = await bar.order(bar.attendant, { tab: source, title: "Prato do dia" });
    await bar.order(bar.attendant, { tab: source, title: "Cerveja" });
    await payTab(bar.attendant, {
      sheet: source,
      lines: [{ order: hash, line: 1, qty: 1 }],
      waive_service: true,
    });
    await bar.order(bar.attendant, { tab: target, title: "Prato do dia" });
    await bar.colleague.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    expect(await refusalOf(merge(source, target))).toMatchObject({
      status: 409,
      problems: { into: { code: "merge_changes_total" } },
    });
    expect(await bar.read(target.hash)).toMatchObject({ total_amount: 55 });
  });

  it("is not when either is closed, and nothing is half done", async () => {
    const [source, target] = [await shared(1), await shared(2)];
    await bar.order(bar.attendant, { tab: source, title: "Prato do dia" });
    await bar.close(bar.attendant, target.hash);
    expect(await refusalOf(merge(source, target))).toMatchObject({ error: "deal_closed" });
    expect(await refusalOf(merge(target, source))).toMatchObject({ error: "deal_closed" });
    expect(await refusalOf(merge(source, source))).toMatchObject({ status: 422 });
    expect(await bar.read(source.hash)).toMatchObject({ closed: false, total_amount: 55 });
  });

  it("meets no deadlock when two merge each into the other", async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await newTab(bar.attendant, bar.at(1));
      const other = await newTab(bar.attendant, bar.at(2));
      await bar.order(bar.attendant, { tab: one, title: "Prato do dia" });
      const outcomes = await Promise.allSettled([
        merge(one, other),
        merge(other, one, bar.colleague),
        bar.order(bar.attendant, { tab: one, title: "Cerveja" }),
        bar.order(bar.colleague, { tab: other, title: "Cerveja" }),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
        "fulfilled",
        "fulfilled",
        "fulfilled",
        "rejected",
      ]);
      const details = await bar.read(one.hash);
      const heir = details.merged_into ?? one.hash;
      expect(await bar.read(heir)).toMatchObject({ total_amount: 79.1 });
    }
  });
});
