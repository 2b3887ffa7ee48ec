import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desk, leave, phone } from "./browser.ts";
import { hasChosen, newPizzaria, openCheckout } from "./delivery.ts";
import { button, isReady, newGuest } from "./guest.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { edit, newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";
import { newShop, workerIn } from "./staff.ts";

/** A screen reader's words for the element with the focus. */
const focusedWords = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent;
  });

/** The element with the focus and its ring are in the window, and nothing that scrolls cuts them off. */
const isRingWhole = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement) return false;
    const { outlineOffset, outlineWidth } = getComputedStyle(activeElement);
    const ringPx = Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
    const { left, right, top, bottom } = activeElement.getBoundingClientRect();
    const isWithin = (box: { left: number; right: number; top: number; bottom: number }) =>
      left - ringPx >= box.left &&
      right + ringPx <= box.right &&
      top - ringPx >= box.top &&
      bottom + ringPx <= box.bottom;
    for (let at = activeElement.parentElement; at; at = at.parentElement) {
      if (at === document.body) break;
      if (getComputedStyle(at).overflowX !== "visible" && !isWithin(at.getBoundingClientRect())) {
        return false;
      }
    }
    return isWithin({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

it.each([desk, phone])(
  "at $width pixels the order is two keys away from the item that was saved by keyboard",
  async (size) => {
    const account = await newMenuAccount(site, { features: { delivery: true } });
    const guest = await newGuest(browser, size);
    const { page } = guest;
    await page.goto(site.url(account, "/delivery"));
    await isReady(page);
    const item = page.locator("main h3 button").first();
    const save = async () => {
      await item.focus();
      await press(page, "Enter");
      // The dialog is drawn before it opens, and takes the focus when it opens.
      await page.locator("dialog:modal").waitFor();
      await page.getByRole("button", { name: /^(?:Adicionar ·|Salvar -) / }).focus();
      await press(page, "Enter");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await expect.poll(() => focusedWords(page)).toBe("Calabresa");
    };

    await save();
    await press(page, "Tab");
    expect(await focusedWords(page)).toBe("Pular para o pedido");
    await press(page, "Tab");
    const next = await focusedWords(page);
    await press(page, "Shift+Tab");
    expect(await focusedWords(page)).toBe("Calabresa");
    await press(page, "Tab");
    expect(await focusedWords(page)).toBe(next);

    await save();
    await press(page, "Tab", "Shift+Tab");
    expect(await focusedWords(page)).toBe("Calabresa");

    await button(page, "Adicionar Guaraná").press("Enter");
    await page.getByText("Guaraná está no pedido.").first().waitFor();
    await press(page, "Tab");
    expect(await focusedWords(page)).toBe("Pular para o pedido");

    await save();
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    await press(page, "Tab", "Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("pedido");
    expect(await page.evaluate(() => scrollY)).toBe(400);
    await press(page, "Tab");
    expect(await focusedWords(page)).toMatch(
      size === desk ? /^Diminuir Calabresa$/ : /^Finalizar pedido - /,
    );
    await leave(guest);
  },
);

it("the side menu takes the focus from the button that it covers, and gives it back", async () => {
  const account = await newMenuAccount(site);
  const guest = await newGuest(browser, phone);
  const { page } = guest;
  await page.goto(site.url(account, "/cardapio"));
  await isReady(page);
  await button(page, "Abrir menu").focus();
  await press(page, "Enter");
  await expect.poll(() => focusedWords(page)).toBe("Fechar menu");
  await press(page, "Escape");
  await expect.poll(() => focusedWords(page)).toBe("Abrir menu");
  await leave(guest);
});

it("the days of the orders open, close by Escape and are chosen without losing one's place", async () => {
  const shop = await newShop(site);
  const visitor = await workerIn({ site, browser, shop });
  const { page } = visitor;
  const opener = page.getByRole("button", { name: "Outros dias" });
  const from = page.getByLabel("De", { exact: true });
  await opener.focus();
  await press(page, "Enter");
  await from.waitFor();
  await press(page, "Tab");
  expect(await from.evaluate((field) => field === document.activeElement)).toBe(true);
  await press(page, "Escape");
  expect(await from.isVisible()).toBe(false);
  expect(await focusedWords(page)).toBe("Outros dias");

  await press(page, "Enter", "Tab");
  await page.keyboard.type("10032026");
  await press(page, "Enter");
  await page.getByText("Nenhum pedido nesta aba.").waitFor();
  expect(await focusedWords(page)).toBe("10/03/2026");
  await press(page, "Tab");
  expect(await focusedWords(page)).toBe("Voltar a hoje");
  await press(page, "Enter");
  await opener.waitFor();
  expect(await focusedWords(page)).toBe("Outros dias");
  await leave(visitor);
});

it.each([desk, { ...phone, hasTouch: true }])(
  "at $width pixels a question begins with the answer that changes nothing, and leads back",
  async (size) => {
    const account = await newPizzaria(site);
    const guest = await newGuest(browser, size);
    const { page } = guest;
    await hasChosen(page, account);
    await page.goto(site.url(account, "/delivery"));
    await openCheckout(page);
    const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
    const empty = checkout.getByRole("button", { name: "Esvaziar pedido" });
    await page.getByLabel("Nome").waitFor();
    if (!(await empty.isVisible())) await checkout.locator("summary").first().click();
    await empty.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Esvaziar o pedido?" });
    await question.waitFor();
    expect(await focusedWords(page)).toBe("Não");
    await press(page, "Enter");
    await question.waitFor({ state: "hidden" });
    await expect.poll(() => focusedWords(page)).toBe("Esvaziar pedido");
    await checkout.getByText("Catupiry").waitFor();
    await leave(guest);
  },
);

it.each([
  { row: "Categorias do cardápio", path: "/cardapio", last: "Editar logo e banner" },
  { row: "Páginas", path: "/pedidos", last: "Outros dias" },
])("each link of $row comes into the window with its whole ring", async ({ row, path, last }) => {
  const account = await newMenuAccount(site);
  const owner = await newOwner(browser, { site, account, size: phone, path });
  const { page } = owner;
  // The part that loads last may stand before the links.
  await button(page, last).waitFor();
  const links = page.getByRole("navigation", { name: row }).getByRole("link");
  const names = await links.allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await links.first().focus();
  await press(page, "Shift+Tab");
  for (const name of names) {
    await press(page, "Tab");
    expect(await focusedWords(page)).toBe(name);
    // The row may still be scrolling to the link.
    await expect.poll(() => isRingWhole(page), { message: name }).toBe(true);
  }
  await leave(owner);
});

it("the ring around what stands first in a dialog is whole", async () => {
  const account = await newMenuAccount(site);
  const owner = await newOwner(browser, { site, account, size: phone });
  const { page } = owner;
  await (await edit(page, "Calabresa")).getByRole("button", { name: "Gerenciar ícones" }).click();
  await page.getByRole("dialog", { name: "Ícones" }).waitFor();
  await press(page, "Tab");
  expect(await focusedWords(page)).toBe("Excluir o ícone Picante");
  expect(await isRingWhole(page)).toBe(true);
  await leave(owner);
});
