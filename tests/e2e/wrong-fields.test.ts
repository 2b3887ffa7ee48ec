import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { attendantCredentials } from "../../src/server/testing/new-account.ts";
import { expectAccessible, phone } from "./browser.ts";
import { hasChosen, newPizzaria, openCheckout, sendOrder } from "./delivery.ts";
import { newBar, toBePaid } from "./floor.ts";
import { button, newGuest } from "./guest.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { edit, newOwner } from "./owner.ts";
import { ownerAtHome } from "./owner-at-home.ts";
import { bannerPart, editBanner, editHome, homePart, tool, writing } from "./owner-page.ts";
import {
  bar as saveBar,
  ownerAtSettings,
  section,
  settingsAccount,
  show,
} from "./owner-settings.ts";
import { browser, site } from "./shared-site.ts";
import { cardOf, newShop, placeOrder, watchAll, workerIn } from "./staff.ts";

/** The description of the focused field, if the field is marked as wrong and nothing covers the description. */
const wrongWords = (page: Page) =>
  page.evaluate(() => {
    const wrong = document.activeElement?.closest("[aria-invalid=true]");
    const ids = wrong?.getAttribute("aria-describedby")?.split(" ") ?? [];
    const seen = ids.flatMap((id) => {
      const words = document.getElementById(id);
      if (!words) return [];
      const { left, top, height } = words.getBoundingClientRect();
      const over = document.elementFromPoint(left + 4, top + height / 2);
      return words.contains(over) ? [words.textContent] : [];
    });
    return seen.join(" ");
  });

/** Makes the server refuse the next change at this address, with these messages for its fields. */
async function refuse(page: Page, address: RegExp, fields: Record<string, string>): Promise<void> {
  const body = JSON.stringify({ error: "unprocessable_entity", message: "Confira.", fields });
  await page.route(
    address,
    (route) =>
      route.request().method() === "GET"
        ? route.fallback()
        : route.fulfill({ status: 422, contentType: "application/json", body }),
    { times: 1 },
  );
}

it("who signs in is taken to what is missing", async () => {
  const guest = await newGuest(browser, phone);
  const { page } = guest;
  await page.goto(site.url(await newShop(site), "/auth/login"));
  await button(page, "Login").click();
  await expect.poll(() => wrongWords(page)).toContain("Digite o seu e-mail.");
  await page.keyboard.type(attendantCredentials.user);
  await page.keyboard.press("Enter");
  await expect.poll(() => wrongWords(page)).toContain("Digite a sua senha.");
  await guest.close();
});

it("who changes their password, saves or lets somebody in is taken to what is wrong, as seen here or by the server", async () => {
  const owner = await ownerAtSettings(browser, { site, account: await settingsAccount(site) });
  const { page } = owner;
  const card = section(page, "Senha e acesso");
  await show(page, "Senha e acesso");
  await card.getByLabel("Senha atual", { exact: true }).fill("não é esta");
  await card.getByLabel("Nova senha", { exact: true }).fill("curta");
  await card.getByRole("button", { name: "Alterar senha" }).click();
  await expect.poll(() => wrongWords(page)).toContain("A senha tem pelo menos 8 caracteres.");
  await card.getByLabel("Nova senha", { exact: true }).fill("uma senha nova");
  await card.getByLabel("Confirmar senha").fill("uma senha nova");
  await page.keyboard.press("Enter");
  await expect.poll(() => wrongWords(page)).toContain("Senha atual inválida");

  // The focus comes again when it is asked for.
  await show(page, "Estabelecimento");
  await page.getByLabel("Nome", { exact: true }).first().fill("Outro nome");
  await refuse(page, /\/account$/, { "data.name": "Já é de outra casa." });
  await saveBar(page).getByRole("button", { name: "Salvar" }).click();
  await expect.poll(() => wrongWords(page)).toContain("Já é de outra casa.");
  await saveBar(page).getByRole("button", { name: "Ir para o campo" }).click();
  await expect.poll(() => wrongWords(page)).toContain("Já é de outra casa.");

  await show(page, "Equipe");
  await button(page, "Novo atendente").click();
  await page.getByRole("dialog", { name: "Novo acesso" }).getByLabel("Nome").fill("Zé");
  await page.keyboard.press("Enter");
  await expect.poll(() => wrongWords(page)).toContain("Digite o e-mail");
  await owner.close();
});

it("who has no layout chosen is taken to the choice, and who turns two days round to the second", async () => {
  const shop = await newShop(site);
  await placeOrder(shop);
  const worker = await workerIn({ site, browser, shop });
  const { page } = worker;
  await watchAll(page);
  await cardOf(page, 1).locator("summary").click();
  await button(page, "Imprimir o pedido #001").click();
  await button(page, "Imprimir").click();
  await expect.poll(() => wrongWords(page)).toContain("Selecione um layout.");
  await page.keyboard.press("Escape");

  await button(page, "Outros dias").click();
  await page.getByLabel("De", { exact: true }).fill("10/03/2026");
  await page.getByLabel(/^Até/).fill("09/03/2026");
  await button(page, "Ver").click();
  await expect.poll(() => wrongWords(page)).toContain("O último dia vem antes do primeiro.");
  await worker.close();
});

