import { beforeAll, expect, it } from "vitest";
import { faultsAtAnySize, newVisitor, phone, smallTargets } from "./browser.ts";
import { fillCheckout, openCheckout, openOrder, sendOrder } from "./delivery.ts";
import { adminOf } from "./callers.ts";
import { button, newGuest, search, visit } from "./guest.ts";
import { newOptionShop, openItem, orderPizza, type OptionShop } from "./option-shop.ts";
import { browser, site } from "./shared-site.ts";

let shop: OptionShop;
beforeAll(async () => {
  shop = await newOptionShop(site);
});

const atShop = () => ({ url: site.url(shop, "/delivery"), size: phone });

it("an item without a price says from what price it is to be had, in the list, the search and open", async () => {
  await visit(browser, atShop(), async (page) => {
    const row = page.getByRole("listitem").filter({ has: button(page, "Pizza") });
    await row.getByText("a partir de R$ 45,00").waitFor();
    const categories = page.getByRole("navigation", { name: "Categorias" }).getByRole("link");
    expect(await smallTargets(page, categories)).toEqual([]);
    await search(page, "meio");
    await page.getByText("a partir de R$ 50,00").waitFor();
    const dialog = await openItem(page, "Meio a meio");
    expect(await dialog.getByText("a partir de R$ 50,00").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    // A search typed before the history is back at the list would go with the dialog's entry.
    await page.waitForFunction(() => (history.state as { layer?: true } | null)?.layer !== true);
    await search(page, "doce");
    // A price beside a choice that costs nothing comes on top; one that each choice has is the item's own.
    const sweet = await openItem(page, "Pizza doce");
    await sweet.getByText("+ R$ 16,00").waitFor();
    expect(await sweet.getByText("+ R$ 41,00").count()).toBe(0);
  });
});

it("the page without scripts says it too", async () => {
  const { page, close } = await newVisitor(browser, { ...phone, javaScriptEnabled: false });
  await page.goto(atShop().url);
  expect(await page.getByText("a partir de R$ 45,00").isVisible()).toBe(true);
  await close();
});

it("what must be chosen is named in the button, which leads there", async () => {
  await visit(browser, atShop(), async (page) => {
    const dialog = await openItem(page, "Pizza");
    const size = dialog.getByRole("radiogroup", { name: "Tamanho" });
    await size.getByText("Escolha 1 · obrigatório").waitFor();
    await dialog.getByRole("button", { name: "Escolha: Tamanho" }).click();
    await dialog.getByRole("alert").getByText("Falta escolher 1.").waitFor();
    const medium = size.getByRole("radio", { name: "Média" });
    await expect.poll(() => medium.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await faultsAtAnySize(page)).toEqual([]);
    await page.setViewportSize(phone);
    await page.keyboard.press("ArrowDown");
    expect(await size.getByRole("radio", { name: "Grande" }).isChecked()).toBe(true);
    await dialog.getByText("Falta escolher 1.").waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: "Adicionar · R$ 60,00" }).click();
    await button(page, "Finalizar pedido - R$ 60,00").waitFor();
  });
});

it("one of a group that asks for none can be chosen, changed and left out again", async () => {
  await visit(browser, atShop(), async (page) => {
    const dialog = await openItem(page, "Pizza");
    const border = dialog.getByRole("radiogroup", { name: "Borda" });
    expect(await border.getByRole("radio", { name: "Nenhuma" }).isChecked()).toBe(true);
    await dialog.getByRole("radio", { name: "Média" }).check();
    await border.getByRole("radio", { name: "Catupiry" }).check();
    await button(page, "Adicionar · R$ 53,00").waitFor();
    await border.getByRole("radio", { name: "Cheddar" }).check();
    await button(page, "Adicionar · R$ 55,00").waitFor();
    await border.getByRole("radio", { name: "Nenhuma" }).check();
    await button(page, "Adicionar · R$ 45,00").waitFor();
  });
});

