import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { tableId } from "../tabs/table-id.ts";
import { signedInAttendant } from "../testing/caller.ts";
import { sendOrder } from "../testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { readEscPos } from "./testing-paper.ts";
import { callOf, newPrinterShop, type PrinterShop } from "./testing-shop.ts";

/** The closing of a business day as a job of the print queue. */

const testApp = sharedApp({ now: () => now });
let shop: PrinterShop;
let now: Date;
const day = "2026-11-27";
beforeEach(async () => {
  // Friday, 23:30 in São Paulo.
  now = new Date("2026-11-28T02:30:00Z");
  shop = await newPrinterShop(testApp);
});

const print = (body: object = {}) =>
  shop.owner.printJobs.print({ body: { layout: "day", ...body } });
const close = (counted: object, note?: string) =>
  shop.owner.reports.closeDay(
    { body: { date: day, counted, note } },
    { idempotencyKey: randomUUID() },
  );

/** A tab of R$ 39,60: some is paid by two methods, and some of that is refunded. */
async function tradeAtTable() {
  const sheet = await newTab(shop.owner, {
    location: tableId(shop.account.accountId, 2),
    name: "Rui",
  });
  await sendOrder(shop.owner, tabOrder(sheet, { [String(shop.ids["Chope"])]: { qty: 4 } }));
  await payTab(shop.owner, { sheet, amount: 20, method: "cash" });
  const { payments } = await payTab(shop.owner, { sheet, amount: 10, method: "pix" });
  const pix = payments.find(({ method }) => method === "pix");
  await shop.owner.sheets.refund(
    {
      params: { hash: sheet.hash },
      body: { payment: String(pix?.id), amount: 4, reason: "wrong_amount" },
    },
    { idempotencyKey: randomUUID() },
  );
  return sheet;
}

/** Papers of an agent as rows, one after the other; each is reported as printed with the next question. */
function agentPapers(address: string) {
  let result: object | undefined;
  return async (): Promise<string[] | undefined> => {
    const { statusCode, headers, rawPayload } = await testApp.app.inject({
      method: "POST",
      url: address,
      headers: { host: shop.account.host },
      payload: { wait: 0, result },
    });
    if (statusCode === 204) return undefined;
    result = { job: headers["x-job"], attempt: Number(headers["x-attempt"]), ok: true };
    return readEscPos(rawPayload)
      .split("\n")
      .map((row) => row.trimEnd());
  };
}

it("has the sums of the page, counted amounts, what went back and what is still open", async () => {
  const { printer, address } = await shop.add({ name: "Caixa", layout: "customer", columns: 42 });
  await tradeAtTable();
  await close({ cash: 15 }, "faltou troco");
  expect(await print({ printer: printer.id })).toEqual({ queued: 1 });
  const next = agentPapers(address);
  const papers = [await next(), await next()];
  const paper = papers.find((rows) => rows?.some((row) => row.startsWith("Fechamento")));
  expect(paper).toEqual(
    expect.arrayContaining([
      "Fechamento 27/11/2026 (sex)",
      "Vendido",
      "  Salão (1)                       R$ 39,60",
      "  Serviço cobrado                  R$ 3,60",
      "  Total (1)                       R$ 39,60",
      "Recebido",
      "  Dinheiro                        R$ 20,00",
      "  PIX                              R$ 6,00",
      "    Estornado                     -R$ 4,00",
      "  Total                           R$ 26,00",
      "Estornos",
      "Ainda em aberto",
      "  Mesa 2, Rui                     R$ 39,60",
      "    Falta pagar                   R$ 13,60",
      "    Esperado                      R$ 20,00",
      "    Contado                       R$ 15,00",
      "    Falta                          R$ 5,00",
      "  Observação: faltou troco",
      "Não é documento fiscal",
    ]),
  );
  expect(paper?.join("\n")).not.toMatch(/VIA|Parcial/);
  const { totals, methods } = await shop.owner.reports.day({ query: { date: day } });
  expect([totals.total_amount, totals.received_amount, methods[0]?.expected_amount]).toEqual([
    39.6, 26, 20,
  ]);
  const { jobs } = await shop.jobs();
  expect(jobs.filter(({ layout }) => layout === "day")).toMatchObject([
    { day, reason: "day", printer: { name: "Caixa" } },
  ]);
});

