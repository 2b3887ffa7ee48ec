import type { Page } from "playwright-core";
import { button, isReady } from "../../tests/e2e/guest.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";

/** Opens the first order that nobody has begun. */
const openOrder = async (page: Page) => {
  await isReady(page);
  await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
  const card = page.getByRole("article").filter({ hasText: "Em aberto" }).first();
  await card.locator("summary").first().click();
  return card;
};

/** Cancels one unit of a line, and waits until the card shows it. */
const callOff = async (page: Page) => {
  const card = await openOrder(page);
  await card
    .getByRole("button", { name: /^Cancelar \d/ })
    .first()
    .click();
  await page.getByRole("dialog").getByLabel("Pedido lançado errado").check();
  await button(page, "Cancelar item").click();
  await page.locator("article s").first().waitFor();
};

/** Lines that are called off and changed, and what happened to an order. */
export const lineScenes: readonly Scene[] = [
  {
    name: "lines/cancel",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      const card = await openOrder(page);
      await card
        .getByRole("button", { name: /^Cancelar \d/ })
        .first()
        .click();
      await button(page, "Cancelar item").waitFor();
    },
  },
  {
    name: "lines/edit",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      const card = await openOrder(page);
      await card.getByRole("button", { name: /^Editar pedido/ }).click();
      await button(page, "Salvar pedido").waitFor();
    },
  },
  {
    name: "lines/edit-choices",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      const card = await openOrder(page);
      await card.getByRole("button", { name: /^Editar pedido/ }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Acrescentar item").selectOption("Meia a meia");
      await button(page, "Salvar pedido").click();
    },
  },
  {
    name: "lines/history",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await callOff(page);
      const card = page
        .getByRole("article")
        .filter({ has: page.locator("s") })
        .first();
      await card.getByText("Histórico").click();
      await card.getByText("Pedido feito").waitFor();
    },
    isTall: true,
  },
  {
    name: "lines/approval",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await isReady(page);
      await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
      const card = page.getByRole("article").filter({ hasText: "Atrasado" }).first();
      await card.locator("summary").first().click();
      await card
        .getByRole("button", { name: /^Cancelar \d/ })
        .first()
        .click();
      await button(page, "Cancelar item").click();
      await page.getByText("Digite o PIN.").waitFor();
    },
  },
  {
    name: "lines/pin",
    as: "admin",
    address: pageOf("/admin#secao-access"),
    steps: async (page) => {
      await page.getByLabel("Novo PIN").scrollIntoViewIfNeeded();
      await button(page, "Criar PIN").click();
    },
  },
];