it("some are ticked up to the most, the cheapest of them free, and the only choice is made", async () => {
  await visit(browser, atShop(), async (page) => {
    const dialog = await openItem(page, "Açaí no copo");
    expect(await dialog.getByRole("radio", { name: "500 ml" }).isChecked()).toBe(true);
    const labels = dialog.locator("label", { has: page.locator("input[type]") });
    expect(await smallTargets(page, labels)).toEqual([]);
    const group = dialog.getByRole("group", { name: "Acompanhamentos" });
    await group.getByText("Até 3 · 2 grátis").waitFor();
    await group.getByRole("checkbox", { name: "Leite em pó" }).check();
    await group.getByText("grátis", { exact: true }).waitFor();
    await button(page, "Adicionar · R$ 15,00").waitFor();
    await group.getByRole("checkbox", { name: "Granola" }).check();
    await group.getByRole("checkbox", { name: "Banana" }).check();
    await button(page, "Adicionar · R$ 18,00").waitFor();
    const fourth = group.getByRole("checkbox", { name: "Paçoca" });
    expect(await fourth.getAttribute("aria-disabled")).toBe("true");
    await fourth.click({ force: true });
    expect(await fourth.isChecked()).toBe(false);
    expect(
      await fourth.evaluate(
        (box) => document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent,
      ),
    ).toBe("O máximo é 3: para trocar, tire uma opção.");
    expect(await faultsAtAnySize(page)).toEqual([]);
    await page.keyboard.press("Space");
    await button(page, "Adicionar · R$ 18,00").click();
  });
});

it("half and half reads as halves, costs their average, and reaches the kitchen so", async () => {
  const { page, troubles, close } = await newGuest(browser, phone);
  await page.goto(atShop().url);
  const dialog = await openItem(page, "Meio a meio");
  await dialog.getByText("Escolha 2 · média dos preços").waitFor();
  // The body scrolls to the missing choice; the title and the buttons stay where they are.
  await page.setViewportSize({ width: 360, height: 340 });
  await dialog.getByRole("button", { name: "Escolha: Sabores" }).click();
  expect(await dialog.evaluate((one) => one.scrollTop + one.scrollHeight - one.clientHeight)).toBe(
    0,
  );
  await page.setViewportSize(phone);
  await dialog.getByRole("button", { name: "Aumentar Calabresa" }).click();
  await dialog.getByRole("button", { name: "Escolha: Sabores" }).waitFor();
  await dialog.getByRole("button", { name: "Aumentar Portuguesa" }).click();
  expect(await dialog.getByText("½").count()).toBe(2);
  await dialog.getByRole("button", { name: "Adicionar · R$ 52,51" }).click();
  await openCheckout(page);
  await openOrder(page);
  const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
  await checkout.getByText("½ Calabresa").waitFor();
  expect(await smallTargets(page, checkout.locator('a[href="/privacidade"]'))).toEqual([]);
  await fillCheckout(page);
  await sendOrder(page);
  await page.getByText("Pedido #001").first().waitFor();
  await page.getByText("½ Calabresa").waitFor();
  const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const order = await (await adminOf(site, shop)).orders.get({ params: { hash } });
  expect(order.total_amount).toBe(52.51);
  expect(troubles).toEqual([]);
  await close();
});

it("a rule that came later is told of by the line, which can be opened to choose", async () => {
  const account = await newOptionShop(site);
  const { page, close } = await newGuest(browser, phone);
  await page.goto(site.url(account, "/delivery"));
  await orderPizza(page, "Média");
  await openCheckout(page);
  await fillCheckout(page);
  const owner = await adminOf(site, account);
  const border = (await owner.content.menu({})).menuSubGroups[account.ids["Pizza"] ?? ""]?.[1];
  await owner.content.saveCategory({ body: { data: { id: border?.id, extras: { min: 1 } } } });
  await sendOrder(page);
  const question = page.getByRole("alertdialog", { name: "Confira as opções" });
  await question.getByText("Pizza · Borda: falta escolher (ao menos 1)").waitFor();
  await question.getByRole("button", { name: "Alterar Pizza" }).click();
  const dialog = page.getByRole("dialog", { name: "Pizza" });
  await dialog.getByRole("button", { name: "Escolha: Borda" }).waitFor();
  await dialog.getByRole("radio", { name: "Cheddar" }).check();
  await dialog.getByRole("button", { name: "Salvar - R$ 55,00" }).click();
  // The checkout is still there.
  await sendOrder(page);
  await page.getByText("Pedido #001").first().waitFor();
  expect(await page.getByText("1 × Cheddar").isVisible()).toBe(true);
  await close();
});
