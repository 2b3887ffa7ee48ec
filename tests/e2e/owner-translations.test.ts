import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  startTranslator,
  type TestTranslator,
} from "../../src/server/translations/testing-translator.ts";
import { desk, faultsAtAnySize, leave, phone, screens } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { button } from "./guest.ts";
import { newLinkedAccount, newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";
import { startSite, type TestSite } from "./site.ts";

let account: MenuAccount;
beforeEach(async () => {
  account = await newMenuAccount(site);
});

const id = (title: string) => account.ids[title] ?? "";
const title = (page: Page, where: string) => page.getByLabel(`${where}: Título`, { exact: true });
const save = (page: Page) => button(page, "Salvar").click();
const open = (page: Page, category: string) =>
  page.locator("summary").filter({ hasText: category }).click();

/** Runs at the page, as its owner; nothing may go wrong on it but calls that are refused. */
async function atTranslations(
  run: (page: Page) => Promise<void>,
  { size = phone, at = site }: { size?: typeof phone; at?: TestSite } = {},
): Promise<void> {
  const path = "/admin/traducoes";
  const owner = await newOwner(browser, { site: at, account, size, path });
  await owner.page.getByRole("heading", { name: "Traduções" }).waitFor();
  await run(owner.page);
  const refused = /^4\d\d .*\/translations$|Failed to load resource/;
  expect(owner.troubles.filter((trouble) => !refused.test(trouble))).toEqual([]);
  await owner.close();
}

/** The title of an item in English as guests get it. */
async function inEnglish(name: string): Promise<string | undefined> {
  const { menu } = await guestOf(site, account).content.menu();
  return menu.flatMap(({ items }) => items).find((item) => item.title_br === name)?.title_us;
}

const rename = async (name: string, data: { title_br?: string; title_us?: string }) =>
  (await adminOf(site, account)).content.saveItem({ body: { data: { id: id(name), ...data } } });

describe("the page of translations", () => {
  it("is found from the languages of the settings, and counts what there is to do in each", async () => {
    // The settings would look up a postal code, and no service answers here.
    account = await newMenuAccount(site, { extras: { postal_code: "" } });
    const owner = await newOwner(browser, {
      site,
      account,
      size: desk,
      path: "/admin#secao-languages",
    });
    const link = owner.page.getByRole("link", { name: "Traduzir o cardápio" });
    // Beside a switch and its hint it is no higher than other buttons.
    expect((await link.boundingBox())?.height).toBeLessThan(50);
    await owner.page.setViewportSize(phone);
    await link.click();
    await owner.page.getByRole("heading", { name: "Traduções" }).waitFor();
    await owner.page.getByRole("radio", { name: /Italiano \d+ faltam/ }).waitFor();
    expect(await owner.page.getByRole("radio").count()).toBe(2);
    await leave(owner);
  });

  it("is filled in by keys alone, kept over a reload, and saved for guests", async () => {
    await atTranslations(async (page) => {
      await open(page, "Bebidas");
      await title(page, "Suco 1").fill("Juice 1");
      await page.keyboard.press("Enter");
      await page.keyboard.type("Juice 2");
      await page.keyboard.press("Enter");
      await page.keyboard.type("wrong");
      await page.keyboard.press("Escape");
      expect(await title(page, "Suco 3").inputValue()).toBe("");
      await page.getByText("2 traduções mudaram e não estão salvas.").waitFor();
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText("Recuperamos o que você não tinha salvo.").waitFor();
      await save(page);
      await page
        .getByText("Tudo salvo")
        .or(page.getByText("Salvo", { exact: true }))
        .first()
        .waitFor();
      expect([await inEnglish("Suco 1"), await inEnglish("Suco 2")]).toEqual([
        "Juice 1",
        "Juice 2",
      ]);
      await open(page, "Bebidas");
      expect(await title(page, "Suco 2").inputValue()).toBe("Juice 2");
    });
  });

  it("tells what is out of date or equal to the original, until somebody says that it is right", async () => {
    await rename("Guaraná", { title_us: "Guaraná" });
    await rename("Suco 1", { title_us: "Juice" });
    await rename("Suco 1", { title_br: "Suco de laranja" });
    await atTranslations(async (page) => {
      await page
        .getByRole("radio", { name: /English.* 1 desatualizada e 1 igual ao original/ })
        .waitFor();
      await open(page, "Bebidas");
      await page.getByText("Antes era: Suco 1").waitFor();
      await button(page, "Continua certa").click();
      await page.getByText("Tradução conferida.").waitFor();
      await page.getByText("Antes era: Suco 1").waitFor({ state: "detached" });
      await button(page, "É assim mesmo").click();
      await page.getByRole("radio", { name: /English \d+ faltam$/ }).waitFor();
      await page.getByLabel("Mostrar só o que falta conferir").check();
      await title(page, "Guaraná").waitFor({ state: "detached" });
      expect(await title(page, "Suco 2").count()).toBe(1);
    });
  });

  it("takes a translation for all texts that say the same, once they are checked and saved", async () => {
    await rename("Suco 2", { title_br: "Suco 1" });
    await atTranslations(async (page) => {
      await open(page, "Bebidas");
      const same = title(page, "Suco 1");
      await same.first().fill("Juice");
      await button(page, "Repetir 1 tradução já feita").click();
      await page.getByText("1 texto igual a outro foi preenchido.").waitFor();
      expect(await same.last().inputValue()).toBe("Juice");
      await page.getByRole("button", { name: /^Repetir/ }).waitFor({ state: "detached" });
      await save(page);
      await page.getByText("Salvo", { exact: true }).first().waitFor();
      const { menu } = await guestOf(site, account).content.menu();
      const items = menu.flatMap((category) => category.items);
      const found = items.filter(({ title_br }) => title_br === "Suco 1");
      expect(found.map(({ title_us }) => title_us)).toEqual(["Juice", "Juice"]);
    });
  });

  it("names what somebody else has written meanwhile, and loses nothing", async () => {
    await atTranslations(async (page) => {
      await open(page, "Bebidas");
      await title(page, "Suco 1").fill("Mine");
      await title(page, "Suco 2").fill("Also mine");
      await rename("Suco 1", { title_us: "Theirs" });
      await save(page);
      const dialog = page.getByRole("alertdialog", { name: "Outra pessoa mudou isto" });
      await dialog.waitFor();
      const fields = await dialog.locator("section").allInnerTexts();
      expect(fields.map((field) => field.split(/\s*\n\s*/))).toEqual([
        ["Suco 1: Título", "O seu", "Mine", "O da outra pessoa", "Theirs"],
      ]);
      await dialog.getByRole("button", { name: "Manter o meu" }).click();
      await expect.poll(() => inEnglish("Suco 2")).toBe("Also mine");
      expect(await inEnglish("Suco 1")).toBe("Mine");
    });
  });

  it("says that somebody else has removed a text, and saves the rest", async () => {
    await atTranslations(async (page) => {
      await open(page, "Bebidas");
      await title(page, "Suco 1").fill("Juice 1");
      await title(page, "Suco 2").fill("Juice 2");
      await (await adminOf(site, account)).content.removeItem({ params: { id: id("Suco 1") } });
      await save(page);
      await page.getByText("Outra pessoa excluiu 1 texto que você traduziu.").waitFor();
      await button(page, "Descartar estas mudanças").click();
      await save(page);
      await expect.poll(() => inEnglish("Suco 2")).toBe("Juice 2");
    });
  });

  it("has the texts of the home page, formatted as they are", async () => {
    account = await newLinkedAccount(site);
    await atTranslations(async (page) => {
      await open(page, "Página inicial");
      await page.getByLabel("Botão", { exact: true }).last().fill("Our blog");
      const editor = page.getByRole("textbox", { name: "Texto da página" });
      await editor.fill("Welcome");
      await save(page);
      await expect
        .poll(async () => {
          const { account: shown } = await guestOf(site, account).content.home();
          return [shown.extras.home_text_us, shown.extras.home_ctas.map(({ cta_us }) => cta_us)];
        })
        .toEqual(["<p>Welcome</p>", ["Booking", "Our blog"]]);
    });
  });

  it("keeps the place in a formatted text that is found right, from which Ctrl and Enter lead on", async () => {
    account = await newLinkedAccount(site);
    const same = { home_text_br: "<p>Pizza</p>", home_text_us: "<p>Pizza</p>" };
    await (await adminOf(site, account)).account.save({ body: { extras: same } });
    await atTranslations(async (page) => {
      const hasFocus = (field: Locator) =>
        field.evaluate((element) => element === document.activeElement);
      await open(page, "Página inicial");
      const texts = ["Texto da página", "Mini-bio"].map((name) =>
        page.getByRole("textbox", { name }),
      ) as [Locator, Locator];
      // The editors come after the page, and take the focus only once they are there.
      await Promise.all(texts.map((text) => text.waitFor()));
      await button(page, "É assim mesmo").press("Enter");
      await page.getByText("Tradução conferida.").first().waitFor();
      await expect.poll(() => hasFocus(texts[0])).toBe(true);
      await page.keyboard.press("Enter");
      expect(await texts[0].locator("p").count()).toBe(2);
      await page.keyboard.press("ControlOrMeta+Enter");
      expect(await Promise.all(texts.map(hasFocus))).toEqual([false, true]);
      expect(await texts[0].locator("p").count()).toBe(2);
    });
  });

  it("keeps the open categories and the filter from language to language, and each text in its own", async () => {
    await rename("Guaraná", { title_us: "Guarana soda" });
    await atTranslations(async (page) => {
      const choose = (name: RegExp) => page.getByRole("radio", { name }).check();
      const filter = page.getByLabel("Mostrar só o que falta conferir");
      await open(page, "Bebidas");
      await filter.check();
      await title(page, "Guaraná").waitFor({ state: "detached" });
      await title(page, "Suco 1").fill("Juice");
      await choose(/^Italiano/);
      await title(page, "Guaraná").waitFor();
      expect(await filter.isChecked()).toBe(true);
      expect(await title(page, "Suco 1").inputValue()).toBe("");
      await title(page, "Suco 2").fill("Succo");
      await choose(/^English/);
      await title(page, "Guaraná").waitFor({ state: "detached" });
      expect(await title(page, "Suco 1").inputValue()).toBe("Juice");
      await save(page);
      await expect.poll(() => inEnglish("Suco 1")).toBe("Juice");
      const { menu } = await guestOf(site, account).content.menu();
      const juices = menu
        .flatMap(({ items }) => items)
        .filter(({ title_br: name }) => /^Suco [12]$/.test(name ?? ""));
      expect(juices.map(({ title_us, title_it }) => [title_us, title_it])).toEqual([
        ["Juice", undefined],
        [undefined, "Succo"],
      ]);
    });
  });

  it("asks before a button's translation goes onto the one that has come into its place", async () => {
    account = await newLinkedAccount(site);
    const labels = async () => {
      const { account: shown } = await guestOf(site, account).content.home();
      return shown.extras.home_ctas.map(({ cta_br, cta_us }) => [cta_br, cta_us]);
    };
    await atTranslations(async (page) => {
      await open(page, "Página inicial");
      await page.getByLabel("Botão", { exact: true }).last().fill("Our blog");
      const { account: shown } = await guestOf(site, account).content.home();
      const owner = await adminOf(site, account);
      await owner.account.save({
        body: { extras: { home_ctas: shown.extras.home_ctas.toReversed() } },
      });
      await save(page);
      const dialog = page.getByRole("alertdialog", { name: "Outra pessoa mudou isto" });
      await dialog.waitFor();
      expect(await labels()).toEqual([
        ["Nosso blog", undefined],
        ["Reservas", "Booking"],
      ]);
      await dialog.getByRole("button", { name: "Manter o meu" }).click();
      await expect.poll(labels).toEqual([
        ["Nosso blog", undefined],
        ["Reservas", "Our blog"],
      ]);
    });
  });
});

describe("a file for a translator", () => {
  it("goes out and comes back: what changes is shown first, and nothing but translations is", async () => {
    await rename("Suco 2", { title_us: "Juice 2" });
    await atTranslations(async (page) => {
      const download = page.waitForEvent("download");
      await button(page, "Baixar planilha (English)").click();
      const file = await download;
      expect(file.suggestedFilename()).toBe("traducoes-en-US.csv");
      const table = await readFile(await file.path(), "utf8");
      await rename("Suco 3", { title_br: "Suco de uva" });
      const line = (name: string, text: string) =>
        table
          .split("\r\n")
          .find((one) => one.includes(`${id(name)}.title`))
          ?.replace(/;[^;]*;[^;]*(;[^;]*)$/, `;${text};x$1;99,90`);
      const lines = [table.split("\r\n")[0], line("Suco 1", "Juice 1"), line("Suco 3", "Juice 3")];
      const changed = [...lines, "us unknown.title;;;x"].join("\r\n");
      const bring = (text: string) =>
        page.locator("input[type=file]").setInputFiles({
          name: "volta.csv",
          mimeType: "text/csv",
          buffer: Buffer.from(text),
        });
      // The first bytes of a workbook.
      await bring("PK\u0003\u0004\u0014\0\u0006\0");
      await page.getByText("Salve a planilha como CSV.").first().waitFor();
      await bring(changed);
      const dialog = page.getByRole("dialog", { name: "O que muda · English" });
      await dialog.getByText("2 traduções mudam.").waitFor();
      await dialog.getByText("1 linha ficou de fora: a chave não existe aqui.").waitFor();
      await dialog.getByText("Linha 4: us unknown.title").waitFor();
      expect(await inEnglish("Suco 1")).toBeUndefined();
      await dialog.getByRole("button", { name: "Salvar 2 traduções" }).click();
      await page.getByText("2 traduções salvas.").waitFor();
      expect([await inEnglish("Suco 1"), await inEnglish("Suco 2")]).toEqual([
        "Juice 1",
        "Juice 2",
      ]);
      // The translation is of the former original.
      await page.getByRole("radio", { name: /English.* 1 desatualizada/ }).waitFor();
      const { menu } = await guestOf(site, account).content.menu();
      const juice = menu
        .flatMap(({ items }) => items)
        .find(({ title_us: one }) => one === "Juice 1");
      expect(juice?.extras.price).toBe(10);
    });
  });
});

describe("threat 70: a suggestion of a machine", () => {
  let service: TestTranslator;
  let suggesting: TestSite;
  beforeAll(async () => {
    service = await startTranslator();
    suggesting = await startSite({ translator: service.translator });
  });
  afterAll(async () => {
    await suggesting.close();
    await service.close();
  });

  it("is marked, kept apart from what is saved, and saved once a person has reviewed it", async () => {
    await atTranslations(
      async (page) => {
        await open(page, "Bebidas");
        await button(page, "Sugerir 10 traduções").press("Enter");
        await page.getByText("10 sugestões chegaram.").waitFor();
        expect(await title(page, "Suco 1").inputValue()).toBe("«Suco 1»");
        // The button is gone, and the next Tab still leads to the suggestions.
        const focused = page.locator(":focus");
        await expect.poll(() => focused.getAttribute("role")).toBe("group");
        await page.keyboard.press("Tab");
        expect(await focused.inputValue()).toBe("«Bebidas»");
        expect(await page.getByText("Sugestão automática").count()).toBe(10);
        await page.getByText("10 sugestões ainda não foram conferidas e não são salvas.").waitFor();
        expect(await button(page, "Salvar").getAttribute("aria-disabled")).toBe("true");
        await page.reload();
        await open(page, "Bebidas");
        // Enter accepts a suggestion, typing changes it, and a button discards it.
        await title(page, "Suco 1").focus();
        await page.keyboard.press("Enter");
        await title(page, "Suco 2").fill("Juice 2");
        await button(page, "Descartar").first().click();
        expect(await page.getByText("Sugestão automática").count()).toBe(7);
        await save(page);
        await expect.poll(() => inEnglish("Suco 2")).toBe("Juice 2");
        expect([await inEnglish("Suco 1"), await inEnglish("Suco 3")]).toEqual([
          "«Suco 1»",
          undefined,
        ]);
        expect(await page.getByText("Sugestão automática").count()).toBe(7);
        expect(await faultsAtAnySize(page)).toEqual([]);
      },
      { at: suggesting },
    );
  });

  it("is not to be seen where the operator has set no service", async () => {
    await atTranslations(async (page) => {
      await open(page, "Bebidas");
      await title(page, "Suco 1").waitFor();
      expect(await page.getByText(/Suger|máquina/).count()).toBe(0);
    });
  });
});

describe("at any size, the page of translations has no fault", () => {
  it("as it is, open and changed, on the way out, and while a file is looked at", async () => {
    await rename("Suco 1", { title_us: "Juice" });
    await rename("Suco 1", { title_br: "Suco de laranja" });
    await atTranslations(
      async (page) => {
        await open(page, "Bebidas");
        await title(page, "Suco 2").fill("Juice 2");
        expect(await faultsAtAnySize(page)).toEqual([]);
        await page.locator("input[type=file]").setInputFiles({
          name: "volta.csv",
          mimeType: "text/csv",
          buffer: Buffer.from(`a;b;c;d\nus ${id("Suco 3")}.title;;Suco;Juice 3\nnada;;;x`),
        });
        await page.getByText("1 tradução muda.").waitFor();
        expect(await faultsAtAnySize(page)).toEqual([]);
      },
      { size: screens[0] },
    );
  });
});
