import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leave } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { setPrice } from "./delivery.ts";
import {
  add,
  addressOf,
  described,
  everythingOrdered,
  newAttendant,
  newBar,
  onTables,
  openTable,
  orderedAt,
  send,
  table,
  tabWithBeers,
  type Attendant,
  type Bar,
} from "./floor.ts";
import { button } from "./guest.ts";
import { shakyNetwork, type ShakyNetwork } from "./shaky-network.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

let network: ShakyNetwork;
beforeAll(async () => {
  network = await shakyNetwork(site);
});
afterAll(() => network.close());
beforeEach(() => network.reset());

/** Brings the network back and tells the device, so that no test waits for the next try. */
async function comeBack(page: Page): Promise<void> {
  network.restore();
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

type Floor = Attendant & { bar: Bar; isUsed: boolean };

/** An attendant behind the shaky network at the tables, whose page's clock can be set. */
async function atTables(): Promise<Floor> {
  const bar = await newBar(site, {}, 14);
  const preparePage = (page: Page) => page.clock.install();
  const place = { site, bar, port: network.port, preparePage };
  return { bar, isUsed: false, ...(await newAttendant(browser, place)) };
}

/** Goes to the tables, where nothing is left of what a test before has done. */
async function toTables(floor: Floor): Promise<void> {
  const { bar, page, isUsed } = floor;
  if (isUsed) await page.goto(addressOf(site, { bar, path: "/pedido-mesa", port: network.port }));
  floor.isUsed = true;
}

/** Opens a tab and chooses two beers, which are not sent. */
async function chooseTwoBeers(floor: Floor, number: number): Promise<void> {
  await toTables(floor);
  await openTable(floor.page, number, "Ana");
  await add(floor.page, { category: "Bebidas", item: "Cerveja", count: 2 });
}

/** Sends to a server that does not answer, for longer than anybody waits for it. */
async function sendInVain(page: Page): Promise<void> {
  await send(page);
  await page.clock.fastForward(8000);
  await onTables(page);
  await isKept(page);
}

/** Time until waiting orders are tried again. */
const nextTryMs = 5000;

const unsent = (page: Page) => page.getByText("não enviado", { exact: true });
const isKept = (page: Page) =>
  page.getByText("O pedido está guardado neste aparelho").first().waitFor();

describe("on one device", () => {
  const floor = sharedVisit(atTables);

  it("a tab that a slow network has opened after all takes nobody from another to it", async () => {
    const { bar, page, caller } = floor();
    const { hash } = await tabWithBeers(caller, { bar, number: 14, beers: 1 });
    await toTables(floor());
    await expect.poll(() => described(page, 14)).toContain("Ocupada");
    network.hold();
    await table(page, 13).click();
    const answered = page.waitForResponse("**/v2.0/order/sheet");
    await button(page, "Abrir comanda").click();
    await page.keyboard.press("Escape");
    await table(page, 14).click();
    await page.waitForURL(`**/${hash}`);
    network.release();
    await (await answered).finished();
    // Had it led there, it would have done so before the next answer.
    await button(page, "Encerrar comanda").click();
    await page.getByRole("dialog", { name: "RECEBENDO:" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/pedido-mesa/${hash}`);
  });

  describe("an order that is sent while the network fails", () => {
    it("is kept, shown as not sent, and arrives once by itself when the request was lost", async () => {
      const { page, caller } = floor();
      await chooseTwoBeers(floor(), 1);
      network.cut();
      await send(page);
      await onTables(page);
      await isKept(page);
      await unsent(page).waitFor();
      expect(await described(page, 1)).toContain("1 pedido não enviado");
      expect(await orderedAt(caller, 1)).toEqual([]);
      network.restore();
      await page.clock.fastForward(nextTryMs);
      await expect.poll(() => orderedAt(caller, 1)).toEqual(["2x Cerveja"]);
      await page.getByText("Mesa 1 · Ana: pedido enviado.").first().waitFor();
      await expect.poll(() => unsent(page).count()).toBe(0);
    });

    it("arrives once when the answer was lost", async () => {
      const { page, caller } = floor();
      await chooseTwoBeers(floor(), 2);
      network.hold();
      await send(page);
      await expect.poll(() => orderedAt(caller, 2)).toEqual(["2x Cerveja"]);
      network.cut();
      network.release();
      await onTables(page);
      await unsent(page).waitFor();
      // It may have arrived, so it cannot be edited.
      await page.getByText("Já saiu deste aparelho").waitFor();
      await button(page, "Descartar").waitFor();
      expect(await button(page, "Editar").count()).toBe(0);
      await comeBack(page);
      await expect.poll(() => unsent(page).count()).toBe(0);
      expect(await orderedAt(caller, 2)).toEqual(["2x Cerveja"]);
    });

    it("arrives once when the page is reloaded before any answer", async () => {
      const { bar, page, caller } = floor();
      await chooseTwoBeers(floor(), 3);
      // The server gets the order, and the page is gone before it hears so.
      await page.route(
        "**/v2.0/order",
        async (route) => {
          const request = route.request();
          await site.app.inject({
            method: "POST",
            url: "/v2.0/order",
            headers: { ...request.headers(), host: `${bar.label}.localhost` },
            payload: request.postData() ?? "",
          });
        },
        { times: 1 },
      );
      await send(page);
      await expect.poll(() => orderedAt(caller, 3)).toEqual(["2x Cerveja"]);
      await page.reload();
      await page.getByText("Nenhum item no pedido").waitFor();
      await expect.poll(() => unsent(page).count()).toBe(0);
      expect(await orderedAt(caller, 3)).toEqual(["2x Cerveja"]);
    });

    it("waits while the device knows that it is in no network, and two orders go out in turn", async () => {
      const { page, caller } = floor();
      await chooseTwoBeers(floor(), 4);
      await page.context().setOffline(true);
      await send(page);
      await onTables(page);
      await table(page, 4).click();
      await unsent(page).waitFor();
      await add(page, { category: "Bebidas", item: "Água" });
      await send(page);
      await onTables(page);
      await expect.poll(() => described(page, 4)).toContain("2 pedidos não enviados");
      await page.context().setOffline(false);
      await expect
        .poll(async () => (await orderedAt(caller, 4)).toSorted())
        .toEqual(["1x Água", "2x Cerveja"]);
    });

    it("goes out while they look at the menu", async () => {
      const { page, caller } = floor();
      await chooseTwoBeers(floor(), 5);
      network.cut();
      await send(page);
      await isKept(page);
      await page.getByRole("link", { name: "Cardápio" }).click();
      await button(page, "Cerveja").waitFor();
      network.restore();
      await page.clock.fastForward(nextTryMs);
      await expect.poll(() => orderedAt(caller, 5)).toEqual(["2x Cerveja"]);
    });

    it("says so where the device has no room to keep it, and arrives once from the page", async () => {
      const { page, caller } = floor();
      await chooseTwoBeers(floor(), 6);
      await page.evaluate(() => {
        const store = Storage.prototype.setItem;
        Storage.prototype.setItem = function setItem(key, value) {
          if (key === "floorWork") throw new DOMException("full", "QuotaExceededError");
          store.call(this, key, value);
        };
      });
      network.cut();
      await send(page);
      await onTables(page);
      await page.getByText("o aparelho não tem onde guardar o pedido").first().waitFor();
      await page.getByText("deixe esta página aberta até ele ir").waitFor();
      await comeBack(page);
      await expect.poll(() => unsent(page).count()).toBe(0);
      expect(await orderedAt(caller, 6)).toEqual(["2x Cerveja"]);
    });

    it("does not keep the attendant waiting for a server that does not answer", async () => {
      const { page, caller } = floor();
      await chooseTwoBeers(floor(), 7);
      network.hold();
      await sendInVain(page);
      network.release();
      await expect.poll(() => unsent(page).count()).toBe(0);
      expect(await orderedAt(caller, 7)).toEqual(["2x Cerveja"]);
    });
  });

  describe("an order that has not been sent", () => {
    it("can be edited while it has never left, and arrives once as it is then", async () => {
      const { page, caller } = floor();
      await chooseTwoBeers(floor(), 8);
      await page.context().setOffline(true);
      await send(page);
      await onTables(page);
      // The message about the order, which stays for 5 s, must not cover the button.
      await button(page, "Editar").click({ timeout: 3000 });
      await page.getByText("2 itens").waitFor();
      await add(page, { category: "Bebidas", item: "Cerveja" });
      await page.context().setOffline(false);
      await send(page);
      await onTables(page);
      expect(await orderedAt(caller, 8)).toEqual(["3x Cerveja"]);
    });

    it("can be thrown away, once that is confirmed", async () => {
      const { page, caller } = floor();
      await chooseTwoBeers(floor(), 9);
      await page.context().setOffline(true);
      await send(page);
      await onTables(page);
      await button(page, "Descartar").click();
      await button(page, "Manter").click();
      await button(page, "Descartar").click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
      await expect.poll(() => unsent(page).count()).toBe(0);
      await page.context().setOffline(false);
      await page.reload();
      await table(page, 9).waitFor();
      expect(await orderedAt(caller, 9)).toEqual([]);
    });

    it("asks before it goes out when it is older than 30 minutes", async () => {
      const { page, caller } = floor();
      await chooseTwoBeers(floor(), 10);
      network.cut();
      await send(page);
      await onTables(page);
      // Makes the stored order 31 minutes old.
      await page.evaluate((ageMs) => {
        const stored = localStorage.getItem("floorWork") ?? "";
        const older = stored.replace(
          /"queuedAt":(\d+)/,
          (_, queuedAt) => `"queuedAt":${Number(queuedAt) - ageMs}`,
        );
        localStorage.setItem("floorWork", older);
      }, 31 * 60_000);
      // This page knows the order as new, and would send it as soon as the network is back.
      await page.route("**/v2.0/order", (route) => route.abort());
      network.restore();
      await page.reload();
      await page.getByText("Foi feito há 31 minutos. Enviar mesmo assim?").waitFor();
      await page.unroute("**/v2.0/order");
      await table(page, 10).waitFor();
      expect(await orderedAt(caller, 10)).toEqual([]);
      await button(page, "Enviar").click();
      await expect.poll(() => orderedAt(caller, 10)).toEqual(["2x Cerveja"]);
    });

    it("comes back to the screen when its tab was closed meanwhile, and leads there", async () => {
      const { page, caller } = floor();
      await chooseTwoBeers(floor(), 11);
      const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      network.cut();
      await send(page);
      await onTables(page);
      await caller.sheets.close({ params: { hash }, body: {} });
      await comeBack(page);
      await page.getByText("Mesa 11 · Ana: o pedido não foi aceito.").first().waitFor();
      expect(await page.getByText("e vai sozinho").count()).toBe(0);
      await page.getByText("não aceito", { exact: true }).waitFor();
      await expect.poll(() => unsent(page).count()).toBe(0);
      await expect.poll(() => described(page, 11)).toBe("Mesa 11, Livre, 1 pedido não aceito");
      // A reload finds it as well.
      await page.reload();
      await page.getByRole("link", { name: "Ver na comanda" }).click();
      await page.getByText("Esta comanda já foi encerrada. Os itens continuam aqui.").waitFor();
      await button(page, "Nova comanda com estes itens").first().click();
      await button(page, "Abrir comanda").click();
      await page.getByText("2 itens").waitFor();
      await page.getByRole("link", { name: "Voltar às mesas" }).click();
      await table(page, 11).waitFor();
      expect(await page.getByText("não aceito").count()).toBe(0);
    });

    it("says so, and leads to its tab, when it is refused after nobody waits for it any more", async () => {
      const { bar, page, caller } = floor();
      await chooseTwoBeers(floor(), 12);
      await setPrice(site, { account: bar, title: "Cerveja", priceCents: 1200 });
      network.hold();
      await sendInVain(page);
      network.release();
      await button(page, "Ver na comanda").click();
      await page.getByText("Alguns preços mudaram.").waitFor();
      await button(page, "Enviar com os novos preços").click();
      await onTables(page);
      await expect.poll(() => orderedAt(caller, 12)).toEqual(["2x Cerveja"]);
    });
  });
});

it("an order is not sent in the name of another person who has signed in since", async () => {
  const visit = await atTables();
  const { bar, page } = visit;
  await chooseTwoBeers(visit, 7);
  // The device is offline: on a failing network a try of the first person could still arrive after the other's sign-in.
  await page.context().setOffline(true);
  await send(page);
  await onTables(page);
  const admin = await adminOf(site, bar);
  const { _auth_id } = await admin.auth.check();
  await page.evaluate(
    ([token, authId]) => {
      localStorage.setItem("token", token ?? "");
      localStorage.setItem("_auth_id", authId ?? "");
      localStorage.setItem("auth_group_level", "1");
    },
    [admin.token(), _auth_id],
  );
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText("Foi feito por outra pessoa neste aparelho. Enviar mesmo assim?").waitFor();
  expect(await page.getByRole("article").getByText("Cerveja").textContent()).toBe(
    "2×\u00a0Cerveja",
  );
  expect(await everythingOrdered(site, bar)).toEqual([]);
  await button(page, "Enviar").click();
  await expect.poll(() => everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
  await leave(visit);
});

it("the tables, and what is typed on a tab, are there when the page is loaded anew without a network", async () => {
  const bar = await newBar(site);
  const { page, ...visit } = await newAttendant(browser, {
    site,
    bar,
    port: network.port,
    serviceWorkers: "allow",
  });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The service worker loads the page this time, and keeps it.
  await page.reload();
  await openTable(page, 7, "Ana");
  await add(page, { category: "Bebidas", item: "Cerveja", count: 2 });
  network.cut();
  await page.reload();
  await page.getByText("2 itens").waitFor();
  await add(page, { category: "Bebidas", item: "Cerveja" });
  await send(page);
  await onTables(page);
  await page.reload();
  await expect.poll(() => described(page, 7)).toContain("1 pedido não enviado");
  await comeBack(page);
  await expect.poll(() => everythingOrdered(site, bar)).toEqual(["3x Cerveja"]);
  await leave(visit);
});
