import { expect, it } from "vitest";
import { adminOf } from "./callers.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { cardOf, newOnes, newShop, placeOrder, watchAll, workerIn } from "./staff.ts";

it("what one types about an order stays while the other moves it on, and is answered", async () => {
  const shop = await newShop(site);
  const visitor = await workerIn({ site, browser, shop }, { isAttendant: true });
  const { page } = visitor;
  const other = await adminOf(site, shop);
  await watchAll(page);
  const dialog = page.locator("dialog[open]");

  const { hash } = await placeOrder(shop);
  await newOnes(page).getByRole("button", { name: "Recusar o pedido #001" }).click();
  await dialog.getByLabel("Sem entregador").check();
  await other.orders.accept({ params: { hash }, body: {} });
  await cardOf(page, 1).getByText("Processando").first().waitFor({ state: "attached" });
  await dialog.getByRole("button", { name: "Recusar" }).click();
  await dialog.getByText("Alguém da equipe já respondeu a este pedido.").waitFor();
  expect(await dialog.getByLabel("Sem entregador").isChecked()).toBe(true);
  await dialog.getByRole("button", { name: "Voltar" }).click();
  await newOnes(page).getByRole("article").waitFor({ state: "detached" });

  await cardOf(page, 1).locator("summary").click();
  await button(page, "Editar pedido #001").click();
  await dialog.getByRole("button", { name: "Diminuir Calabresa" }).click();
  await other.orders.setStatus({ params: { hash, statusId: "2" }, body: {} });
  await cardOf(page, 1).getByText("Preparando").first().waitFor({ state: "attached" });
  await dialog.getByRole("button", { name: "Salvar pedido" }).click();
  await dialog.getByText("A cozinha já começou este pedido").waitFor();
  await dialog.getByRole("button", { name: "Voltar" }).click();

  await cardOf(page, 1).locator("summary").click();
  await button(page, "Receber o pedido #001").click();
  await dialog.getByRole("radio", { name: "Dinheiro" }).waitFor();
  await other.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  await dialog.getByRole("button", { name: "Receber" }).click();
  await dialog.getByRole("button", { name: "Receber" }).waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Fechar" }).first().click();
  await cardOf(page, 1).waitFor({ state: "detached" });
  expect((await other.orders.get({ params: { hash } })).paid_amount).toBe(48.98);
  // Two answers came too late, and nothing else went wrong.
  expect(visitor.troubles.filter((trouble) => !trouble.includes("409"))).toEqual([]);
  await visitor.close();
});
