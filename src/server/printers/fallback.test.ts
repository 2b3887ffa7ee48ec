import { beforeEach, describe, expect, it } from "vitest";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { agentOf } from "./testing-agent-calls.ts";
import { callOf, newPrinterShop, type PrinterShop } from "./testing-shop.ts";

/** The fate of a printer's jobs while it is away and another one stands in for it. */

const testApp = sharedApp({ now: () => new Date(nowMs) });
let shop: PrinterShop;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.now();
  shop = await newPrinterShop(testApp);
});

const agentAt = (address: string) => agentOf(testApp, shop, address);
const fallbackTo = (printer: string, after_seconds = 60) => ({ printer, after_seconds });

/** A counter's printer for guests, and the grill's, whose jobs the counter takes after a minute. */
async function twoPrinters() {
  const counter = await shop.add({ name: "Balcão", layout: "customer" });
  const grill = await shop.add({
    name: "Grelha",
    stations: [String(shop.ids["Grelha"])],
    fallback: fallbackTo(counter.printer.id),
  });
  const of = { counter: agentAt(counter.address), grill: agentAt(grill.address) };
  await Promise.all([of.counter.ask(), of.grill.ask()]);
  return { ...of, grillId: grill.printer.id, counterId: counter.printer.id };
}

describe("a printer that stands in for another", () => {
  it("takes its jobs once that has not been seen for so long, and says for whom they are", async () => {
    const { counter, grill } = await twoPrinters();
    await shop.taken();
    const [own = "", ...others] = await counter.printAll();
    expect([own.includes("PARA:"), others]).toEqual([false, []]);
    nowMs += 61_000;
    const texts = await counter.printAll();
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/PARA: +GRELHA|PARA: Grelha/);
    expect(texts[0]).toContain("2x Picanha");
    expect(texts[0]).not.toContain("VIA");
    expect(await shop.waiting()).toEqual([]);
    expect((await shop.jobs()).jobs).toContainEqual(
      expect.objectContaining({
        printer: expect.objectContaining({ name: "Grelha" }) as object,
        stand_in: "Balcão",
        state: "printed",
      }),
    );
    // It is back, and has nothing to print twice.
    expect(await grill.ask()).toBeUndefined();
    await shop.taken();
    expect(await grill.ask()).toMatchObject({ attempt: 1 });
  });

  it("prints as a second copy what the other one had and did not answer for, and only once its time is over", async () => {
    const { counter, grill } = await twoPrinters();
    nowMs += 45_000;
    await shop.taken();
    const had = await grill.ask();
    expect(had).toBeDefined();
    expect(await counter.printAll()).toHaveLength(1);
    nowMs += 29_000;
    expect(await counter.printAll()).toEqual([]);
    nowMs += 60_000;
    const texts = await counter.printAll();
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain("2ª VIA");
    expect(texts[0]).toContain("2x Picanha");
  });

  it("does not take back what the other says late: printed is printed, and a fault is of there", async () => {
    const { counter, grill } = await twoPrinters();
    await shop.taken();
    const first = await grill.ask();
    await counter.printAll();
    nowMs += 95_000;
    const second = await counter.ask();
    expect(second?.job).toBe(first?.job);
    await grill.ask({ result: { ...first, ok: false, error: "no_paper" } });
    expect(await shop.waiting()).toEqual(["order offered Grelha"]);
    await grill.ask({ result: { ...first, ok: true } });
    expect(await shop.waiting()).toEqual([]);
  });

  it("gives back what it cannot print, or has gone away with", async () => {
    const { counter, grill } = await twoPrinters();
    await shop.taken();
    await counter.printAll();
    nowMs += 61_000;
    const taken = await counter.ask();
    await counter.ask({ result: { ...taken, ok: false, sent: false, error: "no_paper" } });
    const [text = "", ...others] = await grill.printAll();
    expect(others).toEqual([]);
    expect(text).toContain("2x Picanha");
    expect(text).not.toContain("PARA:");
    expect(text).not.toContain("VIA");

    await shop.taken();
    await counter.printAll();
    nowMs += 61_000;
    expect(await counter.ask()).toBeDefined();
    nowMs += 125_000;
    expect((await grill.printAll()).join("")).toContain("2ª VIA");
  });

  it("loses nothing when it is removed, nor takes what is tried out or too old", async () => {
    const { counter, grill, grillId, counterId } = await twoPrinters();
    await shop.owner.printJobs.print({ body: { layout: "test", printer: grillId } });
    await shop.taken();
    await counter.printAll();
    nowMs += 61_000;
    expect((await counter.ask())?.text).toContain("2x Picanha");
    expect(await counter.ask()).toBeUndefined();
    await shop.owner.printers.remove({ params: { id: counterId } });
    expect((await shop.owner.printers.list()).printers).toMatchObject([{ fallback: null }]);
    const texts = await grill.printAll();
    expect(texts.filter((text) => text.includes("2x Picanha"))).toHaveLength(1);
    expect(await shop.waiting()).toEqual([]);
  });

  it("that has fetched nothing gives a job back as new, and not as a second copy, when it is removed", async () => {
    const stations = [String(shop.ids["Bar"])];
    const counter = await shop.add({ name: "Balcão", stations, kind: "cloudprnt" });
    const { address } = await shop.add({
      name: "Grelha",
      stations: [String(shop.ids["Grelha"])],
      fallback: fallbackTo(counter.printer.id),
    });
    await agentAt(address).ask();
    const body = { statusCode: "200%20OK" };
    const steak = deliveryBody({ [String(shop.ids["Picanha"])]: { qty: 1 } });
    const { hash } = await sendOrder(shop.guest, steak);
    await shop.owner.orders.accept({ params: { hash }, body: {} });
    nowMs += 61_000;
    await callOf(testApp, shop, counter.address)({ method: "POST", body });
    expect((await shop.jobs()).jobs).toMatchObject([{ stand_in: "Balcão", state: "offered" }]);
    await shop.owner.printers.remove({ params: { id: counter.printer.id } });
    const texts = await agentAt(address).printAll();
    expect(texts).toHaveLength(1);
    expect(texts[0]).not.toContain("VIA");
  });

  it("gives all back once it stands in no more, though nobody leaves anything to anybody then", async () => {
    const { counter, grill, grillId } = await twoPrinters();
    await shop.taken();
    await counter.printAll();
    nowMs += 61_000;
    expect((await counter.ask())?.text).toContain("2x Picanha");
    await shop.owner.printers.save({
      params: { id: grillId },
      body: {
        printer: {
          name: "Grelha",
          kind: "agent",
          columns: 32,
          stations: [String(shop.ids["Grelha"])],
          fallback: null,
        },
      },
    });
    // The counter is dead by now.
    const [text = "", ...others] = await grill.printAll();
    expect(others).toEqual([]);
    expect(text).toContain("2x Picanha");
    expect(await shop.waiting()).toEqual([]);
  });

  it("is a page as well, which reads for whom it is", async () => {
    const page = await shop.add({ name: "Caixa", kind: "browser", layout: "customer" });
    const { address } = await shop.add({
      kind: "cloudprnt",
      stations: [String(shop.ids["Grelha"])],
      fallback: fallbackTo(page.printer.id),
    });
    const claim = async () =>
      (await shop.owner.printJobs.claim({ body: { printer: page.printer.id } })).job;
    const star = callOf(testApp, shop, address);
    const poll = () => star({ method: "POST", body: { statusCode: "200%20OK" } });
    await poll();
    await shop.taken();
    const { jobToken } = JSON.parse((await poll()).text) as { jobToken: string };
    const own = await claim();
    expect(JSON.stringify(own?.text)).not.toContain("PARA:");
    const body = { attempt: 1, printed: true };
    await shop.owner.printJobs.report({ params: { id: String(own?.id) }, body });
    nowMs += 91_000;
    const job = await claim();
    expect(job?.reprint).toBe(false);
    expect(JSON.stringify(job?.text)).toContain("PARA: Grelha");
    // The Star printer was told of the job, but may no longer fetch it.
    expect((await star({ path: `?token=${jobToken}` })).status).toBe(404);
  });
});

