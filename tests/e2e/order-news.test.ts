import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  newBrowser,
  startPushService,
  type TestPushService,
} from "../../src/server/push/testing-push-service.ts";
import { expectAccessible, expectNoOverflow, launchBrowser, leave, newVisitor } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { guestWithOrder, hasChosen, newPizzaria, openCheckout, sendOrder } from "./delivery.ts";
import { isReady } from "./guest.ts";
import { startSite, type TestSite } from "./site.ts";

let service: TestPushService;
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ whole: true });
  service = await startPushService();
  site = await startSite({ push: service.settings });
});
afterAll(async () => {
  await browser.close();
  await site.close();
  await service.close();
});

/** Has the browser, which has no push service of its own, say that it is subscribed at ours. */
async function subscribesAs(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((answer) => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    PushManager.prototype.subscribe = async (options) => {
      asked.push(options);
      return { toJSON: () => answer } as PushSubscription;
    };
  }, subscription);
}

it("a guest who wants it is told when the order changes, and it is shown by the device", async () => {
  const account = await newPizzaria(site);
  const phone = newBrowser(`${service.origin}/phone`);
  const { endpoint, ...keys } = phone.subscription;
  const visitor = await newVisitor(browser, { serviceWorkers: "allow" });
  const { page } = visitor;
  const origin = new URL(site.url(account, "/")).origin;
  await page.context().grantPermissions(["notifications"], { origin });
  await subscribesAs(page, { endpoint, keys });
  await hasChosen(page, account, { typed: true });
  await page.goto(site.url(account, "/delivery"));
  await openCheckout(page);
  await sendOrder(page);
  const start = page.getByRole("button", { name: "Avisar quando mudar" });
  await start.waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  // The page does not ask the browser before the press.
  expect(await page.evaluate(() => Reflect.get(window, "asked"))).toEqual([]);
  await start.press("Enter");
  await page.getByText("Este aparelho vai avisar quando o pedido mudar.").first().waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "asked"))).toEqual([
    { userVisibleOnly: true, applicationServerKey: service.settings.publicKey },
  ]);
  await page.getByRole("button", { name: "Não avisar mais" }).waitFor();

  const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const admin = await adminOf(site, account);
  await admin.orders.setStatus({ params: { hash, statusId: "3" }, body: {} });
  await expect.poll(() => service.received.length).toBe(1);
  const message = phone.read(service.received[0]?.body ?? Buffer.alloc(0));
  expect(message).toEqual({
    title: "Pedido #001",
    body: "O pedido saiu para entrega.",
    path: `/pedidos/${hash}`,
    lang: "pt-BR",
  });

  await deliver(page, { origin, message });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, lang, data }) => ({
        title,
        body,
        lang,
        path: data as unknown,
      }));
    });
  await expect.poll(shown).toEqual([message]);
  // The next message replaces it.
  await deliver(page, { origin, message: { ...(message as object), body: "Outra coisa." } });
  await expect.poll(shown).toEqual([{ ...(message as object), body: "Outra coisa." }]);

  // The subscription stays after a reload, until the guest ends it.
  await page.reload();
  await page.getByRole("button", { name: "Não avisar mais" }).click();
  await page.getByText("Este aparelho não avisa mais deste pedido.").first().waitFor();
  await start.waitFor();
  await admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  await page.getByText("O pedido foi concluído.").waitFor();
  expect(await start.count()).toBe(0);
  expect(service.received).toHaveLength(1);
  await leave(visitor);
});

/** Hands a message to the site's worker, as the browser does when it receives one. */
async function deliver(
  page: Page,
  { origin, message }: { origin: string; message: unknown },
): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const data = JSON.stringify(message);
  const registrationId = await found;
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await session.detach();
}

it.each([
  ["the server", "**/nowhere"],
  ["its scripts alone", "**/v2.0/order/*/page?*"],
])("the button stands from the first drawing, by %s", async (_, missing) => {
  const visitor = await guestWithOrder({
    site,
    browser,
    prepare: async ({ page }) => {
      await page.route(missing, (route) => route.fulfill({ status: 404, json: {} }));
      await page.addInitScript(`
        new MutationObserver((_, drawing) => {
          if (!document.querySelector("[aria-label='Andamento do pedido']")) return;
          drawing.disconnect();
          requestAnimationFrame(() => {
            globalThis.firstDrawn = document.getElementById("content").textContent;
          });
        }).observe(document, { childList: true, subtree: true });
      `);
    },
  });
  const { page } = visitor;
  const button = page.getByRole("button", { name: "Avisar quando mudar" });
  await button.waitFor();
  const firstDrawn = () => page.evaluate("globalThis.firstDrawn");
  await expect.poll(firstDrawn).toEqual(expect.stringContaining("Avisar quando mudar"));
  await isReady(page);
  expect(await button.count()).toBe(1);
  await leave(visitor);
});

it.each([
  ["4g", true],
  ["3g", false],
])(
  "an order is on the screen before its scripts are asked for; over %s the letters of its titles come beside the styles: %s",
  async (effectiveType, areFirst) => {
    const visitor = await guestWithOrder({ site, browser });
    const { page } = visitor;
    await page.addInitScript((type) => {
      Object.defineProperty(navigator, "connection", { value: { effectiveType: type } });
    }, effectiveType);
    await page.reload();
    await isReady(page);
    const startsOf = (names: RegExp) =>
      page.evaluate(
        (source) =>
          performance
            .getEntries()
            .filter(({ name }) => new RegExp(source).test(name))
            .map(({ startTime }) => startTime),
        names.source,
      );
    const scripts = await startsOf(/\/static\/\w+\.js$/);
    const [painted = Infinity] = await startsOf(/^first-contentful-paint$/);
    expect(Math.min(...scripts)).toBeGreaterThan(painted);
    const link = page.locator("link[as=font]");
    expect(await link.getAttribute("rel")).toBe(areFirst ? "preload" : "letters");
    await leave(visitor);
  },
);

it("a guest whose browser forbids it is told so, and loses nothing", async () => {
  const visitor = await guestWithOrder({
    site,
    browser,
    prepare: (opened) =>
      opened.page.addInitScript(() => {
        Notification.requestPermission = async () => "denied";
      }),
  });
  const { page } = visitor;
  const start = page.getByRole("button", { name: "Avisar quando mudar" });
  await start.click();
  await page.getByText("Os avisos estão bloqueados neste navegador.").first().waitFor();
  await expectAccessible(page);
  expect(await start.isEnabled()).toBe(true);
  expect(service.received).toHaveLength(1);
  await leave(visitor);
});
