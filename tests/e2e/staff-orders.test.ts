import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { leastMs } from "../../src/server/testing/least-ms.ts";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { desk, drawn, madeAt, phone } from "./browser.ts";
import { attendantOf } from "./callers.ts";
import { button, newGuest } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import {
  cardOf,
  countsOf,
  leaveUntroubled,
  newOnes,
  newShop,
  placeOrder,
  spyOnTones,
  watchAll,
  workerIn,
  type Shop,
  type WorkerOptions,
} from "./staff.ts";

const worker = (shop: Shop, options: WorkerOptions = {}) =>
  workerIn({ site, browser, shop }, options);

describe("a new order", () => {
  it.each(madeAt(phone, desk))(
    "fault 21, fault 25: is seen, heard and counted within a second at $width pixels, whoever's are listed, until somebody takes it",
    async (size) => {
      const shop = await newShop(site);
      const visitor = await worker(shop, { size, prepare: spyOnTones });
      const { page } = visitor;
      await page.getByText("Ao vivo").waitFor();
      expect(await page.getByLabel("Mostrar apenas meus pedidos").isChecked()).toBe(true);
      expect(await page.getByRole("radio", { name: "Em andamento" }).isChecked()).toBe(true);
      // The sound comes with the first touch.
      await page.getByRole("heading", { name: "Pedidos", exact: true }).click();
      await button(page, "Som ligado").click();
      await page.getByText("O som está desligado neste aparelho.").waitFor();
      await button(page, "Ligar o som").click();
      await button(page, "Som ligado").waitFor();
      await expect.poll(async () => (await countsOf(page)).tones).toBe(2);

      const seenAfterMs = async (told: string) => {
        await placeOrder(shop);
        const takenAt = performance.now();
        await newOnes(page).getByText(told).waitFor();
        return performance.now() - takenAt;
      };
      const firstMs = await seenAfterMs("1 pedido novo");
      await expect.poll(async () => (await countsOf(page)).tones).toBeGreaterThanOrEqual(4);
      await expect.poll(() => page.title()).toMatch(/^\(1\) Pedidos/);
      // A guest's order is not among one's own orders. It shows above them.
      await page.getByText("Nenhum outro pedido aqui").waitFor();
      expect(await cardOf(page, 1).count()).toBe(1);

      const head = newOnes(page).getByRole("article").locator("summary").first();
      await head.click();
      await cardOf(page, 1).getByText("2 × Calabresa").waitFor();
      await cardOf(page, 1).getByText("1 × Catupiry").waitFor();
      expect(await page.title()).toMatch(/^\(1\) Pedidos/);
      for (const part of ["#001", "R$ 48,98", "Ana Souza", "Rua das Flores, 12", "Dinheiro"]) {
        expect(await head.textContent()).toContain(part);
      }
      expect(await head.textContent()).toMatch(/\d\d:\d\d\s• \d\d\/\d\d\/\d\d/);
      // An order belongs to whoever accepts it, so it joins one's own orders.
      await newOnes(page).getByLabel("Aceitar o pedido #001").click();
      await newOnes(page).getByRole("article").waitFor({ state: "detached" });
      await expect.poll(() => page.title()).toMatch(/^Pedidos/);
      await cardOf(page, 1).waitFor();
      let later = 0;
      const laterMs = () => {
        later += 1;
        return seenAfterMs(later === 1 ? "1 pedido novo" : `${later} pedidos novos`);
      };
      const seenMs = firstMs < 1_000 ? firstMs : await leastMs(1_000, laterMs);
      expect(seenMs).toBeLessThan(1_000);
      await leaveUntroubled(visitor);
    },
  );

  it("fault 26: names its place and person on every other page, leads to it, and takes the focus once", async () => {
    const shop = await newShop(site);
    await placeOrder(shop);
    const visitor = await worker(shop, { path: "/admin" });
    const { page } = visitor;
    await page.getByRole("link", { name: "#001 Entrega · Ana Souza" }).click();
    const head = cardOf(page, 1).locator("summary").first();
    const hasFocus = (part: Locator) => part.evaluate((one) => one === document.activeElement);
    await expect.poll(() => hasFocus(head)).toBe(true);
    const all = page.getByRole("radio", { name: "TODOS" });
    await all.click();
    await head.waitFor();
    expect(await hasFocus(all)).toBe(true);
    await leaveUntroubled(visitor);
  });

  it("stands before what attendants have sent, which no guest waits to have answered", async () => {
    const shop = await newShop(site);
    const attendant = await attendantOf(site, shop);
    const tab = await newTab(attendant, { location: tableId(shop.accountId, 3) });
    await sendOrder(attendant, tabOrder(tab, { [String(shop.ids["Calabresa"])]: { qty: 1 } }));
    const visitor = await worker(shop);
    const { page } = visitor;
    await newOnes(page).getByText("1 pedido novo").waitFor();
    await placeOrder(shop);
    await newOnes(page).getByText("2 pedidos novos").waitFor();
    expect(await newOnes(page).getByRole("article").first().innerText()).toContain("#002");
    await leaveUntroubled(visitor);
  });

  it("is no longer new when a colleague has taken it on, and stays new over a reload until then", async () => {
    const shop = await newShop(site);
    const order = await placeOrder(shop);
    const visitor = await worker(shop);
    const { page } = visitor;
    await newOnes(page).getByText("1 pedido novo").waitFor();
    await page.reload();
    await newOnes(page).getByText("1 pedido novo").waitFor();
    await page.getByText("Ao vivo").waitFor();
    const colleague = await attendantOf(site, shop);
    await colleague.orders.setStatus({ params: { hash: order.hash, statusId: "1" }, body: {} });
    await newOnes(page).getByText("1 pedido novo").waitFor({ state: "hidden" });
    expect(await page.title()).toMatch(/^Pedidos/);
    await leaveUntroubled(visitor);
  });

  it("fault 21: rings on every page of the staff, again and again, until somebody acts anywhere, and so does a table's call", async () => {
    const shop = await newShop(site);
    const visitor = await worker(shop, {
      path: "/admin",
      async prepare(page) {
        await spyOnTones(page);
        await page.clock.install();
      },
    });
    const { page } = visitor;
    const tones = async () => (await countsOf(page)).tones;
    // The next ring is after six seconds. A page that rings keeps the browser's others silent for five.
    const ringsOn = async () => {
      await page.clock.fastForward(5_500);
      await drawn(page);
      await page.clock.fastForward(1_000);
    };
    const heading = page.getByRole("heading", { level: 1 });
    await heading.click();
    const { hash } = await placeOrder(shop);
    const bar = page.getByRole("region", { name: "Esperando a equipe" });
    await bar.getByText("1 pedido novo").waitFor();
    await expect.poll(tones).toBeGreaterThanOrEqual(2);
    await ringsOn();
    await expect.poll(tones).toBeGreaterThanOrEqual(4);
    const colleague = await attendantOf(site, shop);
    await colleague.orders.accept({ params: { hash }, body: {} });
    await bar.waitFor({ state: "detached" });
    const silent = await tones();
    await shop.guest.tables.requestService({ body: { number: 4 } });
    await bar.getByText("Mesa 4 está chamando").waitFor();
    await ringsOn();
    await expect.poll(tones).toBeGreaterThan(silent);
    await bar.getByRole("button", { name: "A caminho da mesa 4" }).click();
    await bar.waitFor({ state: "detached" });
    for (const path of ["/pedido-mesa", "/cardapio", `/pedidos/${hash}`]) {
      await page.goto(site.url(shop, path));
      const next = await placeOrder(shop);
      await page.getByRole("link", { name: "1 pedido novo" }).waitFor();
      await expect.poll(() => page.title()).toMatch(/^\(1\) /);
      await colleague.orders.accept({ params: { hash: next.hash }, body: {} });
      await page.getByRole("link", { name: "1 pedido novo" }).waitFor({ state: "detached" });
    }
    await leaveUntroubled(visitor);
  });

  it("fault 23: asks why it is cancelled, and an owner where the kitchen has begun; all can read it after", async () => {
    const shop = await newShop(site);
    const { hash } = await placeOrder(shop);
    await (await attendantOf(site, shop)).orders.accept({ params: { hash }, body: {} });
    const visitor = await worker(shop, { isAttendant: true, size: phone });
    const { page, troubles } = visitor;
    const card = cardOf(page, 1);
    await card.getByLabel("Passar para Preparando").click();
    await card.getByText("Preparando", { exact: true }).first().waitFor();
    await card.getByLabel("Situação do pedido #001").selectOption("Cancelado");
    const question = page.getByRole("dialog", { name: "Cancelar o pedido #001?" });
    await button(page, "Cancelar o pedido").click();
    await question.getByText("Escolha o motivo.").waitFor();
    await question.getByText("Digite o PIN.").waitFor();
    await button(page, "Usar e-mail e senha").click();
    await button(page, "Cancelar o pedido").click();
    await question.getByText("Digite a senha.").waitFor();
    await question.getByLabel("Item em falta").check();
    await question.getByLabel("Detalhe").fill("Acabou a massa");
    await question.getByLabel("Usuário do administrador").fill(adminCredentials.user);
    await question.getByLabel("Senha do administrador").fill("não é esta");
    await button(page, "Cancelar o pedido").click();
    await question.getByText("Invalid login and/or password!").waitFor();
    expect(await question.getByLabel("Detalhe").inputValue()).toBe("Acabou a massa");
    await question.getByLabel("Senha do administrador").fill(adminCredentials.pass);
    await button(page, "Cancelar o pedido").click();
    await question.waitFor({ state: "hidden" });
    await page.getByRole("radio", { name: "Cancelados" }).check();
    await card.getByText("Motivo: Item em falta: Acabou a massa · por Garçom").waitFor();
    expect((await shop.guest.orders.get({ params: { hash } })).cancelled).toMatchObject({
      text: "Acabou a massa",
    });
    expect(troubles.filter((trouble) => !trouble.includes("400"))).toEqual([]);
    await visitor.close();
  });
});

