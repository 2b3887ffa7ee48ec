import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { desk, expectAccessible, expectNoOverflow, phone, setLetters } from "./browser.ts";
import { button, hold, newGuest } from "./guest.ts";
import { loseAnswer } from "./lose-answer.ts";
import { partScript } from "./part-script.ts";
import { browser, site } from "./shared-site.ts";
import { adminOf } from "./callers.ts";
import { cardOf, newShop, placeOrder, workerIn } from "./staff.ts";

it("an order is paid in two parts from its card; its page says so to the guest, and the money is given back after it is cancelled", async () => {
  const shop = await newShop(site);
  const { hash } = await placeOrder(shop);
  const guest = await newGuest(browser, phone);
  await guest.page.addInitScript(
    (token) => localStorage.setItem("token", token),
    shop.guest.token() ?? "",
  );
  await guest.page.goto(site.url(shop, `/pedidos/${hash}`));
  const { page, ...worker } = await workerIn(
    { site, browser, shop },
    { size: desk, isAttendant: true },
  );
  await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
  const card = cardOf(page, 1).first();
  await button(page, "Receber o pedido #001").first().click();
  const paying = page.getByRole("dialog", { name: "Pagamento do pedido #001" });
  expect(await paying.getByLabel("Valor").inputValue()).toBe("48,98");
  await paying.getByLabel("Valor").fill("20,00");
  await paying.getByLabel("Recebido em dinheiro").fill("50,00");
  const sent = await hold(page, "**/pay");
  await paying.getByRole("button", { name: "Receber R$ 20,00" }).click();
  await paying.locator("button[aria-busy=true]").waitFor();
  // Its answer may come at once.
  expect(await page.getByText("Pagamento sem resposta").count()).toBe(0);
  sent.letGo();
  await paying.getByText("troco R$ 30,00").waitFor();
  await expect.poll(() => paying.getByLabel("Valor").inputValue()).toBe("28,98");
  await paying.getByLabel("PIX", { exact: true }).check();
  await paying.getByRole("button", { name: "Receber R$ 28,98" }).click();
  await paying.getByText("R$ 28,98").first().waitFor();
  await expect.poll(() => paying.getByLabel("Valor").count()).toBe(0);
  await page.keyboard.press("Escape");
  await paying.waitFor({ state: "hidden" });
  await card.getByText("Pago", { exact: true }).first().waitFor();
  await guest.page.getByRole("status").getByText("Pago", { exact: true }).waitFor();

  await button(page, "Aceitar o pedido #001").click();
  await page.getByText("Pedido #001 aceito.").waitFor();
  // Until the card has left those that wait: a list that is opened before would close as it moves.
  await button(page, "Aceitar o pedido #001").waitFor({ state: "hidden" });
  await card.locator("summary").first().click();
  await card.getByRole("combobox").selectOption("6");
  const cancelling = page.getByRole("dialog", { name: "Cancelar o pedido #001?" });
  await cancelling.getByText("Já foram pagos R$ 48,98, que devem ser devolvidos.").waitFor();
  await cancelling.getByLabel("Sem entregador").check();
  await cancelling.getByRole("button", { name: "Usar e-mail e senha" }).click();
  await cancelling.getByLabel("Usuário do administrador").fill("dona@example.com");
  await cancelling.getByLabel("Senha do administrador").fill("uma senha boa");
  await cancelling.getByRole("button", { name: "Cancelar o pedido" }).click();
  await guest.page.getByText("A devolver").first().waitFor();
  await page.goto(site.url(shop, `/pedidos/${hash}`));
  await button(page, "A devolver").click();
  await button(page, "Estornar R$ 20,00").click();
  const asked = page.getByRole("dialog", { name: "Estornar o pagamento de R$ 20,00?" });
  await asked.getByLabel("Pedido ou item cancelado").check();
  await asked.getByRole("button", { name: "Estornar", exact: true }).click();
  await page.getByText("Estornado: R$ 20,00.").first().waitFor();
  const order = await shop.guest.orders.get({ params: { hash } });
  expect(order).toMatchObject({ status_id: 6, paid_amount: 28.98 });
  await worker.close();
  await guest.close();
});

