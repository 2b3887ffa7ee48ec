import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { tableId } from "../tabs/table-id.ts";
import { sendOrder } from "../testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { readEscPos } from "./testing-paper.ts";
import { newPrinterShop, type PrinterShop } from "./testing-shop.ts";

let clockMs = 0;
const testApp = sharedApp({ now: () => new Date(clockMs) });
let shop: PrinterShop;
let sheet: Awaited<ReturnType<typeof newTab>>;
const noon = Date.parse("2026-11-25T15:00:00Z");
beforeEach(async () => {
  clockMs = noon;
  shop = await newPrinterShop(testApp);
  sheet = await newTab(shop.owner, { location: tableId(shop.account.accountId, 2), name: "Rui" });
});

const order = (title: string, qty = 1, children = {}) =>
  sendOrder(shop.owner, tabOrder(sheet, { [String(shop.ids[title])]: { qty, children } }));
const medium = (qty: number) => ({ [String(shop.ids["Ao ponto"])]: { qty } });

type Result = { job: string | undefined; attempt: number; ok: boolean };

/** An agent's next paper as text. It reports the one before as printed. */
function paperOf(address: string) {
  let result: Result | undefined;
  return async (): Promise<string | undefined> => {
    const { statusCode, headers, rawPayload } = await testApp.app.inject({
      method: "POST",
      url: address,
      headers: { host: shop.account.host },
      payload: { wait: 0, result },
    });
    if (statusCode === 204) return undefined;
    result = { job: String(headers["x-job"]), attempt: Number(headers["x-attempt"]), ok: true };
    return readEscPos(rawPayload);
  };
}

describe("lines that are passed to another table", () => {
  const pass = (hash: string, qty: number, line = 1) =>
    shop.owner.sheets.pass(
      {
        params: { hash: sheet.hash },
        body: {
          to: { location: tableId(shop.account.accountId, 3) },
          lines: [{ order: hash, line, qty }],
        },
      },
      { idempotencyKey: randomUUID() },
    );

  it("leave no ticket without lines behind, and come out once", async () => {
    const { address } = await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
    const items = {
      [String(shop.ids["Chope"])]: { qty: 2 },
      [String(shop.ids["Picanha"])]: { qty: 1, children: medium(1) },
    };
    const { hash } = await sendOrder(shop.owner, tabOrder(sheet, items));
    await pass(hash, 2);
    expect(await shop.waiting()).toEqual(["order queued Bar"]);
    const next = paperOf(address);
    expect(await next()).toContain("2x Chope");
    expect(await next()).toBeUndefined();
  });

  it("are printed once more, marked, where a printer that had got them has not said that it printed", async () => {
    const { address } = await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
    const { hash } = await order("Chope", 3);
    await paperOf(address)();
    await pass(hash, 2);
    const paper = (await paperOf(address)()) ?? "";
    expect(paper).toContain("2ª VIA");
    expect(paper).toContain("2x Chope");
  });

  it("leave no ticket without lines behind either where a printer had got it", async () => {
    const { address } = await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
    const items = {
      [String(shop.ids["Chope"])]: { qty: 2 },
      [String(shop.ids["Picanha"])]: { qty: 1, children: medium(1) },
    };
    const { hash } = await sendOrder(shop.owner, tabOrder(sheet, items));
    await paperOf(address)();
    await pass(hash, 2);
    clockMs += 120_000;
    const next = paperOf(address);
    const papers = [await next(), await next(), await next()];
    expect(papers.map((paper) => paper?.includes("2x Chope"))).toEqual([true, true, undefined]);
  });

  it("leave no ticket whose late answer counts for what was added after them", async () => {
    const { address } = await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
    const { hash } = await order("Picanha", 1, medium(1));
    const addBeer = async (qty: number) => {
      await shop.owner.orderLines.edit(
        { params: { hash }, body: { items: { [String(shop.ids["Chope"])]: { qty } } } },
        { idempotencyKey: randomUUID() },
      );
      return (await shop.owner.orders.get({ params: { hash } })).details.items.at(-1)?.line;
    };
    const line = await addBeer(1);
    const next = paperOf(address);
    expect(await next()).toContain("1x Chope");
    await pass(hash, 1, line);
    await addBeer(3);
    const papers = [await next(), await next(), await next()];
    expect(papers.join()).toContain("3x Chope");
  });

  it("are on paper where they were added to an order before", async () => {
    const { address } = await shop.add({ name: "Bar" });
    const { hash } = await order("Picanha", 1, medium(1));
    const next = paperOf(address);
    expect(await next()).toContain("1x Picanha");
    await shop.owner.orderLines.edit(
      { params: { hash }, body: { items: { [String(shop.ids["Chope"])]: { qty: 3 } } } },
      { idempotencyKey: randomUUID() },
    );
    const { details } = await shop.owner.orders.get({ params: { hash } });
    await pass(hash, 1, details.items.at(-1)?.line);
    const papers = [await next(), await next()];
    expect(papers.some((paper) => paper?.includes("2x Chope"))).toBe(true);
    expect(papers.find((paper) => paper?.includes("1x Chope"))).toContain("Mesa 3");
    expect(await next()).toBeUndefined();
  });

  it("are told of where they were added and are on paper", async () => {
    const { address } = await shop.add({ name: "Bar" });
    const { hash } = await order("Picanha", 1, medium(1));
    const next = paperOf(address);
    await shop.owner.orderLines.edit(
      { params: { hash }, body: { items: { [String(shop.ids["Chope"])]: { qty: 3 } } } },
      { idempotencyKey: randomUUID() },
    );
    expect([await next(), await next(), await next()][2]).toBeUndefined();
    await pass(hash, 3, 3);
    expect(await next()).toContain("Chope");
  });
});

