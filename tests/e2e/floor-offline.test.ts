import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leave } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { setPrice } from "./delivery.ts";
import {
  add,
  described,
  everythingOrdered,
  newAttendant,
  newBar,
  onTables,
  openTable,
  send,
  table,
  tabWithBeers,
} from "./floor.ts";
import { button } from "./guest.ts";
import { shakyNetwork, type ShakyNetwork } from "./shaky-network.ts";
import { browser, site } from "./shared-site.ts";

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

/** An attendant behind the shaky network, on a tab of table 7 with two beers chosen and not sent. */
async function withTwoBeers() {
  const bar = await newBar(site);
  const attendant = await newAttendant(browser, { site, bar, port: network.port });
  await openTable(attendant.page, 7, "Ana");
  await add(attendant.page, { category: "Bebidas", item: "Cerveja", count: 2 });
  return { bar, ...attendant };
}

/** The two beers have arrived, and the attendant's device does not know it. */
async function withTwoBeersUnheard() {
  const attendant = await withTwoBeers();
  network.hold();
  await send(attendant.page);
  await expect.poll(() => everythingOrdered(site, attendant.bar)).toEqual(["2x Cerveja"]);
  network.cut();
  network.release();
  await onTables(attendant.page);
  return attendant;
}

/** Sends to a server that does not answer, for longer than anybody waits for it. */
async function sendInVain(page: Page): Promise<void> {
  await page.clock.install();
  await send(page);
  await page.clock.fastForward(8000);
  await onTables(page);
  await isKept(page);
}

const unsent = (page: Page) => page.getByText("não enviado", { exact: true });
const isKept = (page: Page) =>
  page.getByText("O pedido está guardado neste aparelho").first().waitFor();

describe("an order that is sent while the network fails", () => {
  it("is kept, shown as not sent, and arrives once by itself when the request was lost", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
    network.cut();
    await send(page);
    await onTables(page);
    await isKept(page);
    await unsent(page).waitFor();
    expect(await described(page, 7)).toContain("1 pedido não enviado");
    expect(await everythingOrdered(site, bar)).toEqual([]);
    network.restore();
    await expect.poll(() => everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    await page.getByText("Mesa 7 · Ana: pedido enviado.").first().waitFor();
    await expect.poll(() => unsent(page).count()).toBe(0);
    await leave(visit);
  });

  it("arrives once when the answer was lost", async () => {
    const { bar, page, ...visit } = await withTwoBeersUnheard();
    await unsent(page).waitFor();
    await comeBack(page);
    await expect.poll(() => unsent(page).count()).toBe(0);
    expect(await everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    await leave(visit);
  });

  it("arrives once when the page is reloaded before any answer", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
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
    await expect.poll(() => everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    await page.reload();
    await page.getByText("Nenhum item no pedido").waitFor();
    await expect.poll(() => unsent(page).count()).toBe(0);
    expect(await everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    await leave(visit);
  });

  it("waits while the device knows that it is in no network, and two orders go out in turn", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
    await page.context().setOffline(true);
    await send(page);
    await onTables(page);
    await table(page, 7).click();
    await unsent(page).waitFor();
    await add(page, { category: "Bebidas", item: "Água" });
    await send(page);
    await onTables(page);
    await expect.poll(() => described(page, 7)).toContain("2 pedidos não enviados");
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await everythingOrdered(site, bar)).toSorted())
      .toEqual(["1x Água", "2x Cerveja"]);
    await leave(visit);
  });

  it("goes out while they look at the menu", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
    network.cut();
    await send(page);
    await isKept(page);
    await page.getByRole("link", { name: "Cardápio" }).click();
    await button(page, "Cerveja").waitFor();
    network.restore();
    await expect.poll(() => everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    await leave(visit);
  });

  it("says so where the device has no room to keep it, and arrives once from the page", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
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
    expect(await everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    await leave(visit);
  });

  it("does not keep the attendant waiting for a server that does not answer", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
    network.hold();
    await sendInVain(page);
    network.release();
    await expect.poll(() => unsent(page).count()).toBe(0);
    expect(await everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    await leave(visit);
  });
});

