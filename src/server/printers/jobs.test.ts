import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { newService } from "../account/testing-services.ts";
import { withAccount } from "../db/with-account.ts";
import { signedInAttendant } from "../testing/caller.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab, tabOrder } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { tableId } from "../tabs/table-id.ts";
import { givingUpOldJobs } from "./giving-up-old.ts";
import { newPrinterShop, type PrinterShop } from "./testing-shop.ts";

const testApp = sharedApp({ now: () => new Date(nowMs) });
let shop: PrinterShop;
const noon = Date.parse("2026-11-25T15:00:00Z");
let nowMs = noon;
beforeEach(async () => {
  nowMs = noon;
  shop = await newPrinterShop(testApp);
});

const setStatus = (hash: string, statusId: "1" | "2" | "4" | "5" | "6") =>
  shop.owner.orders.setStatus({
    params: { hash, statusId },
    body: statusId === "6" ? { reason: "consumer_request" as const } : {},
  });

describe("jobs", () => {
  it("are made when an order is taken, one for each printer that has something of it", async () => {
    await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
    await shop.add({ name: "Balcão", layout: "customer" });
    const { hash } = await shop.order();
    expect(await shop.waiting()).toEqual([]);
    await shop.owner.orders.accept({ params: { hash }, body: {} });
    expect((await shop.waiting()).toSorted()).toEqual(["order queued Balcão", "order queued Bar"]);
    await shop.owner.orders.accept({ params: { hash }, body: {} });
    await setStatus(hash, "2");
    expect(await shop.waiting()).toHaveLength(2);
  });

  it("are made at once for an order on a tab, and for one that is taken by itself", async () => {
    await shop.add({ name: "Grelha", stations: [String(shop.ids["Grelha"])] });
    const attendant = await signedInAttendant(testApp, shop.account);
    const sheet = await newTab(attendant, { location: tableId(shop.account.accountId, 1) });
    await sendOrder(attendant, tabOrder(sheet, { [String(shop.ids["Picanha"])]: { qty: 1 } }));
    await sendOrder(attendant, tabOrder(sheet, { [String(shop.ids["Chope"])]: { qty: 1 } }));
    expect(await shop.waiting()).toEqual(["order queued Grelha"]);
    await shop.owner.services.save({
      body: { services: { delivery: newService({ accepts: "auto" }) } },
    });
    await shop.order();
    expect(await shop.waiting()).toHaveLength(2);
  });

  it("of an order for later wait until the kitchen begins", async () => {
    await shop.add({});
    const slots = { minutes: 30, limit: 5, lead_minutes: 0, days_ahead: 1 } as const;
    const delivery = newService({ prep_minutes: 40, slots });
    await shop.owner.services.save({ body: { services: { delivery } } });
    const placed = await sendOrder(
      shop.guest,
      deliveryBody(
        { [String(shop.ids["Picanha"])]: { qty: 1 } },
        { cartData: { scheduled_for: "2026-11-25T18:00:00.000Z" } },
      ),
    );
    await shop.owner.orders.accept({ params: { hash: placed.hash }, body: {} });
    const begins = Date.parse("2026-11-25T17:20:00Z");
    const later = { next_in: (begins - nowMs) / 1_000 };
    expect(await shop.waiting()).toEqual([]);
    expect(await shop.jobs()).toMatchObject(later);
    expect(await shop.owner.kitchen.tickets()).toMatchObject({ ...later, tickets: [] });
    nowMs = begins;
    expect(await shop.waiting()).toEqual(["order queued Grelha"]);
    expect(await shop.jobs()).not.toHaveProperty("next_in");
    const shown = await shop.owner.kitchen.tickets();
    expect(shown).toMatchObject({ tickets: [{ hash: placed.hash }] });
    expect(shown).not.toHaveProperty("next_in");
  });

  it("and tickets of orders for later come up by what their own service takes, behind what is there", async () => {
    await shop.add({});
    const slots = { minutes: 30, limit: 5, lead_minutes: 0, days_ahead: 1 } as const;
    // Pickup has no preparation time set, so half an hour counts.
    const takeout = newService({ slots });
    const services = { delivery: newService({ prep_minutes: 40, slots }), takeout };
    await shop.owner.services.save({ body: { services } });
    const taken = async (cartData: Parameters<typeof deliveryBody>[1] = {}) => {
      const items = { [String(shop.ids["Picanha"])]: { qty: 2 } };
      const { hash } = await sendOrder(shop.guest, deliveryBody(items, cartData));
      await shop.owner.orders.accept({ params: { hash }, body: {} });
      // The database stamps this by its own clock, which the test does not move.
      const { accountId } = shop.account;
      await withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
        db
          .updateTable("orders")
          .set({ accepted_at: new Date(nowMs) })
          .where("account_id", "=", accountId)
          .where("hash", "=", hash)
          .execute(),
      );
      return hash;
    };
    const at = "2026-11-25T18:00:00.000Z";
    const fetched = await taken({ cartData: { scheduled_for: at, service: "takeout" } });
    const brought = await taken({ cartData: { scheduled_for: at } });
    await shop.owner.orderLines.cancel(
      { params: { hash: fetched, line: "1" }, body: { qty: 1, reason: "entered_wrong" } },
      { idempotencyKey: randomUUID() },
    );
    const shown = async () => {
      const { tickets, next_in: next } = await shop.owner.kitchen.tickets();
      const { length: papers } = await shop.waiting();
      return { hashes: tickets.map(({ hash }) => hash), papers, next };
    };
    nowMs = Date.parse("2026-11-25T17:20:00Z");
    expect(await shown()).toEqual({ hashes: [brought], papers: 1, next: 600 });
    nowMs += 60_000;
    const now = await taken();
    nowMs = Date.parse("2026-11-25T17:29:59Z");
    expect(await shown()).toEqual({ hashes: [brought, now], papers: 2, next: 1 });
    nowMs += 1_000;
    expect(await shown()).toEqual({ hashes: [brought, now, fetched], papers: 3, next: undefined });
    // A cook hears nothing of units that were called off before.
    expect((await shop.owner.kitchen.tickets()).tickets[2]).toMatchObject({
      scheduled_for: at,
      lines: [{ qty: 1, cancelled: 0 }],
    });
  });

  it("of a cancelled order go where nothing was printed, and say so where something may be", async () => {
    const { printer } = await shop.add({ name: "Tela", kind: "browser" });
    const { hash } = await shop.taken();
    await setStatus(hash, "6");
    expect(await shop.waiting()).toEqual([]);
    await setStatus(hash, "1");
    expect(await shop.waiting()).toEqual(["order queued Tela"]);
    const { job } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
    await shop.owner.printJobs.report({
      params: { id: String(job?.id) },
      body: { attempt: 1, printed: true },
    });
    await setStatus(hash, "6");
    await setStatus(hash, "6");
    expect(await shop.waiting()).toEqual(["cancelled queued Tela"]);
  });

  it("of a cancellation that is undone before it is printed are none: the paper stands", async () => {
    const { printer } = await shop.add({ name: "Tela", kind: "browser" });
    const claim = async () => {
      const { job } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
      const params = { id: String(job?.id) };
      if (job) await shop.owner.printJobs.report({ params, body: { attempt: 1, printed: true } });
      return job;
    };
    const { hash } = await shop.taken();
    expect(await claim()).toMatchObject({ reprint: false });
    await shop.add({ name: "Balcão" });
    await setStatus(hash, "6");
    expect(await shop.waiting()).toEqual(["cancelled queued Tela"]);
    await setStatus(hash, "1");
    // Only the printer that had nothing yet gets it.
    expect(await shop.waiting()).toEqual(["order queued Balcão"]);
    expect(await claim()).toBeNull();
    // After paper that says "CANCELADO" comes a ticket that does not.
    await setStatus(hash, "6");
    expect(await claim()).toMatchObject({ reprint: false });
    await setStatus(hash, "1");
    expect((await shop.waiting()).toSorted()).toEqual(["order queued Balcão", "order queued Tela"]);
  });

  it("of a cancellation say so, though the order stands again; one that waits anew has none", async () => {
    const { printer } = await shop.add({ name: "Tela", kind: "browser" });
    const claim = () => shop.owner.printJobs.claim({ body: { printer: printer.id } });
    const { hash } = await shop.taken();
    const { job } = await claim();
    const params = { id: String(job?.id) };
    await shop.owner.printJobs.report({ params, body: { attempt: 1, printed: true } });
    await setStatus(hash, "6");
    await setStatus(hash, "5");
    expect(await shop.waiting()).toEqual([]);
    await setStatus(hash, "1");
    expect((await claim()).job?.reprint).toBe(true);
    await setStatus(hash, "6");
    const { job: cancellation } = await claim();
    await setStatus(hash, "1");
    const again = {
      params: { id: String(cancellation?.id) },
      body: { attempt: 1, printed: false },
    };
    await shop.owner.printJobs.report(again);
    await shop.owner.printJobs.retry({ params: again.params, body: {} });
    const texts = [(await claim()).job, (await claim()).job].map((one) =>
      JSON.stringify(one?.text),
    );
    expect(texts.filter((text) => text.includes("CANCELADO"))).toHaveLength(1);
  });

  it("are no second copies where nothing was printed: a refusal that is undone, a print before acceptance", async () => {
    await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
    const refused = await shop.order();
    await setStatus(refused.hash, "6");
    await setStatus(refused.hash, "5");
    await shop.owner.orders.accept({ params: { hash: refused.hash }, body: {} });
    expect(await shop.waiting()).toEqual(["order queued Bar"]);
    const early = await shop.order();
    await shop.owner.printJobs.print({ body: { order: early.hash, layout: "customer" } });
    await shop.owner.orders.accept({ params: { hash: early.hash }, body: {} });
    expect((await shop.waiting()).toSorted()).toEqual([
      "order queued Bar",
      "order queued Bar",
      "reprint queued Bar",
    ]);
  });

  it("go with their printer, and of an account without printers there are none", async () => {
    await shop.taken();
    expect(await shop.jobs()).toMatchObject({ jobs: [], unprinted: 0, printers: [] });
    const { printer } = await shop.add({});
    await shop.taken();
    expect(await shop.jobs()).toMatchObject({ unprinted: 1 });
    await shop.owner.printers.remove({ params: { id: printer.id } });
    expect(await shop.jobs()).toMatchObject({ unprinted: 0 });
  });
});

