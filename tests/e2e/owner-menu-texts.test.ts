import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { typedFields } from "../../src/contract/menu-fields.ts";
import { br as figures, fieldLabels } from "../../src/web/text/entry-field-words.ts";
import { phone } from "./browser.ts";
import { button, visit } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { asOwner, edit, editorOf, finishEditing } from "./owner.ts";
import { browser, site } from "./shared-site.ts";

let account: MenuAccount;
beforeEach(async () => {
  account = await newMenuAccount(site, { features: { delivery: true } });
});

const own = (run: (page: Page) => Promise<void>) => asOwner({ browser, site, account }, run);

/** The page of a guest who comes now. */
const asGuest = (run: (page: Page) => Promise<void>, path = "/cardapio") =>
  visit(browser, { url: site.url(account, path), size: phone }, run);

describe("texts and figures of entries", () => {
  it("saves texts in each language and the price, for guests too", async () => {
    await own(async (page) => {
      const editor = await edit(page, "Calabresa");
      await editor.getByLabel("Título", { exact: true }).fill("Calabresa acebolada");
      await editor.getByLabel("Preço").fill("");
      await editor.getByLabel("Preço").pressSequentially("123456");
      expect(await editor.getByLabel("Preço").inputValue()).toBe("1.234,56");
      await editor.getByLabel("Serve quantas pessoas").fill("2");
      await editor.getByRole("radio", { name: /^English/ }).check();
      await editor.getByText("Em branco vale o português: Calabresa acebolada").waitFor();
      await editor.getByLabel("Título (English)").fill("Sausage");
      await editor.getByText("Alterações ainda não salvas.").waitFor();
      await finishEditing(page, "Calabresa");
      await button(page, "Editar Calabresa acebolada").waitFor();
      await page.reload();
      await page.getByText("R$ 1.234,56").waitFor();
      expect(await editorOf(page, "Calabresa acebolada").count()).toBe(0);
    });
    await asGuest(async (page) => {
      const row = page.locator("li", { has: button(page, "Sausage") });
      await row.getByText("R$ 1.234,56").waitFor();
      await row.getByText("Serve 2 pessoas").waitFor();
    }, "/us/cardapio");
    await asGuest((page) => button(page, "Calabresa acebolada").waitFor());
  });

  it("tells guests every figure that an item's owner types", async () => {
    const typed = Object.entries(figures).map(([key, words]) => {
      const field = typedFields.find((one) => one.key === key);
      if (field?.type !== "count") throw new Error(`Nobody types ${key}`);
      const value = field.min + 1;
      return { label: fieldLabels("br")[field.name], value, read: words(value) };
    });
    await own(async (page) => {
      const editor = await edit(page, "Calabresa");
      for (const { label, value } of typed) await editor.getByLabel(label).fill(String(value));
      await finishEditing(page, "Calabresa");
    });
    await asGuest(async (page) => {
      const row = page.locator("li", { has: button(page, "Calabresa") });
      const said = await row.textContent();
      for (const { read } of typed) expect(said).toContain(read);
    });
  });

  it("takes scripts for the letters that they are", async () => {
    const hostile = `<img src=x onerror="document.title='run'"> javascript:alert(1)`;
    await own(async (page) => {
      const editor = await edit(page, "Guaraná");
      await editor.getByLabel("Título", { exact: true }).fill(hostile);
      await editor.getByLabel("Descrição", { exact: true }).fill(`<script>${hostile}</script>`);
      await finishEditing(page, "Guaraná");
      await page.reload();
      await page.getByRole("heading", { name: hostile }).waitFor();
    });
    await asGuest(async (page) => {
      await button(page, hostile).waitFor();
      expect(await page.title()).not.toBe("run");
    });
  });

  it("says which languages lack a text, and saves a category's by its check", async () => {
    await own(async (page) => {
      // Pizzas has an English title and no Italian one; the others have neither.
      const head = page.getByRole("region", { name: "Pizzas" }).locator("details > p");
      await head.getByText("Falta 1 idioma").waitFor({ state: "attached" });
      const editor = await edit(page, "Pizzas");
      const english = editor.getByRole("radio", { name: /^English/ });
      expect(await english.evaluate((input) => input.closest("label")?.innerText)).not.toContain(
        "falta traduzir",
      );
      await editor.getByRole("radio", { name: "Italiano falta traduzir" }).check();
      await editor.getByLabel("Título (Italiano)").fill("Le pizze");
      await editor.getByRole("radio", { name: "Italiano", exact: true }).waitFor();
      await editor.getByLabel("Descrição (Italiano)").fill("Al forno a legna");
      await editor.getByRole("radio", { name: /^Português/ }).check();
      await editor.getByLabel("Título", { exact: true }).fill("Pizzas da casa");
      await finishEditing(page, "Pizzas");
      await button(page, "Editar Pizzas da casa").waitFor();
    });
    await asGuest(async (page) => {
      await page.getByRole("heading", { name: "Le pizze" }).waitFor();
      await page.getByText("Al forno a legna").waitFor();
    }, "/it/cardapio");
  });
});