/** A worker at the page of an order, whose payment `receive` opens. */
async function atOrder(extras: Parameters<typeof newShop>[1] = {}) {
  const shop = await newShop(site, extras);
  const { hash } = await placeOrder(shop);
  const { page, close } = await workerIn(
    { site, browser, shop },
    { size: phone, isAttendant: true, path: `/pedidos/${hash}` },
  );
  return {
    shop,
    hash,
    page,
    close,
    paying: page.getByRole("dialog", { name: "Pagamento do pedido #001" }),
    receive: (name = "Receber o pedido #001") => button(page, name).first().click(),
    paidAmount: async () => (await shop.guest.orders.get({ params: { hash } })).paid_amount,
  };
}

it("an amount that is typed stays while a colleague takes a part, and who pays by keys stays in the dialog", async () => {
  const { shop, hash, page, close, paying } = await atOrder();
  await button(page, "Receber o pedido #001").first().focus();
  await page.keyboard.down("Enter");
  await paying.locator("input:focus").waitFor();
  // The key is still down: it sends nothing.
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.keyboard.type("2000");
  await paying.getByLabel("Recebido em dinheiro").fill("50,00");
  const colleague = await adminOf(site, shop);
  await colleague.orders.pay(
    { params: { hash }, body: { amount: 10, method: "pix" } },
    { idempotencyKey: randomUUID() },
  );
  await paying.getByText("R$ 38,98").waitFor();
  expect(await paying.getByLabel("Valor").inputValue()).toBe("20,00");
  expect(await paying.getByLabel("Recebido em dinheiro").inputValue()).toBe("50,00");
  const hasFocus = () => paying.evaluate((dialog) => dialog.contains(document.activeElement));
  await paying.getByLabel("Valor").press("Enter");
  await page.getByText("#001: recebido R$ 20,00.").first().waitFor();
  await expect.poll(hasFocus).toBe(true);
  const rest = paying.getByRole("button", { name: "Receber R$ 18,98" });
  await rest.press("Enter");
  await rest.waitFor({ state: "detached" });
  await expect.poll(hasFocus).toBe(true);
  await close();
});

it("a payment without an answer is still known when the page is loaded anew, and is taken once", async () => {
  const { page, close, paying, receive, paidAmount } = await atOrder();
  await receive();
  await paying.getByLabel("Valor").fill("20,00");
  await paying.getByLabel("Recebido em dinheiro").fill("50,00");
  await loseAnswer(site, { page, address: "**/pay" });
  await setLetters(page, 22);
  await paying.getByRole("button", { name: "Receber R$ 20,00" }).click();
  await paying.getByText("Sem resposta: o pagamento pode ter sido registrado.").waitFor();
  const isSeen = await paying.getByRole("button", { name: "Desistir" }).evaluate((way) => {
    const { x, y } = way.getBoundingClientRect();
    return way.contains(document.elementFromPoint(x + 12, y + 12));
  });
  expect(isSeen).toBe(true);
  await setLetters(page, 16);
  await expectAccessible(page);
  await page.reload();
  await receive("Pagamento sem resposta #001");
  await paying.getByText("Sem resposta: o pagamento pode ter sido registrado.").waitFor();
  expect(await paying.getByLabel("Valor").inputValue()).toBe("20,00");
  expect(await paying.getByLabel("Recebido em dinheiro").inputValue()).toBe("50,00");
  await expectNoOverflow(page);
  await paying.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByText("#001: recebido R$ 20,00.").first().waitFor();
  await expect.poll(() => paying.getByLabel("Valor").inputValue()).toBe("28,98");
  expect(await paidAmount()).toBe(20);
  await page.reload();
  await receive();
  expect(await paying.getByLabel("Valor").inputValue()).toBe("28,98");
  expect(await paying.getByText("Sem resposta").count()).toBe(0);
  await close();
});

