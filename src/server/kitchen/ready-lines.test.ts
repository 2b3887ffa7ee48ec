import { beforeEach, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { lockSheet } from "../tabs/sheet-queries.ts";
import { newBar, type Bar } from "../tabs/testing-bar.ts";
import { newTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { kitchenOf } from "./testing-kitchen.ts";

const testApp = sharedApp();
let bar: Bar;
beforeEach(async () => {
  bar = await newBar(testApp);
});
const { tickets, of, setLines, orderOf, taken } = kitchenOf(() => bar);

describe("a line that is made", () => {
  it("begins the order; the last one makes it ready, as its guest can see", async () => {
    const hash = await taken();
    const { ticket } = await setLines(hash, true, [1]);
    expect(ticket).toMatchObject({ state: "open", lines: [{ ready: true }, { ready: false }] });
    expect(await orderOf(hash)).toMatchObject({ status_id: 2 });
    expect(await orderOf(hash)).not.toHaveProperty("ready_at");
    await setLines(hash, true, [2]);
    expect(await orderOf(hash)).toMatchObject({ ready_at: expect.any(String) });
    expect(await tickets()).toMatchObject([{ hash, state: "ready" }]);
  });

  it("can be said not to be, and then the order is not ready", async () => {
    const hash = await taken();
    await setLines(hash, true);
    const { ticket } = await setLines(hash, false, [2]);
    expect(ticket).toMatchObject({ state: "open", lines: [{ ready: true }, { ready: false }] });
    expect(await orderOf(hash)).not.toHaveProperty("ready_at");
  });

  it("is made once, however many screens say it at the same moment", async () => {
    const hash = await taken();
    await Promise.all([[1], [2], [1], [2], [1, 2]].map((lines) => setLines(hash, true, lines)));
    expect(await tickets()).toMatchObject([{ hash, state: "ready" }]);
  });

  it("is made at once while somebody pays or changes its tab, so that neither waits for the other", async () => {
    const tab = await newTab(bar.attendant, bar.at(1));
    const { hash } = await bar.order(bar.attendant, { tab, title: "Cerveja", qty: 2 });
    const { accountId } = bar.account;
    const made = withAccount(testApp.database, { accountId, mode: "write" }, async (tx) => {
      await lockSheet(tx, tab.hash);
      return setLines(hash, true);
    });
    expect((await made).ticket).toMatchObject({ state: "ready" });
  });

  it("must be an item of the order", async () => {
    const hash = await taken();
    expect(await refusalOf(setLines(hash, true, [1, 9]))).toMatchObject({
      error: "invalid_id",
      fields: { "lines.1": "não existe" },
    });
    expect(await tickets()).toMatchObject([{ lines: [{ ready: false }, { ready: false }] }]);
  });
});

describe("an order that comes back", () => {
  it("is on the screen again, whole, when it is set back from where it had left the kitchen", async () => {
    const hash = await taken();
    await setLines(hash, true);
    for (const statusId of ["4", "2"] as const)
      await bar.colleague.orders.setStatus({ params: { hash, statusId }, body: {} });
    expect(await tickets()).toMatchObject([
      { state: "open", lines: [{ ready: false }, { ready: false }] },
    ]);
  });

  it("is on the screen again when it is recalled on its way", async () => {
    const hash = await taken();
    await setLines(hash, true);
    await bar.attendant.orders.setStatus({ params: { hash, statusId: "3" }, body: {} });
    await bar.attendant.kitchen.recall(of(hash));
    expect(await orderOf(hash)).toMatchObject({ status_id: 2 });
    expect(await tickets()).toMatchObject([{ hash, state: "open" }]);
  });

  it("is seen to be cancelled a second time", async () => {
    const hash = await taken();
    const cancel = () =>
      bar.colleague.orders.setStatus({
        params: { hash, statusId: "6" },
        body: { reason: "consumer_request" },
      });
    await cancel();
    await bar.attendant.kitchen.markSeen(of(hash));
    await bar.colleague.orders.setStatus({ params: { hash, statusId: "1" }, body: {} });
    await cancel();
    expect(await tickets()).toMatchObject([{ hash, state: "cancelled" }]);
  });
});

it("a line that is not made after all leaves the others made, where the whole order was said to be ready", async () => {
  const hash = await taken();
  await bar.attendant.orders.markReady(of(hash));
  const { ticket } = await setLines(hash, false, [1]);
  expect(ticket).toMatchObject({ state: "open", lines: [{ ready: false }, { ready: true }] });
});

it("a line that a screen says is made once more leaves an order ready that was said to be so as a whole", async () => {
  const hash = await taken();
  await bar.attendant.orders.markReady(of(hash));
  expect((await setLines(hash, true, [1])).ticket).toMatchObject({ state: "ready" });
});

describe("what is ready", () => {
  it("comes back with what was made last", async () => {
    const hash = await taken();
    await setLines(hash, true, [1]);
    await setLines(hash, true, [2]);
    const { ticket } = await bar.attendant.kitchen.recall(of(hash));
    const before = { state: "open", lines: [{ ready: true }, { ready: false }] };
    expect(ticket).toMatchObject(before);
    expect(await orderOf(hash)).not.toHaveProperty("ready_at");
    // Another screen's tap, or the same after a lost answer.
    expect((await bar.attendant.kitchen.recall(of(hash))).ticket).toMatchObject(before);
  });

  it("comes back where an attendant said so of the whole order", async () => {
    const hash = await taken();
    await bar.attendant.orders.markReady(of(hash));
    expect(await tickets()).toMatchObject([
      { state: "ready", lines: [{ ready: true }, { ready: true }] },
    ]);
    await bar.attendant.kitchen.recall(of(hash));
    expect(await tickets()).toMatchObject([
      { state: "open", lines: [{ ready: false }, { ready: false }] },
    ]);
  });

  it("comes back with what had no mark, where the rest was said to be ready as a whole", async () => {
    const hash = await taken();
    await setLines(hash, true, [1]);
    await bar.attendant.orders.markReady(of(hash));
    const { ticket } = await bar.attendant.kitchen.recall(of(hash));
    expect(ticket).toMatchObject({ state: "open", lines: [{ ready: true }, { ready: false }] });
  });

  it("is not for guests to say, nor to see", async () => {
    const hash = await taken();
    for (const call of [
      () => bar.guest.kitchen.tickets(),
      () => bar.guest.kitchen.setLines({ params: { hash }, body: { ready: true } }),
      () => bar.guest.kitchen.recall(of(hash)),
      () => bar.guest.kitchen.markSeen(of(hash)),
    ])
      expect(["auth_required", "access_denied"]).toContain((await refusalOf(call())).error);
  });
});

it("says in the order's history who called it ready, and who did so no more", async () => {
  const hash = await taken();
  await setLines(hash, true);
  await bar.attendant.kitchen.recall(of(hash));
  await bar.colleague.orders.markReady(of(hash));
  const { history = [] } = await bar.colleague.orders.get({ params: { hash } });
  expect(
    history.flatMap(({ what, by }) => (what.includes("ready") ? `${what} ${by}` : [])),
  ).toEqual(["ready Garçom", "not_ready Garçom", "ready Dona"]);
});
