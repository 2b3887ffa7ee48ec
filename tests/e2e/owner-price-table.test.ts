import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { newAccount } from "../../src/server/testing/new-account.ts";
import { faultsAtAnySize, leave, phone, screens, setLetters } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { button } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { newOwner } from "./owner.ts";
import { pasteInto } from "./paste-into.ts";
import { browser, site } from "./shared-site.ts";

let account: MenuAccount;
beforeEach(async () => {
  account = await newMenuAccount(site);
});

const price = (page: Page, title: string) => page.getByLabel(`Preço: ${title}`, { exact: true });
const stock = (page: Page, title: string) => page.getByLabel(`Estoque: ${title}`, { exact: true });
const active = (page: Page, title: string) => page.getByLabel(`Ativo: ${title}`, { exact: true });
const save = (page: Page) => button(page, "Salvar").click();
const atCell = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const id = (title: string) => account.ids[title] ?? "";

/** The stored price, stock and state of each item. */
async function stored(...titles: string[]) {
  const admin = await adminOf(site, account);
  const { menu, menuSubGroups } = await admin.content.menu();
  const items = [...menu, ...Object.values(menuSubGroups).flat()].flatMap((one) => one.items);
  return titles.map((title) => {
    const item = items.find((one) => one.title_br === title);
    return [item?.extras.price, item?.extras.stock, item?.active];
  });
}

/** Runs at the table, as its owner; nothing may go wrong on the page but calls that are refused. */
async function atTable(run: (page: Page) => Promise<void>, size = phone): Promise<void> {
  const path = "/tabela-de-precos";
  const owner = await newOwner(browser, { site, account, size, path });
  await price(owner.page, "Calabresa").waitFor();
  await run(owner.page);
  const refused = /^4\d\d .*\/content\/bulk$|Failed to load resource/;
  expect(owner.troubles.filter((trouble) => !refused.test(trouble))).toEqual([]);
  await owner.close();
}

