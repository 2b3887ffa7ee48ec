import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { leave, newVisitor, phone } from "./browser.ts";
import { adminOf, attendantOf } from "./callers.ts";
import {
  fillCart,
  fillCheckout,
  newPizzaria,
  openCheckout,
  ordersOf,
  sendOrder,
} from "./delivery.ts";
import { button, isReady } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { cardOf, leaveUntroubled, newShop, placeOrder, workerIn } from "./staff.ts";

/**
 * Does what a browser's translator does, but keeps the words: replaces every text, now and later, by an element with a
 * copy of it. React may then write into its own text node, which is no longer on the page.
 */
async function translate(page: Page): Promise<void> {
  // React hydrates a page in parts, and draws a part again if its text was replaced before that.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("#root button")].every((one) =>
      Object.keys(one).some((key) => key.startsWith("__reactProps")),
    ),
  );
  await page.evaluate(() => {
    const replace = (text: Text) => {
      if (!/\p{Letter}/u.test(text.data) || text.parentElement?.closest(".translated, script"))
        return;
      const translated = document.createElement("span");
      translated.className = "translated";
      translated.append(text.data);
      text.replaceWith(translated);
    };
    const replaceIn = (part: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      if (part instanceof Text) texts.push(part);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    };
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) replaceIn(added);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

it("what is in Portuguese under a menu in another language says so, from the checkout on", async () => {
  const account = await newPizzaria(site, { extras: { languages: ["br", "us"] } });
  const guest = await newVisitor(browser, phone);
  const { page } = guest;
  await page.goto(site.url(account, "/us/delivery"));
  await isReady(page);
  await fillCart(page);
  await openCheckout(page);
  const languageOf = (part: Locator) =>
    part.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
  expect(await languageOf(page.getByLabel("Nome"))).toBe("pt-BR");
  await fillCheckout(page);
  await sendOrder(page);
  const sent = page.getByRole("heading", { name: "Pedido enviado!" });
  await sent.waitFor();
  expect(await languageOf(sent)).toBe("pt-BR");
  const orders = page.getByRole("link", { name: "Pedidos" });
  expect(await languageOf(orders.first())).toBe("pt-BR");
  await orders.last().click();
  const list = page.getByRole("article").filter({ hasText: "Ana de Souza" });
  await list.waitFor();
  expect(await languageOf(list)).toBe("pt-BR");
  await leave(guest);
});

it("a guest whose browser translates the page sees what the order comes to, and how far it is", async () => {
  const account = await newPizzaria(site);
  const { page, ...visit } = await newVisitor(browser, phone);
  await page.goto(site.url(account, "/delivery"));
  await isReady(page);
  await translate(page);
  await button(page, "Guaraná").click();
  await button(page, "Adicionar · R$ 4,99").click();
  await button(page, "Finalizar pedido - R$ 4,99").waitFor();
  await button(page, "Portuguesa").click();
  await button(page, "Adicionar · R$ 24,99").click();
  await button(page, "Finalizar pedido - R$ 29,98").waitFor();
  await openCheckout(page);
  await fillCheckout(page);
  await sendOrder(page);
  await page.getByText("Em aberto", { exact: true }).waitFor();
  expect(await ordersOf(site, account)).toMatchObject([{ total_cents: 2998 }]);

  const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const attendant = await attendantOf(site, account);
  await attendant.orders.setStatus({ params: { hash, statusId: "3" }, body: {} });
  await page.getByText("O pedido saiu para entrega.").waitFor();
  await page.getByText("Em trânsito", { exact: true }).waitFor();
  // Only an owner may cancel an order that has left.
  const owner = await adminOf(site, account);
  await owner.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
  await page.getByText("Cancelado", { exact: true }).first().waitFor();
  await page.getByRole("link", { name: "Falar no WhatsApp" }).waitFor();
  await leave(visit);
});

it("staff whose browser translates the page go on seeing the orders, and how many are new", async () => {
  const shop = await newShop(site);
  const worker = await workerIn({ site, browser, shop });
  const { page } = worker;
  await page.getByRole("checkbox", { name: "Mostrar apenas meus pedidos" }).uncheck();
  await translate(page);
  const first = await placeOrder(shop);
  await page.getByText("1 pedido novo", { exact: true }).waitFor();
  const second = await placeOrder(shop);
  await page.getByText("2 pedidos novos", { exact: true }).waitFor();
  const colleague = await attendantOf(site, shop);
  for (const { hash } of [first, second]) {
    await colleague.orders.setStatus({ params: { hash, statusId: "2" }, body: {} });
  }
  await cardOf(page, 2).getByText("Preparando", { exact: true }).first().waitFor();
  expect(await page.getByText("pedidos novos").count()).toBe(0);
  await leaveUntroubled(worker);
});
