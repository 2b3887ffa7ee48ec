import type { Locator, Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { newArea } from "../../src/server/account/testing-services.ts";
import { newOrder } from "../../src/server/testing/new-order.ts";
import { waitMs } from "./browser.ts";
import { guestOf } from "./callers.ts";
import {
  fillCart,
  fillCheckout,
  hasChosen,
  newPizzaria,
  openCheckout,
  ordersOf,
  sendOrder,
  type Pizzaria,
} from "./delivery.ts";
import { isReady, newGuest, sizes } from "./guest.ts";
import { partScript } from "./part-script.ts";
import { newShop } from "./shop.ts";
import { browser, site } from "./shared-site.ts";

const size = sizes[0] ?? { width: 360, height: 800 };
const noNetwork = "Você está sem internet. Confira a conexão e tente de novo.";

async function saveItem(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Calabresa" });
  await dialog.getByRole("button", { name: "Aumentar Calabresa" }).click();
  await dialog.getByRole("button", { name: "Aumentar Catupiry" }).click();
  await dialog.getByRole("button", { name: "Adicionar · R$ 51,98" }).click();
}

const tryAgain = (page: Page) => page.getByRole("button", { name: "Tentar de novo" }).click();

const lose = (page: Page, call: string) =>
  page.route(call, (route) => route.abort("connectionreset"));

/** Loses a call until somebody presses the button, which a try of the page's own that succeeds would take away. */
async function loseUntilPressed(page: Page, call: string | RegExp): Promise<void> {
  const listen = () =>
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("button")?.textContent === "Tentar de novo")
        Object.assign(window, { hasPressed: true });
    });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  await page.route(call, async (route) => {
    const hasPressed = await page.evaluate(() => "hasPressed" in window);
    await (hasPressed ? route.continue() : route.abort("connectionreset"));
  });
}

/** Waits until the page says that the call was lost, and lets the next one reach the site. */
async function isTold(page: Page, { lost, says }: { lost: string; says: string }): Promise<void> {
  await page.getByText(says).first().waitFor();
  await page.unroute(lost);
}

/** Waits until a page has given up, without the seconds between its tries. Its clock is the test's. */
async function hasGivenUp(page: Page, words: Locator): Promise<void> {
  const isSaid = async () => {
    await page.clock.runFor(1_500);
    return words.isVisible();
  };
  await expect.poll(isSaid, { timeout: waitMs }).toBe(true);
}

describe("a network that fails loses nothing, and one order arrives, when it is lost", () => {
  it("with an item, with a postal code, with the order and on the way to the confirmation", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newGuest(browser, size);
    const scripts = ["ItemForm", "OrderPage"].map(partScript);
    const [item = "", confirmation = ""] = scripts;
    for (const script of scripts) await lose(page, script);
    await page.goto(site.url(account, "/delivery"));
    await page.getByRole("button", { name: "Calabresa", exact: true }).click();
    await isTold(page, { lost: item, says: noNetwork });
    await tryAgain(page);
    await saveItem(page);
    await openCheckout(page);
    await fillCheckout(page);
    const address = "**/v2.0/address/*";
    await lose(page, address);
    await page.getByLabel("CEP").pressSequentially("01001000");
    const byHand = "Não foi possível buscar o CEP agora. Preencha o endereço.";
    await isTold(page, { lost: address, says: byHand });
    await lose(page, "**/v2.0/order");
    await sendOrder(page);
    await isTold(page, {
      lost: "**/v2.0/order",
      says: "O pedido ficou sem resposta, e pode ter chegado.",
    });
    await sendOrder(page);
    await isTold(page, { lost: confirmation, says: noNetwork });
    await tryAgain(page);
    await page.getByText("Pedido #001").first().waitFor();
    await page.getByText("Rua das Flores, 12").first().waitFor();
    expect(await ordersOf(site, account)).toEqual([{ total_cents: 5198, number: 1 }]);
    await close();
  });

  it("without a sign, which is told within seconds where the price is not answered either", async () => {
    const services = { delivery: { minimum_amount: 10 } };
    const shop = await newShop(site, { services, areas: [newArea("Centro", { fee: 7 })] });
    const { page, close } = await newGuest(browser, size);
    await hasChosen(page, shop, { typed: true });
    await page.goto(site.url(shop, "/delivery"));
    await openCheckout(page);
    await page.getByText("Taxa de entrega R$ 7,00").first().waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    // Nothing comes back, and nothing says so.
    await page.route("**/v2.0/order{,/quote}", () => undefined);
    await page.getByLabel("Bairro", { exact: true }).fill("Sé");
    const sent = page.waitForRequest("**/v2.0/order");
    await sendOrder(page);
    await page.clock.runFor(3_500);
    await sent;
    await page.clock.runFor(12_500);
    await page.getByText("O pedido ficou sem resposta, e pode ter chegado.").waitFor();
    expect(await ordersOf(site, shop)).toEqual([]);
    await close();
  });

  it("with the menu, which reads all the same, and with the confirmation", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newGuest(browser, size);
    await lose(page, "**/v2.0/content/menu");
    await page.goto(site.url(account, "/delivery"));
    await page.getByRole("button", { name: "Calabresa", exact: true }).click();
    await isTold(page, { lost: "**/v2.0/content/menu", says: "Portuguesa" });
    await saveItem(page);
    await openCheckout(page);
    await fillCheckout(page);
    await loseUntilPressed(page, "**/v2.0/order/*");
    await page.clock.install();
    await sendOrder(page);
    await hasGivenUp(page, page.getByText(noNetwork).first());
    await tryAgain(page);
    await page.getByText("Pedido #001").first().waitFor();
    await page.getByText("Rua das Flores, 12").first().waitFor();
    expect(await ordersOf(site, account)).toEqual([{ total_cents: 5198, number: 1 }]);
    await close();
  });

  it("on the way to the checkout", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newGuest(browser, size);
    const checkout = partScript("CheckoutDialog");
    await lose(page, checkout);
    await page.goto(site.url(account, "/delivery"));
    await fillCart(page);
    await openCheckout(page);
    await isTold(page, { lost: checkout, says: noNetwork });
    await openCheckout(page);
    await fillCheckout(page);
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    expect(await ordersOf(site, account)).toEqual([{ total_cents: 5198, number: 1 }]);
    await close();
  });
});

