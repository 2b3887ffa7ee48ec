import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { desk } from "./browser.ts";
import { adminOf, attendantOf } from "./callers.ts";
import { shakyNetwork, type ShakyNetwork } from "./shaky-network.ts";
import { browser, site } from "./shared-site.ts";
import {
  cardOf,
  leaveUntroubled,
  newOnes,
  newShop,
  newWorker,
  placeOrder,
  watchAll,
  workerIn,
} from "./staff.ts";

let network: ShakyNetwork;
beforeAll(async () => {
  network = await shakyNetwork(site);
});
afterAll(() => network.close());

describe("when the stream is cut", () => {
  it("orders come by the fetch of every 15 s, which a sign says", async () => {
    const shop = await newShop(site);
    const visitor = await workerIn(
      { site, browser, shop },
      {
        async prepare(page) {
          await page.clock.install();
          await page.route("**/v2.0/order/events", (route) => route.abort());
        },
      },
    );
    const { page } = visitor;
    await page.getByText("Atualiza a cada 15 s").waitFor();
    await page.getByText("Nenhum pedido aqui").waitFor();
    await placeOrder(shop);
    expect(await newOnes(page).getByRole("article").count()).toBe(0);
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
    const owner = await adminOf(site, shop);
    const tab = await newTab(owner, { location: tableId(shop.accountId, 3) });
    const items = { [String(shop.ids["Calabresa"])]: { qty: 1 } };
    const { hash } = await sendOrder(owner, tabOrder(tab, items));
    await owner.kitchen.setLines({ params: { hash }, body: { ready: true } });
    network.restore();
    await cardOf(page, 1).waitFor();
    await page.getByText("Pedido #002 pronto: Mesa 3").waitFor();
    await page.getByText("Ao vivo").waitFor();
    await placeOrder(shop);
    await cardOf(page, 3).waitFor();
    expect(await cardOf(page, 1).count()).toBe(1);
    await visitor.close();
  });
});

it("a page fetches once what changed, and once all when its stream opens late, though several parts of it listen", async () => {
  const shop = await newShop(site);
  const orders = [await placeOrder(shop), await placeOrder(shop)];
  const { promise: opens, resolve: open } = Promise.withResolvers<void>();
  const visitor = await workerIn(
    { site, browser, shop },
    {
      path: "/cozinha",
      async prepare(opened) {
        await opened.clock.install();
        await opened.route("**/v2.0/order/events", (route) => opens.then(() => route.continue()));
      },
    },
  );
  const { page } = visitor;
  await page.getByText("Nada para preparar.").waitFor();
  // The part that all pages of the staff share is there.
  await page.getByText("2 pedidos novos").waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const count = (path: string) => asked.filter((one) => one === `/v2.0/${path}`).length;
  open();
  await page.getByText("Ao vivo").waitFor();
  await expect.poll(() => count("kitchen/tickets")).toBeGreaterThan(0);
  const attendant = await attendantOf(site, shop);
  for (const [index, { hash }] of orders.entries()) {
    await attendant.orders.accept({ params: { hash }, body: {} });
    await page.getByRole("article", { name: `Pedido #00${index + 1}` }).waitFor();
    await page.clock.runFor(1_000);
  }
  expect([count("content/home"), count("kitchen/tickets")]).toEqual([1, 1 + orders.length]);
  await leaveUntroubled(visitor);
});
