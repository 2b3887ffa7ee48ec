import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible, phone } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { button } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { edit, editorOf, finishEditing, guestFinds, newOwner, titleOf } from "./owner.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

let account: MenuAccount;
/** The first owner. Calls of theirs are refused, so troubles are not judged. */
const owner = sharedVisit(async () => {
  account = await newMenuAccount(site, { features: { delivery: true } });
  return { ...(await newOwner(browser, { site, account, size: phone })), troubles: [] };
});

describe("two owners at once", () => {
  it("both texts are shown; what was typed stays until one is chosen, and one's own can be kept", async () => {
    const { page } = owner();
    const other = await adminOf(site, account);
    await typeAnother(page, "Suco 1");
    const id = account.ids["Suco 1"] ?? "";
    await other.content.saveItem({ body: { data: { id, title_br: "Suco 1 do segundo" } } });
    await meetConflict(page, "Suco 1");
    await page.keyboard.press("Escape");
    await editorOf(page, "Suco 1").getByText("Alterações ainda não salvas.").waitFor();
    expect(await titleOf(page, "Suco 1").inputValue()).toBe("Suco 1 do primeiro");
    await meetConflict(page, "Suco 1");
    await button(page, "Manter o meu").click();
    await button(page, "Editar Suco 1 do primeiro").waitFor();
    expect(await guestFinds(site, { account, category: "Bebidas" })).toContain(
      "Suco 1 do primeiro",
    );
  });

  it("the other's can be taken, and what nobody else changed is still saved", async () => {
    const { page } = owner();
    const other = await adminOf(site, account);
    await typeAnother(page, "Suco 2");
    const id = account.ids["Suco 2"] ?? "";
    await other.content.saveItem({ body: { data: { id, title_br: "Suco 2 do segundo" } } });
    await meetConflict(page, "Suco 2");
    await button(page, "Usar o outro").click();
    await button(page, "Editar Suco 2 do segundo").waitFor();
    const price = async () => {
      const { menu } = await guestOf(site, account).content.menu();
      const drinks = menu.flatMap(({ items }) => items);
      return drinks.find((item) => item.title_br === "Suco 2 do segundo")?.extras.price;
    };
    await expect.poll(price).toBe(8);
  });

  it("the other's can be taken where nothing else was typed, which ends the editing", async () => {
    const { page } = owner();
    const other = await adminOf(site, account);
    await edit(page, "Suco 3");
    await titleOf(page, "Suco 3").fill("Suco 3 do primeiro");
    const id = account.ids["Suco 3"] ?? "";
    await other.content.saveItem({ body: { data: { id, title_br: "Suco 3 do segundo" } } });
    await meetConflict(page, "Suco 3");
    await button(page, "Usar o outro").click();
    await button(page, "Editar Suco 3 do segundo").waitFor();
    expect(await page.getByRole("form").count()).toBe(0);
  });

  it("each text stands under the name of its field", async () => {
    const { page } = owner();
    const other = await adminOf(site, account);
    const item = await edit(page, "Pizza 2");
    await item.getByLabel("Título", { exact: true }).fill("Título do primeiro");
    await item.getByLabel("Descrição", { exact: true }).fill("Descrição do primeiro");
    await item.getByRole("radio", { name: "English" }).check();
    await item.getByLabel("Descrição (English)").fill("Description of the first");
    const id = account.ids["Pizza 2"] ?? "";
    const theirs = { title_br: "A", subtitle_br: "B", subtitle_us: "C" };
    await other.content.saveItem({ body: { data: { id, ...theirs } } });
    await button(page, "Concluir a edição de Pizza 2").click();
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa mudou isto" });
    await dialog.getByText("Título do primeiro").waitFor();
    await page.setViewportSize({ width: 360, height: 400 });
    await expectAccessible(page, ["scrollable-region-focusable"]);
    await page.setViewportSize(phone);
    const fields = await dialog.locator("section").allInnerTexts();
    const texts = fields.map((field) => field.split(/\s*\n\s*/));
    expect(
      Object.fromEntries(texts.map(([name, , mine, , found]) => [name, [mine, found]])),
    ).toEqual({
      Título: ["Título do primeiro", "A"],
      Descrição: ["Descrição do primeiro", "B"],
      "Descrição (English)": ["Description of the first", "C"],
    });
    await dialog.getByRole("button", { name: "Usar o outro" }).click();
    await button(page, "Editar A").waitFor();
  });

  it("what one of them removes meanwhile can come back with what the other was typing, or not", async () => {
    const { page } = owner();
    const other = await adminOf(site, account);
    const id = (title: string) => account.ids[title] ?? "";
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa excluiu isto" });
    await typeAnother(page, "Suco 4");
    await other.content.removeItem({ params: { id: id("Suco 4") } });
    await button(page, "Concluir a edição de Suco 4").click();
    await dialog.getByText("Suco 4 do primeiro").waitFor();
    await dialog.getByText("R$ 8,00").waitFor();
    await dialog.getByRole("button", { name: "Trazer de volta" }).click();
    await dialog.waitFor({ state: "hidden" });
    await editorOf(page, "Suco 4").waitFor();
    expect(await titleOf(page, "Suco 4").inputValue()).toBe("Suco 4 do primeiro");
    await finishEditing(page, "Suco 4");
    expect(await guestFinds(site, { account, category: "Bebidas" })).toContain(
      "Suco 4 do primeiro",
    );

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
  });

  it("what one of them removes and brings back is edited on, though the other has not seen it come", async () => {
    const { page } = owner();
    const other = await adminOf(site, account);
    const params = { id: account.ids["Suco 5"] ?? "" };
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa excluiu isto" });
    await typeAnother(page, "Suco 5");
    await other.content.removeItem({ params });
    await button(page, "Concluir a edição de Suco 5").click();
    await dialog.getByText("Suco 5 do primeiro").waitFor();
    await other.content.restore({ params, body: {} });
    await dialog.getByRole("button", { name: "Trazer de volta" }).click();
    await editorOf(page, "Suco 5").waitFor();
    expect(await dialog.count()).toBe(0);
    expect(await titleOf(page, "Suco 5").inputValue()).toBe("Suco 5 do primeiro");
    await finishEditing(page, "Suco 5");
    expect(await guestFinds(site, { account, category: "Bebidas" })).toContain(
      "Suco 5 do primeiro",
    );
  });

  it("an icon that somebody else has removed is not said to be saved", async () => {
    const { page } = owner();
    const other = await adminOf(site, account);
    const item = await edit(page, "Pizza 1");
    const { icons } = await other.content.menu();
    await other.content.removeIcon({ params: { id: icons[0]?.id ?? "" } });
    await item.getByRole("button", { name: "Picante" }).click();
    await page.getByText("Este ícone foi excluído por outra pessoa.").first().waitFor();
    await item.getByRole("button", { name: "Picante" }).waitFor({ state: "hidden" });
    expect(await item.getByText("Salvo", { exact: true }).count()).toBe(0);
    await finishEditing(page, "Pizza 1");
  });

  it("what was typed into an option comes back with its category, and a station that is gone can be left", async () => {
    const own = await newMenuAccount(site, { features: { delivery: true } });
    const { page, close } = await newOwner(browser, { site, account: own, size: phone });
    const other = await adminOf(site, own);
    await edit(page, "Suco 7");
    const { stations } = await other.stations.save({ body: { stations: [{ name: "Bar" }] } });
    await page.reload();
    const item = await edit(page, "Suco 7");
    await item.getByLabel("Estação").selectOption(String(stations[0]?.id));
    await other.stations.save({ body: { stations: [] } });
    await page.reload();
    const station = editorOf(page, "Suco 7").getByLabel("Estação");
    await expect
      .poll(() => station.locator("option:checked").textContent())
      .toBe("Uma estação que não existe mais");
    await station.selectOption("");
    await button(page, "Concluir a edição de Suco 7").click();
    await editorOf(page, "Suco 7").waitFor({ state: "hidden" });

    await button(page, "Abrir Calabresa").click();
    const option = await edit(page, "Catupiry");
    await option.getByLabel("Título", { exact: true }).fill("Catupiry do primeiro");
    await other.content.removeCategory({ params: { id: own.ids["Pizzas"] ?? "" } });
    await button(page, "Concluir a edição de Catupiry").click();
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa excluiu isto" });
    await dialog.getByRole("button", { name: "Trazer de volta" }).click();
    await dialog.waitFor({ state: "hidden" });
    const { menu } = await guestOf(site, own).content.menu();
    expect(menu.map(({ title_br }) => title_br)).toContain("Pizzas");
    await close();
  });

  it("what can come back no more is said so, and what was typed stays", async () => {
    const { page } = owner();
    const other = await adminOf(site, account);
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa excluiu isto" });
    await typeAnother(page, "Suco 6");
    await other.content.removeItem({ params: { id: account.ids["Suco 6"] ?? "" } });
    await button(page, "Concluir a edição de Suco 6").click();
    await dialog.getByText("Suco 6 do primeiro").waitFor();
    await page.route("**/restore", (route) =>
      route.fulfill({ status: 404, json: { error: "not_found", message: "x" } }),
    );
    await dialog.getByRole("button", { name: "Trazer de volta" }).click();
    await dialog.getByRole("alert").getByText("Suco 6 não pôde voltar.").waitFor();
    expect(await dialog.locator("dd").allTextContents()).toContain("Suco 6 do primeiro");
  });

  /** The first one types another title and price. */
  async function typeAnother(page: Page, title: string): Promise<void> {
    await edit(page, title);
    await titleOf(page, title).fill(`${title} do primeiro`);
    await editorOf(page, title).getByLabel("Preço").fill("8,00");
  }

  /** The first one saves it too late. */
  async function meetConflict(page: Page, title: string): Promise<void> {
    await button(page, `Concluir a edição de ${title}`).click();
    const dialog = page.getByRole("alertdialog", { name: "Outra pessoa mudou isto" });
    await dialog.getByText(`${title} do primeiro`).waitFor();
    await dialog.getByText(`${title} do segundo`).waitFor();
  }
});
