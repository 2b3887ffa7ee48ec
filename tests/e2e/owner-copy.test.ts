import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { button, hold } from "./guest.ts";
import { guestOf } from "./callers.ts";
import { loseAnswer } from "./lose-answer.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { asOwner, asOwnerCutOff, edit, guestFinds } from "./owner.ts";
import { browser, site } from "./shared-site.ts";

let account: MenuAccount;
beforeEach(async () => {
  account = await newMenuAccount(site);
});

const own = (run: (page: Page) => Promise<void>) => asOwner({ browser, site, account }, run);
const drinks = () => guestFinds(site, { account, category: "Bebidas" });

/** The titles of the items that have a group of this title. */
async function itemsWith(title: string): Promise<string[]> {
  const { menu, menuSubGroups } = await guestOf(site, account).content.menu();
  const items = menu.flatMap((category) => category.items);
  return items
    .filter(({ id }) => menuSubGroups[id]?.some((group) => group.title_br === title))
    .map((item) => item.title_br ?? "");
}

describe("copies of an owner", () => {
  it("an item is duplicated behind itself, and the copy taken back", async () => {
    await own(async (page) => {
      const editor = await edit(page, "Guaraná");
      await editor.getByRole("button", { name: "Duplicar" }).click();
      await button(page, "Abrir Guaraná (cópia)").waitFor();
      expect((await drinks()).slice(0, 3)).toEqual(["Guaraná", "Guaraná (cópia)", "Suco 1"]);
      await button(page, "Desfazer").click();
      await button(page, "Abrir Guaraná (cópia)").waitFor({ state: "detached" });
      await page.getByText("A cópia foi desfeita.").waitFor();
      expect((await drinks()).slice(0, 2)).toEqual(["Guaraná", "Suco 1"]);
    });
  });

  it("a category is duplicated with all that it has, and stays after a reload", async () => {
    await own(async (page) => {
      const editor = await edit(page, "Pizzas");
      await editor.getByRole("button", { name: "Duplicar" }).click();
      await button(page, "Editar Pizzas (cópia)").waitFor();
      await page.reload();
      await button(page, "Editar Pizzas (cópia)").waitFor();
    });
    const { menu, menuSubGroups } = await guestOf(site, account).content.menu();
    const [original, copy] = menu;
    expect(copy?.title_us).toBe("Our pizzas (cópia)");
    expect(copy?.items.map((item) => [item.title_br, item.uploads.images.length])).toEqual(
      original?.items.map((item) => [item.title_br, item.uploads.images.length]),
    );
    const groups = menuSubGroups[copy?.items[0]?.id ?? ""] ?? [];
    expect(groups.map((group) => group.items[0]?.title_br)).toEqual(["Catupiry"]);
  });

  it("what had no answer is there once when it is asked for again", async () => {
    await asOwnerCutOff({ browser, site, account }, async (page) => {
      const editor = await edit(page, "Guaraná");
      await loseAnswer(site, { page, address: "**/copy" });
      await editor.getByRole("button", { name: "Duplicar" }).click();
      await page.getByText(/Não foi possível duplicar Guaraná/).waitFor();
      await editor.getByRole("button", { name: "Duplicar" }).click();
      await button(page, "Abrir Guaraná (cópia)").waitFor();
      expect((await drinks()).filter((title) => title.startsWith("Guaraná"))).toHaveLength(2);
    });
  });

  it("a group goes to items that are searched and ticked by keyboard, and can be taken back", async () => {
    await own(async (page) => {
      await button(page, "Abrir Calabresa").click();
      await button(page, "Copiar para outros itens").press("Enter");
      const dialog = page.getByRole("dialog", { name: "Copiar Borda para outros itens" });
      await dialog.getByRole("button", { name: "Copiar", exact: true }).press("Enter");
      await dialog.getByText("Marque ao menos um item.").waitFor();
      await dialog.getByLabel("Buscar item").fill("suco");
      await expect.poll(() => dialog.getByRole("checkbox").count()).toBe(8);
      await dialog.getByRole("checkbox", { name: "Suco 2" }).press("Space");
      await dialog.getByLabel("Buscar item").fill("Portuguesa");
      await dialog.getByRole("checkbox", { name: "Portuguesa" }).press("Space");
      await dialog.getByRole("button", { name: "Copiar para 2 itens" }).press("Enter");
      await dialog.waitFor({ state: "hidden" });
      expect(await itemsWith("Borda")).toEqual(["Calabresa", "Portuguesa à moda", "Suco 2"]);
      const item = page.getByRole("dialog", { name: "Calabresa", exact: true });
      await item.getByRole("button", { name: "Desfazer" }).click();
      await page.getByText("A cópia foi desfeita.").first().waitFor();
      expect(await itemsWith("Borda")).toEqual(["Calabresa"]);
    });
  });

  it("a group whose copying had no answer goes to each item once, though the choice was left and made again", async () => {
    await asOwnerCutOff({ browser, site, account }, async (page) => {
      await button(page, "Abrir Calabresa").click();
      const dialog = page.getByRole("dialog", { name: "Copiar Borda para outros itens" });
      const cancel = dialog.getByRole("button", { name: "Cancelar" });
      const choose = async (titles: string[]) => {
        await button(page, "Copiar para outros itens").click();
        for (const title of titles) await dialog.getByRole("checkbox", { name: title }).check();
        await dialog.getByRole("button", { name: "Copiar para 2 itens" }).click();
      };
      await loseAnswer(site, { page, address: "**/copy" });
      await choose(["Suco 2", "Portuguesa"]);
      await dialog.getByText("Não foi salvo.").waitFor();
      await cancel.click();
      await dialog.waitFor({ state: "hidden" });
      const answer = await hold(page, "**/copy");
      await choose(["Portuguesa", "Suco 2"]);
      await expect.poll(() => cancel.isDisabled()).toBe(true);
      await page.keyboard.press("Escape");
      expect(await dialog.isVisible()).toBe(true);
      answer.letGo();
      await dialog.waitFor({ state: "hidden" });
      const { menuSubGroups } = await guestOf(site, account).content.menu();
      const groups = Object.values(menuSubGroups).flat();
      expect(groups.filter(({ title_br: title }) => title === "Borda")).toHaveLength(3);
    });
  });
});
