import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { button, isReady, visit } from "./guest.ts";
import { newHouse, type House } from "./houses.ts";
import { loseAnswer } from "./lose-answer.ts";
import { edit, editorOf, endSession, finishEditing, guestFinds, newOwner } from "./owner.ts";
import { partScript } from "./part-script.ts";
import { browser, site } from "./shared-site.ts";

let house: House;
beforeEach(async () => {
  house = await newHouse(site, { features: { delivery: true } });
});

const newPhone = () => newOwner(browser, { site, house, size: phone });
const titleOf = (page: Page, title: string) =>
  editorOf(page, title).getByLabel("Título", { exact: true });
const asGuest = (run: (page: Page) => Promise<void>) =>
  visit(browser, { url: site.url(house, "/cardapio"), size: phone }, run);

describe("what was typed is not lost", () => {
  it("when there is no network, nor over a reload, and is saved by trying again", async () => {
    const { page, close } = await newPhone();
    await page.route("**/v2.0/content/menu/item", (route) => route.abort());
    await edit(page, "Guaraná");
    await titleOf(page, "Guaraná").fill("Guaraná gelado");
    await button(page, "Concluir a edição de Guaraná").click();
    await editorOf(page, "Guaraná").getByText("Não foi salvo.").waitFor();
    await page.reload();
    await isReady(page);
    await editorOf(page, "Guaraná").getByText("Alterações ainda não salvas.").waitFor();
    expect(await titleOf(page, "Guaraná").inputValue()).toBe("Guaraná gelado");
    await button(page, "Concluir a edição de Guaraná").click();
    await editorOf(page, "Guaraná").getByText("Não foi salvo.").waitFor();
    await page.unroute("**/v2.0/content/menu/item");
    await page.route(
      "**/v2.0/content/menu/item",
      async (route) => {
        await titleOf(page, "Guaraná").fill("Guaraná em lata");
        await route.continue();
      },
      { times: 1 },
    );
    await editorOf(page, "Guaraná").getByRole("button", { name: "Tentar de novo" }).click();
    // What was typed while that was being saved is left for the next time.
    await button(page, "Concluir a edição de Guaraná gelado").click();
    await button(page, "Editar Guaraná em lata").waitFor();
    await page.reload();
    await button(page, "Editar Guaraná em lata").waitFor();
    await asGuest((guest) => button(guest, "Guaraná em lata").waitFor());
    await close();
  });

  it("when the session ends while typing: after signing in again it is saved by itself", async () => {
    const { page, close } = await newPhone();
    await edit(page, "Guaraná");
    await titleOf(page, "Guaraná").fill("Guaraná gelado");
    await endSession(page);
    await button(page, "Concluir a edição de Guaraná").click();
    const dialog = page.getByRole("dialog", { name: "Entrar" });
    await dialog.getByText("Sua sessão terminou.").waitFor();
    await dialog.getByLabel("E-mail").fill(adminCredentials.user);
    await dialog.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    await dialog.getByRole("button", { name: "Login" }).click();
    await button(page, "Editar Guaraná gelado").waitFor();
    expect(page.url()).toBe(site.url(house, "/cardapio"));
    await button(page, "Editar Fora do forno").waitFor();
    await asGuest((guest) => button(guest, "Guaraná gelado").waitFor());
    await close();
  });

  it("when the Login dialog cannot be fetched: the page for signing in asks, and leads back to it", async () => {
    const { page, close } = await newPhone();
    await page.route(partScript("SignInDialog"), (route) => route.abort());
    await edit(page, "Guaraná");
    await titleOf(page, "Guaraná").fill("Guaraná gelado");
    await endSession(page);
    await button(page, "Concluir a edição de Guaraná").click();
    await page.waitForURL("**/auth/login?expired=1");
    await page.getByText("Sua sessão terminou.").waitFor();
    await page.getByLabel("E-mail").fill(adminCredentials.user);
    await page.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    await button(page, "Login").click();
    await editorOf(page, "Guaraná").waitFor();
    expect(await titleOf(page, "Guaraná").inputValue()).toBe("Guaraná gelado");
    await close();
  });

  it("nor what was switched: the editor stays until it is saved", async () => {
    const { page, close } = await newPhone();
    await page.route("**/v2.0/content/*/active", (route) => route.abort());
    const editor = await edit(page, "Guaraná");
    await editor.getByLabel("Ativo").uncheck();
    await editor.getByText("Não foi salvo.").waitFor();
    await button(page, "Concluir a edição de Guaraná").click();
    await editor.getByText("Não foi salvo.").waitFor();
    expect(await editor.getByLabel("Ativo").isChecked()).toBe(false);
    await page.unroute("**/v2.0/content/*/active");
    await finishEditing(page, "Guaraná");
    const row = page.locator("li", { has: button(page, "Abrir Guaraná") });
    await row.getByText("Inativo").waitFor();
    await close();
  });

  it("when an entry of an item's dialog was being edited: the item says so", async () => {
    const { page, close } = await newPhone();
    await button(page, "Abrir Calabresa").click();
    await edit(page, "Catupiry");
    await titleOf(page, "Catupiry").fill("Catupiry original");
    await page.reload();
    await isReady(page);
    const row = page.locator("li", { has: button(page, "Abrir Calabresa") });
    await row.getByText("Não salvo").waitFor();
    await button(page, "Abrir Calabresa").click();
    expect(await titleOf(page, "Catupiry").inputValue()).toBe("Catupiry original");
    await finishEditing(page, "Catupiry");
    await close();
  });

  it("when a session had ended before the page was opened: the Login dialog is there at once", async () => {
    const { page, close } = await newPhone();
    await endSession(page);
    await page.reload();
    const dialog = page.getByRole("dialog", { name: "Entrar" });
    await dialog.getByLabel("E-mail").fill(adminCredentials.user);
    await dialog.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    await dialog.getByRole("button", { name: "Login" }).click();
    await button(page, "Editar Fora do forno").waitFor();
    expect(page.url()).toBe(site.url(house, "/cardapio"));
    await close();
  });
});

