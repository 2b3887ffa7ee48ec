import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { printedNumber } from "../../domain/print-layout.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { sendOrder } from "../testing/new-order.ts";
import { sharedApp } from "../testing/start-app.ts";
import { tableId } from "../tabs/table-id.ts";
import { agentOf } from "./testing-agent-calls.ts";
import { newPrinterShop, type PrinterShop } from "./testing-shop.ts";

/** Paper of a printer that was away for a while. */

let nowMs: number;
const testApp = sharedApp({ now: () => new Date(nowMs) });
let shop: PrinterShop;
beforeEach(async () => {
  nowMs = Date.now();
  shop = await newPrinterShop(testApp);
});

const minuteMs = 60_000;
const setStatus = (hash: string, statusId: "1" | "3" | "4" | "6") =>
  shop.owner.orders.setStatus({
    params: { hash, statusId },
    body: statusId === "6" ? { reason: "consumer_request" as const } : {},
  });

/** An order of a beer and a steak on a tab of its own. */
async function atTable(number: number) {
  const sheet = await newTab(shop.owner, { location: tableId(shop.account.accountId, number) });
  const [beer, steak] = [String(shop.ids["Chope"]), String(shop.ids["Picanha"])];
  const items = { [beer]: { qty: 1 }, [steak]: { qty: 1 } };
  return { sheet, ...(await sendOrder(shop.owner, tabOrder(sheet, items))) };
}

/** An order whose paper its printer has given up. */
async function withGivenUpPaper() {
  const { address } = await shop.add({});
  const { hash } = await shop.taken();
  nowMs += 11 * minuteMs;
  await setStatus(hash, "4");
  const agent = agentOf(testApp, shop, address);
  expect(await agent.printAll()).toEqual([]);
  return { hash, agent };
}

