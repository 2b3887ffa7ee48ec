import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newArea } from "../../src/server/account/testing-services.ts";
import { desk, expectAccessible, expectNoOverflow, leave, madeAt, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { setPrice } from "./delivery.ts";
import { add, addressOf, newAttendant, newBar } from "./floor.ts";
import { button, hold } from "./guest.ts";
import { loseAnswer } from "./lose-answer.ts";
import { browser, site } from "./shared-site.ts";

describe.each(madeAt(desk, phone))("an order for a caller, at $width pixels", (size) => {
  it("is entered while they talk, outlasts a reload, and is the kitchen's at once", async () => {
    const bar = await newBar(site, { delivery: true });
    const pathOf = () => "/pedidos";
    const place = { site, bar, pathOf, ...size };
    const { page, caller, ...visit } = await newAttendant(browser, place);
    await page.getByRole("link", { name: "Novo pedido" }).click();
    await page.getByRole("heading", { name: "Novo pedido" }).waitFor();

    await button(page, "Lançar pedido").click();
    await page.getByText("Escolha ao menos um item.").waitFor();
    await add(page, { category: "Bebidas", item: "Cerveja", count: 2 });
    await page.getByLabel("Telefone").fill("19988880001");
    await page.getByLabel("Nome", { exact: true }).fill("Rui Prado");
    await page.getByLabel("Rua").fill("Rua das Flores");
    await page.reload();
    await page.getByText("2 × Cerveja").waitFor();
    expect(await page.getByLabel("Rua").inputValue()).toBe("Rua das Flores");

    await button(page, "Lançar pedido").click();
    await page.getByLabel("Número").and(page.locator("[aria-invalid=true]")).waitFor();
    expect(await page.getByLabel("E-mail").getAttribute("aria-invalid")).toBeNull();
    await page.getByLabel("Número").fill("12");
    await page.getByLabel("Bairro").fill("Centro");
    await page.getByLabel("Cidade").fill("Campinas");
    await page.getByLabel("Dinheiro").check();
    await page.getByLabel("Troco para").fill("50");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await button(page, "Lançar pedido").click();
    await page
      .getByText(/^Pedido #\d+ lançado\.$/)
      .first()
      .waitFor();
    await page.waitForURL(/\/pedidos$/);
    const card = page.getByRole("article").filter({ hasText: "Rui Prado" });
    await card.getByText("Processando").first().waitFor();
    // A card of the board shows it only when it is open.
    const isBoard = (await card.getByText("por Garçom").count()) === 0;
    if (isBoard) await card.locator("summary").first().click();
    await card.getByText("por Garçom").first().waitFor();
    const { orders } = await caller.orders.list({ query: {} });
    expect(orders[0]).toMatchObject({ new: false, status_id: 1, cash_change: 50 });

    await page.goto(addressOf(site, { bar, path: "/pedidos/novo" }));
    expect(await page.getByLabel("Nome", { exact: true }).inputValue()).toBe("");
    await page.getByLabel("Telefone").fill("(19) 98888-0001");
    await page.getByText("Rui Prado já pediu aqui").waitFor();
    await expectAccessible(page);
    await button(page, "Usar estes dados").click();
    expect(await page.getByLabel("Rua").inputValue()).toBe("Rua das Flores");
    expect(await page.getByLabel("Nome", { exact: true }).inputValue()).toBe("Rui Prado");

    await add(page, { category: "Bebidas", item: "Cerveja" });
    await page.getByLabel("Dinheiro").check();
    await loseAnswer(site, { page, address: "**/v2.0/order" });
    await button(page, "Lançar pedido").click();
    await page.getByText("O pedido ficou sem resposta, e pode ter chegado.").waitFor();
    await add(page, { category: "Bebidas", item: "Água" });
    await button(page, "Lançar pedido").click();
    await page
      .getByText("O pedido #002 já tinha chegado, sem as últimas mudanças.")
      .first()
      .waitFor();
    await page.getByText("1 × Água").waitFor();
    expect((await caller.orders.list({ query: {} })).orders).toHaveLength(2);

    await page.getByLabel("Mesa").check();
    await page.getByRole("link", { name: "Escolher a mesa" }).click();
    await page.waitForURL(/\/pedido-mesa$/);
    await leave({ ...visit });
  });
});

it("an order at new prices is sent once they are accepted, and its answer leads nobody off another page", async () => {
  const bar = await newBar(site, { delivery: true });
  const pathOf = () => "/pedidos/novo";
  const place = { site, bar, pathOf, ...phone };
  const { page, caller, ...visit } = await newAttendant(browser, place);
  await button(page, "Lançar pedido").click();
  const message = page.getByText("Escolha ao menos um item.");
  await message.waitFor();
  const typed = { Telefone: "19988880001", Rua: "Rua das Flores", Número: "12", Bairro: "Centro" };
  await page.getByLabel("Nome", { exact: true }).fill("Rui Prado");
  expect(await message.count()).toBe(0);
  for (const [label, value] of Object.entries({ ...typed, Cidade: "Campinas" }))
    await page.getByLabel(label).fill(value);
  await button(page, "Lançar pedido").click();
  await message.waitFor();
  await add(page, { category: "Bebidas", item: "Cerveja" });
  expect(await message.count()).toBe(0);

  await page.getByLabel("Dinheiro").check();
  await setPrice(site, { account: bar, title: "Cerveja", priceCents: 1200 });
  await button(page, "Lançar pedido").click();
  const answer = Promise.withResolvers<void>();
  await button(page, "Enviar com os novos preços").waitFor();
  await page.route("**/v2.0/order", (route) => answer.promise.then(() => route.continue()));
  await button(page, "Enviar com os novos preços").click();
  await button(page, "Lançando...").waitFor();
  await page.getByRole("link", { name: "Mesas" }).click();
  await page.waitForURL(/\/pedido-mesa$/);
  answer.resolve();
  await page
    .getByText(/^Pedido #\d+ lançado\.$/)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe("/pedido-mesa");
  expect((await caller.orders.list({ query: {} })).orders).toMatchObject([{ total_amount: 12 }]);
  await visit.close();
});

it("a press is not judged by an earlier quote, which lacked a postal code that the shop no longer needs", async () => {
  const bar = await newBar(site, { delivery: true });
  const owner = await adminOf(site, bar);
  const ranges: [string, string][] = [["13060-000", "13069-999"]];
  const far = newArea("Longe", { kind: "postal_code", districts: [], ranges });
  await owner.areas.save({ body: { areas: [far] } });
  const place = { site, bar, pathOf: () => "/pedidos/novo", ...phone };
  const { page, caller, ...visit } = await newAttendant(browser, place);
  const typed = { Telefone: "19988880001", Rua: "Rua das Flores", Número: "12", Bairro: "Centro" };
  for (const [label, value] of Object.entries({ ...typed, Cidade: "Campinas" }))
    await page.getByLabel(label).fill(value);
  await page.getByLabel("Nome", { exact: true }).fill("Rui Prado");
  await page.getByLabel("Dinheiro").check();
  await add(page, { category: "Bebidas", item: "Cerveja" });
  await button(page, "Lançar pedido").click();
  await page.getByLabel("CEP").and(page.locator("[aria-invalid=true]")).waitFor();
  const quotes = await hold(page, "**/order/quote");
  await owner.areas.save({ body: { areas: [newArea("Centro", { fee: 0 })] } });
  await add(page, { category: "Bebidas", item: "Água" });
  await button(page, "Lançar pedido").click();
  quotes.letGo();
  await page
    .getByText(/^Pedido #\d+ lançado\.$/)
    .first()
    .waitFor();
  expect((await caller.orders.list({ query: {} })).orders).toMatchObject([{ total_amount: 15 }]);
  await visit.close();
});

it("a note on a sound that sleeps, above the order's bar, is a part of the page of its own", async () => {
  const bar = await newBar(site, { delivery: true });
  const pathOf = () => "/pedidos/novo";
  const preparePage = async (page: Page) => {
    await page.addInitScript(() => {
      AudioContext.prototype.resume = () => new Promise(() => {});
    });
  };
  const { page, ...visit } = await newAttendant(browser, { site, bar, pathOf, preparePage });
  await page.getByText("Toque na tela para o som voltar.").waitFor();
  await expectAccessible(page, ["region"]);
  await leave(visit);
});