describe("a network that fails after the order says so, and can be tried again", () => {
  type Later = {
    lost: string | RegExp;
    path: string;
    open: (page: Page) => Promise<void>;
    shows: string;
  };
  const stay = async () => {};

  it.each<[string, Later]>([
    [
      "with the list of orders",
      { lost: /\/v2\.0\/order\?/, path: "/pedidos", open: stay, shows: "Ana Souza" },
    ],
    [
      "on the way to the list of orders",
      { lost: partScript("OrdersPage"), path: "/pedidos", open: stay, shows: "Ana Souza" },
    ],
    [
      "on the way to a rating",
      {
        lost: partScript("RatingForm"),
        path: "/delivery",
        open: async (page) => {
          await page.getByRole("button", { name: "Abrir menu" }).click();
          await page.getByRole("button", { name: "Avaliar" }).click();
        },
        shows: "Enviar avaliação",
      },
    ],
    [
      "with the button that calls an attendant",
      {
        lost: partScript("CallButton"),
        path: "/delivery?mesa=7",
        open: stay,
        shows: "Chamar o atendente",
      },
    ],
  ])("%s", async (_when, { lost, path, open, shows }) => {
    const { page, close } = await newGuest(browser, size);
    await page.addInitScript((kept) => localStorage.setItem("token", kept), guest.token);
    await loseUntilPressed(page, lost);
    await page.clock.install();
    await page.goto(site.url(guest.account, path));
    await open(page);
    await hasGivenUp(page, page.getByRole("button", { name: "Tentar de novo" }));
    await tryAgain(page);
    await page.getByText(shows).first().waitFor();
    expect(await page.getByText("Sem internet").count()).toBe(0);
    await close();
  });

  /** A guest who has ordered, with the token that their browser keeps. */
  let guest: { account: Pizzaria; token: string };
  beforeAll(async () => {
    const account = await newPizzaria(site, {
      extras: { locations: 12 },
      features: { localOrder: true },
    });
    const caller = guestOf(site, account);
    await newOrder(caller, account.ids["Calabresa"]);
    guest = { account, token: caller.token() ?? "" };
  });
});

