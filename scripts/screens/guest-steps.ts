import type { Page } from "playwright-core";
import { errorTexts } from "../../src/contract/error-texts.ts";
import { refusals } from "../../src/contract/errors.ts";
import { button } from "../../tests/e2e/guest.ts";

// Steps of a guest at the demo's pizzaria, and troubles of their network.

export const openItem = async (page: Page) => {
  await button(page, "Mussarela").click();
  await page.getByRole("dialog", { name: "Mussarela" }).waitFor();
};

export const chooseItem = async (page: Page) => {
  await openItem(page);
  const dialog = page.getByRole("dialog", { name: "Mussarela" });
  await dialog.getByRole("radio", { name: "Grande (8 fatias)" }).check();
  await dialog.getByRole("radio", { name: "Tradicional, 48 h de fermentação" }).check();
  await dialog.getByRole("button", { name: /^Aumentar Mussarela$/ }).click();
  await dialog.getByRole("button", { name: /^Adicionar · / }).click();
  await dialog.waitFor({ state: "hidden" });
};

export const openCheckout = async (page: Page) => {
  await chooseItem(page);
  await page.getByRole("button", { name: /^Finalizar pedido/ }).click();
  await page.getByRole("dialog", { name: "Finalizar pedido" }).waitFor();
};

export const fillCheckout = async (page: Page) => {
  await openCheckout(page);
  await page.getByLabel("Nome").fill("Ana de Souza");
  await page.getByLabel("E-mail").fill("ana@example.com");
  await page.getByLabel("Telefone").fill("(11) 95555-0101");
  await page.getByLabel("Rua", { exact: true }).fill("Rua Harmonia");
  await page.getByLabel("Número", { exact: true }).fill("512");
  await page.getByLabel("Bairro").fill("Vila Madalena");
  await page.getByLabel("Cidade").fill("São Paulo");
  await page.getByLabel("PIX").check();
};

/** Answers orders as if the owner had changed their item meanwhile. */
export const refuseOrder = (page: Page, error: "price_changed" | "unavailable_items") =>
  page.route("**/v2.0/order", async (route) => {
    const { cartData } = route.request().postDataJSON() as { cartData: { items: object } };
    const [path = ""] = Object.keys(cartData.items);
    const prices = error === "price_changed" ? { old_price: 52.9, new_price: 55.9 } : {};
    const lines = [{ path, title_br: "Mussarela", ...prices }];
    const status = refusals[error];
    await route.fulfill({ status, json: { error, message: errorTexts[error], lines } });
  });

/** Has scripts draw an order's page from the scene's answers, in place of the server's drawing of the stored order. */
export const drawByScripts = (page: Page) =>
  page.route("**/v2.0/order/*/page?*", (route) => route.abort());

/** Answers every call to the address with a server error. */
export const fail = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.fulfill({ status: 500, json: { error: "default", message: "An error occurred" } }),
  );
