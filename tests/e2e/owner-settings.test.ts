import type { Dialog } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startServices,
  viaCepAnswer,
  type TestServices,
} from "../../src/server/address/testing-services.ts";
import { desk, expectAccessible, expectNoOverflow, leave, madeAt, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import {
  asGuest,
  bar,
  discard,
  focusedName,
  isSaved,
  openSettings,
  ownerAtSettings,
  save,
  saved,
  section,
  settingsAccount,
  show,
  textbox,
} from "./owner-settings.ts";
import { browser } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import { startSite, type TestSite } from "./site.ts";

let services: TestServices;
let site: TestSite;
beforeAll(async () => {
  services = await startServices();
  services.via = viaCepAnswer();
  site = await startSite({ cepUrls: services.urls });
});
afterAll(async () => {
  await site.close();
  await services.close();
});

const pixCode = "+5511955550101";
const mapAddress =
  "https://www.openstreetmap.org/export/embed.html?bbox=-46.64%2C-23.56%2C-46.62%2C-23.54";

describe.each(madeAt(phone, desk))("the settings at $width pixels", (size) => {
  it("are changed in every section, saved at once, there after a reload, and seen by a guest", async () => {
    const account = await settingsAccount(site);
    const owner = await ownerAtSettings(browser, { site, account, size });
    const { page } = owner;
    await bar(page).getByText("Tudo salvo").waitFor();
    await show(page, "Estabelecimento");
    await textbox(page, "Nome").fill("Cantina <b>do Zé</b>");
    await textbox(page, /^CPF\/CNPJ/).pressSequentially("11222333000181");
    await show(page, "Contatos");
    await textbox(page, /^WhatsApp/).fill("11955550202");
    await textbox(page, /^Telefone/).fill("1133334444");
    await show(page, "Endereço");
    await textbox(page, /^CEP/).fill("");
    await textbox(page, /^CEP/).pressSequentially("01001000");
    await page.getByText("Endereço preenchido pelo CEP.").waitFor();
    expect(await focusedName(page)).toBe("extras.address_number");
    await textbox(page, "Número").fill("77");
    await textbox(page, /^Mapa/).fill(`<iframe src="${mapAddress}" onload="alert(1)"></iframe>`);
    await page.getByText("Mapa reconhecido.").waitFor();
    await show(page, "Sobre");
    await section(page, "Sobre").locator("[contenteditable]").click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" Aberta também aos domingos.");
    await show(page, "Pagamento");
    await page.getByLabel("Cartão de crédito").check();
    await page.getByLabel("Dinheiro").uncheck();
    await textbox(page, /^Chave PIX/).fill("(11) 95555-0101");
    await textbox(page, /^Instruções/).fill("Pague ao entregador.\nObrigado!");
    await show(page, "Horários e serviços");
    await textbox(page, /^Aviso ao finalizar/).fill("Não subimos escadas.");
    await show(page, "Mesas e serviço");
    await textbox(page, "Número de mesas").fill("7");
    await textbox(page, /^Serviço/).fill("12,5");
    await show(page, "Idiomas");
    await page.getByRole("checkbox", { name: /Español/ }).check();
    await page.getByRole("checkbox", { name: /English/ }).uncheck();
    expect(await page.getByRole("checkbox", { name: /Português/ }).isDisabled()).toBe(true);
    await show(page, "Cores");
    await page.getByLabel("Escolher: Destaque").fill("#0b5d1e");
    await textbox(page, "Fundo").fill("rgb(255, 255, 255)");
    await expectNoOverflow(page);
    await bar(page)
      .getByText(
        "Não salvo: Estabelecimento, Contatos, Endereço, Sobre, Horários e serviços, Pagamento, Mesas e serviço, Idiomas, Cores",
      )
      .waitFor();
    await show(page, "Contatos");
    await saved(page);
    await section(page, "Contatos").getByText("Salvo", { exact: true }).waitFor();
    await expect.poll(() => page.title()).toBe("Admin · Cantina <b>do Zé</b>");

    await openSettings(page, { site, account });
    const values: string[] = [];
    for (const [title, names] of [
      ["Estabelecimento", ["Nome", /^CPF\/CNPJ/]],
      ["Contatos", [/^WhatsApp/, /^Telefone/]],
      ["Endereço", [/^CEP/, "Rua", "Número"]],
      ["Pagamento", [/^Chave PIX/, /^Instruções/]],
      ["Horários e serviços", [/^Aviso ao finalizar/]],
      ["Mesas e serviço", ["Número de mesas", /^Serviço/]],
      ["Cores", ["Fundo", "Destaque"]],
    ] as const) {
      await show(page, title);
      for (const name of names) values.push(await textbox(page, name).inputValue());
    }
    expect(values).toEqual([
      "Cantina <b>do Zé</b>",
      "11.222.333/0001-81",
      "(11) 95555-0202",
      "(11) 3333-4444",
      "01001-000",
      "Praça da Sé",
      "77",
      pixCode,
      "Pague ao entregador.\nObrigado!",
      "Não subimos escadas.",
      "7",
      "12,5",
      "#ffffff",
      "#0b5d1e",
    ]);
    await show(page, "Sobre");
    await page.locator("p", { hasText: "Aberta também aos domingos." }).waitFor();
    await show(page, "Pagamento");
    expect(await page.getByLabel("Cartão de crédito").isChecked()).toBe(true);
    expect(await page.getByLabel("Dinheiro").isChecked()).toBe(false);
    await show(page, "Idiomas");
    expect(await page.getByRole("checkbox", { name: /English/ }).isChecked()).toBe(false);
    await leave(owner);

    await asGuest(browser, site.url(account, "/cardapio"), async (guest) => {
      await guest.getByText("Aberta também aos domingos.").waitFor();
      await guest.getByText("Praça da Sé, 77 - Sé, São Paulo - SP, 01001-000").waitFor();
      expect(await guest.title()).toContain("Cantina <b>do Zé</b>");
      expect(
        await guest.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue("--accent").trim(),
        ),
      ).toBe("#0b5d1e");
      await guest.getByRole("button", { name: "Escolher idioma" }).click();
      expect(await guest.getByRole("link", { name: "Español" }).isVisible()).toBe(true);
      expect(await guest.getByRole("link", { name: "English" }).count()).toBe(0);
    });
    const { account: stored } = await (await adminOf(site, account)).content.home();
    expect(stored.extras).toMatchObject({
      mapSanitized: mapAddress,
      locations: 7,
      service_percent: 12.5,
      inactiveLanguages: ["us", "fr"],
    });
  });
});

