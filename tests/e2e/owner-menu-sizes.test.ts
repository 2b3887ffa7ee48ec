import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { faultsAtAnySize, screens, setLetters } from "./browser.ts";
import { button } from "./guest.ts";
import { closeAccount, newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { edit, editorOf, endSession, finishEditing, newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

type Step = (page: Page) => Promise<unknown>;

const stay: Step = async () => {};
const editAgain: Step = async (page) => {
  await button(page, "Voltar a editar").click();
  await button(page, "Editar Calabresa").waitFor();
};
/** Closes what is open, the uppermost first. */
const closeDialogs: Step = async (page) => {
  const open = page.locator("dialog[open]");
  for (let left = (await open.count()) - 1; left >= 0; left -= 1) {
    await page.keyboard.press("Escape");
    await expect.poll(() => open.count()).toBe(left);
  }
};
const closeEditor: Step = async (page) => {
  await closeDialogs(page);
  await finishEditing(page, "Calabresa");
};
const closeEditors: Step = async (page) => {
  await finishEditing(page, "Fora de época");
  await editorOf(page, "Calabresa").getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("form").waitFor({ state: "hidden" });
};

const openItem: Step = async (page) => {
  await button(page, "Abrir Calabresa").click();
  await button(page, "Editar Catupiry").click();
  await button(page, "Nova subcategoria").click();
  await button(page, "Adicionar").click();
};
const editItem: Step = async (page) => {
  const editor = await edit(page, "Calabresa");
  await editor.getByLabel("Título", { exact: true }).fill("");
  await button(page, "Concluir a edição de Calabresa").click();
  await edit(page, "Fora de época");
};
const place: Step = async (page) => {
  const editor = await edit(page, "Calabresa");
  await editor.getByRole("button", { name: "Mudar de lugar" }).click();
  await page.getByLabel("Acima de").check();
};
const copyGroup: Step = async (page) => {
  await button(page, "Abrir Calabresa").click();
  await button(page, "Copiar para outros itens").click();
  await page.getByRole("checkbox", { name: "Suco 1" }).check();
};
const icons: Step = async (page) => {
  const editor = await edit(page, "Calabresa");
  await editor.getByRole("button", { name: "Gerenciar ícones" }).click();
};
const expire: Step = async (page) => {
  const editor = await edit(page, "Guaraná");
  await endSession(page);
  await editor.getByLabel("Ativo").uncheck();
  await page.getByText("Sua sessão terminou.").first().waitFor();
};

/** On the menu of the account, on the narrowest screen. The end of a session is refused, so troubles are not judged. */
async function ownerOf(account: MenuAccount) {
  const owner = await newOwner(browser, { site, account, size: screens[0] });
  await button(owner.page, "Editar Calabresa").waitFor();
  return { ...owner, troubles: [] };
}

describe("the owner's menu is accessible and fits at every size of screen and letters", () => {
  const owner = sharedVisit(async () => ownerOf(await newMenuAccount(site)));
  beforeEach(async () => {
    const { page } = owner();
    await page.setViewportSize(screens[0]);
    await setLetters(page, 16);
  });

  it.each([
    ["the menu", stay, stay],
    ["a look as a guest", (page) => button(page, "Ver como cliente").click(), editAgain],
    ["the order", (page) => button(page, "Ordenar itens").first().click(), closeDialogs],
    ["an open item", openItem, closeDialogs],
    ["the items that get a copy of a group", copyGroup, closeDialogs],
    ["the icons", icons, closeEditor],
    ["the places", place, closeEditor],
    ["an item and a category being edited", editItem, closeEditors],
    ["a session that has ended", expire, stay],
  ] satisfies [string, Step, Step][])("%s", async (_screen, open, close) => {
    const { page } = owner();
    await open(page);
    expect(await faultsAtAnySize(page)).toEqual([]);
    await close(page);
  });

  it("a closed account", async () => {
    const account = await newMenuAccount(site);
    await closeAccount(site, account);
    const { page, close } = await ownerOf(account);
    expect(await faultsAtAnySize(page)).toEqual([]);
    await close();
  });
});