it("writes an order's number as the order's own paper does, on the day's paper and in its table", async () => {
  const { printer, address } = await shop.add({ name: "Caixa", layout: "customer", columns: 42 });
  const [gone, left] = [await shop.taken(), await shop.taken()];
  await shop.owner.orders.setStatus({
    params: { hash: gone.hash, statusId: "6" },
    body: { reason: "consumer_request" },
  });
  // The database's own clock stamps a cancellation.
  await withAccount(testApp.database, { accountId: shop.account.accountId, mode: "write" }, (tx) =>
    tx.db
      .updateTable("orders")
      .set({ cancelled_at: now })
      .where("account_id", "=", tx.accountId)
      .where("hash", "=", gone.hash)
      .execute(),
  );
  expect(await print({ printer: printer.id })).toEqual({ queued: 1 });
  const next = agentPapers(address);
  let paper = await next();
  while (paper && !paper.some((row) => row.startsWith("Fechamento"))) paper = await next();
  expect(paper).toContainEqual(expect.stringMatching(`^  Pedido #00${left.id} +R\\$`));
  expect(paper).toContainEqual(expect.stringMatching(`^  Pedido #00${gone.id}, `));
  const { text } = await rawCall(testApp, {
    url: `/v2.0/reports/day.csv?date=${day}`,
    host: shop.account.host,
    token: String(shop.owner.token()),
  });
  expect(text).toContain(`Cancelado;Pedido #00${gone.id}, `);
});