describe("an owner at the settings", () => {
  const owner = sharedVisit(async () => {
    const account = await settingsAccount(site);
    return { account, ...(await ownerAtSettings(browser, { site, account })) };
  });

  describe("what cannot be saved", () => {
    it("is told at its field, before the server is asked or by its answer, and the focus goes there", async () => {
      const { account, page } = owner();
      await page.setViewportSize(desk);
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "PUT") calls.push(request.url());
      });
      const wrong: [title: string, field: string | RegExp, text: string, said: string][] = [
        ["Estabelecimento", "Nome", " ", "Digite o nome do estabelecimento."],
        ["Estabelecimento", /^CPF\/CNPJ/, "11111111111", "Este CPF ou CNPJ não é válido."],
        ["Contatos", /^WhatsApp/, "119555", "Digite o telefone com DDD."],
        ["Endereço", /^CEP/, "0100", "O CEP tem 8 números."],
        ["Endereço", /^Mapa/, "<script>alert(1)</script>", "Este mapa não é conhecido."],
        ["Pagamento", /^Chave PIX/, "minha chave", "Esta chave PIX não é válida."],
        ["Mesas e serviço", "Número de mesas", "501", "Digite um número de 0 a 500."],
        ["Mesas e serviço", /^Serviço/, "21", "Digite um número de 0 a 20."],
        ["Cores", "Texto", "url(javascript:1)", "Digite uma cor como #6e2247."],
      ];
      for (const [title, field, text] of wrong) {
        await show(page, title);
        await textbox(page, field).fill(text);
      }
      // The first wrong field is in a section that is not shown.
      await show(page, "Sobre");
      await save(page);
      await bar(page).getByText("Confira 9 campos.").waitFor();
      await expect.poll(() => focusedName(page)).toBe("data.name");
      for (const [title, field, , said] of wrong) {
        await show(page, title);
        expect(await textbox(page, field).getAttribute("aria-invalid")).toBe("true");
        await page.getByText(said).first().waitFor();
      }
      await show(page, "Estabelecimento");
      await textbox(page, "Nome").fill("Cantina");
      await bar(page).getByText("Confira 8 campos.").waitFor();
      await bar(page).getByRole("button", { name: "Ir para o campo" }).click();
      expect(await focusedName(page)).toBe("extras.document_number");
      expect(calls).toEqual([]);
      await discard(page);
      await show(page, "Contatos");
      expect(await textbox(page, /^WhatsApp/).inputValue()).toBe("");

      // Only the server finds this error, and it stores nothing of that save.
      await show(page, "Endereço");
      await textbox(page, "Bairro").fill("Centro");
      await textbox(page, "Cidade").fill("São\u0007Paulo");
      await save(page);
      await bar(page).getByText("Confira 1 campo.").waitFor();
      expect(await focusedName(page)).toBe("extras.address_city");
      const { account: stored } = await (await adminOf(site, account)).content.home();
      expect(stored.extras.address_district).toBe("");
      await textbox(page, "Cidade").fill("Santos");
      await saved(page);
      // Beside a mistake, that something was saved just now would be taken to be of it.
      await show(page, "Mesas e serviço");
      await textbox(page, "Número de mesas").fill("x");
      await save(page);
      await bar(page).getByText("Confira 1 campo.").waitFor();
      expect(await bar(page).getByText("Salvo", { exact: true }).count()).toBe(0);
      await discard(page);

      // The editor of formatted text is no native field. It takes nothing that the server refuses, so this is made up.
      await show(page, "Sobre");
      const about = section(page, "Sobre").locator("[contenteditable]");
      const message = "isto não pode estar no texto";
      await page.route(
        "**/v2.0/account",
        (route) =>
          route.fulfill({
            status: 422,
            json: { error: "unprocessable_entity", message, fields: { "extras.about": message } },
          }),
        { times: 1 },
      );
      await about.press("End");
      await about.pressSequentially("!");
      expect(await about.getAttribute("aria-invalid")).toBeNull();
      await save(page);
      await bar(page).getByText("Confira 1 campo.").waitFor();
      await expect.poll(() => about.getAttribute("aria-invalid")).toBe("true");
      const described = await about.getAttribute("aria-describedby");
      expect(await page.locator(`[id="${described}"]`).innerText()).toBe(message);
      await about.pressSequentially("!");
      await saved(page);
      await expect.poll(() => about.getAttribute("aria-invalid")).toBeNull();
    });
  });

  describe("saving", () => {
    it("that fails keeps what was typed, says so and can be tried again; after the session has ended, by signing in again", async () => {
      const { account, page } = owner();
      await page.setViewportSize(phone);
      await page.route("**/v2.0/account", (route) => route.abort());
      await show(page, "Endereço");
      await textbox(page, "Bairro").fill("Liberdade");
      await save(page);
      await bar(page).getByText("Não foi salvo.").waitFor();
      await bar(page).getByText("Você está sem internet.").waitFor();
      await section(page, "Endereço").getByText("Não salvo").waitFor();
      expect(await textbox(page, "Bairro").inputValue()).toBe("Liberdade");
      await page.unroute("**/v2.0/account");
      await bar(page).getByRole("button", { name: "Tentar de novo" }).click();
      await isSaved(page);
      const { account: stored } = await (await adminOf(site, account)).content.home();
      expect(stored.extras.address_district).toBe("Liberdade");

      await textbox(page, "Bairro").fill("Jardins");
      const session = await adminOf(site, account);
      session.useToken((await page.evaluate(() => localStorage.getItem("token"))) ?? undefined);
      await session.auth.logout();
      await save(page);
      const dialog = page.getByRole("dialog", { name: "Entrar" });
      await dialog.getByText("Sua sessão terminou.").waitFor();
      await dialog.getByLabel("E-mail").fill("dona@example.com");
      await dialog.getByLabel("Senha", { exact: true }).fill("uma senha boa");
      await dialog.getByRole("button", { name: "Login" }).click();
      await isSaved(page);
      const again = await (await adminOf(site, account)).content.home();
      expect(again.account.extras.address_district).toBe("Jardins");
    });

    it("can wait: what was typed outlives a reload, and leaving asks", async () => {
      const { page } = owner();
      await page.setViewportSize(desk);
      const asked: string[] = [];
      const accept = (dialog: Dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      };
      page.on("dialog", accept);
      await show(page, "Endereço");
      const stored = await textbox(page, "Bairro").inputValue();
      await textbox(page, "Bairro").fill("Bixiga");
      await page.reload();
      expect(asked).toEqual(["beforeunload"]);
      await bar(page).getByText("Recuperamos o que você não tinha salvo.").waitFor();
      expect(await textbox(page, "Bairro").inputValue()).toBe("Bixiga");

      await page.getByRole("link", { name: "Voltar ao cardápio" }).click();
      const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
      await question.getByText("Há alterações que não foram salvas.").waitFor();
      await expectAccessible(page);
      await question.getByRole("button", { name: "Continuar aqui" }).click();
      expect(new URL(page.url()).pathname).toBe("/admin");
      await page.getByRole("banner").getByRole("button", { name: "Sair" }).click();
      await question.getByRole("button", { name: "Continuar aqui" }).click();
      await page
        .getByRole("navigation", { name: "Páginas" })
        .getByRole("link", { name: "Pedidos" })
        .click();
      await question.getByRole("button", { name: "Sair sem salvar" }).click();
      await page.waitForURL("**/pedidos");
      await page.getByRole("link", { name: "Admin" }).click();
      await bar(page).getByText("Tudo salvo").waitFor();
      await show(page, "Endereço");
      expect(await textbox(page, "Bairro").inputValue()).toBe(stored);
      page.off("dialog", accept);
    });

    it("over what another owner has saved meanwhile shows both texts and asks", async () => {
      const { account, page } = owner();
      await page.setViewportSize(desk);
      const other = await adminOf(site, account);
      const stored = async () => (await other.content.home()).account.extras;
      const dialog = page.getByRole("alertdialog", { name: "Outra pessoa mudou isto" });

      const { address_city: city } = await stored();
      await show(page, "Endereço");
      await textbox(page, "Bairro").fill("Mooca");
      await textbox(page, "Cidade").fill("Campinas");
      await other.account.save({
        body: { extras: { address_district: "Pinheiros", phone: "1133334444" } },
      });
      await save(page);
      await dialog.getByText("Mooca").waitFor();
      await dialog.getByText("Pinheiros").waitFor();
      await expectAccessible(page);
      expect(await dialog.getByText("Campinas").count()).toBe(0);
      expect((await stored()).address_city).toBe(city);
      await dialog.getByRole("button", { name: "Manter o meu" }).click();
      await isSaved(page);
      expect(await stored()).toMatchObject({
        address_district: "Mooca",
        address_city: "Campinas",
        phone: "1133334444",
      });
      await show(page, "Contatos");
      expect(await textbox(page, /^Telefone/).inputValue()).toBe("(11) 3333-4444");

      await show(page, "Endereço");
      await textbox(page, "Bairro").fill("Centro Velho");
      await other.account.save({ body: { extras: { address_district: "Moema" } } });
      await save(page);
      await dialog.getByRole("button", { name: "Usar o outro" }).click();
      await isSaved(page);
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLInputElement>('[name="extras.address_district"]')?.value ===
          "Moema",
      );
      expect((await stored()).address_district).toBe("Moema");
    });
  });
});
