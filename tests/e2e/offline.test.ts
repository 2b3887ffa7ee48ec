import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moneyInPortuguese } from "../../src/domain/money.ts";
import { noise } from "../../src/server/media/testing-images.ts";
import { signedInAdmin } from "../../src/server/testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import {
  expectAccessible,
  expectNoOverflow,
  madeAt,
  newVisitor,
  screens,
  type Visitor,
} from "./browser.ts";
import { fillCheckout, openCheckout, sendOrder, setPrice } from "./delivery.ts";
import { isReady } from "./guest.ts";
import { partPaths } from "./part-script.ts";
import { shakyNetwork, type ShakyNetwork } from "./shaky-network.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

let network: ShakyNetwork;
beforeAll(async () => {
  network = await shakyNetwork(site);
});
afterAll(() => network.close());
beforeEach(() => network.reset());

const url = ({ label }: TestAccount, path: string) =>
  `http://${label}.localhost:${network.port}${path}`;

async function pizzaria(): Promise<TestAccount> {
  const account = await newAccount(site, { features: { delivery: true } });
  await newMenu(site, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
    { title: "Bebidas", items: [{ title: "Guaraná", priceCents: 499 }] },
  ]);
  return account;
}

/** Gives the first item a photograph. */
async function addPhoto(account: TestAccount): Promise<void> {
  const admin = await signedInAdmin(site, { ...account, host: `${account.label}.localhost` });
  const file = new Blob([new Uint8Array(await noise("jpeg", { width: 900, height: 600 }))]);
  const { upload } = await admin.uploads.add({ body: { file } });
  const { menu } = await admin.content.menu();
  await admin.content.saveItem({
    body: { data: { id: menu[0]?.items[0]?.id, uploads: { images: [upload.id] } } },
  });
}

/** Sets a price and waits until the server's pages show it. */
async function setShownPrice(
  account: TestAccount,
  { title, priceCents }: { title: string; priceCents: number },
): Promise<void> {
  await setPrice(site, { account, title, priceCents });
  const headers = { host: `${account.label}.localhost:${network.port}` };
  const isServed = async () => {
    const { body } = await site.app.inject({ url: "/delivery", headers });
    return body.includes(moneyInPortuguese(priceCents));
  };
  await expect.poll(isServed).toBe(true);
}

/** A visitor with the page open, whose device has had the time to keep it. */
async function visitorOf(
  account: TestAccount,
  options: { width?: number; height?: number } = {},
): Promise<Visitor> {
  const visitor = await newVisitor(browser, { ...options, serviceWorkers: "allow" });
  await visitor.page.goto(url(account, "/delivery"));
  await workerIsThere(visitor.page);
  await isReady(visitor.page);
  return visitor;
}

/** The same with an account of their own. */
async function newKeeper(size?: { width: number; height: number }) {
  const account = await pizzaria();
  return { account, ...(await visitorOf(account, size)) };
}

/** Waits until the device keeps the menu with this price, and shows it: a change meanwhile would differ from the document. */
async function keepPrice(
  { page, account }: { page: Page; account: TestAccount },
  priceCents: number,
): Promise<void> {
  await setShownPrice(account, { title: "Calabresa", priceCents });
  await page.goto(url(account, "/delivery"));
  const kept = () =>
    page.evaluate(async () => (await caches.match("/delivery"))?.text() ?? "nothing");
  await expect.poll(kept).toContain(moneyInPortuguese(priceCents));
  await isReady(page);
}

async function workerIsThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
}

/** Resolves when the next worker waits. `done` resolves when it takes over, once no page of the site is open. */
async function activation(page: Page): Promise<{ done: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const [waiting, active] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let next: string | undefined;
  session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions) {
      if (status === "installed") {
        next = versionId;
        waiting.resolve();
      }
      if (versionId === next && status === "activated") active.resolve();
    }
  });
  await session.send("ServiceWorker.enable");
  await waiting.promise;
  return { done: active.promise };
}

const note = (page: Page) =>
  page.getByText("Você está vendo a última versão guardada neste aparelho.");

/** The addresses of everything that the device keeps. */
async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const requests = (await Promise.all(lists)).flat();
    return requests.map((request) => new URL(request.url).pathname + new URL(request.url).search);
  });
}

