import { describe, expect, it } from "vitest";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { desk, expectAccessible, expectNoOverflow, madeAt, phone } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { button } from "./guest.ts";
import { loseAnswer } from "./lose-answer.ts";
import { newOptionShop } from "./option-shop.ts";
import { browser, site } from "./shared-site.ts";
import { cardOf, leaveUntroubled, newShop, placeOrder, workerIn } from "./staff.ts";

describe("an order's lines", () => {
  it.each(madeAt(desk, phone))(
    "are called off with an owner's PIN at $width pixels, and everybody reads what is left and what happened",
    async (size) => {
      const shop = await newShop(site);
      const owner = await adminOf(site, shop);
      await owner.staff.setPin({ body: { password: adminCredentials.pass, pin: "1379" } });
      const items = { [String(shop.ids["Calabresa"])]: { qty: 3 } };
      const order = await placeOrder(shop, {}, items);
      await owner.orders.setStatus({ params: { hash: order.hash, statusId: "2" }, body: {} });
      const visitor = await workerIn({ site, browser, shop }, { isAttendant: true, size });
      const { page } = visitor;
      await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
      const card = cardOf(page, 1);
      await card.locator("summary").first().click();
      await button(page, "Cancelar 3×\u00a0Calabresa").click();
      const question = page.getByRole("dialog", { name: "Cancelar Calabresa?" });
      await question.getByRole("button", { name: "Aumentar Calabresa" }).click();
      await button(page, "Cancelar item").click();
      await question.getByText("Escolha o motivo.").waitFor();
      await question.getByText("Digite o PIN.").waitFor();
      // The list becomes a board, or the board a list, only when nothing is asked any more.
      await page.setViewportSize(size === desk ? phone : desk);
      await question.getByLabel("Pedido lançado errado").check();
      await question.getByLabel("PIN do administrador").fill("9999");
      await button(page, "Cancelar item").click();
      await question.getByText("PIN incorreto").waitFor();
      await page.setViewportSize(size);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await question.getByLabel("PIN do administrador").fill("1379");
      await button(page, "Cancelar item").click();
      await question.waitFor({ state: "hidden" });
      await card.locator("s").getByText("Calabresa").waitFor();
      await card.getByText("R$ 22,99").first().waitFor();
      await card.getByText("Histórico").click();
      await card.getByText("Cancelado: 2× Calabresa — Pedido lançado errado").waitFor();
      await card.getByText("aprovado por Dona").waitFor();
      await expectNoOverflow(page);
      await expectAccessible(page);
      const read = await shop.guest.orders.get({ params: { hash: order.hash } });
      expect(read).toMatchObject({ total_amount: 22.99 });
      expect(read.history).toBeUndefined();

      await page.goto(site.url(shop, "/cozinha"));
      const ticket = page.getByRole("article", { name: "Pedido #001" });
      await ticket.locator("s").getByText("2× Calabresa").waitFor();
      await expectAccessible(page);
      await button(page, "Cancelamento no pedido #001: visto").click();
      await ticket.locator("s").waitFor({ state: "detached" });
      // Only the wrong PIN was refused.
      expect(visitor.troubles.filter((trouble) => !trouble.includes("400"))).toEqual([]);
      await visitor.close();
    },
  );
});

it("an owner sets a PIN of their own in the settings, and removes it", async () => {
  const shop = await newShop(site);
  const visitor = await workerIn(
    { site, browser, shop },
    { path: "/admin#secao-access", size: phone },
  );
  const { page } = visitor;
  await page.getByLabel("Sua senha atual").fill(adminCredentials.pass);
  await page.getByLabel("Novo PIN").fill("12");
  await button(page, "Criar PIN").click();
  await page.locator("[aria-invalid]:focus").waitFor();
  // The error has the words of the hint, so the page shows them once.
  expect(await page.getByText("De 4 a 6 números.").count()).toBe(1);
  await page.getByLabel("Novo PIN").fill("1234");
  await button(page, "Criar PIN").click();
  await page.getByText("este PIN é dos primeiros que alguém tentaria: escolha outro").waitFor();
  await page.getByLabel("Novo PIN").fill("1379");
  await button(page, "Criar PIN").click();
  await page.getByText("PIN salvo.").waitFor();
  await page.reload();
  await page.getByText("Você tem um PIN.").waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByLabel("Sua senha atual").fill(adminCredentials.pass);
  await button(page, "Remover PIN").click();
  await page.getByText("PIN removido.").waitFor();
  expect(await (await adminOf(site, shop)).staff.pin()).toEqual({ has_pin: false });
});

