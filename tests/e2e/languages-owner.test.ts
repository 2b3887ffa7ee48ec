import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { leave, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { button } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { goAndPress, newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";
import { expectSpoken, longMs, ownOfShops, spokenIn, type Spoken } from "./spoken.ts";

/** Words of the accounts and their people. */
const own = [
  ownOfShops,
  "Pizza 1, Linguiça e cebola roxa, Portuguesa à moda, Fora do forno, Sobremesas",
  "Fora de época, Panetone, Extras da casa, Água da casa, Guaraná, Suco 1, Picante, Our pizzas, Dona, Garçom",
  "Desde 1950 na mesma esquina. Rua das Flores, São Paulo, SP, Mussarela, João Pessoa, Campo Grande, Boa Vista, Rio Branco, dona@example.com, garcom@example.com",
];

let account: MenuAccount;
beforeAll(async () => {
  account = await newMenuAccount(site, {
    features: { delivery: true, easyOrder: true, attendantOrder: true, linktree: true },
    // The settings would look up a postal code, and no service answers here.
    extras: { postal_code: "" },
  });
});

/** The owner on a phone whose pages are in this language. */
async function ownerIn({ language }: Spoken) {
  const owner = await newOwner(browser, { site, account, size: phone, path: "/pedidos" });
  await owner.page.evaluate(
    (chosen) => localStorage.setItem("interface_language", chosen),
    language,
  );
  const go = (path: string) => owner.page.goto(site.url(account, path));
  return { ...owner, go };
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

it(
  "in Italian an owner edits an item and its price, adds one, sorts, copies, deletes and translates",
  async () => {
    const words = await spokenIn("it", own);
    const { menuEditor, homeEditor, priceTable, translation, menu } = words;
    const { entry, adding, sorting, deleting } = menuEditor;
    const { entry: form, copying } = words.entry;
    const { title, fields } = words.entryField;
    const { page, go, ...visit } = await ownerIn(words);
    // The edited texts are in the language of the address.
    const expectEditorSpoken = () => expectSpoken(page, words, { document: "br" });
    await go("/cardapio");
    await goAndPress(page, button(page, entry.edit("Calabresa")));
    const editor = page.getByRole("form", { name: entry.edit("Calabresa"), exact: true });
    await editor.getByLabel(title, { exact: true }).fill("");
    await button(page, form.finish("Calabresa")).click();
    await editor.getByText(entry.titleRequired).waitFor();
    await expectEditorSpoken();
    await editor.getByLabel(title, { exact: true }).fill("Calabresa");
    const price = editor.getByLabel(new RegExp(`^${fields.priceCents}`));
    await price.fill("");
    await price.pressSequentially("2490");
    await button(page, form.finish("Calabresa")).click();
    await page.getByText("R$ 24,90").first().waitFor();

    await goAndPress(page, button(page, adding.item).first());
    const adder = page.getByRole("form", { name: adding.item });
    await adder.getByRole("button", { name: adding.add }).click();
    await adder.getByText(adding.itemTitle).last().waitFor();
    await adder.getByRole("textbox").first().fill("Mussarela");
    await adder.getByRole("button", { name: adding.add }).click();
    await adder.getByText(adding.added("Mussarela")).waitFor();
    await expectEditorSpoken();

    await goAndPress(page, button(page, sorting.items).first());
    await page.getByRole("dialog").waitFor();
    await expectEditorSpoken();
    await page.keyboard.press("Escape");
    await goAndPress(page, button(page, entry.open("Calabresa")));
    await button(page, copying.toOthers).click();
    await page.getByRole("dialog", { name: words.sort.copying.heading("Borda") }).waitFor();
    await expectEditorSpoken();
    await go("/cardapio");
    await goAndPress(page, button(page, entry.edit("Mussarela")));
    await button(page, form.delete).click();
    await page.getByText(deleting.deleted("Mussarela")).first().waitFor();
    await expectEditorSpoken();

    await go("/home");
    await button(page, homeEditor.home.edit).click();
    await expectEditorSpoken();
    await go("/tabela-de-precos");
    await page.getByRole("heading", { name: menu.pages.priceTable }).waitFor();
    await page.getByText(priceTable.columns.priceCents).first().waitFor();
    await expectSpoken(page, words);
    await go("/admin/traducoes");
    await page.locator("summary").filter({ hasText: "Bebidas" }).click();
    await page
      .getByLabel(translation.label("Suco 1", translation.fields.title), { exact: true })
      .fill("Succo");
    await page.getByText(translation.saving.unsaved(1)).waitFor();
    await expectSpoken(page, words);
    await leave(visit);
  },
  longMs,
);

it(
  "in English an owner sets hours, stations and printers, and designs codes and a menu to print",
  async () => {
    const words = await spokenIn("us", own);
    const { code, hours: times, printedMenu, printer, service, settings } = words;
    const { page, go, ...visit } = await ownerIn(words);
    const caller = await adminOf(site, account);
    await go("/admin");
    const links = page.locator('nav a[href^="#secao-"]');
    await links.first().waitFor();
    for (const link of await links.all()) {
      await link.evaluate((to: HTMLAnchorElement) => (location.hash = to.hash));
      await page.locator('section[aria-busy="false"]:visible').waitFor();
      await expectSpoken(page, words);
    }
    await go("/admin#secao-services");
    const hours = section(page, settings.titles.services);
    await hours.locator("summary").filter({ hasText: words.pause.names.delivery }).click();
    await button(page, times.intervals.addInterval(times.weekdays[5] ?? "")).click();
    await page.getByRole("switch", { name: service.slots }).check();
    await expectSpoken(page, words);
    await go("/admin#secao-areas");
    await section(page, settings.titles.areas)
      .getByRole("button", { name: words.area.add })
      .click();
    await button(page, words.editing.pending.save).click();
    await page.getByText(words.settingProblem.areas.name).waitFor();
    await expectSpoken(page, words);
    await go("/admin#secao-services");
    await hours.getByText(times.intervals.time).first().waitFor();
    await expectSpoken(page, words);

    await go("/admin#secao-printing");
    const printing = section(page, settings.titles.printing);
    await printing.getByRole("button", { name: words.station.stations.add }).click();
    const stations = page.getByRole("dialog", { name: words.station.stations.heading });
    await stations.getByRole("button", { name: words.station.stations.add }).click();
    await stations.getByLabel(words.station.stations.name(1)).fill("Pizzas");
    await expectSpoken(page, words);
    await stations.getByRole("button", { name: words.editing.pending.save }).click();
    await stations.waitFor({ state: "hidden" });
    await printing.getByRole("button", { name: printer.add }).click();
    await page.getByRole("dialog", { name: words.printerForm.addTitle }).waitFor();
    await expectSpoken(page, words);
    await page.keyboard.press("Escape");
    expect((await caller.stations.get()).stations).toHaveLength(1);

    await go("/admin#secao-qrcode");
    await button(page, code.design).click();
    const codes = page.getByRole("dialog", { name: code.heading });
    await codes.getByRole("img", { name: code.preview }).waitFor();
    await codes.getByLabel(code.kinds.tables).check();
    await codes.getByLabel(code.numbers).fill("40");
    await codes.getByText(code.wrongNumbers(12)).waitFor();
    await expectSpoken(page, words);
    await page.keyboard.press("Escape");
    // The history is back at the page.
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await go("/admin#secao-printedmenu");
    await button(page, printedMenu.design).click();
    const paper = page.getByRole("dialog", { name: settings.titles.printedMenu });
    await paper.getByLabel(printedMenu.papers.booklet).check();
    await paper.getByText(printedMenu.bookletHint).waitFor();
    await paper.getByRole("img").first().waitFor();
    await expectSpoken(page, words);
    const saving = page.waitForEvent("download");
    await paper.getByRole("button", { name: printedMenu.download }).click();
    expect((await saving).suggestedFilename()).toBe(printedMenu.fileName);
    await leave(visit);
  },
  longMs,
);
