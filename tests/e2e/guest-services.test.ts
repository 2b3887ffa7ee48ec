import { describe, expect, it } from "vitest";
import { newArea, newService } from "../../src/server/account/testing-services.ts";
import { deliveryBody, sendOrder as place } from "../../src/server/testing/new-order.ts";
import { desk, expectAccessible, expectNoOverflow, madeAt, phone } from "./browser.ts";
import { guestOf } from "./callers.ts";
import {
  fillCart,
  fillCheckout,
  hasChosen,
  openCheckout,
  openOrder,
  ordersOf,
  sendOrder,
  setPrice,
} from "./delivery.ts";
import { button, hold, isReady, newGuest } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { newShop } from "./shop.ts";

const areasByCode = [
  newArea("Longe", { kind: "postal_code", districts: [], ranges: [["13060-000", "13069-999"]] }),
];
const centro = () => newArea("Centro", { fee: 7, minimum_amount: 60, free_above: 90 });

describe.each(madeAt(phone, desk))("areas and services, at $width pixels", (size) => {
  it("what is missing and what the way costs are told while the cart fills, and a fee that changes is asked about", async () => {
    const shop = await newShop(site, {
      services: { delivery: { minimum_amount: 60 } },
      areas: [centro(), newArea("Bosque", { fee: 9 })],
    });
    const { page, close } = await newGuest(browser, size);
    await page.goto(site.url(shop, "/delivery"));
    await fillCart(page);
    await page.getByText("Mais R$ 8,02 para o pedido mínimo de R$ 60,00.").waitFor();
    await expectNoOverflow(page);
    await openCheckout(page);
    const dialog = page.getByRole("dialog", { name: "Finalizar pedido" });
    await fillCheckout(page);
    await dialog.getByText("Taxa de entrega R$ 7,00").waitFor();
    await button(page, "Abaixo do pedido mínimo").click();
    await dialog.getByText("O pedido não foi enviado").waitFor();
    expect(await ordersOf(site, shop)).toEqual([]);
    await expectAccessible(page);

    // The dialog stays for as long as the order may be on its way.
    await dialog.locator("button:not([aria-busy=true])", { hasText: "Abaixo" }).waitFor();
    await page.keyboard.press("Escape");
    await button(page, "Portuguesa").click();
    const item = page.getByRole("dialog", { name: "Portuguesa" });
    await item.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).click();
    await page.getByRole("button", { name: "Finalizar pedido - R$ 83,97" }).waitFor();
    await openCheckout(page);
    await dialog.getByText("Total a pagar: R$ 83,97").waitFor();
    await dialog.getByText("Mais R$ 13,03 para a entrega grátis.").waitFor();
    // The owner saves another fee than this page was told.
    await shop.owner.areas.save({ body: { areas: [{ ...centro(), fee: 8 }] } });
    await sendOrder(page);
    const question = page.getByRole("alertdialog", { name: "O valor do pedido mudou" });
    await question.getByText("R$ 83,97").waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await question.getByRole("button", { name: /R\$ 84,97/ }).click();
    await page.getByText("Pedido #001").first().waitFor();
    await page.getByText("R$ 8,00").first().waitFor();
    expect(await ordersOf(site, shop)).toMatchObject([{ total_cents: 8497 }]);
    await close();
  });

  it("a district that nobody knows is chosen from a list, and outside of all of them the order is fetched", async () => {
    const shop = await newShop(site, {
      services: { delivery: {}, takeout: { prep_minutes: 20 } },
      areas: [
        newArea("Centro", { fee: 7, districts: ["Centro", "Jardim Flamboyant"] }),
        newArea("Bosque", { fee: 0 }),
      ],
      extras: { address_street: "Avenida do Forno", address_number: "9", address_city: "Campinas" },
    });
    const { page, close } = await newGuest(browser, size);
    await hasChosen(page, shop, { typed: true });
    await page.goto(site.url(shop, "/delivery"));
    await openCheckout(page);
    const dialog = page.getByRole("dialog", { name: "Finalizar pedido" });
    const district = page.getByLabel("Bairro", { exact: true });
    await district.fill("Bosque");
    await dialog.getByText("Taxa de entrega grátis", { exact: true }).waitFor();
    await district.fill("Flamboiã");
    await page.getByLabel("PIX").check();
    await dialog.getByText("Não entregamos neste endereço.").first().waitFor();
    await button(page, "Endereço fora da área").click();
    await button(page, "Endereço fora da área").waitFor();
    expect(await ordersOf(site, shop)).toEqual([]);
    await expectNoOverflow(page);
    await page.getByLabel("Bairro de entrega").selectOption("Jardim Flamboyant");
    await dialog.getByText("Taxa de entrega R$ 7,00").waitFor();
    await button(page, "Enviar pedido").waitFor();
    await expectAccessible(page);

    await page.getByLabel("Bairro de entrega").selectOption("O do endereço");
    await dialog.getByRole("button", { name: "Retirar no local" }).press("Enter");
    await dialog.getByText("Avenida do Forno, 9").first().waitFor();
    await dialog.locator("input[value=takeout]:focus").waitFor();
    expect(await page.getByLabel("Rua").count()).toBe(0);
    await expectAccessible(page);
    await page.reload();
    await isReady(page);
    await openCheckout(page);
    expect(await dialog.getByLabel(/^Retirada/).isChecked()).toBe(true);
    await sendOrder(page);
    await page.getByText("Avisamos aqui quando puder retirar.").waitFor();
    await page.getByText("Retirada", { exact: true }).first().waitFor();
    await page.getByText(/^Previsto para \d\d:\d\d$/).waitFor();

    const paying = page.getByRole("region", { name: "Pague R$ 51,98 por PIX" });
    const picture = paying.getByRole("img", { name: /^Código PIX de R\$ 51,98/ });
    // Phones read a code that is as wide as a stamp.
    expect((await picture.boundingBox())?.width).toBeGreaterThan(200);
    const code = await paying.getByLabel("PIX copia e cola").inputValue();
    expect(code).toContain("540551.98");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await paying.getByRole("button", { name: "Copiar código PIX" }).click();
    await page.getByText("Código PIX copiado.").first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    const chat = page.getByRole("link", { name: "Mandar também pelo WhatsApp" });
    const message = async () =>
      new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
    await expect.poll(message).toContain(code);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await button(page, "Cancelar pedido").click();
    await page.getByText("Se você já pagou, fale com a gente para receber de volta.").waitFor();
    await button(page, "Manter o pedido").click();

    const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.evaluate(() => {
      navigator.vibrate = () => {
        document.title = "Tocou";
        return true;
      };
    });
    await shop.owner.orders.accept({ params: { hash }, body: {} });
    await shop.owner.orders.markReady({ params: { hash }, body: {} });
    await page.getByText("Seu pedido está pronto. Pode retirar!").waitFor();
    await page.waitForFunction(() => document.title === "Tocou");
    await close();
  });

  it("a time that somebody else has taken is told, and nothing is lost", async () => {
    const slots = { minutes: 30, limit: 1, lead_minutes: 30, days_ahead: 1 } as const;
    const shop = await newShop(site, { services: { delivery: { slots } } });
    const { page, close } = await newGuest(browser, size);
    await hasChosen(page, shop, { typed: true });
    await page.goto(site.url(shop, "/delivery"));
    await openCheckout(page);
    const when = page.getByLabel("Para quando");
    await when.locator('option[value^="2"]').first().waitFor({ state: "attached" });
    const [first = "", second = ""] = await when
      .locator('option[value^="2"]')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
    await when.selectOption(first);
    // The closed field names the day as well: there may be the same time on several.
    const chosen = await when.locator("option:checked").textContent();
    expect(chosen).toMatch(/^\d\d:\d\d\s• \d\d\/\d\d\/\d\d$/);
    await expectNoOverflow(page);
    await expectAccessible(page);
    const items = { [String(shop.ids["Guaraná"])]: { qty: 1 } };
    await place(guestOf(site, shop), deliveryBody(items, { cartData: { scheduled_for: first } }));
    await sendOrder(page);
    await page.getByText("Este horário não está mais disponível. Escolha outro.").first().waitFor();
    expect(await page.getByLabel("Nome").inputValue()).toBe("Ana de Souza");
    await expectAccessible(page);
    await when.selectOption(second);
    await sendOrder(page);
    await page.getByText("Pedido #002").first().waitFor();
    await page.getByText(/^Agendado para /).waitFor();
    await close();
  });

  it("a time that can no longer be had stays to be seen, and as soon as possible can be chosen instead", async () => {
    const slots = { minutes: 30, limit: 1, lead_minutes: 30, days_ahead: 1 } as const;
    const shop = await newShop(site, { services: { delivery: { slots } } });
    const { page, close } = await newGuest(browser, size);
    await hasChosen(page, shop, { typed: true });
    await page.goto(site.url(shop, "/delivery"));
    await openCheckout(page);
    const when = page.getByLabel("Para quando");
    await when.locator('option[value^="2"]').first().waitFor({ state: "attached" });
    const [first = ""] = await when
      .locator('option[value^="2"]')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
    await when.selectOption(first);
    // Nobody can order ahead any more.
    await shop.owner.services.save({ body: { services: { delivery: newService({}) } } });
    await page.reload();
    await isReady(page);
    await openCheckout(page);
    await page.getByText("Este horário não está mais disponível. Escolha outro.").first().waitFor();
    expect(await when.inputValue()).toBe(first);
    await expectAccessible(page);
    await when.selectOption("O quanto antes");
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    await close();
  });

  it("a price that changes is asked about once, with the way in the new total", async () => {
    const shop = await newShop(site, {
      services: { delivery: {} },
      areas: [newArea("Centro", { fee: 7 })],
    });
    const { page, close } = await newGuest(browser, size);
    await hasChosen(page, shop, { typed: true });
    await page.goto(site.url(shop, "/delivery"));
    await openCheckout(page);
    await page.getByText("Total a pagar: R$ 58,98").waitFor();
    // The page must not hear of the new price before it sends.
    for (const path of ["**/order/quote", "**/content/menu*"])
      await page.route(path, (route) => route.abort());
    await setPrice(site, { account: shop, title: "Calabresa", priceCents: 2599 });
    await sendOrder(page);
    const question = page.getByRole("alertdialog", { name: "Alguns preços mudaram" });
    await question.getByText("Novo total: R$ 64,98").waitFor();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Enviar com os novos preços" }).click();
    await page.getByText("Pedido #001").first().waitFor();
    expect(await ordersOf(site, shop)).toMatchObject([{ total_cents: 6498 }]);
    await close();
  });

  it("a total is at once that of what stands in the order, and a press waits for the shop's own", async () => {
    const shop = await newShop(site, {
      services: { delivery: {} },
      areas: [newArea("Centro", { fee: 7 })],
    });
    const { page, close } = await newGuest(browser, size);
    await hasChosen(page, shop, { typed: true });
    await page.goto(site.url(shop, "/delivery"));
    await openCheckout(page);
    const dialog = page.getByRole("dialog", { name: "Finalizar pedido" });
    await dialog.getByText("Total a pagar: R$ 58,98").waitFor();
    await openOrder(page);
    const quotes = await hold(page, "**/order/quote");
    const asked = page.waitForRequest("**/order/quote");
    await dialog.getByRole("button", { name: "Aumentar Calabresa" }).click();
    await asked;
    await dialog.getByText("Total a pagar: R$ 84,97").waitFor();
    await sendOrder(page);
    await dialog.getByRole("button", { name: "Enviando" }).waitFor();
    expect(await ordersOf(site, shop)).toEqual([]);
    // The total that the shop asks for now was not on the screen at the press.
    await shop.owner.areas.save({ body: { areas: [newArea("Centro", { fee: 9 })] } });
    quotes.letGo();
    const question = page.getByRole("alertdialog", { name: "O valor do pedido mudou" });
    await question.getByText("R$ 86,97").first().waitFor();
    expect(await ordersOf(site, shop)).toEqual([]);
    await question.getByRole("button", { name: "Enviar" }).click();
    await page.getByText("Pedido #001").first().waitFor();
    expect(await ordersOf(site, shop)).toMatchObject([{ total_cents: 8697 }]);
    await close();
  });
});

it("a press is not judged by an earlier quote, which lacked a postal code that the shop no longer needs", async () => {
  const shop = await newShop(site, { services: { delivery: {} }, areas: areasByCode });
  const { page, close } = await newGuest(browser, phone);
  await hasChosen(page, shop, { typed: true });
  await page.goto(site.url(shop, "/delivery"));
  await openCheckout(page);
  await button(page, "Falta o CEP").waitFor();
  await openOrder(page);
  const quotes = await hold(page, "**/order/quote");
  await shop.owner.areas.save({ body: { areas: [newArea("Centro", { fee: 0 })] } });
  await button(page, "Aumentar Calabresa").click();
  await sendOrder(page);
  await page.getByRole("button", { name: "Enviando" }).waitFor();
  quotes.letGo();
  await page.getByText("Pedido #001").first().waitFor();
  expect(await ordersOf(site, shop)).toHaveLength(1);
  await close();
});
