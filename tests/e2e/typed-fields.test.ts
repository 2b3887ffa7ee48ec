import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectNoOverflow,
  leave,
  newVisitor,
  phone as small,
} from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import {
  fillCheckout,
  hasChosen,
  newPizzaria,
  openCheckout,
  ordersOf,
  sendOrder,
} from "./delivery.ts";
import { asOwnerCutOff, edit } from "./owner.ts";
import {
  bar,
  ownerAtSettings,
  save,
  saved,
  settingsAccount,
  show,
  textbox,
} from "./owner-settings.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

async function atCheckout() {
  const account = await newPizzaria(site, { extras: { phone: "08007771234" } });
  const visitor = await newVisitor(browser, small);
  await hasChosen(visitor.page, account);
  await visitor.page.goto(site.url(account, "/delivery"));
  await openCheckout(visitor.page);
  return { account, ...visitor };
}

/** Key by key, as a keyboard does it. */
async function type(field: Locator, keys: string): Promise<string> {
  await field.press("ControlOrMeta+a");
  await field.press("Delete");
  await field.pressSequentially(keys);
  return field.inputValue();
}

/** Fills a field as a browser's autofill does: sets the whole value, and sends one event. */
const autofill = (field: Locator, value: string) =>
  field.evaluate((input: HTMLInputElement, filled) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, filled);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return input.value;
  }, value);

async function paste(page: Page, field: Locator, text: string): Promise<string> {
  await page.evaluate((written) => navigator.clipboard.writeText(written), text);
  await field.press("ControlOrMeta+a");
  await field.press("ControlOrMeta+v");
  return field.inputValue();
}

const caretIn = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

/** Puts the caret behind so many characters. */
const putCaret = (field: Locator, place: number) =>
  field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), place);

/** One of each kind; the format's own tests have more. */
const numbers = [
  ["5511955550101", "(11) 95555-0101"],
  ["0055 11 95555-0101", "(11) 95555-0101"],
  ["08007771234", "0800 777 1234"],
  ["+44 20 7946 0958", "+44 2079 460958"],
] as const;

describe("faults 4 and 5: a telephone number at the checkout", () => {
  const visit = sharedVisit(atCheckout);

  it("is the one that was typed, pasted or filled in", async () => {
    const { page } = visit();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const phone = page.getByLabel("Telefone");
    for (const [typed, shown] of numbers) {
      expect(await type(phone, typed)).toBe(shown);
      expect(await paste(page, phone, typed)).toBe(shown);
      await phone.fill("");
      expect(await autofill(phone, typed)).toBe(shown);
    }
  });

  it("takes keys at every place, and loses them one by one", async () => {
    const { page } = visit();
    const phone = page.getByLabel("Telefone");
    const shown = "(11) 95555-0101";
    // Both ends, and before, behind and between the format's marks. The format's own tests try every place.
    for (const place of [0, 3, 5, 10, shown.length]) {
      await type(phone, "11955550101");
      await putCaret(phone, place);
      await page.keyboard.press("7");
      const digits = shown.slice(0, place) + "7" + shown.slice(place);
      const after = await phone.inputValue();
      expect(after.replace(/\D/g, "")).toBe(digits.replace(/\D/g, ""));
      const [caret = 0] = (await caretIn(phone)) as number[];
      expect(after[caret - 1]).toBe("7");
      await page.keyboard.press("Backspace");
      expect(await phone.inputValue()).toBe(shown);
    }
    // After a mark of the format, Backspace removes the digit before the mark.
    await type(phone, "11955550101");
    await putCaret(phone, "(11) 95555-".length);
    await page.keyboard.press("Backspace");
    expect(await phone.inputValue()).toBe("(11) 9555-0101");
    await putCaret(phone, "(11)".length);
    await page.keyboard.press("Delete");
    expect(await phone.inputValue()).toBe("(11) 5550-101");
  });

  it("is refused at its field with digits that do not fit, and sent as it is shown", async () => {
    const { account, page } = visit();
    await fillCheckout(page);
    const phone = page.getByLabel("Telefone");
    await type(phone, "119555501012");
    await page.getByText("Há números a mais.").waitFor();
    expect(await phone.getAttribute("aria-invalid")).toBe("true");
    await expectAccessible(page);
    await expectNoOverflow(page);
    for (const typed of ["119555501012", "55119555501", "80077712"]) {
      const shown = await type(phone, typed);
      await sendOrder(page);
      await page.getByText("Digite o telefone com DDD.").waitFor();
      expect(shown.replace(/\D/g, "")).toBe(typed);
      expect(await ordersOf(site, account)).toEqual([]);
    }
    const code = page.getByLabel("CEP");
    expect(await type(code, "013101001")).toBe("01310-1001");
    await page.getByRole("button", { name: "CPF/CNPJ na nota" }).click();
    const document = page.getByLabel("CPF/CNPJ na nota");
    expect(await type(document, "529982247251234")).toBe("52.998.224/7251-234");
    await type(phone, "5511955550101");
    await sendOrder(page);
    await page.getByText("O CEP tem 8 números.").waitFor();
    await page.getByText("Este CPF ou CNPJ não é válido.").waitFor();
    expect(await ordersOf(site, account)).toEqual([]);
    await type(code, "");
    expect(await type(document, "12abc34501de35")).toBe("12.ABC.345/01DE-35");
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    const admin = await adminOf(site, account);
    const { orders } = await admin.orders.list({ query: {} });
    expect(orders[0]).toMatchObject({ user_phone: "(11) 95555-0101" });
  });
});