describe("the table of all items", () => {
  it("is found from the bar of the menu", async () => {
    const owner = await newOwner(browser, { site, account, size: phone });
    await owner.page.getByRole("link", { name: "Tabela de preços" }).click();
    await owner.page.getByRole("heading", { name: "Tabela de preços" }).waitFor();
    await price(owner.page, "Calabresa").waitFor();
    expect(new URL(owner.page.url()).pathname).toBe("/tabela-de-precos");
    await leave(owner);
  });

  it.each(["/tabela-de-precos", "/admin/traducoes"])(
    "while the menu is empty %s leads to it",
    async (path) => {
      account = { ...(await newAccount(site, { extras: { languages: ["br", "us"] } })), ids: {} };
      const owner = await newOwner(browser, { site, account, size: phone, path });
      const toMenu = owner.page.getByRole("main").getByRole("link", { name: "Ver o cardápio" });
      await toMenu.waitFor();
      expect(await button(owner.page, "Salvar").count()).toBe(0);
      await toMenu.click();
      await expect.poll(() => button(owner.page, "Nova categoria").isVisible()).toBe(true);
      await leave(owner);
    },
  );

  it("is filled in by keys alone as a spreadsheet, and saved as one change that can be undone", async () => {
    await atTable(async (page) => {
      await price(page, "Calabresa").focus();
      await page.keyboard.type("2500");
      await page.keyboard.press("Enter");
      expect(await atCell(page)).toBe("Preço: Portuguesa à moda");
      await page.keyboard.type("2650");
      await page.keyboard.press("Tab");
      expect(await atCell(page)).toBe("Estoque: Portuguesa à moda");
      await page.keyboard.type("12");
      await page.keyboard.press("ArrowUp");
      expect(await atCell(page)).toBe("Estoque: Calabresa");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Space");
      expect(await atCell(page)).toBe("Ativo: Calabresa");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      expect(await atCell(page)).toBe("Preço: Calabresa");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.type("1");
      await page.getByText("era 24,99").last().waitFor();
      await page.keyboard.press("Escape");
      expect(await price(page, "Fora do forno").inputValue()).toBe("24,99");
      await page.getByText("4 valores mudaram e não estão salvos.").waitFor();
      expect(await stored("Calabresa")).toEqual([[22.99, null, true]]);

      await page.keyboard.press("ControlOrMeta+s");
      await page.getByText("2 linhas salvas.").waitFor();
      // Readers of screens hear of it once.
      await page.getByText("Salvo", { exact: true }).waitFor();
      expect(await page.locator("body").ariaSnapshot()).not.toMatch(/\bSalvo\b/);
      const changed = [
        [25, null, false],
        [26.5, 12, true],
      ];
      expect(await stored("Calabresa", "Portuguesa à moda")).toEqual(changed);
      await page.reload();
      expect(await price(page, "Calabresa").inputValue()).toBe("25,00");
      await active(page, "Calabresa").check();
      // As with Caps Lock.
      await page.keyboard.press("ControlOrMeta+S");
      await page.getByText("1 linha salva.").waitFor();
      await button(page, "Desfazer").click();
      await page.getByText("As mudanças foram desfeitas.").waitFor();
      expect(await active(page, "Calabresa").isChecked()).toBe(false);
      expect(await stored("Calabresa", "Portuguesa à moda")).toEqual(changed);
    });
  });

  it("takes a column of a spreadsheet, marks what is no price at its cell, and keeps all of it over a reload", async () => {
    await atTable(async (page) => {
      await pasteInto(
        page,
        "Preço: Calabresa",
        "R$ 31,90\t5\tnão\r\ncaro\t\tsim\r\n1.234,50\t7\t\r\n",
      );
      await page.getByText("9 células coladas.").waitFor();
      expect(await price(page, "Calabresa").inputValue()).toBe("31,90");
      expect(await price(page, "Fora do forno").inputValue()).toBe("1.234,50");
      const wrong = price(page, "Portuguesa à moda");
      expect(await wrong.inputValue()).toBe("caro");
      await save(page);
      await expect.poll(() => atCell(page)).toBe("Preço: Portuguesa à moda");
      expect(await wrong.getAttribute("aria-invalid")).toBe("true");
      await page.getByText("não é um preço").waitFor();
      await page.getByText("Confira 1 campo.").waitFor();
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText("Confira 1 campo.").waitFor();
      await wrong.fill("2700");
      await save(page);
      await page.getByText("3 linhas salvas.").waitFor();
      expect(await stored("Calabresa", "Portuguesa à moda", "Fora do forno")).toEqual([
        [31.9, 5, false],
        [27, null, true],
        [1234.5, 7, false],
      ]);
    });
  });

  it("shows options if asked, which are searched and saved with the rest", async () => {
    await atTable(async (page) => {
      const option = "Borda: Catupiry (Calabresa)";
      expect(await price(page, option).count()).toBe(0);
      await page.getByLabel("Mostrar as opções").check();
      await page.getByLabel("Buscar na tabela").fill("catupiry");
      await price(page, "Calabresa").waitFor({ state: "detached" });
      await price(page, option).fill("450");
      await stock(page, option).fill("3");
      await save(page);
      await page.getByText("1 linha salva.").waitFor();
      expect(await stored("Catupiry")).toEqual([[4.5, 3, true]]);
    });
  });

  it("names each cell that somebody else has changed, and loses nothing", async () => {
    const other = await adminOf(site, account);
    await atTable(async (page) => {
      await price(page, "Calabresa").fill("2500");
      await price(page, "Guaraná").fill("700");
      await price(page, "Suco 1").fill("1150");
      await stock(page, "Suco 1").fill("9");
      await other.content.saveValues({
        body: {
          edits: [
            { id: id("Calabresa"), data: { extras: { price: 30 } } },
            { id: id("Suco 1"), data: { extras: { stock: 4 } } },
          ],
        },
      });
      await save(page);
      const dialog = page.getByRole("alertdialog", { name: "Outra pessoa mudou isto" });
      await dialog.waitFor();
      const fields = await dialog.locator("section").allInnerTexts();
      expect(fields.map((field) => field.split(/\s*\n\s*/))).toEqual([
        ["Preço: Calabresa", "O seu", "25,00", "O da outra pessoa", "30,00"],
        ["Estoque: Suco 1", "O seu", "9", "O da outra pessoa", "4"],
      ]);
      // On a wider phone both buttons would have room beside a column of single words.
      await page.setViewportSize({ width: 390, height: 844 });
      const why = await page.getByText("Não foi salvo. Outra pessoa mudou isto").boundingBox();
      expect(why?.height).toBeLessThan(50);
      await page.keyboard.press("Escape");
      expect(await price(page, "Calabresa").inputValue()).toBe("25,00");
      await save(page);
      await dialog.getByRole("button", { name: "Manter o meu" }).click();
      await page.getByText("3 linhas salvas.").waitFor();
      expect(await stored("Calabresa", "Guaraná", "Suco 1")).toEqual([
        [25, null, true],
        [7, null, true],
        [11.5, 9, true],
      ]);
      // A later change by somebody else is not taken back.
      await other.content.saveValues({
        body: { edits: [{ id: id("Guaraná"), data: { extras: { price: 8 } } }] },
      });
      await button(page, "Desfazer").click();
      await page.getByText(/Outra pessoa mudou estes valores depois/).waitFor();
      expect(await stored("Guaraná", "Calabresa")).toEqual([
        [8, null, true],
        [25, null, true],
      ]);
    });
  });

  it("says what somebody else has removed, and saves the rest", async () => {
    const other = await adminOf(site, account);
    await atTable(async (page) => {
      await price(page, "Guaraná").fill("700");
      await price(page, "Suco 1").fill("1150");
      await other.content.removeItem({ params: { id: id("Guaraná") } });
      await save(page);
      await page.getByText("Outra pessoa excluiu Guaraná, que você mudou.").waitFor();
      await price(page, "Guaraná").waitFor({ state: "detached" });
      await button(page, "Descartar estas mudanças").click();
      await page.getByText("1 valor mudou e não está salvo.").waitFor();
      await save(page);
      await page.getByText("1 linha salva.").waitFor();
      expect(await stored("Suco 1")).toEqual([[11.5, null, true]]);
    });
  });

  it("asks before it is left with something unsaved", async () => {
    await atTable(async (page) => {
      await price(page, "Guaraná").fill("700");
      await page.getByRole("link", { name: "Pedidos" }).click();
      await page.getByRole("alertdialog", { name: "Sair sem salvar?" }).waitFor();
      await button(page, "Continuar aqui").click();
      expect(await price(page, "Guaraná").inputValue()).toBe("7,00");
      await button(page, "Descartar").click();
      expect(await price(page, "Guaraná").inputValue()).toBe("4,99");
      await page.getByText("Tudo salvo").waitFor();
    });
  });
});