/** Somebody of the staff on the orders of a new shop. */
async function inNewShop(options: WorkerOptions) {
  const shop = await newShop(site);
  return { shop, ...(await worker(shop, options)) };
}

describe("a new order's sound", () => {
  const visit = sharedVisit(() => inNewShop({ prepare: spyOnTones }));

  it("sound that the browser holds back is turned on by its button, however long it is pressed", async () => {
    const { page, troubles } = visit();
    await page.reload();
    await page.getByText("Toque na tela para o som voltar.").waitFor();
    await button(page, "Ligar o som").click({ delay: 900 });
    await button(page, "Som ligado").waitFor();
    await expect.poll(async () => (await countsOf(page)).tones).toBeGreaterThanOrEqual(2);
    expect(troubles).toEqual([]);
  });

  it("is heard again after a reload once somebody has touched the page", async () => {
    const { page, shop, troubles } = visit();
    await page.reload();
    await page.getByText("Toque na tela para o som voltar.").waitFor();
    expect(await button(page, "Som ligado").count()).toBe(0);
    await page.getByRole("heading", { name: "Pedidos", exact: true }).click();
    await page.getByText("Toque na tela para o som voltar.").waitFor({ state: "hidden" });
    await button(page, "Som ligado").waitFor();
    await page.getByText("Ao vivo").waitFor();
    await placeOrder(shop);
    await expect.poll(async () => (await countsOf(page)).tones).toBeGreaterThanOrEqual(2);
    await button(page, "Som ligado").click();
    const { tones } = await countsOf(page);
    await placeOrder(shop);
    await newOnes(page).getByText("2 pedidos novos").waitFor();
    expect((await countsOf(page)).tones).toBe(tones);
    expect(troubles).toEqual([]);
  });
});

