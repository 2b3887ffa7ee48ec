import { beforeAll, expect, it } from "vitest";
import { faultsAtAnySize, leave, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { fillCheckout, openCheckout, openOrder, sendOrder } from "./delivery.ts";
import { button, newGuest, visit } from "./guest.ts";
import { newOptionShop, openItem, orderPizza, type OptionShop } from "./option-shop.ts";
import { browser, site } from "./shared-site.ts";

let shop: OptionShop;
beforeAll(async () => {
  shop = await newOptionShop(site);
});

const atShop = () => ({ url: site.url(shop, "/delivery"), size: phone });

it("one more with other options is a line of its own, chosen from, changed and ordered alone", async () => {
  const guest = await newGuest(browser, phone);
  const { page } = guest;
  await page.goto(atShop().url);
  await orderPizza(page, "Média");
  const dialog = await openItem(page, "Pizza");
  expect(await dialog.getByRole("radio", { name: "Média" }).isChecked()).toBe(true);
  await dialog.getByRole("button", { name: "Mais uma, diferente" }).click();
  await dialog.getByRole("status").getByText("Esta é mais uma").waitFor();
  await dialog.getByRole("radio", { name: "Grande" }).check();
  await dialog.getByRole("button", { name: "Adicionar · R$ 60,00" }).click();
  await dialog.waitFor({ state: "hidden" });
  const row = page.getByRole("listitem").filter({ has: button(page, "Pizza") });
  await row.getByText("2 no pedido").waitFor({ state: "attached" });

  // An item with two lines asks which of them to open.
  await openItem(page, "Pizza");
  await dialog.getByText("1 × Média").waitFor();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await page.setViewportSize(phone);
  const another = dialog.getByRole("button", { name: "Mais uma, diferente" });
  await another.press("Enter");
  await dialog.getByRole("status").getByText("Esta é mais uma").waitFor();
  expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await openItem(page, "Pizza");
  await dialog.getByRole("button", { name: /^Editar 2/ }).click();
  expect(await dialog.getByRole("radio", { name: "Grande" }).isChecked()).toBe(true);
  await dialog.getByRole("radio", { name: "Cheddar" }).check();
  await dialog.getByRole("button", { name: "Salvar - R$ 70,00" }).click();

  await openCheckout(page);
  await openOrder(page);
  const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
  const lines = checkout.getByRole("list", { name: "Itens" }).locator("> li");
  await expect.poll(() => lines.count()).toBe(2);
  await lines.nth(0).getByRole("button", { name: "Aumentar Pizza, Média" }).click();
  await lines.nth(1).getByRole("button", { name: "Alterar Pizza, Grande, Cheddar" }).click();
  await dialog.getByRole("button", { name: "Aumentar Pizza" }).click();
  await dialog.getByRole("button", { name: "Salvar - R$ 140,00" }).click();
  // The checkout is still there, with the line's button focused.
  await checkout.getByText("R$ 230,00").first().waitFor();
  const line = lines.nth(1).getByRole("button", { name: "Alterar Pizza, Grande, Cheddar" });
  await expect.poll(() => line.evaluate((one) => one === document.activeElement)).toBe(true);
  await fillCheckout(page);
  await sendOrder(page);
  await page.getByText("Pedido #001").first().waitFor();
  const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { details } = await (await adminOf(site, shop)).orders.get({ params: { hash } });
  expect(details.items).toMatchObject([
    { qty: 2, children: [{ title_br: "Média" }] },
    { qty: 2, children: [{ title_br: "Grande" }, { title_br: "Cheddar" }] },
  ]);
  await leave(guest);
});

it("one more that is the same makes it two, and what was chosen before asking for it counts for it", async () => {
  await visit(browser, atShop(), async (page) => {
    await orderPizza(page, "Média");
    const dialog = await openItem(page, "Pizza");
    await dialog.getByRole("button", { name: "Mais uma, diferente" }).click();
    await dialog.getByRole("radio", { name: "Média" }).check();
    await dialog.getByRole("button", { name: "Adicionar · R$ 45,00" }).click();
    await dialog.waitFor({ state: "hidden" });
    await openItem(page, "Pizza");
    expect(
      await dialog.getByRole("group", { name: "Pizza", exact: true }).locator("input").inputValue(),
    ).toBe("2");
    await dialog.getByRole("radio", { name: "Grande" }).check();
    await dialog.getByRole("button", { name: "Mais uma, diferente" }).click();
    await dialog.getByRole("button", { name: "Adicionar · R$ 120,00" }).click();
    await button(page, "Finalizar pedido - R$ 210,00").waitFor();
  });
});

it("a line that is taken out leaves the other, and comes back as it was", async () => {
  await visit(browser, atShop(), async (page) => {
    await orderPizza(page, "Média");
    const dialog = await openItem(page, "Pizza");
    await dialog.getByRole("button", { name: "Mais uma, diferente" }).click();
    await dialog.getByRole("radio", { name: "Grande" }).check();
    await dialog.getByRole("button", { name: "Adicionar · R$ 60,00" }).click();
    await dialog.waitFor({ state: "hidden" });
    await openItem(page, "Pizza");
    await dialog.getByRole("button", { name: /^Editar 1/ }).click();
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await button(page, "Finalizar pedido - R$ 60,00").waitFor();
    await button(page, "Desfazer").click();
    await button(page, "Finalizar pedido - R$ 105,00").waitFor();
    await page.reload();
    await button(page, "Finalizar pedido - R$ 105,00").waitFor();
    expect(await button(page, "Desfazer").count()).toBe(0);
  });
});

it("by keyboard, a further line is chosen without the focus being lost", async () => {
  await visit(browser, { ...atShop(), size: { width: 1280, height: 800 } }, async (page) => {
    await orderPizza(page, "Média");
    const dialog = await openItem(page, "Pizza");
    await dialog.getByRole("button", { name: "Mais uma, diferente" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const medium = dialog.getByRole("radio", { name: "Média" });
    expect(await medium.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Space");
    await dialog.getByRole("button", { name: "Adicionar · R$ 45,00" }).press("Enter");
    await dialog.waitFor({ state: "hidden" });
    const lines = page.getByRole("list", { name: "Itens" });
    await expect.poll(() => lines.getByRole("button", { name: "Alterar Pizza" }).count()).toBe(1);
  });
});
