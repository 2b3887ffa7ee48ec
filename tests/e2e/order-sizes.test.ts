import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { newOrder, type PlacedOrder } from "../../src/server/testing/new-order.ts";
import { faultsAtAnySize, leave, screens, setLetters } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { fillCart, newPizzaria, openCheckout, sendOrder, type Pizzaria } from "./delivery.ts";
import { newGuest } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

let account: Pizzaria;
let order: PlacedOrder;
/** The token by which the guest's browser is known. */
let token: string;
beforeAll(async () => {
  account = await newPizzaria(site, {
    extras: {
      paymentMethods: { cash: true, "credit-card": true, pix: true, "meal-card": true },
      payment_instructions: "Envie o comprovante pelo WhatsApp antes da entrega.",
      phone: "(11) 3333-4444",
      address_city: "São Paulo",
    },
  });
  const guest = guestOf(site, account);
  order = await newOrder(guest, account.ids["Calabresa"]);
  token = guest.token() ?? "";
  await newOrder(guestOf(site, account), account.ids["Portuguesa"]);
  const admin = await adminOf(site, account);
  await admin.orders.setStatus({ params: { hash: order.hash, statusId: "2" }, body: {} });
});

async function tryToSend(page: Page): Promise<void> {
  await fillCart(page);
  await openCheckout(page);
  await page.getByRole("dialog", { name: "Finalizar pedido" }).waitFor();
  await sendOrder(page);
  await page.getByText("Digite o seu nome.").waitFor();
}

async function oweMuch(page: Page): Promise<void> {
  await fillCart(page);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem("cartData") ?? "{}");
    for (const id in cart.items) {
      cart.items[id] = { ...cart.items[id], qty: 99, extras: { price: 2144.9 } };
    }
    localStorage.setItem("cartData", JSON.stringify(cart));
  });
  await page.reload();
  await openCheckout(page);
  await page.getByText(/^Total a pagar: R\$\s\d{3}\.\d{3},\d\d$/).waitFor();
}

async function openPicture(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Imagem do pedido" }).click();
  await page.getByRole("img", { name: "Imagem do pedido #001, Via Cliente" }).waitFor();
}

async function rate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await page.getByRole("button", { name: "Avaliar" }).click();
  await page.getByRole("button", { name: "Enviar avaliação" }).click();
  await page.getByText("Selecione uma avaliação.").first().waitFor();
}

async function showTheQueue(page: Page): Promise<void> {
  await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
  await page.getByText("dados ocultos por privacidade").waitFor();
  await page.getByText("Rua das Flores").first().waitFor();
}

describe("is accessible and fits at every size of screen and letters", () => {
  const visit = async () => {
    const guest = await newGuest(browser, screens[0]);
    await guest.page.addInitScript((kept) => localStorage.setItem("token", kept), token);
    return guest;
  };
  const looking = sharedVisit(visit);

  it.each([
    ["the checkout of a delivery, with its errors", tryToSend],
    ["the checkout of an order that costs much", oweMuch],
  ])("%s", async (_screen, open) => {
    const guest = await visit();
    await guest.page.goto(site.url(account, "/delivery"));
    await open(guest.page);
    expect(await faultsAtAnySize(guest.page)).toEqual([]);
    await leave(guest);
  });

  it.each([
    [
      "an order",
      () => `/pedidos/${order.hash}`,
      (page) => page.getByText("R$ 22,99").first().waitFor(),
    ],
    ["an order's picture", () => `/pedidos/${order.hash}`, openPicture],
    ["a rating, with its error", () => "/delivery", rate],
    ["the guest's orders and the queue", () => "/pedidos", showTheQueue],
  ] satisfies [string, () => string, (page: Page) => Promise<void>][])(
    "%s",
    async (_screen, path, open) => {
      const { page } = looking();
      await page.setViewportSize(screens[0]);
      const address = site.url(account, path());
      if (page.url() !== address) await page.goto(address);
      await setLetters(page, 16);
      await open(page);
      expect(await faultsAtAnySize(page)).toEqual([]);
    },
  );
});