describe("the bill of a tab", () => {
  const print = (body: object = {}) =>
    shop.owner.printJobs.print({ body: { sheet: sheet.hash, layout: "bill", ...body } });

  it("comes out once, where guests' tickets do: equal lines merged, what was cancelled left out, and all sums", async () => {
    const { address } = await shop.add({ name: "Caixa", layout: "customer" });
    await shop.add({ name: "Cozinha" });
    await order("Picanha", 1, medium(1));
    await order("Picanha", 2, medium(2));
    const cancelled = await order("Chope", 5);
    await shop.owner.orders.setStatus({
      params: { hash: cancelled.hash, statusId: "6" },
      body: { reason: "entered_wrong" },
    });
    await order("Chope");
    await payTab(shop.owner, { sheet, amount: 100 });
    expect(await print({ people: 3 })).toEqual({ queued: 1 });
    const next = paperOf(address);
    const papers = [await next(), await next(), await next(), await next(), await next()];
    const bill = papers.find((paper) => paper?.includes("Conta"));
    expect(bill?.split("\n").map((row) => row.trimEnd())).toEqual(
      expect.arrayContaining([
        "Conta - Mesa 2",
        "Rui",
        "3x Picanha             R$ 237,00",
        "  R$ 79,00 cada",
        "1x Chope                 R$ 9,00",
        "Subtotal               R$ 246,00",
        "Serviço (opcional) 10%  R$ 24,60",
        "Total                  R$ 270,60",
        "Pago                   R$ 100,00",
        "Falta pagar            R$ 170,60",
        "Por pessoa (3)          R$ 56,86",
        "As últimas 2 pessoas    R$ 56,87",
        "Não é documento fiscal",
      ]),
    );
    expect(bill).toContain("1x Ao ponto em cada");
    const { jobs } = await shop.jobs();
    expect(jobs.filter(({ reason }) => reason === "bill")).toMatchObject([
      { printer: { name: "Caixa" }, sheet: { hash: sheet.hash, location_number: 2 } },
    ]);
  });

  it("has no service where the guests do without it", async () => {
    const { address } = await shop.add({ stations: [String(shop.ids["Bar"])] });
    await order("Picanha", 1, medium(1));
    await payTab(shop.owner, { sheet, amount: 1, waive_service: true });
    const { printers } = await shop.owner.printers.list();
    await print({ printer: printers[0]?.id });
    const bill = await paperOf(address)();
    expect(bill).not.toContain("Serviço");
    expect(bill).toContain("Falta pagar             R$ 78,00");
  });

  it("is printed by a page that prints, which gets its words", async () => {
    const { printer } = await shop.add({ kind: "browser" });
    await order("Chope", 2);
    await print({ printer: printer.id });
    const claim = () => shop.owner.printJobs.claim({ body: { printer: printer.id } });
    const jobs = [(await claim()).job, (await claim()).job];
    const bill = jobs.find((job) => job?.layout === "bill");
    expect(bill?.text.items[0]?.[0]).toMatchObject({ text: "2x Chope", amount: "R$ 18,00" });
  });

  it("has the time and the lines of when it comes out, with those of the tab that it was merged into", async () => {
    const { address } = await shop.add({ name: "Caixa", layout: "customer" });
    await order("Chope");
    await print();
    const target = await newTab(shop.owner, { location: tableId(shop.account.accountId, 3) });
    await shop.owner.sheets.merge(
      { params: { hash: sheet.hash }, body: { into: target.hash } },
      { idempotencyKey: randomUUID() },
    );
    clockMs = noon + 30 * 60_000;
    const next = paperOf(address);
    const papers = [await next(), await next(), await next()];
    const bill = papers.find((paper) => paper?.includes("Conta"));
    expect(bill).toContain("Conta - Mesa 3");
    expect(bill).toContain("12:30");
    expect(bill).toMatch(/1x Chope +R\$ 9,00/);
  });

  it("is asked for by its table until something is ordered", async () => {
    await shop.add({ name: "Caixa", layout: "customer" });
    const asked = async () => {
      const { locations } = await shop.owner.tables.list();
      return locations.find(({ number }) => number === 2)?.bill_requested_at;
    };
    await order("Chope");
    expect(await asked()).toBeNull();
    await print();
    expect(await asked()).toBe(new Date(noon).toISOString());
    await order("Chope");
    expect(await asked()).toBeNull();
  });

  it("needs a tab, and a printer for it", async () => {
    const { hash } = await order("Chope");
    await shop.add({ stations: [String(shop.ids["Bar"])] });
    expect(await refusalOf(print())).toMatchObject({ problems: { sheet: { code: "no_printer" } } });
    expect(await refusalOf(print({ sheet: undefined }))).toMatchObject({
      problems: { sheet: { code: "required" } },
    });
    expect(await refusalOf(print({ sheet: "0".repeat(32) }))).toMatchObject({ status: 404 });
    expect(await refusalOf(print({ order: hash }))).toMatchObject({
      problems: { order: { code: "bill_of_a_tab" } },
    });
    expect(await refusalOf(print({ layout: "production" }))).toMatchObject({
      problems: { sheet: { code: "tab_of_a_bill" } },
    });
    expect(await refusalOf(print({ people: 0 }))).toMatchObject({ status: 422 });
  });
});