const numbersOn = (papers: readonly string[]) =>
  papers.map((paper) => /#\d+/.exec(paper)?.[0] ?? "").toSorted();

describe("a printer that comes back", () => {
  it("prints what is still to be made, with its delay, and gives up what has left the kitchen since", async () => {
    const { address } = await shop.add({});
    const [brought, onItsWay] = [await shop.taken(), await shop.taken(), await shop.taken()];
    const paid = await atTable(1);
    await setStatus(brought.hash, "4");
    await setStatus(onItsWay.hash, "3");
    // Guests may pay before they get it.
    await payTab(shop.owner, { sheet: paid.sheet });
    nowMs += 30 * minuteMs;
    const agent = agentOf(testApp, shop, address);
    const papers = await agent.printAll();
    expect(numbersOn(papers)).toEqual(["#003", "#004"]);
    for (const paper of papers) expect(paper).toMatch(/ATRASO: 30 MIN/);
    const { jobs, unprinted } = await shop.jobs();
    expect(unprinted).toBe(2);
    const givenUp = jobs.filter(({ state }) => state === "failed");
    expect(givenUp.map(({ order, error }) => [order?.number, error])).toEqual([
      [1, "order_over"],
      [2, "order_over"],
    ]);
    // Somebody wants it all the same.
    await shop.owner.printJobs.retry({ params: { id: String(givenUp[0]?.id) }, body: {} });
    expect(numbersOn(await agent.printAll())).toEqual(["#001"]);
  });

  it("gives up nothing within minutes, and says nothing of a delay", async () => {
    const { address } = await shop.add({});
    const { hash } = await shop.taken();
    await setStatus(hash, "4");
    nowMs += 9 * minuteMs;
    const [paper, ...others] = await agentOf(testApp, shop, address).printAll();
    expect(others).toEqual([]);
    expect(paper).not.toContain("ATRASO");
  });

  it("gives up the kitchen's paper of what was long ready, and prints the guest's, without a delay", async () => {
    const kitchen = await shop.add({});
    const oven = await shop.add({ name: "Forno" });
    const counter = await shop.add({ name: "Balcão", layout: "customer" });
    const { hash } = await shop.taken();
    await shop.owner.kitchen.setLines({ params: { hash }, body: { ready: true } });
    nowMs += 29 * minuteMs;
    const papers = await agentOf(testApp, shop, counter.address).printAll();
    expect(papers).toHaveLength(1);
    expect(papers[0]).not.toContain("ATRASO");
    // A mistaken "ready" is still taken back.
    expect(await agentOf(testApp, shop, oven.address).printAll()).toHaveLength(1);
    nowMs += 2 * minuteMs;
    expect(await agentOf(testApp, shop, kitchen.address).printAll()).toEqual([]);
    expect(await shop.waiting()).toEqual(["order failed Grelha"]);
  });

  it("gives up a station's paper whose lines were long made, while others of the order are not", async () => {
    const [bar, grill] = [
      await shop.add({ stations: [String(shop.ids["Bar"])] }),
      await shop.add({ stations: [String(shop.ids["Grelha"])] }),
    ];
    const { hash } = await shop.taken();
    await shop.owner.kitchen.setLines({ params: { hash }, body: { lines: [1], ready: true } });
    nowMs += 31 * minuteMs;
    expect(await agentOf(testApp, shop, bar.address).printAll()).toEqual([]);
    expect(await agentOf(testApp, shop, grill.address).printAll()).toHaveLength(1);
  });

  it("prints what was given up once its order is back in the kitchen", async () => {
    const { hash, agent } = await withGivenUpPaper();
    await setStatus(hash, "1");
    const papers = await agent.printAll();
    expect(papers).toHaveLength(1);
    expect(papers[0]).toContain("ATRASO: 11 MIN");
  });

  it("prints no cancellation of what it never printed", async () => {
    const { hash, agent } = await withGivenUpPaper();
    await setStatus(hash, "6");
    expect(await agent.printAll()).toEqual([]);
    expect(await shop.waiting()).toEqual([]);
  });

  it("gives up nothing that it has been given and may be printing", async () => {
    const { address } = await shop.add({});
    const { hash } = await shop.taken();
    nowMs += 11 * minuteMs;
    const agent = agentOf(testApp, shop, address);
    const given = await agent.ask();
    await setStatus(hash, "4");
    await agent.ask();
    expect(await shop.waiting()).toEqual(["order offered Grelha"]);
    await agent.ask({ result: { job: given?.job, attempt: given?.attempt, ok: true } });
    expect(await shop.waiting()).toEqual([]);
  });

  it("tells of a tab's move only while something of it is to be made, and of a cancellation in any case", async () => {
    const { address } = await shop.add({});
    const agent = agentOf(testApp, shop, address);
    const made = await atTable(1);
    const cancelled = await shop.taken();
    expect(await agent.printAll()).toHaveLength(2);
    const location = tableId(shop.account.accountId, 2);
    await shop.owner.sheets.move({ params: { hash: made.sheet.hash }, body: { location } });
    await setStatus(cancelled.hash, "6");
    expect(await shop.waiting()).toEqual(["moved queued Grelha", "cancelled queued Grelha"]);
    await shop.owner.kitchen.setLines({ params: { hash: made.hash }, body: { ready: true } });
    nowMs += 11 * minuteMs;
    const papers = await agent.printAll();
    expect(papers).toHaveLength(1);
    expect(papers[0]).toMatch(/ATRASO: 11 MIN[^]*CANCELADO/);
    expect(await shop.waiting()).toEqual(["moved failed Grelha"]);
  });

  it("tells nothing of what is called off once its order has left the kitchen, nor when that is undone", async () => {
    const { address } = await shop.add({});
    const agent = agentOf(testApp, shop, address);
    const [onItsWay, served] = [await shop.taken(), await atTable(1)];
    expect(await agent.printAll()).toHaveLength(2);
    await setStatus(onItsWay.hash, "3");
    await setStatus(served.hash, "4");
    await shop.owner.orderLines.cancel(
      { params: { hash: served.hash, line: "1" }, body: { qty: 1, reason: "entered_wrong" } },
      { idempotencyKey: randomUUID() },
    );
    for (const { hash } of [onItsWay, served]) await setStatus(hash, "6");
    expect(await agent.printAll()).toEqual([]);
    await setStatus(onItsWay.hash, "3");
    expect(await agent.printAll()).toEqual([]);
  });

  it("does not try again what it failed to print of an order that has left the kitchen and is called off", async () => {
    const { address } = await shop.add({});
    const agent = agentOf(testApp, shop, address);
    const { hash } = await shop.taken();
    const first = await agent.ask();
    await agent.ask({ result: { job: first?.job, attempt: first?.attempt, ok: false } });
    await setStatus(hash, "3");
    await setStatus(hash, "6");
    expect(await shop.waiting()).toEqual([]);
    await setStatus(hash, "3");
    expect(await agent.printAll()).toEqual([]);
    await setStatus(hash, "6");
    // Nothing of it is on paper where it is to be made after all.
    await setStatus(hash, "1");
    expect(await agent.printAll()).toHaveLength(1);
  });

  it.each(["asked to print it meanwhile", "not wanting that ticket any more"])(
    "prints an order again once its cancellation is undone that it has printed, with staff %s",
    async (what) => {
      const { address } = await shop.add({});
      const agent = agentOf(testApp, shop, address);
      const { hash } = await shop.taken();
      expect(await agent.printAll()).toHaveLength(1);
      await setStatus(hash, "6");
      if (what.startsWith("asked")) {
        expect((await agent.printAll()).join()).toContain("CANCELADO");
        await shop.owner.printJobs.print({ body: { order: hash, layout: "production" } });
        expect(await agent.printAll()).toHaveLength(1);
      } else {
        const taken = await agent.ask();
        await agent.ask({ result: { job: taken?.job, attempt: taken?.attempt, ok: false } });
        const job = (await shop.jobs()).jobs.find(({ reason }) => reason === "cancelled");
        await shop.owner.printJobs.dismiss({ params: { id: String(job?.id) } });
      }
      await setStatus(hash, "1");
      const [paper, ...others] = await agent.printAll();
      expect([paper?.includes("1x Chope"), others]).toEqual([true, []]);
      expect(paper).not.toContain("CANCELADO");
    },
  );

  it("tells of a move by the orders' numbers where all items were made before it came", async () => {
    const { address } = await shop.add({});
    const agent = agentOf(testApp, shop, address);
    const { sheet, hash } = await atTable(1);
    expect(await agent.printAll()).toHaveLength(1);
    const location = tableId(shop.account.accountId, 2);
    await shop.owner.sheets.move({ params: { hash: sheet.hash }, body: { location } });
    await shop.owner.kitchen.setLines({ params: { hash }, body: { ready: true } });
    const order = await shop.owner.orders.get({ params: { hash } });
    const papers = await agent.printAll();
    expect(papers).toHaveLength(1);
    expect(papers[0]).toMatch(new RegExp(`MUDOU 1 > 2[^]*${printedNumber(order.id)}`));
    expect(papers[0]).not.toMatch(/\dx /);
  });

  it("tells of a move of what is made though it was paid for, where its own lines of it are not made", async () => {
    const stations = ["Bar", "Grelha"].map((title) => [String(shop.ids[title])]);
    const [bar, grill] = [
      await shop.add({ name: "Bar", stations: stations[0] ?? [] }),
      await shop.add({ name: "Grelha", stations: stations[1] ?? [] }),
    ].map(({ address }) => agentOf(testApp, shop, address));
    const { sheet, hash } = await atTable(1);
    for (const agent of [bar, grill]) expect(await agent?.printAll()).toHaveLength(1);
    const location = tableId(shop.account.accountId, 2);
    await shop.owner.sheets.move({ params: { hash: sheet.hash }, body: { location } });
    await shop.owner.kitchen.setLines({ params: { hash }, body: { lines: [1], ready: true } });
    await payTab(shop.owner, { sheet });
    nowMs += 11 * minuteMs;
    expect(await bar?.printAll()).toEqual([]);
    const papers = (await grill?.printAll()) ?? [];
    expect(papers).toHaveLength(1);
    expect(papers[0]).toMatch(/ATRASO: 11 MIN[^]*MUDOU 1 > 2[^]*1x Picanha/);
    expect(await shop.waiting()).toEqual(["moved failed Bar"]);
  });

  it("gives up the bill of a tab that was closed meanwhile, and not that of one that was merged", async () => {
    const { address } = await shop.add({ layout: "customer" });
    const agent = agentOf(testApp, shop, address);
    const [paid, merged, open] = [await atTable(1), await atTable(2), await atTable(3)];
    await agent.printAll();
    for (const { sheet } of [paid, merged])
      await shop.owner.printJobs.print({ body: { sheet: sheet.hash, layout: "bill" } });
    await payTab(shop.owner, { sheet: paid.sheet });
    const params = { hash: merged.sheet.hash };
    await shop.owner.sheets.merge({ params, body: { into: open.sheet.hash } });
    nowMs += 11 * minuteMs;
    const bills = (await agent.printAll()).filter((paper) => paper.includes("Conta"));
    expect(bills).toHaveLength(1);
    expect(bills[0]).toContain("Conta - Mesa 3");
    const { jobs } = await shop.jobs();
    expect(jobs.flatMap(({ error }) => error ?? [])).toEqual(["tab_over"]);
    // Guests who have paid ask for a copy.
    await shop.owner.printJobs.print({ body: { sheet: paid.sheet.hash, layout: "bill" } });
    nowMs += 11 * minuteMs;
    expect((await agent.printAll()).join()).toContain("Conta - Mesa 1");
  });

  it("leaves to the one in its place nothing that has left the kitchen", async () => {
    const counter = await shop.add({ name: "Balcão", stations: [String(shop.ids["Bar"])] });
    const grill = await shop.add({
      stations: [String(shop.ids["Grelha"])],
      fallback: { printer: counter.printer.id, after_seconds: 3_600 },
    });
    const agents = [counter, grill].map(({ address }) => agentOf(testApp, shop, address));
    const [atCounter] = agents;
    for (const agent of agents) await agent.ask();
    const { hash } = await shop.taken();
    await shop.taken();
    expect(await atCounter?.printAll()).toHaveLength(2);
    await setStatus(hash, "4");
    nowMs += 61 * minuteMs;
    const papers = (await atCounter?.printAll()) ?? [];
    expect(numbersOn(papers)).toEqual(["#002"]);
  });
});