describe.each(madeAt(...screens))("without a network, at $width pixels", (size) => {
  const visit = sharedVisit(() => newKeeper(size));

  it("opens the menu that was seen last, says so, and notices the network's return", async () => {
    const { page } = visit();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText("R$ 22,99").waitFor();
    await page.getByText(/^Sem internet\s· Você está vendo a última versão/).waitFor();
    await note(page).waitFor();
    await page.getByRole("button", { name: "Calabresa", exact: true }).click();
    await page.getByRole("dialog", { name: "Calabresa" }).waitFor();
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.context().setOffline(false);
    await page.getByText("A conexão voltou.").waitFor();
    expect(await note(page).count()).toBe(0);
  });

  it("leads from the site's first address to the page that was seen last", async () => {
    const { account, page } = visit();
    network.cut();
    await page.goto(url(account, "/"));
    await page.getByText("R$ 22,99").waitFor();
    await note(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/delivery");
  });

  it("opens the menu for a guest who has ordered, too", async () => {
    const { account, page } = visit();
    await page.goto(url(account, "/delivery"));
    await page.evaluate(() => localStorage.setItem("token", "a guest's"));
    await page.reload();
    network.cut();
    await page.reload();
    await note(page).waitFor();
    await page.getByRole("button", { name: "Calabresa", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Calabresa" });
    const price = dialog.getByText("R$ 22,99").first();
    await price.waitFor();
    expect(await price.isVisible()).toBe(true);
    await page.evaluate(() => localStorage.removeItem("token"));
  });

  it("an order that was begun is still there, and the guest is told that it cannot be sent now", async () => {
    const { account, page } = visit();
    await page.goto(url(account, "/delivery"));
    await page.getByRole("button", { name: "Calabresa", exact: true }).click();
    await page.getByRole("button", { name: "Adicionar · R$ 22,99" }).click();
    await page.context().setOffline(true);
    await page.reload();
    await page
      .getByText("Para enviar o pedido é preciso internet. Ele continua guardado aqui.")
      .waitFor();
    const finish = page.getByRole("button", { name: /^Finalizar pedido/ });
    expect(await finish.textContent()).toBe("Finalizar pedido - R$ 22,99");
    expect(await note(page).count()).toBe(0);
    await page.context().setOffline(false);
  });
});

describe("without a network", () => {
  it("shows an item's photograph in the size that was seen", async () => {
    const account = await pizzaria();
    await addPhoto(account);
    const { page, close } = await visitorOf(account);
    await page.reload();
    await page.getByRole("button", { name: "Ampliar a foto de Calabresa" }).waitFor();
    await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining("/240/"));
    network.cut();
    await page.getByRole("button", { name: "Calabresa", exact: true }).click();
    const photo = page.getByRole("dialog").getByRole("img", { name: "Foto de Calabresa" });
    const drawn = () =>
      photo.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => ({
        isOfAnotherSize: !currentSrc.includes("/240/"),
        naturalWidth,
      }));
    // Its 240 pixels, where the 480 that were asked for would be drawn over 360.
    await expect.poll(drawn).toEqual({ isOfAnotherSize: true, naturalWidth: 180 });
    await close();
  });
});

describe("fault 34: without a network,", () => {
  const visit = sharedVisit(() => newKeeper());

  it("a page that was never opened is one of ours, leads to the menu, and is there with the network", async () => {
    const { account, page } = visit();
    network.cut();
    await page.goto(url(account, "/privacidade"));
    await page.getByRole("heading", { name: "Sem internet" }).waitFor();
    expect(await page.title()).toContain("Sem internet");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole("link", { name: "Ir para o cardápio" }).click();
    await page.waitForURL("**/delivery");
    await page.getByText("R$ 22,99").waitFor();
    await page.goto(url(account, "/privacidade"));
    network.reset();
    await page.getByRole("link", { name: "Tentar de novo" }).click();
    await page
      .getByRole("heading", { name: /Privacidade/ })
      .first()
      .waitFor();
  });

  it("the order that was just placed is still there when its page is loaded again, with its age", async () => {
    const { account, page } = visit();
    await page.goto(url(account, "/delivery"));
    await page.getByRole("button", { name: "Guaraná", exact: true }).click();
    await page.getByRole("button", { name: "Adicionar · R$ 4,99" }).click();
    await openCheckout(page);
    await fillCheckout(page);
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    network.cut();
    await page.reload();
    await page.getByText("Pedido #001").first().waitFor();
    await page.getByText("Ana de Souza").first().waitFor();
    await page.getByText("Sem internet", { exact: true }).waitFor();
    expect((await keptPaths(page)).filter((path) => path.includes("order"))).toEqual([]);
  });
});

describe("a page that was never opened", () => {
  /** A reader who opens a Portuguese page first, so that the service worker begins there. */
  async function frenchReader(): Promise<Visitor & { account: TestAccount }> {
    const account = await pizzaria();
    const admin = await signedInAdmin(site, { ...account, host: `${account.label}.localhost` });
    const extras = { languages: ["br", "fr"] as ["br", "fr"], guest_interface: "menu" as const };
    await admin.account.save({ body: { extras } });
    return { ...(await visitorOf(account)), account };
  }

  it("is told of in the language of the address, which the device has kept since its pages were read", async () => {
    const { page, close, account } = await frenchReader();
    await page.goto(url(account, "/fr/delivery"));
    await expect.poll(() => keptPaths(page)).toContain("/fr/offline.html");
    network.cut();
    await page.goto(url(account, "/fr/privacidade"));
    await page.getByRole("heading", { name: "Pas d’internet" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Réessayer" }).waitFor();
    await page.goto(url(account, "/privacidade"));
    await page.getByRole("heading", { name: "Sem internet" }).waitFor();
    // The account has no Italian pages, so the page is in Portuguese.
    await page.goto(url(account, "/it/privacidade"));
    await page.getByRole("heading", { name: "Sem internet" }).waitFor();
    await close();
  });
});

describe("with no network or a slow one, the menu", () => {
  const visit = sharedVisit(() => newKeeper());

  it("says so on a page that is open, and shows what has changed when the network is back", async () => {
    const { account, page } = visit();
    await page.context().setOffline(true);
    await note(page).waitFor();
    await setShownPrice(account, { title: "Calabresa", priceCents: 2599 });
    await page.context().setOffline(false);
    await page.getByText("R$ 25,99").waitFor();
    await expect.poll(() => note(page).count()).toBe(0);
  });

  it("never shows its copy while an answer comes within three seconds", async () => {
    const { account, page } = visit();
    await keepPrice(visit(), 2299);
    await setShownPrice(account, { title: "Calabresa", priceCents: 2599 });
    const seen: string[] = [];
    await page.exposeFunction("see", (text: string) => void seen.push(text));
    await page.addInitScript(`
      new MutationObserver(() => see(document.body?.textContent ?? ""))
        .observe(document, { childList: true, subtree: true });
    `);
    network.delay(1000);
    await page.reload();
    await page.getByText("R$ 25,99").waitFor();
    expect(seen.some((text) => text.includes("25,99"))).toBe(true);
    expect(seen.some((text) => text.includes("22,99"))).toBe(false);
    expect(await note(page).count()).toBe(0);
  });

  it("is kept with the account's public content, and nothing of the guest's own", async () => {
    const { account, page } = visit();
    await page.goto(url(account, "/delivery?room=7"));
    await page.goto(url(account, "/pedidos"));
    await page.goto(url(account, `/pedidos/${"0".repeat(32)}`));
    await page.goto(url(account, "/auth/login?accessToken=secret"));
    await page.goto(url(account, "/delivery"));
    const kept = await keptPaths(page);
    const others = kept.filter((path) => !/^\/(?:static|v2\.0\/content)\/[^?]+$/.test(path));
    expect(others.toSorted()).toEqual(["/delivery", "/offline.html", "/pedidos"]);
  });
});

describe("with a slow network", () => {
  it("shows the copy after three seconds, and the answer when it comes after all", async () => {
    const account = await pizzaria();
    const { page, close } = await visitorOf(account);
    await setShownPrice(account, { title: "Calabresa", priceCents: 2599 });
    network.hold();
    const startedAt = performance.now();
    await page.reload({ waitUntil: "commit" });
    await page.getByText("R$ 22,99").waitFor();
    await note(page).waitFor();
    expect(performance.now() - startedAt).toBeGreaterThan(2900);
    network.release();
    await page.getByText("R$ 25,99").waitFor();
    await note(page).waitFor({ state: "detached" });
    await close();
  });
});

describe("what the device keeps", () => {
  it("stays whole when a new version of the site is published", async () => {
    const account = await pizzaria();
    const { page, close } = await visitorOf(account);
    const before = await keptPaths(page);
    const find = (name: RegExp) => before.find((path) => name.test(path)) ?? "";
    const entry = find(/entry-client-.*js$/);
    const [unneeded = ""] = partPaths(/^CheckoutDialog$/);
    expect(before).toContain(unneeded);
    const style = find(/\.css$/);
    // The next version's worker knows neither file; the page that was kept is made of the first one.
    network.rewrite((path, body) =>
      path === "/sw.js" ? body.replaceAll(entry, style).replaceAll(unneeded, style) : body,
    );
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const activated = await activation(page);
    await page.goto("about:blank");
    await activated.done;
    network.cut();
    await page.goto(url(account, "/delivery"));
    expect(await keptPaths(page)).not.toContain(unneeded);
    expect(await keptPaths(page)).toContain(entry);
    await page.reload();
    await page.getByText("R$ 22,99").waitFor();
    await note(page).waitFor();
    await close();
  });
});