it("the menu goes on saying that it could not be fetched while it is tried again", async () => {
  const account = await newPizzaria(site);
  const { page, close } = await newGuest(browser, size);
  let isDead = true;
  const unanswered: Route[] = [];
  await page.route("**/v2.0/content/menu", (route) =>
    isDead ? route.abort("connectionreset") : void unanswered.push(route),
  );
  await page.clock.install();
  await page.goto(site.url(account, "/pedidos"));
  await page.getByRole("navigation").getByRole("link", { name: "Cardápio" }).click();
  const told = page.getByText("Não foi possível carregar esta página.");
  await hasGivenUp(page, told);
  isDead = false;
  await tryAgain(page);
  await expect.poll(() => unanswered.length).toBe(1);
  expect(await told.isVisible()).toBe(true);
  await unanswered[0]?.continue();
  await page.getByRole("button", { name: "Calabresa", exact: true }).waitFor();
  await close();
});

it("a page that was open while the site became another comes with today's scripts when it is tried again", async () => {
  const account = await newPizzaria(site);
  const { page, close } = await newGuest(browser, size);
  await page.goto(site.url(account, "/delivery"));
  await isReady(page);
  let isOld = true;
  await page.route(partScript("PrivacyPage"), (route) =>
    isOld ? route.fulfill({ status: 404, body: "{}" }) : route.continue(),
  );
  await page.getByRole("link", { name: "Privacidade" }).click();
  await page.getByText(noNetwork).waitFor();
  let isUnwell = true;
  await page.route("**/privacidade", (route) => {
    if (route.request().isNavigationRequest()) isOld = false;
    else if (isUnwell) return route.fulfill({ status: 503 });
    return route.continue();
  });
  // A site that is down could not send a fresh page, so none is loaded.
  const unwell = page.waitForResponse((answer) => answer.status() === 503);
  await tryAgain(page);
  await unwell;
  await page.getByText(noNetwork).waitFor();
  expect(isOld).toBe(true);
  isUnwell = false;
  await tryAgain(page);
  await page.getByRole("heading", { name: "Privacidade" }).waitFor();
  expect(await page.getByText(noNetwork).count()).toBe(0);
  await close();
});

it("a guest whose checkout never came orders on a fresh page, with the cart as it was", async () => {
  const account = await newPizzaria(site);
  const { page, close } = await newGuest(browser, size);
  let isOld = true;
  await page.route(partScript("CheckoutDialog"), (route) =>
    isOld ? route.fulfill({ status: 404, body: "{}" }) : route.continue(),
  );
  await page.goto(site.url(account, "/delivery"));
  await isReady(page);
  await page.route("**/delivery", (route) => {
    if (route.request().isNavigationRequest()) isOld = false;
    return route.continue();
  });
  await fillCart(page);
  await openCheckout(page);
  await page.getByText(noNetwork).first().waitFor();
  const fresh = page.waitForEvent("load");
  await openCheckout(page);
  await fresh;
  await openCheckout(page);
  await fillCheckout(page);
  await sendOrder(page);
  await expect
    .poll(async () => (await ordersOf(site, account)).map(({ total_cents: cents }) => cents))
    .toEqual([5198]);
  await close();
});

it.each([
  { part: "PrivacyPage", path: "/privacidade", shows: "Privacidade" },
  { part: "CheckoutDialog", path: "/delivery", shows: "Finalizar pedido" },
  { part: "RatingForm", path: "/delivery", shows: "Avaliar" },
])(
  "the first tap on $part of a version that is gone brings today's page, and speaks of no network",
  async ({ part, path, shows }) => {
    const account = await newPizzaria(site);
    const { page, close } = await newGuest(browser, size);
    await page.route(partScript(part), (route) => route.fulfill({ status: 404, body: "{}" }));
    await page.goto(site.url(account, "/delivery"));
    await isReady(page);
    const told: string[] = [];
    await page.exposeFunction("tell", (words: string) => void told.push(words));
    await page.evaluate((words) => {
      const tell = () =>
        document.body.textContent.includes(words) && Reflect.get(window, "tell")(words);
      new MutationObserver(tell).observe(document.body, { childList: true, subtree: true });
    }, noNetwork);
    await page.route(`**${path}`, (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ contentType: "text/html", body: "/static/entry-client-of-today.js" }),
    );
    const fresh = page.waitForEvent("load");
    if (part === "PrivacyPage") await page.getByRole("link", { name: shows }).click();
    else if (part === "CheckoutDialog") {
      await fillCart(page);
      await openCheckout(page);
    } else {
      await page.getByRole("button", { name: "Abrir menu" }).click();
      await page.getByRole("button", { name: shows }).click();
    }
    await fresh;
    expect(told).toEqual([]);
    await close();
  },
);