it("who rates without stars is taken to them", async () => {
  const { page, close } = await newGuest(browser, phone);
  await page.goto(site.url(await newPizzaria(site), "/delivery"));
  await button(page, "Abrir menu").click();
  await button(page, "Avaliar").click();
  await button(page, "Enviar avaliação").click();
  await expect.poll(() => wrongWords(page)).toContain("Selecione uma avaliação.");
  await close();
});

it("who does not say how they pay is taken to the choice", async () => {
  const paymentMethods = { pix: true, "credit-card": true };
  const account = await newPizzaria(site, { extras: { paymentMethods } });
  const { page, close } = await newGuest(browser, phone);
  await hasChosen(page, account, { typed: true });
  await page.goto(site.url(account, "/delivery"));
  await openCheckout(page);
  await sendOrder(page);
  await expect.poll(() => wrongWords(page)).toContain("Escolha como quer pagar.");
  await expectAccessible(page);
  await close();
});

it("who pays too much is taken to the amount, and so is who is refused", async () => {
  const bar = await newBar(site);
  const { page, paying, close } = await toBePaid(browser, { site, bar, beers: 2 });
  const amount = paying.getByLabel("Valor");
  await amount.fill("99,00");
  await button(page, "Pagar").click();
  await expect.poll(() => wrongWords(page)).toContain("No máximo o que falta pagar");
  expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true);
  await amount.fill("5,00");
  await refuse(page, /\/pay$/, {});
  await button(page, "Pagar").click();
  await button(page, "Sim").click();
  await expect.poll(() => wrongWords(page)).toContain("A comanda mudou em outro aparelho.");
  await close();
});

it("who is refused a payment is taken to the amount, however late the page hears that the call is over", async () => {
  const bar = await newBar(site);
  // Work without a delay comes half a second late, as on a busy device.
  const preparePage = (opened: Page) =>
    opened.addInitScript(() => {
      const { setTimeout: later } = window;
      const soonMs = 500;
      Object.assign(window, {
        setTimeout: (run: () => void, ms = 0) => later(run, ms === 0 ? soonMs : ms),
      });
    });
  const { page, close } = await toBePaid(browser, { site, bar, beers: 2, preparePage });
  await refuse(page, /\/pay$/, {});
  await page.route(/\/pay$/, async (route) => {
    await page.getByText("Aguarde...").waitFor();
    await route.fallback();
  });
  await button(page, "Pagar").click();
  await button(page, "Sim").click();
  await expect.poll(() => wrongWords(page)).toContain("A comanda mudou em outro aparelho.");
  await close();
});

