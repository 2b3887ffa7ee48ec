import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { insertRows } from "../../src/server/demo/history-rows.ts";
import { makeSales } from "../../src/server/reports/testing-sales.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import {
  desk,
  expectAccessible,
  expectNoOverflow,
  faultsAtAnySize,
  leave,
  phone,
} from "./browser.ts";
import { adminOf } from "./callers.ts";
import { button } from "./guest.ts";
import { loseAnswer } from "./lose-answer.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

const dayMs = 86_400_000;

/** An account that has sold for ten days up to now, and takes cash and PIX. */
async function newTrader(): Promise<MenuAccount> {
  const account = await newMenuAccount(site, { features: { delivery: true } });
  const userIds = await withAccount(
    site.database,
    { accountId: account.accountId, mode: "read" },
    ({ db, accountId }) =>
      db.selectFrom("users").select("user_id").where("account_id", "=", accountId).execute(),
  );
  const now = Date.now();
  await makeSales(site, account, {
    count: 150,
    seed: 3,
    fromMs: now - 10 * dayMs,
    untilMs: now,
    entryIds: ["Calabresa", "Guaraná", "Pizza 1"].map((title) => String(account.ids[title])),
    userIds: userIds.map((row) => row.user_id),
  });
  return account;
}

/** Stores a payment of R$ 30,00 in cash, made now. */
async function takeCash({ accountId }: MenuAccount): Promise<void> {
  await withAccount(site.database, { accountId, mode: "write" }, async (tx) => {
    const { order_id } = await tx.db
      .selectFrom("orders")
      .select("order_id")
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    const payment = { order_id, amount_cents: 3_000, method: "cash", service_waived_cents: 0 };
    const taken = { ...payment, payment_id: randomUUID(), created_at: new Date().toISOString() };
    await insertRows(tx, "payments", [taken]);
  });
}

const total = (page: Page) => page.locator("tfoot").first().innerText();

describe("the reports", () => {
  const visit = sharedVisit(async () => {
    const account = await newTrader();
    const path = "/relatorios";
    return { account, ...(await newOwner(browser, { site, account, size: phone, path })) };
  });

  it("an owner reads what was sold by anything, of any days, and sends the address on", async () => {
    const { account, page } = visit();
    await page.getByRole("figure").waitFor();
    const sum = await total(page);
    for (const by of ["Dia da semana", "Serviço", "Atendente"]) {
      await page.getByLabel("Agrupar por").selectOption({ label: by });
      await page.getByRole("columnheader", { name: by, exact: true }).waitFor();
      // Every grouping has the same totals.
      expect((await total(page)).match(/R\$ [\d.,]+/g)).toEqual(sum.match(/R\$ [\d.,]+/g));
    }
    // Two heads of the services are one word, and no cell of theirs stays in another grouping.
    const head = page.locator("thead").first();
    await page.getByLabel("Agrupar por").selectOption({ label: "Serviço" });
    await expect.poll(() => head.getByText("Serviço", { exact: true }).count()).toBe(2);
    await page.getByLabel("Agrupar por").selectOption({ label: "Item" });
    await page.getByRole("row", { name: /^Calabresa .* A / }).waitFor();
    expect(await head.getByText("Serviço", { exact: true }).count()).toBe(0);
    await button(page, "30 dias").click();
    await expect.poll(() => page.url()).toContain("by=item");
    const address = page.url();
    await page.goto(address);
    await page.getByRole("row", { name: /^Calabresa / }).waitFor();
    const file = page.waitForEvent("download");
    await button(page, "Baixar CSV").click();
    expect((await file).suggestedFilename()).toMatch(/^vendas-item-.*\.csv$/);
    await page.getByLabel("Até").fill("2020-01-01");
    await button(page, "Mostrar").click();
    await page.getByText("A data final vem antes da inicial").waitFor();
    expect(page.url()).toBe(address);
    // Days that make no valid report are replaced by the usual ones.
    await page.goto(site.url(account, "/relatorios?from=2026-11-27&to=2026-02-30"));
    await page.getByRole("figure").waitFor();
    await page.getByRole("button", { name: "7 dias", pressed: true }).waitFor();
  });

  it("both pages can be used at any size, by everybody", async () => {
    const { account, page } = visit();
    for (const path of ["/relatorios?by=weekday", "/relatorios?by=item", "/fechamento"]) {
      await page.goto(site.url(account, path));
      await page.getByRole("main").getByRole("table").first().waitFor();
      expect(await faultsAtAnySize(page)).toEqual([]);
    }
  });
});