describe("elsewhere a session that has ended", () => {
  it("leads to the page for signing in, and from there to the menu, which does not ask again", async () => {
    const { page, close } = await newOwner(browser, {
      site,
      house,
      size: phone,
      path: "/pedidos",
    });
    await endSession(page);
    await page.reload();
    await page.waitForURL("**/auth/login?expired=1");
    await page.getByText("Sua sessão terminou.").waitFor();
    await page.getByLabel("E-mail").fill(adminCredentials.user);
    await page.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    await button(page, "Login").click();
    await page.waitForURL("**/cardapio");
    await button(page, "Editar Calabresa").waitFor();
    expect(await page.getByRole("dialog", { name: "Entrar" }).count()).toBe(0);
    await close();
  });
});

describe("what was added is there once", () => {
  it("when the answer was lost and it is sent again, changed meanwhile or after a reload", async () => {
    const { page, close } = await newPhone();
    const desserts = page.getByRole("region", { name: "Sobremesas" });
    await desserts.getByRole("button", { name: "Novo item" }).click();
    const title = desserts.getByLabel("Digite o título do item!");
    await title.fill("Pudim");
    await loseAnswer(site, { page, address: "**/v2.0/content/menu/item" });
    await desserts.getByRole("button", { name: "Adicionar" }).click();
    await desserts.getByText("Não foi salvo.").waitFor();
    expect(await guestFinds(site, { house, category: "Sobremesas" })).toEqual(["Pudim"]);
    await title.fill("Pudim de leite");
    await desserts.getByRole("button", { name: "Adicionar" }).click();
    await desserts.getByText("Pudim de leite foi adicionado.").waitFor();
    expect(await guestFinds(site, { house, category: "Sobremesas" })).toEqual(["Pudim de leite"]);

    await title.fill("Sorvete");
    await loseAnswer(site, { page, address: "**/v2.0/content/menu/item" });
    await desserts.getByRole("button", { name: "Adicionar" }).click();
    await desserts.getByText("Não foi salvo.").waitFor();
    await page.reload();
    await isReady(page);
    await desserts.getByRole("button", { name: "Adicionar" }).click();
    await desserts.getByText("Sorvete foi adicionado.").waitFor();
    const wanted = ["Pudim de leite", "Sorvete"];
    expect(await guestFinds(site, { house, category: "Sobremesas" })).toEqual(wanted);
    await button(page, "Abrir Sorvete").waitFor();
    expect(await desserts.locator("h3").allTextContents()).toEqual(wanted);
    await close();
  });
});