describe("an attendant's bar", () => {
  const visit = sharedVisit(() => inNewShop({ isAttendant: true }));

  it("is counted in the title again by who comes back to the orders", async () => {
    const { page, shop, troubles } = visit();
    await placeOrder(shop);
    await expect.poll(() => page.title()).toMatch(/^\(1\) Pedidos/);
    await page.getByRole("banner").getByRole("link", { name: "Mesas" }).click();
    await expect.poll(() => page.title()).toMatch(/^\(1\) Mesas/);
    await page.getByRole("banner").getByRole("link", { name: "Pedidos" }).click();
    await expect.poll(() => page.title()).toMatch(/^\(1\) Pedidos/);
    expect(troubles).toEqual([]);
  });

  it("fault 26: the bar says who is signed in, and one tap leads the next one to the door", async () => {
    const { page, troubles } = visit();
    await page.setViewportSize(phone);
    const bar = page.getByRole("banner");
    await bar.getByText("Garçom").waitFor();
    await bar.getByRole("button", { name: "Trocar de pessoa" }).click();
    await page.getByLabel("E-mail").waitFor();
    expect(new URL(page.url()).pathname).toBe("/auth/login");
    expect(troubles).toEqual([]);
  });
});

it("many pages of one browser share one stream, and go on when the page that has it is closed", async () => {
  const shop = await newShop(site);
  const visitor = await worker(shop);
  const { page } = visitor;
  let streams = 0;
  page.context().on("request", (request) => {
    if (request.url().endsWith("/order/events")) streams += 1;
  });
  await page.getByText("Ao vivo").waitFor();
  const others: Page[] = [];
  for (let opened = 0; opened < 2; opened += 1) {
    const other = await page.context().newPage();
    await other.goto(site.url(shop, "/pedidos"));
    await other.getByText("Ao vivo").waitFor();
    others.push(other);
  }
  await placeOrder(shop);
  for (const one of [page, ...others]) await newOnes(one).getByText("1 pedido novo").waitFor();
  expect(streams).toBeLessThanOrEqual(1);
  await page.close();
  await placeOrder(shop);
  for (const one of others) await newOnes(one).getByText("2 pedidos novos").waitFor();
  expect(streams).toBeLessThanOrEqual(2);
  await leaveUntroubled(visitor);
});