it("who edits the menu is taken to what is missing or refused of an entry, and it stays told until it is changed", async () => {
  const account = await newMenuAccount(site);
  const { page, close } = await newOwner(browser, { site, account, size: phone });
  const save = (editor: Locator) => editor.getByRole("button", { name: "Salvar" }).click();

  // A new entry has no title.
  await button(page, "Nova categoria").click();
  const added = page.getByRole("form", { name: "Nova categoria" });
  await added.getByRole("button", { name: "Adicionar" }).click();
  await expect.poll(() => wrongWords(page)).toContain("Digite ao menos o título!");

  // An entry has lost its title in Portuguese, and another language is shown.
  const untitled = await edit(page, "Pizza 1");
  await untitled.getByLabel("Título", { exact: true }).fill("");
  await untitled.getByRole("radio", { name: /English/ }).check();
  await save(untitled);
  await expect.poll(() => wrongWords(page)).toContain("Digite ao menos o título!");

  // The server refuses one field.
  const refused = await edit(page, "Pizza 2");
  await refused.getByLabel("Descrição", { exact: true }).fill("Com cebola roxa");
  await refuse(page, /\/content\/menu\/item/, { "data.subtitle_br": "Comprido demais." });
  await save(refused);
  await expect.poll(() => wrongWords(page)).toContain("Comprido demais.");

  // The server refuses two fields: each stays told until it is changed.
  const twice = await edit(page, "Pizza 3");
  const [title, subtitle] = ["Título", "Descrição"].map((name) =>
    twice.getByLabel(name, { exact: true }),
  );
  await title?.fill("Calabresa!");
  await subtitle?.fill("Com cebola roxa");
  await refuse(page, /\/content\/menu\/item/, {
    "data.title_br": "Já existe.",
    "data.subtitle_br": "Comprido demais.",
  });
  await save(twice);
  await expect.poll(() => wrongWords(page)).toContain("Já existe.");
  await twice.getByLabel("Preço").fill("8,00");
  await title?.fill("Calabresa da casa");
  await twice.getByText("Já existe.").waitFor({ state: "detached" });
  await twice.getByText("Comprido demais.").waitFor();
  await twice.getByText("Não foi salvo.").waitFor();
  await subtitle?.fill("Com cebola");
  await twice.getByText("Alterações ainda não salvas.").waitFor();
  expect(await twice.locator("[aria-invalid=true]").count()).toBe(0);
  expect(await twice.getByText("Não foi salvo.").count()).toBe(0);

  // The server refuses another language, and then a picture.
  const editor = await edit(page, "Calabresa");
  await editor.getByRole("radio", { name: /English/ }).check();
  await editor.getByLabel("Título (English)").fill("Sausage");
  await editor.getByRole("radio", { name: /Português/ }).check();
  await refuse(page, /\/content\/menu\/item/, { "data.title_us": "Já existe." });
  await save(editor);
  await expect.poll(() => wrongWords(page)).toContain("Já existe.");
  expect(await editor.getByRole("radio", { name: /English/ }).isChecked()).toBe(true);
  await refuse(page, /\/content\/menu\/item/, {
    "data.uploads.images.0": "A foto não existe mais.",
  });
  await save(editor);
  await expect.poll(() => wrongWords(page)).toContain("A foto não existe mais.");

  // An entry is to be moved beside none.
  const moved = await edit(page, "Pizza 4");
  await moved.getByRole("button", { name: "Mudar de lugar" }).click();
  const places = page.getByRole("dialog", { name: "Mudar Pizza 4 de lugar" });
  await places.getByLabel("Abaixo de").check();
  await places.getByRole("button", { name: "Mover" }).click();
  await expect.poll(() => wrongWords(page)).toContain("Escolha o item de referência.");
  await page.keyboard.press("Escape");

  // A new icon lacks first its title and then its picture.
  await moved.getByRole("button", { name: "Gerenciar ícones" }).click();
  const icon = page.getByRole("form", { name: "Novo ícone" });
  await icon.getByRole("button", { name: "Adicionar" }).click();
  await expect.poll(() => wrongWords(page)).toContain("Digite ao menos o título!");
  await page.keyboard.type("Vegano");
  await page.keyboard.press("Enter");
  await expect.poll(() => wrongWords(page)).toContain("Escolha a imagem do ícone!");
  await expectAccessible(page);
  await close();
});

it("who edits the home page is taken to what is refused of it, and it stays told until it is changed", async () => {
  const { page, close } = await ownerAtHome({ width: 360 });
  await editHome(page);
  const home = homePart(page);
  const [text, minibio] = [writing(page, "Texto da home"), writing(page, "Mini-bio")];
  const save = () => home.getByRole("button", { name: "Salvar" }).click();

  // A link leads nowhere.
  await text.press("ControlOrMeta+a");
  await tool(page, { of: "Texto da home", name: "Link" }).click();
  const link = page.getByRole("dialog", { name: "Link do texto" });
  await link.getByLabel("Endereço").fill("javascript:alert(1)");
  await link.getByRole("button", { name: "Aplicar" }).click();
  await expect.poll(() => wrongWords(page)).toContain("Use um endereço que comece com");
  await page.keyboard.press("Escape");

  // The server refuses two fields: each stays told until it is changed.
  await text.fill("Outro");
  await minibio.fill("Outra");
  await refuse(page, /\/account$/, {
    "extras.home_text_br": "Já está lá.",
    "extras.home_minibio_br": "Comprida demais.",
  });
  await save();
  await expect.poll(() => wrongWords(page)).toContain("Já está lá.");
  await text.fill("Mais um");
  await home.getByText("Já está lá.").waitFor({ state: "detached" });
  await home.getByText("Comprida demais.").waitFor();
  await home.getByText("Não foi salvo.").waitFor();
  await minibio.fill("Curta");
  await home.getByText("Não foi salvo.").waitFor({ state: "detached" });
  expect(await home.locator("[aria-invalid=true]").count()).toBe(0);

  // The server refuses one field, and then the same in another language.
  await refuse(page, /\/account$/, { "extras.home_minibio_br": "Comprida demais." });
  await save();
  await expect.poll(() => wrongWords(page)).toContain("Comprida demais.");
  await minibio.fill("Mais curta");
  await refuse(page, /\/account$/, { "extras.home_minibio_it": "Comprida demais." });
  await save();
  await expect.poll(() => page.getByRole("radio", { name: /Italiano/ }).isChecked()).toBe(true);
  await expect.poll(() => wrongWords(page)).toContain("Comprida demais.");

  // The server refuses the logo.
  await editBanner(page);
  await page.getByRole("slider", { name: "Tamanho do logo" }).press("ArrowRight");
  await refuse(page, /\/account$/, { "data.logo": "Imagem desconhecida." });
  await bannerPart(page).getByRole("button", { name: "Salvar" }).click();
  await expect.poll(() => wrongWords(page)).toContain("Imagem desconhecida.");
  await bannerPart(page).getByText("Não foi salvo. Confira os campos marcados.").waitFor();
  await close();
});