describe("two owners at once", () => {
  it("both texts are shown; what was typed stays until one is chosen, and one's own can be kept", async () => {
    const [first, second] = await Promise.all([newPhone(), newPhone()]);
    await typeAnother(first.page);
    await edit(second.page, "Guaraná");
    await titleOf(second.page, "Guaraná").fill("Guaraná do segundo");
    await finishEditing(second.page, "Guaraná");
    await meetConflict(first.page);
    await first.page.keyboard.press("Escape");
    await editorOf(first.page, "Guaraná").getByText("Alterações ainda não salvas.").waitFor();
    expect(await titleOf(first.page, "Guaraná").inputValue()).toBe("Guaraná do primeiro");
    await meetConflict(first.page);
    await button(first.page, "Manter o meu").click();
    await button(first.page, "Editar Guaraná do primeiro").waitFor();
    expect(await guestFinds(site, { house, category: "Bebidas" })).toContain("Guaraná do primeiro");
    await Promise.all([first.close(), second.close()]);
  });

  it("the other's can be taken, and what nobody else changed is still saved", async () => {
    const { page, close } = await newPhone();
    const other = await adminOf(site, house);
    await typeAnother(page);
    const id = house.ids["Guaraná"] ?? "";
    await other.content.saveItem({ body: { data: { id, title_br: "Guaraná do segundo" } } });
    await meetConflict(page);
    await button(page, "Usar o outro").click();
    await button(page, "Editar Guaraná do segundo").waitFor();
    await asGuest(async (guest) => {
      const row = guest.locator("li", { has: button(guest, "Guaraná do segundo") });
      await expect.poll(() => row.getByText("R$ 8,00").count()).toBe(1);
    });
    await close();
  });

  it("each text stands under the name of its field", async () => {
    const { page, close } = await newPhone();
    const other = await adminOf(site, house);
    const item = await edit(page, "Pizza 2");
    await item.getByLabel("Título", { exact: true }).fill("Título do primeiro");
    await item.getByLabel("Descrição", { exact: true }).fill("Descrição do primeiro");
    await item.getByRole("radio", { name: "English" }).check();
    await item.getByLabel("Descrição (English)").fill("Description of the first");
    const id = house.ids["Pizza 2"] ?? "";
    const theirs = { title_br: "A", subtitle_br: "B", subtitle_us: "C" };
    await other.content.saveItem({ body: { data: { id, ...theirs } } });
    await button(page, "Concluir a edição de Pizza 2").click();
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa mudou isto" });
    await dialog.getByText("Título do primeiro").waitFor();
    const fields = await dialog.locator("section").allInnerTexts();
    const texts = fields.map((field) => field.split(/\s*\n\s*/));
    expect(
      Object.fromEntries(texts.map(([name, , mine, , found]) => [name, [mine, found]])),
    ).toEqual({
      Título: ["Título do primeiro", "A"],
      Descrição: ["Descrição do primeiro", "B"],
      "Descrição (English)": ["Description of the first", "C"],
    });
    await close();
  });

  it("what one of them removes meanwhile can come back with what the other was typing, or not", async () => {
    const { page, close } = await newPhone();
    const other = await adminOf(site, house);
    const id = (title: string) => house.ids[title] ?? "";
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa excluiu isto" });
    await typeAnother(page);
    await other.content.removeItem({ params: { id: id("Guaraná") } });
    await button(page, "Concluir a edição de Guaraná").click();
    await dialog.getByText("Guaraná do primeiro").waitFor();
    await dialog.getByText("R$ 8,00").waitFor();
    await dialog.getByRole("button", { name: "Trazer de volta" }).click();
    await dialog.waitFor({ state: "hidden" });
    await editorOf(page, "Guaraná").waitFor();
    expect(await titleOf(page, "Guaraná").inputValue()).toBe("Guaraná do primeiro");
    await finishEditing(page, "Guaraná");
    expect(await guestFinds(site, { house, category: "Bebidas" })).toContain("Guaraná do primeiro");

    const item = await edit(page, "Calabresa");
    await other.content.removeItem({ params: { id: id("Calabresa") } });
    await item.getByLabel("Ativo").uncheck();
    await page.getByText("Outra pessoa excluiu Calabresa.").first().waitFor();
    await item.waitFor({ state: "hidden" });

    const extras = page.getByRole("region", { name: "Extras da casa" });
    await extras.getByRole("button", { name: "Novo item" }).click();
    await extras.getByLabel("Digite o título do item!").fill("Limão");
    await other.content.removeCategory({ params: { id: id("Extras da casa") } });
    await extras.getByRole("button", { name: "Adicionar" }).click();
    await dialog.getByText("O lugar de Limão foi excluído").waitFor();
    await dialog.getByRole("button", { name: "Descartar" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await extras.count()).toBe(0);
    await close();
  });

  it("what one of them removes and brings back is edited on, though the other has not seen it come", async () => {
    const { page, close } = await newPhone();
    const other = await adminOf(site, house);
    const params = { id: house.ids["Guaraná"] ?? "" };
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa excluiu isto" });
    await typeAnother(page);
    await other.content.removeItem({ params });
    await button(page, "Concluir a edição de Guaraná").click();
    await dialog.getByText("Guaraná do primeiro").waitFor();
    await other.content.restore({ params, body: {} });
    await dialog.getByRole("button", { name: "Trazer de volta" }).click();
    await editorOf(page, "Guaraná").waitFor();
    expect(await dialog.count()).toBe(0);
    expect(await titleOf(page, "Guaraná").inputValue()).toBe("Guaraná do primeiro");
    await finishEditing(page, "Guaraná");
    expect(await guestFinds(site, { house, category: "Bebidas" })).toContain("Guaraná do primeiro");
    await close();
  });

  it("what can come back no more is said so, and what was typed stays", async () => {
    const { page, close } = await newPhone();
    const other = await adminOf(site, house);
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa excluiu isto" });
    await typeAnother(page);
    await other.content.removeItem({ params: { id: house.ids["Guaraná"] ?? "" } });
    await button(page, "Concluir a edição de Guaraná").click();
    await dialog.getByText("Guaraná do primeiro").waitFor();
    await page.route("**/restore", (route) =>
      route.fulfill({ status: 404, json: { error: "not_found", message: "x" } }),
    );
    await dialog.getByRole("button", { name: "Trazer de volta" }).click();
    await dialog.getByRole("alert").getByText("Guaraná não pôde voltar.").waitFor();
    expect(await dialog.locator("dd").allTextContents()).toContain("Guaraná do primeiro");
    await close();
  });

  it("an icon that somebody else has removed is not said to be saved", async () => {
    const { page, close } = await newPhone();
    const other = await adminOf(site, house);
    const item = await edit(page, "Pizza 1");
    const { icons } = await other.content.menu();
    await other.content.removeIcon({ params: { id: icons[0]?.id ?? "" } });
    await item.getByRole("button", { name: "Picante" }).click();
    await page.getByText("Este ícone foi excluído por outra pessoa.").first().waitFor();
    await item.getByRole("button", { name: "Picante" }).waitFor({ state: "hidden" });
    expect(await item.getByText("Salvo", { exact: true }).count()).toBe(0);
    await close();
  });

  /** The first one types another title and price. */
  async function typeAnother(page: Page): Promise<void> {
    await edit(page, "Guaraná");
    await titleOf(page, "Guaraná").fill("Guaraná do primeiro");
    await editorOf(page, "Guaraná").getByLabel("Preço").fill("8,00");
  }

  /** ... and saves it too late. */
  async function meetConflict(page: Page): Promise<void> {
    await button(page, "Concluir a edição de Guaraná").click();
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa mudou isto" });
    await dialog.getByText("Guaraná do primeiro").waitFor();
    await dialog.getByText("Guaraná do segundo").waitFor();
  }
});