describe("staff", () => {
  it("print an order once more, anywhere or at one printer, and a test", async () => {
    const { printer } = await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
    const { printer: grill } = await shop.add({ stations: [String(shop.ids["Grelha"])] });
    const { hash } = await shop.order();
    const print = (body: Parameters<typeof shop.owner.printJobs.print>[0]["body"]) =>
      shop.owner.printJobs.print({ body });
    expect(await print({ order: hash })).toEqual({ queued: 2 });
    expect(await print({ order: hash, printer: printer.id, layout: "customer" })).toEqual({
      queued: 1,
    });
    expect(await print({ layout: "test", printer: grill.id })).toEqual({ queued: 1 });
    expect((await shop.waiting()).toSorted()).toEqual([
      "reprint queued Bar",
      "reprint queued Bar",
      "reprint queued Grelha",
      "test queued Grelha",
    ]);
    const attendant = await signedInAttendant(testApp, shop.account);
    expect((await attendant.printJobs.list()).unprinted).toBe(4);
  });

  it("are told what is missing for that", async () => {
    const { hash } = await shop.order();
    const refused = async (body: Parameters<typeof shop.owner.printJobs.print>[0]["body"]) => {
      const { status, error, problems } = await refusalOf(shop.owner.printJobs.print({ body }));
      return [status, error, problems];
    };
    expect(await refused({ order: hash })).toEqual([
      422,
      "unprocessable_entity",
      { order: { code: "no_printer" } },
    ]);
    expect(await refused({})).toEqual([400, "mandatory_fields", { order: { code: "required" } }]);
    expect(await refused({ layout: "test" })).toEqual([
      400,
      "mandatory_fields",
      { printer: { code: "required" } },
    ]);
    expect(await refused({ order: hash, printer: String(shop.ids["Chope"]) })).toEqual([
      400,
      "invalid_id",
      { printer: { code: "does_not_exist" } },
    ]);
  });

  it("retry and give up what is not printed", async () => {
    const { printer } = await shop.add({ kind: "browser" });
    await shop.taken();
    const { job } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
    expect(job).toMatchObject({ attempt: 1, reprint: false, layout: "production" });
    expect(await shop.owner.printJobs.claim({ body: { printer: printer.id } })).toEqual({
      job: null,
    });
    const params = { id: String(job?.id) };
    const fault = { attempt: 1, printed: false, error: "sem papel" };
    await shop.owner.printJobs.report({ params, body: fault });
    expect((await shop.jobs()).jobs[0]).toMatchObject({ state: "queued", error: "sem papel" });
    // It is tried again in a few seconds, or when somebody asks for it.
    expect(await shop.owner.printJobs.claim({ body: { printer: printer.id } })).toEqual({
      job: null,
    });
    await shop.owner.printJobs.retry({ params, body: {} });
    expect(await shop.owner.printJobs.claim({ body: { printer: printer.id } })).toMatchObject({
      job: { attempt: 2, reprint: true },
    });
    // A report on an earlier attempt says nothing of this one.
    await shop.owner.printJobs.report({ params, body: fault });
    expect(await shop.waiting()).toEqual(["order offered Grelha"]);
    await shop.owner.printJobs.dismiss({ params });
    expect(await shop.waiting()).toEqual([]);
  });

  it("see a printer that is off asked more and more slowly, for one job alone", async () => {
    const { printer } = await shop.add({ kind: "browser" });
    await shop.taken();
    await shop.taken();
    const claim = async () =>
      (await shop.owner.printJobs.claim({ body: { printer: printer.id } })).job;
    const offeredAt: number[] = [];
    for (let second = 0; second <= 200; second += 5) {
      nowMs = noon + second * 1_000;
      const job = await claim();
      if (!job) continue;
      offeredAt.push(second);
      expect(job).toMatchObject({ attempt: 1, reprint: false });
      const body = { attempt: 1, printed: false, error: "not_loaded" };
      await shop.owner.printJobs.report({ params: { id: job.id }, body });
    }
    expect(offeredAt).toEqual([0, 5, 15, 35, 75, 135, 195]);
    // Somebody has switched it on, and asks for the other one.
    const other = (await shop.jobs()).jobs.find(({ error }) => error === undefined);
    await shop.owner.printJobs.retry({ params: { id: String(other?.id) }, body: {} });
    expect([await claim(), await claim()]).not.toContain(null);
  });

  it("find what waited for hours at a printer that is gone as failed, too", async () => {
    // The task looks after all accounts: jobs of other tests, which run beside this one, are younger.
    nowMs = Date.parse("2020-11-25T15:00:00Z");
    await shop.add({});
    await shop.taken();
    nowMs += 5 * 3_600_000;
    const { database } = testApp;
    await givingUpOldJobs({ database, now: () => new Date(nowMs) }).run(
      new AbortController().signal,
    );
    expect(await shop.waiting()).toEqual(["order failed Grelha"]);
  });

  it("keep no test of a printer that is connected in another way", async () => {
    const { printer } = await shop.add({});
    await shop.owner.printJobs.print({ body: { layout: "test", printer: printer.id } });
    await shop.taken();
    await shop.owner.printers.save({
      params: { id: printer.id },
      body: { printer: { ...printer, kind: "browser" } },
    });
    expect(await shop.waiting()).toEqual(["order queued Grelha"]);
  });

  it("find what waited for hours as failed, and may still have it", async () => {
    const { printer } = await shop.add({ kind: "browser" });
    await shop.taken();
    nowMs += 5 * 3_600_000;
    expect(await shop.owner.printJobs.claim({ body: { printer: printer.id } })).toEqual({
      job: null,
    });
    const {
      jobs: [job],
    } = await shop.jobs();
    expect(job).toMatchObject({ state: "failed", error: "too_old" });
    await shop.owner.printJobs.retry({ params: { id: String(job?.id) }, body: {} });
    const { job: taken } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
    expect(taken?.id).toBe(job?.id);
  });
});
