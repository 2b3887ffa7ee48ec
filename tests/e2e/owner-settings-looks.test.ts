import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desk, expectAccessible, faultsAtAnySize, leave, phone, setLetters } from "./browser.ts";
import { adminOf } from "./callers.ts";
import {
  bar,
  discard,
  focusedName,
  heading,
  sectionIndex,
  ownerAtSettings,
  save,
  saved,
  section,
  settingsAccount,
  show,
  textbox,
} from "./owner-settings.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

const caret = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement ? activeElement.selectionStart : null;
  });

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent ?? null);

const owner = sharedVisit(async () =>
  ownerAtSettings(browser, { site, account: await settingsAccount(site) }),
);

/** Every section of such an account. */
const titles = [
  "Estabelecimento",
  "Contatos",
  "Endereço",
  "Sobre",
  "Horários e serviços",
  "Áreas e taxas",
  "Pagamento",
  "Mesas e serviço",
  "Impressão",
  "Idiomas",
  "Cores",
  "Recursos",
  "QR Code",
  "Cardápio impresso",
  "Site no ar",
  "Equipe",
  "Avaliações",
  "Senha e acesso",
  "Histórico de alterações",
];

/** The top of the settings at this size, with letters as usual. */
async function settingsAt(size: { width: number; height: number }): Promise<Page> {
  const { page } = owner();
  await page.setViewportSize(size);
  await setLetters(page, 16);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  return page;
}

it("the settings can be read and used by everybody at every size of screen and letters", async () => {
  const { page } = owner();
  for (const title of titles) {
    await page.setViewportSize(desk);
    await show(page, title);
    expect([title, await faultsAtAnySize(page)]).toEqual([title, []]);
  }
  await page.setViewportSize(phone);
  await page.getByRole("link", { name: "Seções" }).click();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await show(page, "Mesas e serviço");
  await textbox(page, "Número de mesas").fill("x");
  await show(page, "Cores");
  await textbox(page, "Texto").fill("#eeeeee");
  await textbox(page, "Destaque").fill("#ffc400");
  expect(await faultsAtAnySize(page)).toEqual([]);
  await bar(page).getByRole("button", { name: "Salvar" }).click();
  await bar(page).getByText("Confira 1 campo.").waitFor();
  await expect.poll(() => focusedName(page)).toBe("extras.locations");
  expect(await faultsAtAnySize(page)).toEqual([]);
  await discard(page);
});

it("what has the keyboard is never below what floats, from the first link to the last button", async () => {
  const page = await settingsAt(phone);
  const seen = new Set<string>();
  for (const title of ["", ...titles]) {
    if (title === "") {
      await page.getByRole("link", { name: "Seções" }).click();
      await sectionIndex(page).getByRole("link").first().focus();
      await page.keyboard.press("Shift+Tab");
    } else await show(page, title);
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      const { name, covered, isOut } = await page.evaluate(() => {
        const { activeElement: element } = document;
        const box = element?.getBoundingClientRect();
        const floating = document.querySelector('[aria-label="Salvar alterações"]');
        const top = floating?.getBoundingClientRect().top ?? innerHeight;
        return {
          name: `${element?.getAttribute("name") ?? ""} ${element?.textContent ?? ""}`.trim(),
          isOut: !element?.closest("main"),
          covered: box !== undefined && (box.top < -1 || Math.min(box.bottom, box.top + 44) > top),
        };
      });
      if (isOut) break;
      expect({ title, name, covered }).toEqual({ title, name, covered: false });
      seen.add(name);
    }
  }
  for (const name of [...titles, "Imprimir QR Code", "Alterar senha"]) expect(seen).toContain(name);
});

