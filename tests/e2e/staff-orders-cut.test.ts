import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { desk } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { shakyNetwork, type ShakyNetwork } from "./shaky-network.ts";
import { browser, site } from "./shared-site.ts";
import { cardOf, newOnes, newShop, newWorker, placeOrder, watchAll, workerIn } from "./staff.ts";

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