it("an owner closes the day in four taps, counting before they compare", async () => {
  const account = await newTrader();
  await takeCash(account);
  const owner = await newOwner(browser, { site, account, size: desk, path: "/pedidos" });
  const { page } = owner;
  const received = page.getByRole("region", { name: "Recebido", exact: true });
  await page.getByRole("link", { name: "Fechamento" }).click();
  await page.getByText("Aparece depois da contagem.").waitFor();
  await button(page, "Conferir").click();
  await page.getByRole("alert").getByText("Digite o que foi contado").waitFor();
  await page.getByLabel("PIX", { exact: true }).fill("123456789012345");
  await button(page, "Conferir").click();
  await page.getByText("Não é um valor que exista: confira os dígitos.").waitFor();
  // The address keeps the counted day, so that it stays the same after midnight.
  expect(new URL(page.url()).searchParams.get("dia")).toMatch(/^\d{4}-/);
  await page.getByLabel("PIX", { exact: true }).fill("");
  await page.getByLabel("Dinheiro").click();
  await page.keyboard.type("2000");
  await page.keyboard.press("Tab");
  await page.getByLabel("Observação").fill("faltou troco");
  // Typed amounts survive a reload. A page whose own figures are on their way compares with those.
  const figures = page.waitForResponse("**/v2.0/reports/day?*");
  await page.reload();
  await (await figures).finished();
  await expect.poll(() => page.getByLabel("Dinheiro").inputValue()).toBe("20,00");
  await page.route("**/v2.0/reports/day?*", (route) => route.abort());
  await button(page, "Conferir").click();
  await page.getByRole("alert").getByText("Você está sem internet.").waitFor();
  await page.getByText("Sem internet").first().waitFor();
  await page.unroute("**/v2.0/reports/day?*");
  // The comparison includes a payment since the page was opened.
  await takeCash(account);
  await button(page, "Conferir").click();
  await received.getByRole("table").waitFor();
  const date = new URL(page.url()).searchParams.get("dia") ?? "";
  const admin = await adminOf(site, account);
  const readsMissing = async () => {
    const { methods } = await admin.reports.day({ query: { date } });
    const expected = methods.find(({ method }) => method === "cash")?.expected_amount ?? 0;
    const missing = (expected - 20).toLocaleString("pt-BR", { minimumFractionDigits: 2 });
    await page.getByText(`falta R$ ${missing}`).first().waitFor();
  };
  await readsMissing();
  // What was paid after the comparison is compared before the day is closed.
  await takeCash(account);
  await button(page, "Fechar o dia").click();
  await page.getByRole("alert").getByText("O esperado mudou depois que você conferiu").waitFor();
  expect(owner.troubles.splice(0)).toContainEqual(expect.stringMatching(/^409 .*\/close$/));
  await readsMissing();
  expect((await admin.reports.day({ query: { date } })).closings).toEqual([]);
  // A closing whose answer is lost is stored once, after a reload too.
  await loseAnswer(site, { page, address: "**/v2.0/reports/day/close" });
  await button(page, "Fechar o dia").click();
  await page.getByRole("alert").getByText("O dia não foi fechado").waitFor();
  await page.reload();
  await button(page, "Contar de novo").click();
  await button(page, "Fechar o dia").click();
  await page.getByRole("heading", { name: "Fechamentos deste dia" }).waitFor();
  await page.getByText("faltou troco").waitFor();
  expect((await admin.reports.day({ query: { date } })).closings).toHaveLength(1);
  await page.reload();
  await page.getByText("faltou troco").waitFor();
  // A second count can be given up, and the first one stays.
  await button(page, "Contar de novo").click();
  await page.getByLabel("PIX", { exact: true }).fill("100");
  // Somebody else who counts the same day is named once they have closed it.
  const other = { body: { date, counted: { pix: 1 } } };
  await admin.reports.closeDay(other, { idempotencyKey: randomUUID() });
  await page.getByText(/^Fechamentos deste dia: [^,]+$/).waitFor();
  await button(page, "Conferir").click();
  // The sum does not say that all is right while a method has no count.
  await page.getByText(/^falta contar R\$/).waitFor();
  await button(page, "Corrigir a contagem").click();
  await button(page, "Deixar como está").click();
  await page.getByText("faltou troco").waitFor();
  await leave(owner);
});

