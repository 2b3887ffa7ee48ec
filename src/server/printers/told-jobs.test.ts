import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { asAdmin } from "../testing/as-admin.ts";
import { sharedApp } from "../testing/start-app.ts";
import { agentOf } from "./testing-agent-calls.ts";
import { newPrinterShop, type PrinterShop } from "./testing-shop.ts";

const testApp = sharedApp();
let shop: PrinterShop;
beforeEach(async () => {
  shop = await newPrinterShop(testApp);
});

const toldEvents = () =>
  asAdmin(inject("adminUrl"), async (admin) => {
    const { rows } = await admin.query<{ count: number }>(
      "select count(*)::int from outbox where account_id = $1 and topic = 'print'",
      [shop.account.accountId],
    );
    return rows[0]?.count ?? 0;
  });

/** The unprinted jobs after a change, of which the staff's screens must hear. */
async function jobsAfter(run: () => Promise<unknown>): Promise<string[]> {
  const [before, told] = [await shop.waiting(), await toldEvents()];
  await run();
  const after = await shop.waiting();
  expect(after).not.toEqual(before);
  expect(await toldEvents()).toBeGreaterThan(told);
  return after;
}

const setStatus = (hash: string, statusId: "1" | "6") =>
  shop.owner.orders.setStatus({
    params: { hash, statusId },
    body: statusId === "6" ? { reason: "consumer_request" } : {},
  });

describe("the staff's screens are told of print jobs", () => {
  it("of an order that is taken, cancelled and taken again, before and after it was printed", async () => {
    const { printer } = await shop.add({ name: "Tela", kind: "browser" });
    const { hash } = await shop.order();
    await jobsAfter(() => shop.owner.orders.accept({ params: { hash }, body: {} }));
    expect(await jobsAfter(() => setStatus(hash, "6"))).toEqual([]);
    await jobsAfter(() => setStatus(hash, "1"));
    const { job } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
    const printed = { params: { id: String(job?.id) }, body: { attempt: 1, printed: true } };
    expect(await jobsAfter(() => shop.owner.printJobs.report(printed))).toEqual([]);
    await jobsAfter(() => setStatus(hash, "6"));
    expect(await jobsAfter(() => setStatus(hash, "1"))).toEqual([]);
  });

  it("of an order that its guest withdraws, where staff have printed it before they answered", async () => {
    const { address } = await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
    const agent = agentOf(testApp, shop, address);
    const { hash } = await shop.order();
    await jobsAfter(() => shop.owner.printJobs.print({ body: { order: hash } }));
    expect(await agent.printAll()).toHaveLength(1);
    const withdraw = () => shop.guest.orders.withdraw({ params: { hash }, body: {} });
    expect(await jobsAfter(withdraw)).toEqual(["cancelled queued Bar"]);
    expect(await agent.printAll()).toEqual([expect.stringContaining("CANCELADO")]);
    await withdraw();
    expect(await agent.printAll()).toEqual([]);
  });

  it("of a line that is called off, where nothing else was on the paper", async () => {
    await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
    const { hash } = await shop.taken();
    const line = {
      params: { hash, line: "1" },
      body: { qty: 1, reason: "entered_wrong" },
    } as const;
    const idempotencyKey = randomUUID();
    const cancel = () => shop.owner.orderLines.cancel(line, { idempotencyKey });
    expect(await jobsAfter(cancel)).toEqual([]);
  });

  it("of none, where there are no printers", async () => {
    const { hash } = await shop.taken();
    await setStatus(hash, "6");
    expect(await toldEvents()).toBe(0);
  });
});