describe("prices of a category", () => {
  it("go up by a percentage, rounded, as they are shown before", async () => {
    await atTable(async (page) => {
      await button(page, "Reajustar preços de Bebidas").click();
      const dialog = page.getByRole("dialog", { name: "Reajustar preços" });
      await dialog.getByLabel("Porcentagem (%)").fill("7,5");
      await dialog.getByLabel("Arredondar").selectOption("Para terminar em ,90");
      const preview = dialog.getByRole("region", { name: "Como fica" }).getByRole("listitem");
      expect((await preview.allInnerTexts()).slice(0, 2).map((text) => text.split(/\s+/))).toEqual([
        ["Guaraná", "de", "R$", "4,99", "para", "R$", "4,90"],
        ["Suco", "1", "de", "R$", "10,00", "para", "R$", "10,90"],
      ]);
      await dialog.getByRole("button", { name: "Pôr 9 preços na tabela" }).click();
      await page.getByText("9 preços mudaram na tabela. Confira e salve.").waitFor();
      expect(await stored("Suco 1")).toEqual([[10, null, true]]);
      await save(page);
      await page.getByText("9 linhas salvas.").waitFor();
      expect(await stored("Guaraná", "Suco 1", "Calabresa")).toEqual([
        [4.9, null, true],
        [10.9, null, true],
        [22.99, null, true],
      ]);
    });
  });

  it("go down by an amount with those of the options, and what has none stays without", async () => {
    await atTable(async (page) => {
      await button(page, "Reajustar preços").click();
      const dialog = page.getByRole("dialog", { name: "Reajustar preços" });
      await dialog.getByLabel("Diminuir").check();
      await dialog.getByLabel("Por valor").check();
      await dialog.getByRole("button", { name: "Pôr na tabela" }).click();
      await dialog.getByText("Digite o valor.").waitFor();
      await dialog.getByLabel("Valor (R$)").fill("500");
      await dialog.getByLabel("Também as opções").check();
      await dialog.getByRole("button", { name: /^Pôr \d+ preços na tabela$/ }).click();
      await save(page);
      await page.getByText(/linhas salvas/).waitFor();
      expect(await stored("Calabresa", "Catupiry", "Água da casa", "Panetone")).toEqual([
        [17.99, null, true],
        [0, null, true],
        [0, null, true],
        [4, null, true],
      ]);
    });
  });
});

describe("the table is accessible and fits at every size of screen and letters", () => {
  const change = async (page: Page) => {
    await page.getByLabel("Mostrar as opções").check();
    await active(page, "Guaraná").uncheck();
    await pasteInto(page, "Preço: Calabresa", "1.234.567,89\n12,00");
    await pasteInto(page, "Estoque: Guaraná", "muitos");
    await save(page);
  };
  const raise = async (page: Page) => {
    await button(page, "Reajustar preços").click();
    await page.getByLabel("Porcentagem (%)").fill("10");
  };
  it("a price of five digits is whole on a phone", async () => {
    await atTable(async (page) => {
      await price(page, "Calabresa").fill("1234567");
      for (const lettersPx of [16, 22]) {
        await setLetters(page, lettersPx);
        const cut = price(page, "Calabresa").evaluate((one) => one.scrollWidth - one.clientWidth);
        expect(await cut, `${lettersPx} px`).toBe(0);
      }
    }, screens[0]);
  });

  it.each([
    ["as it is", async () => {}],
    ["changed and wrong", change],
    ["the change of prices", raise],
  ] satisfies [string, (page: Page) => Promise<void>][])("%s", async (_, open) => {
    await atTable(async (page) => {
      await open(page);
      expect(await faultsAtAnySize(page)).toEqual([]);
    }, screens[0]);
  });
});