it("the index leads to each section by keyboard and marks the one that is shown", async () => {
  const page = await settingsAt(desk);
  const marked = () => sectionIndex(page).locator('[aria-current="true"]').textContent();
  await sectionIndex(page).getByRole("link", { name: "Cores" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(marked).toBe("Cores");
  await expect.poll(() => page.locator("h2:focus").textContent()).toBe("Cores");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focusedName(page)).toBe("extras.styleguide.colors.paper");
  await page.reload();
  await expect.poll(marked).toBe("Cores");
  for (const title of ["QR Code", "Equipe", "Avaliações", "Senha e acesso", "Equipe", "Equipe"]) {
    await sectionIndex(page).getByRole("link", { name: title }).click();
    await heading(page, title).waitFor();
    expect(await marked()).toBe(title);
    expect(await page.getByRole("region", { name: /^(?!Salvar)/ }).count()).toBe(1);
  }
});

describe.each([phone, desk])("a section at a time, at $width pixels", (size) => {
  it("is chosen, left and found again by links, by Back and by a reload, and keeps what was typed in others", async () => {
    const account = await settingsAccount(site);
    const visit = await ownerAtSettings(browser, { site, account, size });
    const { page } = visit;
    page.on("dialog", (dialog) => void dialog.accept());
    const isPhone = size.width === phone.width;
    const back = page.getByRole("link", { name: "Seções" });
    expect(await page.getByRole("heading", { level: 2 }).count()).toBe(isPhone ? 0 : 1);
    await sectionIndex(page).getByRole("link", { name: "Endereço" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedText(page)).toBe("Endereço");
    expect(new URL(page.url()).hash).toBe("#secao-address");
    expect(await sectionIndex(page).isVisible()).toBe(!isPhone);
    await textbox(page, "Bairro").fill("Bixiga");
    await page.goBack();
    if (isPhone) {
      await expect.poll(() => focusedText(page)).toContain("Endereço");
      await sectionIndex(page)
        .getByRole("link", { name: /^Endereço.*Não salvo/ })
        .waitFor();
      await expectAccessible(page);
    } else await expect.poll(() => focusedText(page)).toBe("Estabelecimento");
    await show(page, "Mesas e serviço");
    await textbox(page, "Número de mesas").fill("501");
    await page.reload();
    await bar(page).getByText("Recuperamos o que você não tinha salvo.").waitFor();
    await bar(page).getByText("Não salvo: Endereço, Mesas e serviço").waitFor();
    expect(await textbox(page, "Número de mesas").inputValue()).toBe("501");

    // The wrong field is in a section that has not been fetched since.
    await page.goto(site.url(account, "/admin#secao-history"));
    await page.reload();
    await heading(page, "Histórico de alterações").waitFor();
    await page.getByRole("region", { name: "Histórico" }).waitFor();
    await save(page);
    await expect.poll(() => focusedName(page)).toBe("extras.locations");
    expect(new URL(page.url()).hash).toBe("#secao-tables");
    await textbox(page, "Número de mesas").fill("9");
    const skip = page.getByRole("link", { name: "Pular para o conteúdo" });
    await skip.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe("#content");
    await heading(page, "Mesas e serviço").waitFor();
    if (isPhone) {
      await back.click();
      await expect.poll(() => focusedText(page)).toContain("Mesas e serviço");
    } else expect(await back.isVisible()).toBe(false);
    await saved(page);
    const { extras } = (await (await adminOf(site, account)).content.home()).account;
    expect(extras).toMatchObject({ address_district: "Bixiga", locations: 9 });

    // What only the server refuses is gone to as well.
    await show(page, "Endereço");
    await textbox(page, "Cidade").fill("São\u0007Paulo");
    await show(page, "Cores");
    await save(page);
    await expect.poll(() => focusedName(page)).toBe("extras.address_city");
    await discard(page);

    // So is a wrong field beside another that does not belong to the save, which keeps what was typed.
    await show(page, "Contatos");
    await page.getByLabel(/^Telefone/).fill("1");
    await show(page, "Senha e acesso");
    await page.getByLabel("Nova senha").fill("curta");
    await page.getByRole("button", { name: "Alterar senha" }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await save(page);
    await expect.poll(() => focusedName(page)).toBe("extras.phone");
    await show(page, "Senha e acesso");
    expect(await page.getByLabel("Nova senha").inputValue()).toBe("curta");
    await discard(page);
    if (!isPhone) {
      await page.goto(site.url(account, "/admin"));
      await heading(page, "Estabelecimento").waitFor();
      await page.setViewportSize(phone);
      await heading(page, "Estabelecimento").waitFor();
      await back.click();
      await sectionIndex(page).waitFor();
    }
    await leave(visit);
  });
});

it("a section that cannot be fetched says so and is fetched again, and what was typed stays", async () => {
  const account = await settingsAccount(site);
  const visit = await ownerAtSettings(browser, { site, account, size: phone });
  const { page, troubles } = visit;
  await show(page, "Endereço");
  const isScript = (url: URL) => url.pathname.startsWith("/static/");
  await page.route(isScript, (route) => route.abort());
  // A new version of the site would have the page reloaded, if nothing were unsaved.
  const isPage = (url: URL) => url.pathname === "/admin";
  await page.route(isPage, (route) => route.fulfill({ body: "another version" }));
  await textbox(page, "Bairro").fill("Bixiga");
  await page.getByRole("link", { name: "Seções" }).click();
  await sectionIndex(page).getByRole("link", { name: "Cores" }).click();
  await page.getByRole("heading", { name: "Sem internet" }).waitFor();
  await expectAccessible(page);
  // Saving needs what finds its errors, and would reload for it: whoever stays can go on.
  page.on("dialog", (dialog) => void dialog.dismiss());
  await save(page);
  const saving = bar(page).getByText("Salvando...");
  await saving.waitFor();
  await saving.waitFor({ state: "detached" });
  await page.getByText("Você está sem internet.").last().waitFor();
  await page.unroute(isScript);
  await page.unroute(isPage);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByLabel("Escolher: Destaque").waitFor();
  await saved(page);
  const { extras } = (await (await adminOf(site, account)).content.home()).account;
  expect(extras.address_district).toBe("Bixiga");
  troubles.length = 0;
  await leave(visit);
});

it("colours that cannot be read are told in words, and what the site shows instead", async () => {
  const page = await settingsAt(desk);
  await show(page, "Cores");
  await textbox(page, "Texto").fill("#dddddd");
  await textbox(page, "Destaque").fill("#ffc400");
  const colours = section(page, "Cores");
  await colours
    .getByText(/Difícil de ler sobre o fundo: contraste 1,2, e o mínimo é 4,5\./)
    .waitFor();
  await colours.getByText(/Os botões ficam com esta cor\./).waitFor();
  const preview = colours.getByRole("figure");
  const button = preview.getByText("Finalizar pedido");
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    "rgb(255, 196, 0)",
  );
  await colours.getByRole("button", { name: "Usar o padrão em Destaque" }).click();
  expect(await textbox(page, "Destaque").inputValue()).toBe("");
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    "rgb(110, 34, 71)",
  );
  await discard(page);
});

it("the map is loaded when it is asked for, in a sandbox", async () => {
  const page = await settingsAt(desk);
  const { troubles } = owner();
  const before = [...troubles];
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>mapa</p>" }),
  );
  await show(page, "Endereço");
  expect(await page.locator("iframe").count()).toBe(0);
  await page.getByRole("button", { name: "Ver o mapa" }).click();
  const frame = page.locator("iframe");
  expect(await frame.getAttribute("src")).toBe(
    "https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4",
  );
  expect(await frame.getAttribute("sandbox")).not.toContain("top-navigation");
  await textbox(page, /^Mapa/).fill("https://evil.example/embed?x=1");
  expect(await page.locator("iframe").count()).toBe(0);
  await discard(page);
  // The map's host was asked on purpose.
  troubles.splice(0, troubles.length, ...before);
});