it("faults 4 and 5: what an owner types key by key is what guests call and write to", async () => {
  const account = await settingsAccount(site);
  const { page, ...visit } = await ownerAtSettings(browser, { site, account });
  await show(page, "Contatos");
  const whatsapp = textbox(page, /^WhatsApp/);
  const phone = textbox(page, /^Telefone/);
  expect(await type(whatsapp, "55119555501")).toBe("55 11 95555-01");
  await save(page);
  await page.getByText("Digite o telefone com DDD.").waitFor();
  await whatsapp.press("End");
  await whatsapp.pressSequentially("01");
  expect(await whatsapp.inputValue()).toBe("(11) 95555-0101");
  expect(await type(phone, "080077712345")).toBe("0800 777 12345");
  await page.getByText("Há números a mais.").waitFor();
  await phone.press("Backspace");
  expect(await phone.inputValue()).toBe("0800 777 1234");
  await bar(page).getByText("Não salvo: Contatos").waitFor();
  await saved(page);
  const { account: stored } = await guestOf(site, account).content.home();
  expect([stored.extras.whatsapp, stored.extras.phone]).toEqual([
    "(11) 95555-0101",
    "0800 777 1234",
  ]);
  const guest = await newVisitor(browser, { width: 1280 });
  await guest.page.goto(site.url(account, "/cardapio"));
  const hrefs = await guest.page
    .locator("a[href^='tel:'], a[href^='https://wa.me/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs)).toEqual(new Set(["tel:08007771234", "https://wa.me/5511955550101"]));
  await leave(guest);
  await leave(visit);
});

it("fault 54: the key stands at the checkout of an account whose guests cannot choose PIX", async () => {
  const account = await newPizzaria(site, { extras: { paymentMethods: { cash: true } } });
  const visitor = await newVisitor(browser, small);
  const { page } = visitor;
  await hasChosen(page, account);
  await page.goto(site.url(account, "/delivery"));
  await openCheckout(page);
  await page.getByLabel("Chave PIX").waitFor();
  expect(await page.getByLabel("Chave PIX").inputValue()).toBe("pix@example.com");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await leave(visitor);
});

it("fault 4: a price of more digits than any price has is shown whole, and refused at its field", async () => {
  const account = await settingsAccount(site);
  await asOwnerCutOff({ browser, site, account }, async (page) => {
    const editor = await edit(page, "Calabresa");
    const price = editor.getByLabel("Preço");
    expect(await type(price, "12345678901234567")).toBe("123.456.789.012.345,67");
    await editor.getByText("Há números a mais.").waitFor();
    expect(await type(price, "1234567890123")).toBe("12.345.678.901,23");
    await editor.getByRole("button", { name: "Concluir a edição de Calabresa" }).click();
    await expect.poll(() => price.getAttribute("aria-invalid")).toBe("true");
    expect(await price.inputValue()).toBe("12.345.678.901,23");
    await type(price, "2290");
    await editor.getByRole("button", { name: "Concluir a edição de Calabresa" }).click();
    await editor.waitFor({ state: "hidden" });
    await page.getByText("R$ 22,90").first().waitFor();
  });
});
