import type { Page } from "playwright-core";
import { fillCart, fillCheckout, openCheckout } from "../../tests/e2e/delivery.ts";
import { isReady } from "../../tests/e2e/guest.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";

const menu = pageOf("/delivery", "shop");

const openHours = async (page: Page) => {
  await isReady(page);
  await page
    .locator("summary")
    .filter({ hasText: /Aberto|Fechado/ })
    .click();
};

const addGuarana = async (page: Page) => {
  await page.getByRole("button", { name: "Guaraná", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Guaraná" });
  await dialog.getByRole("button", { name: "Aumentar Guaraná" }).click();
  await dialog.getByRole("button", { name: /^Adicionar · / }).click();
};

const cart = async (page: Page) => {
  await isReady(page);
  await fillCart(page);
};

const checkout = async (page: Page) => {
  await cart(page);
  await openCheckout(page);
};

const fetched = async (page: Page) => {
  await checkout(page);
  await page
    .getByRole("dialog")
    .getByLabel(/^Retirada/)
    .check();
  await page.getByLabel("Nome").fill("Ana de Souza");
  await page.getByLabel("E-mail").fill("ana@example.com");
  await page.getByLabel("Telefone").fill("(19) 99555-0101");
};

const sendByPix = async (page: Page) => {
  await page.getByLabel("PIX").check();
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await page.getByRole("button", { name: "Copiar código PIX" }).waitFor();
};

/** The fee's line stands there before its amount, with which the order is to be sent. */
const feeAdded = (page: Page) =>
  page
    .getByRole("dialog")
    .getByText(/58[.,]98/)
    .first()
    .waitFor();

/** Scrolls to the total at the end of the panel. */
const atEnd = (page: Page) =>
  page.getByRole("button", { name: /^Finalizar pedido/ }).scrollIntoViewIfNeeded();

/** Hours, areas, fees and services as guests see them. */
export const guestServiceScenes: readonly Scene[] = [
  { name: "services/menu-open", address: menu, steps: openHours },
  { name: "services/menu-closed", address: pageOf("/delivery", "shut"), steps: openHours },
  {
    name: "services/cart-closed",
    address: pageOf("/delivery", "shut"),
    atEverySize: atEnd,
    steps: async (page) => {
      // The page's stream of events never ends. Of its other requests the quote comes last.
      const quoted = page.waitForResponse((answer) => answer.url().endsWith("/order/quote"));
      await Promise.all([quoted, cart(page)]);
    },
  },
  {
    name: "services/cart-minimum",
    address: menu,
    atEverySize: atEnd,
    steps: async (page) => {
      await isReady(page);
      await addGuarana(page);
      await page
        .getByText(/^Mais .* mínimo/)
        .first()
        .waitFor();
    },
  },
  {
    name: "services/cart-fee",
    address: menu,
    atEverySize: atEnd,
    steps: async (page) => {
      await checkout(page);
      await fillCheckout(page);
      await feeAdded(page);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    },
  },
  { name: "services/checkout", address: menu, steps: checkout },
  {
    name: "services/checkout-whole",
    address: menu,
    isTall: true,
    steps: async (page) => {
      await checkout(page);
      await fillCheckout(page);
    },
  },
  {
    name: "services/checkout-outside",
    address: menu,
    steps: async (page) => {
      await checkout(page);
      await fillCheckout(page);
      await page.getByLabel("Bairro", { exact: true }).fill("Flamboiã");
      await page.getByText("Não entregamos neste endereço.").first().waitFor();
    },
  },
  { name: "services/checkout-takeout", address: menu, steps: fetched },
  {
    name: "services/checkout-scheduled",
    address: menu,
    steps: async (page) => {
      await checkout(page);
      await fillCheckout(page);
      const when = page.getByLabel("Para quando");
      await when.selectOption({ index: 1 });
      await when.scrollIntoViewIfNeeded();
    },
    atEverySize: (page) => page.getByLabel("Para quando").scrollIntoViewIfNeeded(),
  },
  {
    name: "services/order-pix",
    address: menu,
    isTall: true,
    steps: async (page) => {
      await checkout(page);
      await fillCheckout(page);
      await feeAdded(page);
      await sendByPix(page);
    },
  },
  {
    name: "services/order-ready",
    address: menu,
    isTall: true,
    steps: async (page, { makeReady }) => {
      await fetched(page);
      await sendByPix(page);
      await makeReady(new URL(page.url()).pathname.split("/").at(-1) ?? "");
      await page.getByText("Pode retirar!").waitFor();
    },
  },
];