it.each([
  { arrived: true, says: "#001: recebido R$ 20,00.", paid: 20 },
  { arrived: false, says: "O pagamento de R$ 20,00 não foi registrado.", paid: 0 },
])(
  "a payment without an answer is told to have counted or not after the order was cancelled ($arrived)",
  async ({ arrived, says, paid }) => {
    const { shop, hash, page, close, paying, receive, paidAmount } = await atOrder();
    await receive();
    await paying.getByLabel("Valor").fill("20,00");
    if (arrived) await loseAnswer(site, { page, address: "**/pay" });
    else await page.route("**/pay", (route) => route.abort(), { times: 1 });
    await paying.getByRole("button", { name: "Receber R$ 20,00" }).click();
    await paying.getByText("Sem resposta: o pagamento pode ter sido registrado.").waitFor();
    const owner = await adminOf(site, shop);
    await owner.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    await page.goto(site.url(shop, "/pedidos"));
    const card = page.getByRole("article").filter({ hasText: "Pagamento sem resposta" });
    await card.waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await card.getByRole("link", { name: "Ver o pedido" }).click();
    await button(page, "Pagamento sem resposta #001").click();
    await paying.getByRole("button", { name: "Tentar de novo" }).click();
    await page.getByText(says).first().waitFor();
    expect(await paying.getByText("Sem resposta").count()).toBe(0);
    expect(await paidAmount()).toBe(paid);
    await close();
  },
);

it("a part of an order is paid by a PIX code for just that, and what is left by another", async () => {
  const { page, close, paying, receive, paidAmount } = await atOrder({ pix_code: "pix@a.com" });
  await receive();
  await paying.getByLabel("PIX", { exact: true }).check();
  await paying.getByLabel("Valor").fill("20,00");
  await page.route("**/pix?*", (route) => route.abort(), { times: 1 });
  await paying.getByRole("button", { name: "Mostrar código PIX" }).click();
  await paying.getByText("Você está sem internet.").waitFor();
  await paying.getByRole("button", { name: "Tentar de novo" }).click();
  await paying.getByRole("img", { name: "Código PIX de R$ 20,00" }).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await paying.getByRole("button", { name: "Receber R$ 20,00" }).click();
  await expect.poll(() => paying.getByLabel("Valor").inputValue()).toBe("28,98");
  await paying.getByLabel("PIX", { exact: true }).check();
  await paying.getByRole("button", { name: "Mostrar código PIX" }).click();
  await paying.getByRole("img", { name: "Código PIX de R$ 28,98" }).waitFor();
  expect(await paidAmount()).toBe(20);
  await close();
});

it("a refund without an answer is still known when its dialog opens anew, and is given once", async () => {
  const { page, close, paying, receive, paidAmount } = await atOrder();
  await receive();
  await paying.getByLabel("Valor").fill("20,00");
  await paying.getByRole("button", { name: "Receber R$ 20,00" }).click();
  await page.getByText("#001: recebido R$ 20,00.").first().waitFor();
  const asked = page.getByRole("dialog", { name: "Estornar o pagamento de R$ 20,00?" });
  const give = () => asked.getByRole("button", { name: "Estornar", exact: true }).click();
  await button(page, "Estornar R$ 20,00").click();
  await asked.getByLabel("Valor a devolver").fill("5,00");
  await asked.getByLabel("Valor errado").check();
  await loseAnswer(site, { page, address: "**/refund" });
  await give();
  await page.getByText("estornado R$ 5,00").waitFor();
  await page.reload();
  await receive();
  await button(page, "Estornar R$ 20,00").click();
  await asked.getByText("Sem resposta: o estorno pode ter sido registrado.").waitFor();
  expect(await asked.getByLabel("Valor a devolver").inputValue()).toBe("5,00");
  await asked.getByLabel("Valor a devolver").fill("6,00");
  await give();
  await asked.getByText("O estorno anterior foi registrado e está na lista.").waitFor();
  expect(await paidAmount()).toBe(15);
  await give();
  await page.getByText("Estornado: R$ 6,00.").first().waitFor();
  expect(await paidAmount()).toBe(9);
  await close();
});

it("a button whose dialog's script does not come says so, and opens it at the next tap", async () => {
  const { page, close } = await atOrder();
  for (const [part, name, title] of [
    ["OrderPaymentDialog", "Receber o pedido #001", "Pagamento do pedido #001"],
    ["SoldOutDialog", "Esgotou", "O que esgotou?"],
  ] as const) {
    await page.route(partScript(part), (route) => route.abort());
    await button(page, name).first().click();
    await page.getByText("Você está sem internet.").waitFor();
    await button(page, "Fechar aviso").click();
    await page.unroute(partScript(part));
    await button(page, name).first().click();
    const opened = page.getByRole("dialog", { name: title });
    await expect.poll(() => opened.count()).toBe(1);
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "hidden" });
  }
  await close();
});
