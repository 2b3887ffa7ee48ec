import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { dayAfter } from "../../src/domain/business-day.ts";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { payTab } from "../../src/server/testing/new-tab.ts";
import { desk, expectAccessible, faultsAtAnySize, leave, phone, setLetters } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { dialog, newAttendant, newBar, tabWithBeers, type Attendant } from "./floor.ts";
import { button } from "./guest.ts";
import { loseAnswer } from "./lose-answer.ts";
import { browser, site } from "./shared-site.ts";

const record = async (
  place: Page | Locator,
  { kind, amount, reason }: { kind: string; amount: string; reason?: string },
) => {
  await place.getByRole("button", { name: kind, exact: true }).click();
  await place.getByLabel("Valor").fill(amount);
  if (reason !== undefined) await place.getByLabel("Motivo", { exact: true }).fill(reason);
  await place.getByRole("button", { name: "Lançar" }).click();
};

it("an evening's cash is all accounted for: change money, what was taken out, and the count", async () => {
  const bar = await newBar(site);
  const attendant = await newAttendant(browser, { site, bar });
  await button(attendant.page, "Caixa").click();
  const drawer = dialog(attendant.page, "Movimentos de caixa");
  await record(drawer, { kind: "Fundo de troco", amount: "200,00" });
  await drawer.getByText("Total dos movimentos").waitFor();
  // The starting cash is entered once a day.
  await expect
    .poll(() => drawer.getByRole("button", { name: "Fundo de troco", exact: true }).count())
    .toBe(0);

  // Taking money out needs a reason and an owner's approval.
  await drawer.getByRole("button", { name: "Sangria", exact: true }).click();
  await drawer.getByRole("button", { name: "Lançar" }).click();
  await drawer.getByText("Digite um valor maior que zero.").waitFor();
  await drawer.getByText("Diga o motivo.").waitFor();
  await drawer.getByLabel("Valor").fill("50,00");
  await drawer.getByRole("button", { name: "Motoboy" }).click();
  await drawer.getByRole("button", { name: "Usar e-mail e senha" }).press("Enter");
  await drawer.locator("input[name=approver]:focus").fill(adminCredentials.user);
  await drawer.getByLabel("Senha do administrador").fill("não é esta");
  await drawer.getByRole("button", { name: "Lançar" }).click();
  await drawer.getByText("Invalid login and/or password!").waitFor();
  await expectAccessible(attendant.page);
  await drawer.getByLabel("Senha do administrador").fill(adminCredentials.pass);
  await drawer.getByRole("button", { name: "Lançar" }).click();
  await drawer.getByText("Sangria · Motoboy").waitFor();
  await drawer.getByText("aprovado por Dona").waitFor();

  const tab = await tabWithBeers(attendant.caller, { bar, number: 5, beers: 4 });
  await payTab(attendant.caller, { sheet: tab, method: "cash" });

  const owner = await newAttendant(browser, { site, bar, callerOf: adminOf });
  const { page } = owner;
  await page.goto(site.url(bar, "/fechamento"));
  const part = page.getByRole("region", { name: "Gaveta" });
  await part.getByText("Sangria · Motoboy").waitFor();
  // The expected amount is hidden until the cash is counted.
  expect(await part.getByText("Esperado na gaveta").count()).toBe(0);
  expect(await part.getByText("Recebido em dinheiro").count()).toBe(0);
  await record(part, { kind: "Sangria", amount: "100,00", reason: "Cofre" });
  await part.getByText("Sangria · Cofre").waitFor();
  await record(part, { kind: "Suprimento", amount: "5,00", reason: "Engano" });
  await part.getByRole("button", { name: "Desfazer Suprimento, R$ 5,00" }).click();
  const question = part.getByRole("heading", { name: "Desfazer Suprimento" });
  expect(await question.textContent()).toContain("R$\u00a05,00");
  await part.getByRole("button", { name: "Desfazer", exact: true }).last().click();
  await part.getByText(/^desfeito .* por Dona$/).waitFor();
  expect(await faultsAtAnySize(page)).toEqual([]);

  // 200 of change, 44 for beer, 150 taken out: 94, of which one is missing.
  await page.getByLabel("Dinheiro").fill("93,00");
  await button(page, "Conferir").click();
  await page.getByText("falta R$ 1,00").first().waitFor();
  const amounts = async () =>
    (await part.locator("dl").innerText()).replaceAll("\u00a0", " ").split(/\s*\n\s*/);
  expect(await amounts()).toEqual([
    "Fundo de troco",
    "R$ 200,00",
    "Recebido em dinheiro",
    "R$ 44,00",
    "Suprimentos",
    "R$ 0,00",
    "Sangrias",
    "-R$ 150,00",
    "Esperado na gaveta",
    "R$ 94,00",
  ]);
  // An amount is not broken where letters are large.
  const { width, height } = page.viewportSize() ?? desk;
  await page.setViewportSize(phone);
  await setLetters(page, 22);
  const linesOf = (amount: Element) => {
    const text = document.createRange();
    text.selectNodeContents(amount);
    return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
  };
  for (const amount of await part.locator("dl dd").all())
    expect(await amount.evaluate(linesOf)).toBe(1);
  await setLetters(page, 16);
  await page.setViewportSize({ width, height });
  await page.getByLabel("Fica na gaveta para o próximo dia").fill("100,00");
  await button(page, "Fechar o dia").click();
  await page.getByText("Não pode ser mais que o dinheiro contado.").waitFor();
  await page.getByLabel("Fica na gaveta para o próximo dia").fill("90,00");
  await button(page, "Fechar o dia").click();
  const closings = page.getByRole("region", { name: "Fechamentos deste dia" });
  await closings.getByText("Ficou na gaveta: R$ 90,00").waitFor();
  // A later movement is shown beside the closing.
  await record(part, { kind: "Sangria", amount: "3,00", reason: "Cofre" });
  await closings.getByRole("columnheader", { name: "Mudou depois" }).waitFor();
  expect(await closings.locator("dl").innerText()).toContain("R$ 94,00");
  await expectAccessible(page);
  await leave(owner);
  await leave(attendant);
});