it("a mask keeps the caret where one types, pastes and deletes", async () => {
  const page = await settingsAt(desk);
  const at = async (place: number) => {
    // The mask sets the caret once more after the browser has had its turn.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press("Home");
    for (let count = 0; count < 30; count += 1) {
      const now = await caret(page);
      if (now === null || now >= place) break;
      await page.keyboard.press("ArrowRight");
    }
  };
  const shows = async (field: Locator, [text, place]: [string, number]) => {
    await expect
      .poll(async () => [await field.inputValue(), await caret(page)])
      .toEqual([text, place]);
  };
  await show(page, "Contatos");
  const telephone = textbox(page, /^Telefone/);
  await telephone.pressSequentially("1133334444");
  expect(await telephone.inputValue()).toBe("(11) 3333-4444");
  await page.keyboard.type("5");
  expect(await telephone.inputValue()).toBe("(11) 33334-4445");
  await page.keyboard.press("Backspace");
  expect(await telephone.inputValue()).toBe("(11) 3333-4444");
  await at(7);
  await page.keyboard.type("9");
  await shows(telephone, ["(11) 33933-4444", 8]);
  await page.keyboard.press("Backspace");
  await shows(telephone, ["(11) 3333-4444", 7]);
  // Backspace passes over the mask's own characters, and deletes the digit before them.
  await at(5);
  await page.keyboard.press("Backspace");
  await shows(telephone, ["(13) 3334-444", 2]);
  await page.keyboard.press("Delete");
  expect(await telephone.inputValue()).toBe("(13) 3344-44");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("+55 (21) 98888-7777");
  expect(await telephone.inputValue()).toBe("(21) 98888-7777");

  await show(page, "Estabelecimento");
  const document = textbox(page, /^CPF\/CNPJ/);
  await document.pressSequentially("12abc34501de35");
  expect(await document.inputValue()).toBe("12.ABC.345/01DE-35");
  await at(4);
  await page.keyboard.press("Delete");
  await shows(document, ["12.AC3.450/1DE3-5", 4]);
  await page.keyboard.type("b");
  await shows(document, ["12.ABC.345/01DE-35", 5]);

  await show(page, "Endereço");
  const postalCode = textbox(page, /^CEP/);
  await postalCode.fill("");
  await postalCode.pressSequentially("0131");
  await at(2);
  await page.keyboard.type("9");
  await shows(postalCode, ["01931", 3]);
  await discard(page);
});
