import type { Page } from "playwright-core";
import { button } from "../../tests/e2e/guest.ts";
import { loseAnswer } from "../../tests/e2e/lose-answer.ts";
import { chooseItem, fillCheckout, openCheckout, refuseOrder } from "./guest-steps.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";
import type { Stage } from "./stage.ts";

/** The page of the guest's own order. */
const atOrder = ({ site, pizzaria, guestOrder }: Stage) =>
  site.url(pizzaria, `/pedidos/${guestOrder.hash}`);

const sendNothing = async (page: Page) => {
  await openCheckout(page);
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await page.getByText("Digite o seu nome.").waitFor();
};

const placeOrder = async (page: Page) => {
  await fillCheckout(page);
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await page.waitForURL(/\/pedidos\//);
  await page.getByText("Pedido #").first().waitFor();
};

const sendRefused = async (page: Page) => {
  await fillCheckout(page);
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await page.getByRole("button", { name: /^(Enviar com os novos|Tirar do pedido)/ }).waitFor();
};

const orderMore = async (page: Page) => {
  await fillCheckout(page);
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await page.getByText("O pedido não foi enviado").waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Marguerita").click();
  await page
    .getByRole("dialog", { name: "Marguerita" })
    .getByRole("button", { name: /^Adicionar · / })
    .click();
  await page.getByRole("button", { name: /^Finalizar pedido/ }).click();
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await page.getByText("O que faltou ainda não foi pedido.").first().waitFor();
};

/** The guest has read the code of a table, whose key was renewed since. */
const withTableKey = (page: Page) =>
  page.addInitScript(() => {
    const kept = { table: 3, key: "0".repeat(32), at: Date.now() };
    localStorage.setItem("tableKey", JSON.stringify(kept));
  });

const rate = async (page: Page) => {
  await button(page, "Abrir menu").click();
  await page.getByRole("button", { name: "Avaliar" }).click();
  await page.getByRole("dialog", { name: "Como foi?" }).waitFor();
};

/** What guests see from the cart to the order that is on its way. */
export const orderScenes: readonly Scene[] = [
  {
    name: "guest/table-cart",
    address: pageOf("/cardapio?mesa=3"),
    before: withTableKey,
    steps: chooseItem,
  },
  {
    name: "guest/table-refused",
    address: pageOf("/cardapio?mesa=3"),
    before: withTableKey,
    steps: async (page) => {
      await openCheckout(page);
      await page.getByLabel("Nome").fill("Ana de Souza");
      await page.getByRole("button", { name: "Enviar pedido" }).click();
      await page.getByText("O código desta mesa não vale mais.").waitFor();
    },
  },
  {
    name: "guest/cart",
    address: pageOf("/delivery"),
    steps: chooseItem,
  },
  {
    name: "guest/way-to-cart",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/delivery"),
    steps: async (page) => {
      await chooseItem(page);
      await page.keyboard.press("Tab");
    },
  },
  {
    name: "guest/checkout",
    address: pageOf("/delivery"),
    steps: openCheckout,
  },
  {
    name: "guest/checkout-paying",
    address: pageOf("/delivery"),
    steps: fillCheckout,
  },
  {
    name: "guest/checkout-errors",
    address: pageOf("/delivery"),
    steps: sendNothing,
  },
  {
    name: "guest/checkout-room",
    address: pageOf("/easy-order", "hotel"),
    steps: async (page) => {
      await button(page, "Café na cama").click();
      const dialog = page.getByRole("dialog", { name: "Café na cama" });
      await dialog.getByRole("button", { name: "Aumentar Café na cama" }).click();
      await dialog.getByRole("button", { name: /^Adicionar · / }).click();
      await page.getByRole("button", { name: /^Finalizar pedido/ }).click();
    },
  },
  {
    name: "guest/checkout-new-prices",
    address: pageOf("/delivery"),
    before: (page) => refuseOrder(page, "price_changed"),
    steps: sendRefused,
  },
  {
    name: "guest/checkout-unavailable",
    address: pageOf("/delivery"),
    before: (page) => refuseOrder(page, "unavailable_items"),
    steps: sendRefused,
  },
  {
    name: "guest/order-placed",
    address: pageOf("/delivery"),
    steps: placeOrder,
    isTall: true,
  },
  {
    name: "guest/order-rest",
    address: pageOf("/delivery"),
    before: (page, { site }) => loseAnswer(site, { page, address: "**/v2.0/order" }),
    steps: orderMore,
  },
  {
    name: "guest/order",
    as: "guest",
    address: atOrder,
    steps: (page) => page.getByText("Pedido #").first().waitFor(),
    isTall: true,
  },
  {
    name: "guest/order-picture",
    as: "guest",
    address: atOrder,
    steps: async (page) => {
      await button(page, "Imagem do pedido").click();
      await page.getByRole("img", { name: /^Imagem do pedido/ }).waitFor();
    },
  },
  {
    name: "guest/rating",
    as: "guest",
    address: pageOf("/delivery"),
    steps: rate,
  },
  {
    name: "guest/rating-stays",
    as: "guest",
    address: atOrder,
    before: (page) => page.route("**/v2.0/content/rate", (route) => route.abort()),
    steps: async (page) => {
      await rate(page);
      const dialog = page.getByRole("dialog", { name: "Como foi?" });
      await dialog.getByRole("radio", { name: "4 estrelas" }).check();
      await dialog.getByLabel("Comentário").fill("Massa ótima, e chegou quente.");
      await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
      await dialog.getByText("Você está sem internet.").waitFor();
    },
  },
  {
    name: "guest/orders",
    as: "guest",
    address: pageOf("/pedidos"),
    steps: (page) => page.getByRole("article").first().waitFor(),
  },
  {
    name: "guest/orders-queue",
    as: "guest",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
      await page.getByText("dados ocultos por privacidade").first().waitFor();
    },
    isTall: true,
  },
  {
    name: "guest/orders-none",
    address: pageOf("/pedidos"),
    steps: (page) => page.getByRole("heading", { level: 1 }).waitFor(),
  },
];
