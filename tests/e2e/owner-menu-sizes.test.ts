import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { faultsAtAnySize, screens } from "./browser.ts";
import { button } from "./guest.ts";
import { closeAccount, newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { edit, endSession, newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";

let account: MenuAccount;
let closed: MenuAccount;
beforeAll(async () => {
  [account, closed] = await Promise.all([newMenuAccount(site), newMenuAccount(site)]);
  await closeAccount(site, closed);
});

type Open = (page: Page) => Promise<unknown>;

const openItem: Open = async (page) => {
  await button(page, "Abrir Calabresa").click();
  await button(page, "Editar Catupiry").click();
  await button(page, "Nova subcategoria").click();
  await button(page, "Adicionar").click();
};
const editItem: Open = async (page) => {
  const editor = await edit(page, "Calabresa");
  await editor.getByLabel("Título", { exact: true }).fill("");
  await button(page, "Concluir a edição de Calabresa").click();
  await edit(page, "Fora de época");
};
const place: Open = async (page) => {
  const editor = await edit(page, "Calabresa");
  await editor.getByRole("button", { name: "Mudar de lugar" }).click();
  await page.getByLabel("Acima de").check();
};
const copyGroup: Open = async (page) => {
  await button(page, "Abrir Calabresa").click();
  await button(page, "Copiar para outros itens").click();
  await page.getByRole("checkbox", { name: "Suco 1" }).check();
};
const icons: Open = async (page) => {
  const editor = await edit(page, "Calabresa");
  await editor.getByRole("button", { name: "Gerenciar ícones" }).click();
};
const expire: Open = async (page) => {
  const editor = await edit(page, "Guaraná");
  await endSession(page);
  await editor.getByLabel("Ativo").uncheck();
  await page.getByText("Sua sessão terminou.").first().waitFor();
};

describe("the owner's menu is accessible and fits at every size of screen and letters", () => {
  it.each([
    ["the menu", () => account, async () => {}],
    ["a closed account", () => closed, async () => {}],
    ["a look as a guest", () => account, (page) => button(page, "Ver como cliente").click()],
    ["an item and a category being edited", () => account, editItem],
    ["an open item", () => account, openItem],
    ["the items that get a copy of a group", () => account, copyGroup],
    ["the icons", () => account, icons],
    ["the places", () => account, place],
    ["the order", () => account, (page) => button(page, "Ordenar itens").first().click()],
    ["a session that has ended", () => account, expire],
  ] satisfies [string, () => MenuAccount, Open][])("%s", async (_screen, shop, open) => {
    const { page, close } = await newOwner(browser, {
      site,
      account: shop(),
      size: screens[0],
    });
    await button(page, "Editar Calabresa").waitFor();
    await open(page);
    expect(await faultsAtAnySize(page, { fromTop: true })).toEqual([]);
    await close();
  });
});