it("comes out of every kind of printer, without one where guests' tickets do", async () => {
  const epson = await shop.add({
    name: "Epson",
    kind: "epson",
    stations: [String(shop.ids["Bar"])],
  });
  const star = await shop.add({
    name: "Star",
    kind: "cloudprnt",
    stations: [String(shop.ids["Bar"])],
  });
  const page = await shop.add({
    name: "Página",
    kind: "browser",
    stations: [String(shop.ids["Bar"])],
  });
  const agent = await shop.add({ name: "Caixa", layout: "customer" });
  for (const printer of [epson, star, page]) await print({ printer: printer.printer.id });
  await print();

  const form = new URLSearchParams({ ConnectionType: "GetRequest", ID: "", Name: "TM" });
  const { text: xml } = await callOf(
    testApp,
    shop,
    epson.address,
  )({
    method: "POST",
    payload: form.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const hex = /<command>([\da-f]+)<\/command>/.exec(xml)?.[1] ?? "";
  expect(readEscPos(Buffer.from(hex, "hex"))).toContain("Fechamento 27/11/2026");

  const ofStar = callOf(testApp, shop, star.address);
  await ofStar({ method: "POST", body: { statusCode: "200%20OK", status: "23 6 0 0 0 0 0 0 0 " } });
  const bytes = await ofStar({ path: "?type=application/vnd.star.starprnt" });
  expect(bytes.text).toContain("Fechamento 27/11/2026");

  const { job } = await shop.owner.printJobs.claim({ body: { printer: page.printer.id } });
  expect(job).toMatchObject({ layout: "day", reprint: false });
  expect(job?.text.who[0]?.text).toBe("Fechamento 27/11/2026 (sex)");
  expect(job?.text.items[0]?.[0]?.text).toBe("Vendido");

  expect(await agentPapers(agent.address)()).toContain("Fechamento 27/11/2026 (sex)");
});

it("says of a day under way that it is, and is a second copy once the same closing is on paper", async () => {
  const { printer, address } = await shop.add({ name: "Caixa", layout: "customer" });
  const next = agentPapers(address);
  const paper = async () => {
    await print({ date: day, printer: printer.id });
    return (await next())?.join("\n") ?? "";
  };
  const [early, later] = [await paper(), await paper()];
  for (const partial of [early, later]) {
    expect(partial).toContain("Parcial: dia em andamento");
    expect(partial).not.toContain("2ª VIA");
  }
  now = new Date(now.getTime() + 60_000);
  await close({ cash: 0 });
  const closed = await paper();
  expect(closed).not.toMatch(/VIA|Parcial/);
  expect(await paper()).toContain("2ª VIA");
  // Another count makes another paper.
  now = new Date(now.getTime() + 60_000);
  await close({ cash: 1 });
  expect(await paper()).not.toContain("VIA");
  expect(await paper()).toContain("2ª VIA");
});

it("is final when its day is over, closed or not", async () => {
  const { printer, address } = await shop.add({ name: "Caixa", layout: "customer" });
  const next = agentPapers(address);
  const paper = async () => {
    await print({ date: day, printer: printer.id });
    return (await next())?.join("\n") ?? "";
  };
  expect(await paper()).toContain("Parcial");
  now = new Date("2026-11-28T12:00:00Z");
  expect(await paper()).not.toMatch(/Parcial|VIA/);
  expect(await paper()).toContain("2ª VIA");
});

it("threat 72: is not added up anew for an attendant whose page has it to print", async () => {
  const attendant = await signedInAttendant(testApp, shop.account);
  const { printer } = await shop.add({ kind: "browser" });
  await print({ date: day, printer: printer.id });
  const { job } = await attendant.printJobs.claim({ body: { printer: printer.id } });
  const params = { id: String(job?.id) };
  const body = { attempt: job?.attempt ?? 0, printed: false };
  await attendant.printJobs.report({ params, body });
  expect(await refusalOf(attendant.printJobs.retry({ params, body: {} }))).toMatchObject({
    error: "access_denied",
  });
  await shop.owner.printJobs.retry({ params, body: {} });
});

it("is an owner's to print, of a day that has begun and of nothing else", async () => {
  const attendant = await signedInAttendant(testApp, shop.account);
  await shop.add({ stations: [String(shop.ids["Bar"])] });
  expect(await refusalOf(attendant.printJobs.print({ body: { layout: "day" } }))).toMatchObject({
    error: "access_denied",
  });
  expect(await refusalOf(print())).toMatchObject({ problems: { printer: { code: "no_printer" } } });
  expect(await refusalOf(print({ printer: randomUUID() }))).toMatchObject({ error: "invalid_id" });
  expect(await refusalOf(print({ date: "2026-11-29" }))).toMatchObject({
    problems: { date: { code: "day_not_begun" } },
  });
  for (const wrong of [
    { order: "0".repeat(32) },
    { sheet: "0".repeat(32) },
    { layout: "bill", date: day },
  ])
    expect(await refusalOf(print(wrong))).toMatchObject({
      problems: { date: { code: "day_alone" } },
    });
  expect((await shop.jobs()).jobs).toEqual([]);
});

it("has the parts of the cash in the drawer, and each movement with its reason and people", async () => {
  const { printer, address } = await shop.add({ name: "Caixa", layout: "customer", columns: 42 });
  await tradeAtTable();
  const move = (body: Parameters<typeof shop.owner.cash.move>[0]["body"]) =>
    shop.owner.cash.move({ body }, { idempotencyKey: randomUUID() });
  await move({ kind: "float", amount: 200 });
  const { movements } = await move({ kind: "out", amount: 80, reason: "Cofre" });
  await shop.owner.cash.undo(
    { params: { id: String(movements[1]?.id) }, body: {} },
    { idempotencyKey: randomUUID() },
  );
  await move({ kind: "out", amount: 150, reason: "Cofre" });
  await shop.owner.reports.closeDay(
    { body: { date: day, counted: { cash: 70 }, left: 50 } },
    { idempotencyKey: randomUUID() },
  );
  await print({ printer: printer.id });
  const next = agentPapers(address);
  const papers = [await next(), await next()];
  const paper = papers.find((rows) => rows?.some((row) => row.startsWith("Fechamento")));
  expect(paper).toEqual(
    expect.arrayContaining([
      "  Dinheiro                        R$ 20,00",
      "Gaveta",
      "  Fundo de troco                 R$ 200,00",
      "  Recebido em dinheiro            R$ 20,00",
      "  Sangrias                      -R$ 150,00",
      "  Esperado na gaveta              R$ 70,00",
      "Movimentos de caixa",
      "  Total                           R$ 50,00",
      "    Esperado                      R$ 70,00",
      "  Fica na gaveta                  R$ 50,00",
    ]),
  );
  expect(paper?.join(" ")).toMatch(/Sangria, Cofre, Dona,[^R]* desfeito/);
});