it("a year that is typed opens no day before it is whole, and no key goes to the history", async () => {
  const account = await newMenuAccount(site);
  const owner = await newOwner(browser, { site, account, size: phone, path: "/fechamento" });
  const { page } = owner;
  const field = page.getByLabel("Dia", { exact: true });
  await field.waitFor();
  const before = await page.evaluate(() => history.length);
  await field.focus();
  // Day and month come first, in whatever order.
  for (const key of ["ArrowRight", "ArrowRight", "2", "0", "2"]) await page.keyboard.press(key);
  expect(new URL(page.url()).search).toBe("");
  await page.keyboard.press("5");
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?dia=2025-/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await leave(owner);
});

it("the row of links shows that of the open page, also once the words of another language have come", async () => {
  const account = await newMenuAccount(site, { features: { attendantOrder: true } });
  const owner = await newOwner(browser, { site, account, size: phone, path: "/pedidos" });
  const { page } = owner;
  await page.evaluate(() => localStorage.setItem("interface_language", "us"));
  for (const [path, name] of [
    ["/fechamento", "End of day"],
    ["/relatorios", "Reports"],
  ] as const) {
    await page.goto(site.url(account, path));
    const here = page.getByRole("navigation").getByRole("link", { name });
    await expect
      .poll(() => here.evaluate((link) => link.getBoundingClientRect().right))
      .toBeLessThanOrEqual(phone.width);
  }
  await leave(owner);
});

it("on a tablet the sales of each day are read without scrolling sideways", async () => {
  const account = await newTrader();
  const size = { width: 768, height: 1024 };
  const owner = await newOwner(browser, { site, account, size, path: "/relatorios?by=day" });
  const table = owner.page.getByRole("group").filter({ hasText: "Taxa de entrega" }).first();
  await table.waitFor();
  const over = () => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  expect(await over()).toBe(0);
  await leave(owner);
});

it("an owner prints the day at one of the business's printers, or the page from the browser", async () => {
  const account = await newTrader();
  const admin = await adminOf(site, account);
  const { printer } = await admin.printers.add({
    body: { printer: { name: "Caixa", kind: "agent", columns: 48, stations: [] } },
  });
  const owner = await newOwner(browser, { site, account, size: phone, path: "/fechamento" });
  const { page } = owner;
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  // A phone has no room for all links of this row. The row shows the link of the open page.
  const here = page.getByRole("navigation").getByRole("link", { name: "Fechamento" });
  const edge = async () => {
    const box = await here.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? Infinity);
  };
  await expect.poll(edge).toBeLessThanOrEqual(phone.width);
  const open = button(page, "Imprimir");
  await expect.poll(() => open.getAttribute("aria-haspopup")).toBe("dialog");
  await open.click();
  const asked = page.getByRole("dialog", { name: "Imprimir fechamento" });
  await expectNoOverflow(page);
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Caixa" }).click();
  await page.getByText("Na fila da impressora").first().waitFor();
  const { jobs } = await admin.printJobs.list();
  expect(jobs).toMatchObject([
    { layout: "day", printer: { id: printer.id }, day: expect.stringMatching(/^\d{4}-/) as string },
  ]);
  await open.click();
  await asked.getByRole("button", { name: "Imprimir neste aparelho" }).click();
  await page.locator("body[data-printed]").waitFor();
  expect(await asked.count()).toBe(0);
  // It stands in the list of jobs under the day's name.
  const [year, month, date] = String(jobs[0]?.day).split("-");
  await page.goto(site.url(account, "/pedidos"));
  await button(page, "Impressões").click();
  await page.getByText(`Fechamento de ${date}/${month}/${year}`).waitFor();
  await leave(owner);
});
