import { expect, it } from "vitest";
import { phone } from "./browser.ts";
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
  await dialog.getByText("Alguém da equipe já cuidou deste pedido.").waitFor();
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

it("a question stays open until its call has an answer, and then says why nothing was done", async () => {
  const shop = await newShop(site);
  const { page, ...visitor } = await workerIn({ site, browser, shop }, { isAttendant: true });
  await watchAll(page);
  const { hash } = await placeOrder(shop);
  const dialog = page.locator("dialog[open]");
  const failing = async (address: string, name: string) => {
    const answer = Promise.withResolvers<void>();
    const send = dialog.getByRole("button", { name });
    await page.route(address, (route) => answer.promise.then(() => route.abort()), { times: 1 });
    await send.click();
    await send.and(page.locator("[aria-busy=true]")).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(await dialog.count()).toBe(1);
    answer.resolve();
    await dialog.getByText(/sem internet|Sem resposta/).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  };

  await newOnes(page).getByRole("button", { name: "Recusar o pedido #001" }).click();
  await dialog.getByLabel("Sem entregador").check();
  await failing("**/refuse", "Recusar");
  await (await adminOf(site, shop)).orders.accept({ params: { hash }, body: {} });
  await newOnes(page).getByRole("article").waitFor({ state: "detached" });
  const card = cardOf(page, 1);
  await card.locator("summary").click();
  await card.getByLabel("Situação do pedido #001").selectOption("Cancelado");
  await dialog.getByLabel("Sem entregador").check();
  await failing("**/status/6", "Cancelar o pedido");
  await button(page, "Cancelar 2×\u00a0Calabresa").click();
  await dialog.getByLabel("Pedido lançado errado").check();
  await failing("**/cancel", "Cancelar item");
  await button(page, "Editar pedido #001").click();
  await dialog.getByRole("button", { name: "Diminuir Calabresa" }).click();
  await failing("**/lines", "Salvar pedido");
  await button(page, "Receber o pedido #001").click();
  await failing("**/pay", "Receber");
  await visitor.close();
});

it("keys on a list that acts at once only choose, until Enter is pressed or the focus leaves", async () => {
  const shop = await newShop(site);
  const { hash } = await placeOrder(shop);
  await (await adminOf(site, shop)).orders.accept({ params: { hash }, body: {} });
  const { page, ...visitor } = await workerIn(
    { site, browser, shop },
    { isAttendant: true, size: phone },
  );
  await watchAll(page);
  const card = cardOf(page, 1);
  await card.locator("summary").click();

  await button(page, "Editar pedido #001").click();
  const items = page.getByLabel("Acrescentar item");
  const added = page.getByRole("list", { name: "Acrescentados" }).getByRole("listitem");
  await items.getByRole("option", { name: "Calabresa" }).waitFor({ state: "attached" });
  await items.press("ArrowDown");
  expect(await added.count()).toBe(0);
  await items.press("Enter");
  await added.first().waitFor();
  await page.getByRole("button", { name: "Voltar" }).click();

  const sent: string[] = [];
  page.on("request", (request) => {
    const [, status] = /status\/(\d)$/.exec(request.url()) ?? [];
    if (status !== undefined) sent.push(status);
  });
  const statuses = card.getByLabel("Situação do pedido #001");
  await statuses.press("ArrowDown");
  await statuses.press("ArrowDown");
  expect(await statuses.inputValue()).toBe("3");
  await statuses.press("Escape");
  expect(await statuses.inputValue()).toBe("1");
  await statuses.press("ArrowDown");
  await statuses.press("ArrowDown");
  await statuses.press("Enter");
  await page.getByText("#001: Em trânsito").first().waitFor();
  await statuses.press("ArrowUp");
  await statuses.press("Tab");
  await page.getByText("#001: Preparando").first().waitFor();
  expect(sent).toEqual(["3", "2"]);
  await visitor.close();
});