describe("an order that has not been sent", () => {
  it("can be edited while it has never left, and arrives once as it is then", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
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
    expect(await everythingOrdered(site, bar)).toEqual(["3x Cerveja"]);
    await leave(visit);
  });

  it("says that it is on its way, and cannot be edited, once it may have arrived", async () => {
    const { bar, page, ...visit } = await withTwoBeersUnheard();
    await page.getByText("Já saiu deste aparelho").waitFor();
    await button(page, "Descartar").waitFor();
    expect(await button(page, "Editar").count()).toBe(0);
    await comeBack(page);
    await expect.poll(() => unsent(page).count()).toBe(0);
    expect(await everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    await leave(visit);
  });

  it("can be thrown away, once that is confirmed", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
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
    await table(page, 7).waitFor();
    expect(await everythingOrdered(site, bar)).toEqual([]);
    await leave(visit);
  });

  it("asks before it goes out when it is older than 30 minutes", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
    network.cut();
    // This page knows the order as new, and would send it as soon as the network is back: also by a try that began before.
    await page.route("**/v2.0/order", (route) => route.abort());
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
    network.restore();
    await page.reload();
    await page.getByText("Foi feito há 31 minutos. Enviar mesmo assim?").waitFor();
    await page.unroute("**/v2.0/order");
    await table(page, 7).waitFor();
    expect(await everythingOrdered(site, bar)).toEqual([]);
    await button(page, "Enviar").click();
    await expect.poll(() => everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    await leave(visit);
  });

  it("comes back to the screen when its tab was closed meanwhile, and leads there", async () => {
    const { page, caller, ...visit } = await withTwoBeers();
    const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    network.cut();
    await send(page);
    await onTables(page);
    await caller.sheets.close({ params: { hash }, body: {} });
    await comeBack(page);
    await page.getByText("Mesa 7 · Ana: o pedido não foi aceito.").first().waitFor();
    expect(await page.getByText("e vai sozinho").count()).toBe(0);
    await page.getByText("não aceito", { exact: true }).waitFor();
    await expect.poll(() => unsent(page).count()).toBe(0);
    await expect.poll(() => described(page, 7)).toBe("Mesa 7, Livre, 1 pedido não aceito");
    // A reload finds it as well.
    await page.reload();
    await page.getByRole("link", { name: "Ver na comanda" }).click();
    await page.getByText("Esta comanda já foi encerrada. Os itens continuam aqui.").waitFor();
    await button(page, "Nova comanda com estes itens").first().click();
    await button(page, "Abrir comanda").click();
    await page.getByText("2 itens").waitFor();
    await page.getByRole("link", { name: "Voltar às mesas" }).click();
    await table(page, 7).waitFor();
    expect(await page.getByText("não aceito").count()).toBe(0);
    await leave(visit);
  });

  it("says so, and leads to its tab, when it is refused after nobody waits for it any more", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
    await setPrice(site, { account: bar, title: "Cerveja", priceCents: 1200 });
    network.hold();
    await sendInVain(page);
    network.release();
    await button(page, "Ver na comanda").click();
    await page.getByText("Alguns preços mudaram.").waitFor();
    await button(page, "Enviar com os novos preços").click();
    await onTables(page);
    await expect.poll(() => everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    await leave(visit);
  });

  it("says so as well to an attendant who is on its tab's page by then, and has scrolled down its menu", async () => {
    const { bar, page, ...visit } = await withTwoBeers();
    await setPrice(site, { account: bar, title: "Cerveja", priceCents: 1200 });
    network.hold();
    await sendInVain(page);
    await table(page, 7).click();
    await page.getByText("Cerveja", { exact: true }).first().waitFor();
    await page.setViewportSize({ width: 360, height: 300 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    network.release();
    await page.getByText("Mesa 7 · Ana: o pedido não foi aceito.").first().waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.getByText("Alguns preços mudaram.").waitFor();
    await leave(visit);
  });
});

it("a tab that a slow network has opened after all takes nobody from another to it", async () => {
  const bar = await newBar(site);
  const { page, caller, ...visit } = await newAttendant(browser, { site, bar, port: network.port });
  const { hash } = await tabWithBeers(caller, { bar, number: 8, beers: 1 });
  await expect.poll(() => described(page, 8)).toContain("Ocupada");
  network.hold();
  await table(page, 7).click();
  const answered = page.waitForResponse("**/v2.0/order/sheet");
  await button(page, "Abrir comanda").click();
  await page.keyboard.press("Escape");
  await table(page, 8).click();
  await page.waitForURL(`**/${hash}`);
  network.release();
  await (await answered).finished();
  // Had it led there, it would have done so before the next answer.
  await button(page, "Encerrar comanda").click();
  await page.getByRole("dialog", { name: "RECEBENDO:" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/pedido-mesa/${hash}`);
  await leave(visit);
});

it("an order is not sent in the name of another person who has signed in since", async () => {
  const { bar, page, ...visit } = await withTwoBeers();
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
