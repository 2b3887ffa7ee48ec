import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desk, leave, phone } from "./browser.ts";
import { isReady, newGuest } from "./guest.ts";
import { newHouse } from "./houses.ts";
import { browser, site } from "./shared-site.ts";
import { newShop, workerIn } from "./staff.ts";

/** What a screen reader would call what has the focus. */
const focusedWords = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent;
  });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

it.each([desk, phone])(
  "at $width pixels the order is two keys away from the item that was saved by keyboard",
  async (size) => {
    const house = await newHouse(site, { features: { delivery: true } });
    const guest = await newGuest(browser, size);
    const { page } = guest;
    await page.goto(site.url(house, "/delivery"));
    await isReady(page);
    const item = page.locator("main h3 button").first();
    const save = async () => {
      await item.focus();
      await press(page, "Enter");
      await page.getByRole("button", { name: /^Salvar - / }).focus();
      await press(page, "Enter");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
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

it("the days of the orders open, close by Escape and are chosen without losing one's place", async () => {
  const shop = await newShop(site);
  const visitor = await workerIn({ site, browser, shop });
  const { page } = visitor;
  const opener = page.getByRole("button", { name: "Outros dias" });
  const from = page.getByLabel("De", { exact: true });
  await opener.focus();
  await press(page, "Enter", "Tab");
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