describe("two who work at the same time", () => {
  it("each sees at once what the other does, and a guest sees it too", async () => {
    const shop = await newShop(site);
    const [one, other] = await Promise.all([
      worker(shop),
      worker(shop, { size: phone, isAttendant: true }),
    ]);
    await Promise.all([watchAll(one.page), watchAll(other.page)]);
    const { hash } = await placeOrder(shop);
    const guest = await newGuest(browser, phone);
    await guest.page.addInitScript(
      (token) => localStorage.setItem("token", token),
      shop.guest.token() ?? "",
    );
    await guest.page.goto(site.url(shop, `/pedidos/${hash}`));
    await guest.page.getByText("Em aberto").first().waitFor();

    let number = 0;
    const seenMs = await leastMs(2_000, async () => {
      number += 1;
      if (number > 1) await placeOrder(shop);
      const card = cardOf(other.page, number);
      await card.getByRole("button", { name: /^Aceitar o pedido/ }).click();
      const changedAt = performance.now();
      await cardOf(one.page, number).locator("summary").getByText("Processando").waitFor();
      return performance.now() - changedAt;
    });
    expect(seenMs).toBeLessThan(2_000);
    await guest.page.getByText("O pedido foi confirmado e vai ser preparado.").waitFor();

    await cardOf(one.page, 1).locator("summary").click();
    await cardOf(one.page, 1)
      .getByLabel("Situação do pedido #001")
      .selectOption({ label: "Cancelado" });
    await one.page.getByLabel("Desistência").check();
    await button(one.page, "Cancelar o pedido").click();
    await cardOf(other.page, 1).waitFor({ state: "detached" });
    await guest.page.getByText("O pedido foi cancelado.").waitFor();
    await other.page.getByRole("radio", { name: "Cancelados" }).check();
    await cardOf(other.page, 1).waitFor();
    for (const visitor of [one, other, guest]) await leaveUntroubled(visitor);
  });

  it("a screen that has not heard of a colleague's cancelling does not bring the order back", async () => {
    const shop = await newShop(site);
    const { hash } = await placeOrder(shop);
    const attendant = await attendantOf(site, shop);
    await attendant.orders.accept({ params: { hash }, body: {} });
    const visitor = await worker(shop, {
      async prepare(page) {
        await page.route("**/v2.0/order/events", (route) => route.abort());
      },
    });
    const { page } = visitor;
    const next = cardOf(page, 1).getByRole("button", { name: "Passar para Preparando" });
    await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
    await next.waitFor();
    await page.route("**/v2.0/order?*", (route) => route.abort());
    await attendant.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "consumer_request" },
    });
    await next.click();
    await page
      .getByText(/^A situação do pedido #001 não mudou\. Outra pessoa mudou isto/)
      .first()
      .waitFor();
    expect((await attendant.orders.get({ params: { hash } })).status_id).toBe(6);
    await visitor.close();
  });

  it("a table's call stands on every screen until somebody says that they are coming", async () => {
    const shop = await newShop(site);
    const [orders, tables] = await Promise.all([
      worker(shop),
      worker(shop, { isAttendant: true, path: "/pedido-mesa" }),
    ]);
    await orders.page.getByText("Ao vivo").waitFor();
    await tables.page.getByRole("heading", { name: "Mesas" }).waitFor();
    await shop.guest.tables.requestService({ body: { number: 4 } });
    const calls = [orders, tables].map(({ page }) => page.getByText("Mesa 4 está chamando"));
    for (const call of calls) await call.waitFor();
    await button(orders.page, "A caminho da mesa 4").click();
    for (const call of calls) await call.waitFor({ state: "detached" });
    const { locations } = await (await attendantOf(site, shop)).tables.list({});
    expect(locations[3]).toMatchObject({ service_request: false, addressed: true });
    await leaveUntroubled(orders);
    await leaveUntroubled(tables);
  });
});