it("a colleague's movement is on every open list at once, and so is its undoing", async () => {
  const bar = await newBar(site);
  const attendant = await newAttendant(browser, { site, bar });
  const owner = await newAttendant(browser, { site, bar, callerOf: adminOf });
  await button(attendant.page, "Caixa").click();
  const lists = [dialog(attendant.page, "Movimentos de caixa"), owner.page.getByRole("main")];
  await owner.page.goto(site.url(bar, "/fechamento"));
  for (const list of lists) await list.getByText("Nenhum movimento").waitFor();
  const body = { kind: "in", amount: 30, reason: "Troco do mercado" } as const;
  const sent = { idempotencyKey: randomUUID() };
  const { movements } = await owner.caller.cash.move({ body }, sent);
  // Well before the lists fetch again by themselves.
  const soon = { timeout: 20_000 };
  for (const list of lists) await list.getByText("Suprimento · Troco do mercado").waitFor(soon);
  const params = { id: movements[0]?.id ?? "" };
  await owner.caller.cash.undo({ params, body: {} }, { idempotencyKey: randomUUID() });
  for (const list of lists)
    await expect.poll(() => list.getByText(/^desfeito/).count(), soon).toBe(1);
  await leave(owner);
  await leave(attendant);
});

const listAddress = /\/v2\.0\/cash(\?.*)?$/;
const movementsAddress = "**/v2.0/cash/movements";

/** Lists the drawer's movements as if a day had not ended yet, until the page unroutes it. Answers that day. */
async function listYesterday({ page, caller }: Pick<Attendant, "page" | "caller">) {
  const shown = await caller.cash.list({ query: {} });
  const day = dayAfter(shown.day, -1);
  await page.route(listAddress, (route) => route.fulfill({ json: { ...shown, day } }));
  return day;
}

it("a movement whose answer is lost is recorded once, after a reload too", async () => {
  const bar = await newBar(site);
  const { page, caller, close } = await newAttendant(browser, { site, bar });
  const drawer = dialog(page, "Movimentos de caixa");
  await loseAnswer(site, { page, address: "**/v2.0/cash/movements" });
  await button(page, "Caixa").click();
  await record(drawer, { kind: "Suprimento", amount: "30,00", reason: "Troco" });
  await drawer.getByText("Sem resposta. Tente de novo").waitFor();
  await page.reload();
  await button(page, "Caixa").click();
  await expect.poll(() => drawer.getByLabel("Valor").inputValue()).toBe("30,00");
  await drawer.getByRole("button", { name: "Lançar" }).click();
  await page.getByText("Movimento lançado.").first().waitFor();
  expect((await caller.cash.list({ query: {} })).movements).toHaveLength(1);
  // A changed movement under the key of one that has arrived is refused with a message, and nothing typed is lost.
  await loseAnswer(site, { page, address: "**/v2.0/cash/movements" });
  await record(drawer, { kind: "Suprimento", amount: "40,00", reason: "Troco" });
  await drawer.getByText("Sem resposta. Tente de novo").waitFor();
  await drawer.getByLabel("Valor").fill("45,00");
  await drawer.getByRole("button", { name: "Lançar" }).click();
  await drawer.getByText("O lançamento anterior chegou").waitFor();
  expect(await drawer.getByLabel("Valor").inputValue()).toBe("45,00");
  await drawer.getByRole("button", { name: "Cancelar" }).click();
  const { movements } = await caller.cash.list({ query: {} });
  expect(movements.map(({ amount }) => amount)).toEqual([30, 40]);

  // One that was begun yesterday and never sent is of the day that is shown when it is sent.
  const yesterday = await listYesterday({ page, caller });
  await page.reload();
  await button(page, "Caixa").click();
  await drawer.getByRole("button", { name: "Suprimento", exact: true }).click();
  await drawer.getByLabel("Valor").fill("50,00");
  await drawer.getByLabel("Motivo", { exact: true }).fill("Troco");
  await page.unroute(listAddress);
  await page.reload();
  await button(page, "Caixa").click();
  await expect.poll(() => drawer.getByLabel("Valor").inputValue()).toBe("50,00");
  await drawer.getByRole("button", { name: "Lançar" }).click();
  await drawer.getByText("R$ 120,00").waitFor();
  // One that may have arrived yesterday says so. It stays of that day, on which only owners record now.
  await listYesterday({ page, caller });
  await page.reload();
  await button(page, "Caixa").click();
  await page.route(movementsAddress, (route) => route.abort("connectionreset"), { times: 1 });
  await record(drawer, { kind: "Suprimento", amount: "60,00", reason: "Troco" });
  await drawer.getByText("Sem resposta. Tente de novo").waitFor();
  await page.unroute(listAddress);
  await page.reload();
  await button(page, "Caixa").click();
  const [year, month, date] = yesterday.split("-");
  await drawer.getByText(`É do dia ${date}/${month}/${year}`).waitFor();
  const sent = page.waitForRequest(movementsAddress);
  await drawer.getByRole("button", { name: "Lançar" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ date: yesterday });
  await close();
});