it("an order that nobody has begun is edited: fewer, more and other items", async () => {
  const shop = await newShop(site);
  const items = { [String(shop.ids["Calabresa"])]: { qty: 2 } };
  const order = await placeOrder(shop, {}, items);
  const visitor = await workerIn(
    { site, browser, shop },
    { isAttendant: true, size: phone, path: `/pedidos/${order.hash}` },
  );
  const { page } = visitor;
  await button(page, "Editar pedido #001").click();
  const dialog = page.getByRole("dialog", { name: "Editar o pedido #001" });
  await button(page, "Salvar pedido").click();
  await dialog.getByText("Nada foi mudado ainda.").waitFor();
  await dialog.getByRole("button", { name: "Diminuir Calabresa" }).click();
  await dialog.getByLabel("Acrescentar item").selectOption("Calabresa");
  // The order is not behind this dialog: a link there would close it.
  expect(await dialog.getByRole("link").count()).toBe(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await button(page, "Salvar pedido").click();
  await dialog.waitFor({ state: "hidden" });
  await page.locator("s").getByText("Calabresa").waitFor();
  await page.getByText("Histórico").click();
  await page.getByText("Acrescentado: 1× Calabresa").waitFor();
  await expectAccessible(page);
  const read = await shop.guest.orders.get({ params: { hash: order.hash } });
  expect(read.details.items).toMatchObject([
    { qty: 2, cancelled: 1 },
    { qty: 1, cancelled: 0 },
  ]);
  // A second change that equals the first is made too.
  await button(page, "Editar pedido #001").click();
  await dialog.getByRole("button", { name: "Diminuir Calabresa" }).first().click();
  await dialog.getByLabel("Acrescentar item").selectOption("Calabresa");
  await button(page, "Salvar pedido").click();
  await dialog.waitFor({ state: "hidden" });
  expect(
    (await shop.guest.orders.get({ params: { hash: order.hash } })).details.items,
  ).toMatchObject([
    { qty: 2, cancelled: 2 },
    { qty: 1, cancelled: 0 },
    { qty: 1, cancelled: 0 },
  ]);
  await leaveUntroubled(visitor);
});

it("a change whose answer was lost is sent again as it was, and made once", async () => {
  const shop = await newShop(site);
  const items = { [String(shop.ids["Calabresa"])]: { qty: 2 } };
  const order = await placeOrder(shop, {}, items);
  const visitor = await workerIn(
    { site, browser, shop },
    { isAttendant: true, size: phone, path: `/pedidos/${order.hash}` },
  );
  const { page } = visitor;
  await button(page, "Editar pedido #001").click();
  const dialog = page.getByRole("dialog", { name: "Editar o pedido #001" });
  await dialog.getByRole("button", { name: "Diminuir Calabresa" }).click();
  await dialog.getByLabel("Acrescentar item").selectOption("Calabresa");
  await loseAnswer(site, { page, address: "**/lines" });
  await button(page, "Salvar pedido").click();
  await dialog.getByText("Sem resposta: a mudança pode ter sido salva.").waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  // The page behind the dialog already shows the changed order.
  await page.locator("s").getByText("Calabresa").waitFor({ state: "attached" });
  expect(await dialog.getByLabel("Acrescentar item").isVisible()).toBe(false);
  await button(page, "Salvar pedido").click();
  await dialog.waitFor({ state: "hidden" });
  const read = await shop.guest.orders.get({ params: { hash: order.hash } });
  expect(read.details.items).toMatchObject([
    { qty: 2, cancelled: 1 },
    { qty: 1, cancelled: 0 },
  ]);
  await visitor.close();
});

it.each(madeAt(phone, desk))(
  "an item with choices comes to an order as to a tab, at $width pixels: what must be chosen is asked for",
  async (size) => {
    const account = await newOptionShop(site, { delivery: true });
    const shop = { ...account, guest: guestOf(site, account) };
    const { ids } = shop;
    const items = {
      [String(ids["Pizza"])]: { qty: 1, children: { [String(ids["Média"])]: { qty: 1 } } },
    };
    const order = await placeOrder(shop, {}, items);
    const visitor = await workerIn(
      { site, browser, shop },
      { isAttendant: true, size, path: `/pedidos/${order.hash}` },
    );
    const { page } = visitor;
    await button(page, "Editar pedido #001").click();
    const dialog = page.getByRole("dialog", { name: "Editar o pedido #001" });
    await dialog.getByLabel("Acrescentar item").selectOption("Pizza");
    const added = dialog.getByRole("list", { name: "Acrescentados" });
    await added.getByRole("radiogroup", { name: "Tamanho" }).waitFor();
    await button(page, "Salvar pedido").click();
    await added.getByRole("alert").filter({ hasText: /./ }).first().waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await added.getByRole("radio", { name: /^Grande/ }).check();
    await added.getByRole("button", { name: "Aumentar Pizza" }).click();
    await added.getByLabel("Observação do item").fill("bem passada");
    await dialog.getByLabel("Acrescentar item").selectOption("Pizza");
    await added
      .getByRole("radio", { name: /^Média/ })
      .last()
      .check();
    await button(page, "Salvar pedido").click();
    await dialog.waitFor({ state: "hidden" });
    const read = await shop.guest.orders.get({ params: { hash: order.hash } });
    expect(read.details.items).toMatchObject([
      { qty: 1, children: [{ title_br: "Média", qty: 1 }] },
      { qty: 2, obs: "bem passada", children: [{ title_br: "Grande", qty: 2 }], amount: 120 },
      { qty: 1, children: [{ title_br: "Média", qty: 1 }] },
    ]);
    await leaveUntroubled(visitor);
  },
);