describe("a tab that went to another table", () => {
  const at = (number: number) => ({ location: tableId(shop.account.accountId, number) });
  const move = () => shop.owner.sheets.move({ params: { hash: sheet.hash }, body: at(1) });

  it("is told to the printers that have paper of what is still to be made, with what that is", async () => {
    const { address } = await shop.add({
      name: "Grelha",
      stations: [String(shop.ids["Grelha"])],
    });
    const bar = await shop.add({ name: "Bar", stations: [String(shop.ids["Bar"])] });
    await shop.add({ name: "Copa", stations: [String(shop.ids["Bar"])] });
    const [grill, made, third] = [
      await order("Picanha", 2, medium(2)),
      await order("Picanha", 1, medium(1)),
      await order("Chope"),
    ];
    const next = paperOf(address);
    await next();
    await next();
    await next();
    await paperOf(bar.address)();
    await shop.owner.kitchen.setLines({ params: { hash: made.hash }, body: { ready: true } });
    await move();
    const { jobs } = await shop.jobs();
    const told = jobs.flatMap(({ moved, printer }) =>
      moved ? [{ moved, name: printer.name }] : [],
    );
    expect(told.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { moved: { from: "2", to: "1" }, name: "Bar" },
      { moved: { from: "2", to: "1" }, name: "Grelha" },
    ]);
    const paper = await next();
    expect(paper).toContain("MUDOU 2 > 1");
    expect(paper).toContain(`#00${grill.id}`);
    expect(paper).toContain("2x Picanha");
    expect(paper).toContain("1x Ao ponto em cada");
    expect(paper).not.toContain(`#00${made.id}`);
    expect(paper).not.toContain(`#00${third.id}`);
    expect(paper).not.toContain("2ª VIA");
    expect(await next()).toBeUndefined();
  });

  it("is told by whoever moves it, merges it or passes what is on paper; what is not on paper comes once", async () => {
    const { address } = await shop.add({ name: "Cozinha" });
    const next = paperOf(address);
    const { hash } = await order("Chope", 3);
    expect(await next()).toContain("3x Chope");
    await move();
    expect(await next()).toContain("MUDOU 2 > 1");
    const lines = [{ order: hash, line: 1, qty: 1 }];
    await shop.owner.sheets.pass(
      { params: { hash: sheet.hash }, body: { to: at(2), lines } },
      { idempotencyKey: randomUUID() },
    );
    const passed = await next();
    expect(passed).toContain("MUDOU 1 > 2");
    expect(passed).toContain("1x Chope");
    await order("Chope", 5);
    const { locations } = await shop.owner.tables.list();
    const into = String(locations.find(({ number }) => number === 2)?.sheets[0]?.hash);
    await shop.owner.sheets.merge({ params: { hash: sheet.hash }, body: { into } });
    const rest = [await next(), await next()].join();
    expect(rest).toContain("MUDOU 1 > 2");
    expect(rest).toContain("5x Chope");
    // A tab that joins another of its own table is news to nobody.
    const own = await newTab(shop.owner, at(2));
    await shop.owner.sheets.merge({ params: { hash: into }, body: { into: own.hash } });
    expect(await next()).toBeUndefined();
  });

  it("is news to no printer that has nothing of it", async () => {
    await shop.add({ name: "Grelha" });
    await order("Chope");
    await move();
    expect(await shop.waiting()).toEqual(["order queued Grelha"]);
  });
});

it("an order that is promised says on the kitchen's paper by when", async () => {
  const { address } = await shop.add({ name: "Grelha" });
  const { hash } = await shop.order();
  const body = { minutes: 40 };
  const { order: taken } = await shop.owner.orders.accept({ params: { hash }, body });
  const hour = new Intl.DateTimeFormat("pt-BR", {
    timeZone: "America/Sao_Paulo",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(String(taken.promised_at)));
  expect(await paperOf(address)()).toContain(`Até ${hour}`);
});
