import type { Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { redAndBlue } from "../../src/server/media/testing-images.ts";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { phone } from "./browser.ts";
import { button, hold, isReady } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { loseAnswer } from "./lose-answer.ts";
import {
  edit,
  editorOf,
  endSession,
  finishEditing,
  guestFinds,
  newOwner,
  titleOf,
} from "./owner.ts";
import { partScript } from "./part-script.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

let account: MenuAccount;

async function newPhone(path?: string) {
  account = await newMenuAccount(site, { features: { delivery: true } });
  return newOwner(browser, { site, account, size: phone, ...(path && { path }) });
}
/** The tests cut calls off, or end the session, so troubles are not judged. */
const sharedOwner = () => sharedVisit(async () => ({ ...(await newPhone()), troubles: [] }));

describe("what was typed is not lost", () => {
  const owner = sharedOwner();

  it("when there is no network, nor over a reload, and is saved by trying again", async () => {
    const { page } = owner();
    await page.route("**/v2.0/content/menu/item", (route) => route.abort());
    await edit(page, "Guaraná");
    await titleOf(page, "Guaraná").fill("Guaraná gelado");
    await button(page, "Concluir a edição de Guaraná").click();
    await editorOf(page, "Guaraná").getByText("Não foi salvo.").waitFor();
    await page.reload();
    await isReady(page);
    await editorOf(page, "Guaraná").getByText("Alterações ainda não salvas.").waitFor();
    expect(await titleOf(page, "Guaraná").inputValue()).toBe("Guaraná gelado");
    // By key: rows that are drawn as they are scrolled to can move the button between a click's down and its up.
    await button(page, "Concluir a edição de Guaraná").press("Enter");
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
    // Text typed during that save is left for the next one.
    await button(page, "Concluir a edição de Guaraná gelado").click();
    await button(page, "Editar Guaraná em lata").waitFor();
    expect(await guestFinds(site, { account, category: "Bebidas" })).toContain("Guaraná em lata");
  });

  it("and that it was not saved stays told while one types on, until nothing is left to save", async () => {
    const { page } = owner();
    await page.route("**/v2.0/content/menu/item", (route) => route.abort());
    const editor = await edit(page, "Suco 1");
    await titleOf(page, "Suco 1").fill("Suco 1 gelado");
    await button(page, "Concluir a edição de Suco 1").click();
    await editor.getByText("Não foi salvo.").waitFor();
    await titleOf(page, "Suco 1").fill("Suco 1 em lata");
    await editor.getByRole("button", { name: "Tentar de novo" }).waitFor();
    await titleOf(page, "Suco 1").fill("Suco 1");
    await editor.getByText("Não foi salvo.").waitFor({ state: "detached" });
    expect(await editor.getByRole("button", { name: "Tentar de novo" }).count()).toBe(0);
    await page.unroute("**/v2.0/content/menu/item");
    await finishEditing(page, "Suco 1");
  });

  it("nor what was switched: the editor stays until it is saved", async () => {
    const { page } = owner();
    await page.route("**/v2.0/content/*/active", (route) => route.abort());
    const editor = await edit(page, "Suco 2");
    await editor.getByLabel("Ativo").uncheck();
    await editor.getByText("Não foi salvo.").waitFor();
    await button(page, "Concluir a edição de Suco 2").click();
    await editor.getByText("Não foi salvo.").waitFor();
    expect(await editor.getByLabel("Ativo").isChecked()).toBe(false);
    await page.unroute("**/v2.0/content/*/active");
    await finishEditing(page, "Suco 2");
    const row = page.locator("li", { has: button(page, "Abrir Suco 2") });
    await row.getByText("Inativo").waitFor();
  });

  it("nor with an item's dialog: it asks before what was switched goes with it", async () => {
    const { page } = owner();
    await button(page, "Abrir Calabresa").click();
    const item = page.getByRole("dialog", { name: "Calabresa" });
    const editor = await edit(page, "Catupiry");
    await page.route("**/v2.0/content/*/active", (route) => route.abort());
    await editor.getByLabel("Ativo").uncheck();
    await editor.getByText("Não foi salvo.").waitFor();
    const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
    for (const way of ["Escape", "Fechar"]) {
      if (way === "Escape") await page.keyboard.press(way);
      else await item.getByRole("button", { name: way }).click();
      await question.getByText("Há alterações que não foram salvas.").waitFor();
      await question.getByRole("button", { name: "Continuar aqui" }).click();
      await question.waitFor({ state: "hidden" });
      expect(await editor.getByLabel("Ativo").isChecked()).toBe(false);
    }
    // A browser may close the dialog without asking; the dialog then comes back with the question.
    await item.evaluate((element: HTMLDialogElement) => element.close());
    await question.getByRole("button", { name: "Continuar aqui" }).click();
    await editor.getByText("Não foi salvo.").waitFor();
    await page.unroute("**/v2.0/content/*/active");
    await editor.getByRole("button", { name: "Tentar de novo" }).click();
    await editor.getByText("Salvo", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await item.waitFor({ state: "hidden" });
    expect(await question.isVisible()).toBe(false);

    // A failure whose mark is out of sight is told in a message.
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/v2.0/content/*/active", (route) => failing.then(() => route.abort()));
    await button(page, "Abrir Calabresa").click();
    await (await edit(page, "Catupiry")).getByLabel("Ativo").check();
    await page.keyboard.press("Escape");
    await item.waitFor({ state: "hidden" });
    fail();
    await page.getByText("Catupiry: a última mudança não foi salva.").first().waitFor();
    await page.unroute("**/v2.0/content/*/active");
  });

  it.each([
    { what: "on its way", says: "Enviando a foto", answer: () => undefined },
    { what: "to be sent again", says: "sem internet", answer: (route: Route) => route.abort() },
  ])("nor a picture $what, unless that is meant", async ({ says, answer }) => {
    const { page } = owner();
    await page.route("**/v2.0/uploads", answer);
    await button(page, "Abrir Portuguesa à moda").click();
    const item = page.getByRole("dialog", { name: "Portuguesa à moda" });
    await item.getByRole("button", { name: "Editar Portuguesa à moda" }).click();
    const buffer = await redAndBlue(400, 400).png().toBuffer();
    await item
      .locator("input[type=file]")
      .setInputFiles({ name: "pizza.png", mimeType: "image/png", buffer });
    await button(page, "Usar esta foto").click();
    await item.getByText(says).first().waitFor();
    await item.getByRole("button", { name: "Fechar" }).click();
    await button(page, "Sair sem salvar").click();
    await item.waitFor({ state: "hidden" });
    await button(page, "Abrir Portuguesa à moda").click();
    await item.getByRole("button", { name: "Editar Portuguesa à moda" }).waitFor();
    expect(await button(page, "Sair sem salvar").count()).toBe(0);
    await item.getByRole("button", { name: "Fechar" }).click();
    await item.waitFor({ state: "hidden" });
    await page.unroute("**/v2.0/uploads");
  });

  it("when an entry of an item's dialog was being edited: the item says so", async () => {
    const { page } = owner();
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
  });
});

describe("what was typed outlives a session", () => {
  const owner = sharedOwner();

  it("when the session ends while typing: after signing in again it is saved by itself", async () => {
    const { page } = owner();
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
    expect(page.url()).toBe(site.url(account, "/cardapio"));
    await button(page, "Editar Fora do forno").waitFor();
    expect(await guestFinds(site, { account, category: "Bebidas" })).toContain("Guaraná gelado");
  });

  it("when a session had ended before the page was opened: the Login dialog is there at once", async () => {
    const { page } = owner();
    await endSession(page);
    await page.reload();
    const dialog = page.getByRole("dialog", { name: "Entrar" });
    await dialog.getByLabel("E-mail").fill(adminCredentials.user);
    await dialog.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    await dialog.getByRole("button", { name: "Login" }).click();
    await button(page, "Editar Fora do forno").waitFor();
    expect(page.url()).toBe(site.url(account, "/cardapio"));
  });
});

describe("what was typed outlives a session without the Login dialog", () => {
  it("when the Login dialog cannot be fetched: the page for signing in asks, and leads back to it", async () => {
    const { page, close } = await newPhone();
    await page.route(partScript("SignInDialog"), (route) => route.abort());
    // Not even a new version of the site reloads the page where somebody types.
    await page.route("**/cardapio", (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ body: "new" }),
    );
    const check = await hold(page, "**/v2.0/auth/check");
    await page.reload();
    await isReady(page);
    await edit(page, "Guaraná");
    await titleOf(page, "Guaraná").fill("Guaraná gelado");
    await endSession(page);
    await button(page, "Concluir a edição de Guaraná").click();
    await page.waitForURL("**/auth/login?expired=1");
    await page.getByText("Sua sessão terminou.").waitFor();
    await page.getByLabel("E-mail").fill(adminCredentials.user);
    await page.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    // Only this answer starts the staff's watch, whose calls are refused. That would load the page again.
    check.letGo();
    await page.waitForLoadState("networkidle");
    await button(page, "Login").click();
    await editorOf(page, "Guaraná").waitFor();
    expect(await titleOf(page, "Guaraná").inputValue()).toBe("Guaraná gelado");
    await close();
  });
});

describe("elsewhere a session that has ended", () => {
  it("leads to the page for signing in, and from there to the menu, which does not ask again", async () => {
    const { page, close } = await newPhone("/pedidos");
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
    expect(await guestFinds(site, { account, category: "Sobremesas" })).toEqual(["Pudim"]);
    await title.fill("Pudim de leite");
    await desserts.getByRole("button", { name: "Adicionar" }).click();
    await desserts.getByText("Pudim de leite foi adicionado.").waitFor();
    expect(await guestFinds(site, { account, category: "Sobremesas" })).toEqual(["Pudim de leite"]);

    await title.fill("Sorvete");
    await loseAnswer(site, { page, address: "**/v2.0/content/menu/item" });
    await desserts.getByRole("button", { name: "Adicionar" }).click();
    await desserts.getByText("Não foi salvo.").waitFor();
    await page.reload();
    await isReady(page);
    await desserts.getByRole("button", { name: "Adicionar" }).click();
    await desserts.getByText("Sorvete foi adicionado.").waitFor();
    const wanted = ["Pudim de leite", "Sorvete"];
    expect(await guestFinds(site, { account, category: "Sobremesas" })).toEqual(wanted);
    await button(page, "Abrir Sorvete").waitFor();
    expect(await desserts.locator("h3").allTextContents()).toEqual(wanted);
    await close();
  });
});