describe("whose jobs another one takes", () => {
  const save = (id: string, fallback: { printer: string; after_seconds: number } | null) =>
    shop.owner.printers.save({
      params: { id },
      body: {
        printer: { name: id.slice(-12), kind: "agent", columns: 32, stations: [], fallback },
      },
    });

  it("goes round in no circle, and is a printer of this account", async () => {
    const [a, b, c] = [await shop.add({}), await shop.add({}), await shop.add({})].map(
      ({ printer }) => printer.id,
    ) as [string, string, string];
    const circle = {
      status: 422,
      problems: { "printer.fallback.printer": { code: "fallback_circle" } },
    };
    await save(a, fallbackTo(b));
    await save(b, fallbackTo(c));
    for (const [id, to] of [
      [a, a],
      [b, a],
      [c, a],
    ] as const)
      expect(await refusalOf(save(id, fallbackTo(to)))).toMatchObject(circle);
    const other = await newPrinterShop(testApp);
    const { printer } = await other.add({});
    expect(await refusalOf(save(a, fallbackTo(printer.id)))).toMatchObject({
      problems: { "printer.fallback.printer": { code: "does_not_exist" } },
    });
    expect(await refusalOf(save(a, fallbackTo(b, 59)))).toMatchObject({ status: 422 });
    await save(b, null);
    expect((await save(c, fallbackTo(a))).printer.fallback).toEqual(fallbackTo(a));
  });

  it("is taken along the way while all on it are silent", async () => {
    const office = await shop.add({ name: "Escritório", layout: "customer" });
    const counter = await shop.add({
      name: "Balcão",
      stations: [String(shop.ids["Bar"])],
      fallback: fallbackTo(office.printer.id),
    });
    await shop.add({
      stations: [String(shop.ids["Grelha"])],
      fallback: fallbackTo(counter.printer.id),
    });
    const bar = agentAt(counter.address);
    await bar.ask();
    await shop.taken();
    nowMs += 61_000;
    const last = agentAt(office.address);
    const texts = await last.printAll();
    expect(texts).toHaveLength(3);
    expect(await shop.waiting()).toEqual([]);
  });
});
