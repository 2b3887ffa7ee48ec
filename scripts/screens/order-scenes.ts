import type { Page } from "playwright-core";
import type { Menu } from "../../src/contract/content.ts";
import { button, hold } from "../../tests/e2e/guest.ts";
import { loseAnswer } from "../../tests/e2e/lose-answer.ts";
import {
  chooseItem,
  drawByScripts,
  fillCheckout,
  openCheckout,
  refuseOrder,
} from "./guest-steps.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";
import type { Stage } from "./stage.ts";

/** The page of the guest's own order. */
const atOrder = ({ site, pizzaria, guestOrder }: Stage) =>
  site.url(pizzaria, `/pedidos/${guestOrder.hash}`);

const sendNothing = async (page: Page) => {
  await openCheckout(page);
  await page.getByRole("button", { name: "Falta o endereço" }).click();
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
  await page
    .getByRole("button", { name: /^(Enviar com os novos preços|Tirar do pedido e continuar)/ })
    .waitFor();
};

const orderMore = async (page: Page) => {
  await fillCheckout(page);
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await page.getByText("O pedido ficou sem resposta").waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Adicionar Água com gás").click();
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

/** Changes the site's answer to this call. */
const answerChanged = (
  page: Page,
  { site }: Stage,
  { address, change }: { address: RegExp; change: (answer: unknown) => unknown },
) =>
  page.route(address, async (route) => {
    const request = route.request();
    const { hostname, pathname } = new URL(request.url());
    const headers = { ...request.headers(), host: hostname };
    const answer = await site.app.inject({ url: pathname, headers });
    await route.fulfill({ json: change(answer.json<unknown>()) });
  });

/** Answers the guest's order with these changes. */
const withOrderAs = (changes: object) => async (page: Page, stage: Stage) => {
  await drawByScripts(page);
  await answerChanged(page, stage, {
    address: /\/v2\.0\/order\/[0-9a-f]{32}$/,
    change: (order) => ({ ...(order as object), ...changes }),
  });
};

const finished = { status_id: 4, status_alias: "finished", status_label: "Finalizado" };

/** Every second item of the menu is sold out, and the others are dearer. */
const withOtherMenu = (page: Page, stage: Stage) =>
  answerChanged(page, stage, {
    address: /\/v2\.0\/content\/menu$/,
    change(answer) {
      const menu = answer as Menu;
      const items = menu.menu.flatMap((category) => category.items);
      for (const [at, { extras }] of items.entries()) {
        if (at % 2 === 0) extras.price += 3.1;
        else extras.sold_out = true;
      }
      return menu;
    },
  });

/** Something that the guest had begun to order. */
const putIntoCart = (page: Page) =>
  page.evaluate(() => {
    const line = { qty: 2, title_br: "Mussarela", extras: { price: 52.9 }, children: {} };
    const items = { "00000000-0000-7000-8000-000000000000": line };
    localStorage.setItem("cartData", JSON.stringify({ items, savedAt: Date.now() }));
    dispatchEvent(new StorageEvent("storage", { key: "cartData" }));
  });

const rate = async (page: Page) => {
  await button(page, "Abrir menu").click();
  await page.getByRole("button", { name: "Avaliar" }).click();
  await page.getByRole("dialog", { name: "Como foi?" }).waitFor();
};

/** Guests' screens from the cart to the order that is on its way. */
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
      await dialog.getByLabel("Café coado").check();
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
    name: "guest/order-drawn",
    as: "guest",
    address: atOrder,
    // Without scripts the page shows the server's drawing.
    before: (page) => hold(page, "**/static/entry-client*.js"),
    steps: (page) => page.getByText("Pedido #").first().waitFor(),
    isTall: true,
    hasFixedLetters: true,
  },
  {
    name: "guest/shared-order",
    address: ({ site, pizzaria, shareKey }) => site.url(pizzaria, `/acompanhar/${shareKey}`),
    steps: (page) => page.getByText("Pedido #").first().waitFor(),
    isTall: true,
  },
  {
    name: "guest/shared-order-ended",
    address: pageOf(`/acompanhar/${"0".repeat(32)}`),
    steps: (page) => page.getByText("Este link não abre mais").waitFor(),
  },
  {
    name: "guest/order-again",
    as: "guest",
    address: atOrder,
    before: withOtherMenu,
    steps: async (page) => {
      await page.getByText("Pedido #").first().waitFor();
      await putIntoCart(page);
      await button(page, "Pedir de novo").click();
      await page.getByRole("alertdialog", { name: "Pedir de novo" }).waitFor();
    },
  },
  {
    name: "guest/order-finished",
    as: "guest",
    address: atOrder,
    before: withOrderAs(finished),
    steps: (page) => page.getByText("O pedido foi concluído. Bom apetite!").waitFor(),
    isTall: true,
  },
  {
    name: "guest/order-rated",
    as: "guest",
    address: atOrder,
    before: withOrderAs({ ...finished, rated: true }),
    steps: (page) => page.getByText("Você já avaliou este pedido.").waitFor(),
    isTall: true,
  },
  {
    name: "guest/order-picture",
    as: "guest",
    address: atOrder,
    steps: async (page) => {
      await button(page, "Imagem do pedido").click();
      await page.getByRole("dialog").getByRole("img").first().waitFor();
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
    address: pageOf("/delivery"),
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
