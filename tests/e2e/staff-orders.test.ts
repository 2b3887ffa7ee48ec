import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leastMs } from "../../src/server/testing/least-ms.ts";
import { desk, phone } from "./browser.ts";
import { attendantOf } from "./callers.ts";
import { button, newGuest } from "./guest.ts";
import { shakyNetwork, type ShakyNetwork } from "./shaky-network.ts";
import { browser, site } from "./shared-site.ts";
import {
  cardOf,
  countsOf,
  leaveUntroubled,
  newOnes,
  newShop,
  newWorker,
  placeOrder,
  spyOnTones,
  watchAll,
  workerIn,
  type Shop,
  type WorkerOptions,
} from "./staff.ts";

let network: ShakyNetwork;
beforeAll(async () => {
  network = await shakyNetwork(site);
});
afterAll(() => network.close());

const worker = (shop: Shop, options: WorkerOptions = {}) =>
  workerIn({ site, browser, shop }, options);

describe("a new order", () => {
  it.each([phone, desk])(
    "is seen, heard and counted within a second at $width pixels, until somebody opens it",
    async (size) => {
      const shop = await newShop(site);
      const visitor = await worker(shop, { size, prepare: spyOnTones });
      const { page } = visitor;
      await page.getByText("Ao vivo").waitFor();
      const isOnlyMine = page.getByLabel("Mostrar apenas meus pedidos");
      expect(await isOnlyMine.isChecked()).toBe(true);
      const inProgress = page.getByRole("radio", { name: "Em andamento" });
      expect(await inProgress.isChecked()).toBe(true);
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
      await expect.poll(async () => (await countsOf(page)).tones).toBe(4);
      expect(await page.title()).toMatch(/^\(1\) Pedidos/);
      // It is a guest's, and so not among one's own.
      expect(await cardOf(page, 1).count()).toBe(0);

      await newOnes(page).getByRole("button", { name: "#001 Ana Souza" }).click();
      await cardOf(page, 1).getByText("2 × Calabresa").waitFor();
      await cardOf(page, 1).getByText("1 × Catupiry").waitFor();
      await expect.poll(() => page.title()).toMatch(/^Pedidos/);
      expect(await newOnes(page).getByRole("button").count()).toBe(0);
      const head = cardOf(page, 1).locator("summary");
      for (const part of ["#001", "R$ 48,98", "Ana Souza", "Rua das Flores, 12", "Dinheiro"]) {
        expect(await head.textContent()).toContain(part);
      }
      expect(await head.textContent()).toMatch(/\d\d:\d\d • \d\d\/\d\d\/\d\d/);
      expect(await head.evaluate((summary) => summary === document.activeElement)).toBe(true);
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

  it("takes the focus once, and not from who chooses other orders after", async () => {
    const shop = await newShop(site);
    await placeOrder(shop);
    const visitor = await worker(shop);
    const { page } = visitor;
    await newOnes(page).getByRole("button", { name: "#001 Ana Souza" }).click();
    const head = cardOf(page, 1).locator("summary");
    const hasFocus = (part: Locator) => part.evaluate((one) => one === document.activeElement);
    await expect.poll(() => hasFocus(head)).toBe(true);
    const all = page.getByRole("radio", { name: "TODOS" });
    await all.click();
    await head.waitFor();
    expect(await hasFocus(all)).toBe(true);
    await leaveUntroubled(visitor);
  });

  it("is counted in the title again by who comes back to the orders", async () => {
    const shop = await newShop(site);
    await placeOrder(shop);
    const visitor = await worker(shop, { isAttendant: true });
    const { page } = visitor;
    await expect.poll(() => page.title()).toMatch(/^\(1\) Pedidos/);
    await page.getByRole("banner").getByRole("link", { name: "Mesas" }).click();
    await expect.poll(() => page.title()).toMatch(/^Mesas/);
    await page.getByRole("banner").getByRole("link", { name: "Pedidos" }).click();
    await expect.poll(() => page.title()).toMatch(/^\(1\) Pedidos/);
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

  it("is heard again after a reload once somebody has touched the page", async () => {
    const shop = await newShop(site);
    const visitor = await worker(shop, { prepare: spyOnTones });
    const { page } = visitor;
    await button(page, "Ligar o som").click();
    await page.reload();
    await button(page, "Som ligado").waitFor();
    await page.getByText("Toque na tela para o som voltar.").waitFor();
    await page.getByRole("heading", { name: "Pedidos", exact: true }).click();
    await page.getByText("Toque na tela para o som voltar.").waitFor({ state: "hidden" });
    await page.getByText("Ao vivo").waitFor();
    await placeOrder(shop);
    await expect.poll(async () => (await countsOf(page)).tones).toBe(2);
    await button(page, "Som ligado").click();
    await placeOrder(shop);
    await newOnes(page).getByText("2 pedidos novos").waitFor();
    expect((await countsOf(page)).tones).toBe(2);
    await leaveUntroubled(visitor);
  });
});

describe("when the stream is cut", () => {
  it("orders come by the fetch of every 15 s, which a sign says", async () => {
    const shop = await newShop(site);
    const visitor = await worker(shop, {
      async prepare(page) {
        await page.clock.install();
        await page.route("**/v2.0/order/events", (route) => route.abort());
      },
    });
    const { page } = visitor;
    await page.getByText("Atualiza a cada 15 s").waitFor();
    await page.getByText("Nenhum pedido aqui").waitFor();
    await placeOrder(shop);
    expect(await newOnes(page).getByRole("button").count()).toBe(0);
    await page.clock.runFor(15_000);
    await newOnes(page).getByText("1 pedido novo").waitFor();
    await visitor.close();
  });

  it("what happened meanwhile is there as soon as the network is back", async () => {
    const shop = await newShop(site);
    const url = (path: string) => `http://${shop.label}.localhost:${network.port}${path}`;
    const visitor = await newWorker(browser, { url, size: desk });
    const { page } = visitor;
    await watchAll(page);
    network.cut();
    await page.getByText("Ao vivo").waitFor({ state: "hidden" });
    await placeOrder(shop);
    network.restore();
    await cardOf(page, 1).waitFor();
    await page.getByText("Ao vivo").waitFor();
    await placeOrder(shop);
    await cardOf(page, 2).waitFor();
    expect(await cardOf(page, 1).count()).toBe(1);
    await visitor.close();
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
  // More than the connections that a browser keeps to a site.
  const others: Page[] = [];
  for (let opened = 0; opened < 6; opened += 1) {
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
      await card.getByRole("button", { name: "Passar para Processando" }).click();
      const changedAt = performance.now();
      await cardOf(one.page, number).locator("summary").getByText("Processando").waitFor();
      return performance.now() - changedAt;
    });
    expect(seenMs).toBeLessThan(2_000);
    await guest.page.getByText("O pedido foi confirmado e já vai para o preparo.").waitFor();

    await cardOf(one.page, 1)
      .getByLabel("Situação do pedido #001")
      .selectOption({ label: "Cancelado" });
    await cardOf(other.page, 1).waitFor({ state: "detached" });
    await guest.page.getByText("O pedido foi cancelado.").waitFor();
    await other.page.getByRole("radio", { name: "Cancelados" }).check();
    await cardOf(other.page, 1).waitFor();
    for (const visitor of [one, other, guest]) await leaveUntroubled(visitor);
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
