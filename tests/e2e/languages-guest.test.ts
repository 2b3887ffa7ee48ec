import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { everyDay, newService } from "../../src/server/account/testing-services.ts";
import type { Caller } from "../../src/server/testing/caller.ts";
import { newOrder } from "../../src/server/testing/new-order.ts";
import { leave, newVisitor, phone } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { setPrice } from "./delivery.ts";
import { locationOf } from "./floor.ts";
import { button, hold, isReady } from "./guest.ts";
import { partScript } from "./part-script.ts";
import { newOptionShop, type OptionShop } from "./option-shop.ts";
import { ownerAt } from "./owner-page.ts";
import { browser, site } from "./shared-site.ts";
import { minuteMs, minuteOf } from "./shop.ts";
import { expectSpoken, longMs, ownOfGuests, ownOfShops, spokenIn, type Spoken } from "./spoken.ts";

/** Words of the accounts and their people. */
const own = [
  ownOfShops,
  ownOfGuests,
  "Pizza, Tamanho, Média, Grande, Cheddar, Meio a meio, Sabores, Portuguesa, Quatro queijos, Açaí no copo, Copo, 500 ml",
  "Acompanhamentos, Granola, Banana, Leite em pó, Paçoca, Guaraná, Pizza doce, Sabor, Chocolate, Fatias, 6 fatias, 8 fatias, SP, Avenida do Forno",
];

let shop: OptionShop;
let owner: Caller;
beforeAll(async () => {
  shop = await newOptionShop(site, { easyOrder: true });
  owner = await adminOf(site, shop);
  await owner.account.save({
    body: {
      extras: {
        languages: ["br", "us", "es", "it", "fr", "cn"],
        guest_interface: "menu",
        whatsapp: "+55 11 95555-0101",
        address_street: "Avenida do Forno",
        address_number: "9",
        address_city: "Campinas",
      },
    },
  });
});

/** A guest on a phone that has been offered its own language before; known to the server by `token`, if given. */
async function newGuestAt(path: string, token?: string) {
  const visitor = await newVisitor(browser, phone);
  await visitor.page.addInitScript((kept) => {
    localStorage.setItem("language_offered", "br");
    if (kept !== undefined) localStorage.setItem("token", kept);
  }, token);
  await visitor.page.goto(site.url(shop, path));
  return visitor;
}

const hashOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** The order on the page has these titles: of an item and of its option. */
async function expectOrdered(of: Page | Locator, titles: readonly string[]): Promise<void> {
  for (const title of titles)
    await of.getByRole("list").getByText(title, { exact: true }).first().waitFor();
}

const checkoutWords = ({ summary, buyer, buyerError, checkout, brief }: Spoken) => ({
  ...summary.facts,
  ...buyer,
  ...buyerError,
  ...checkout.checkout,
  notSent: brief.notSent,
});

/** Puts a Guaraná into the cart and opens the checkout. */
async function toCheckout(page: Page, { menu, cart, checkout: words, summary }: Spoken) {
  await isReady(page);
  await button(page, "Guaraná").click();
  const item = page.getByRole("dialog", { name: "Guaraná" });
  await item.getByRole("button", { name: new RegExp(`^${cart.item.add} `) }).click();
  await item.waitFor({ state: "hidden" });
  await page
    .getByRole("button", { name: new RegExp(`^${menu.cart.finish}`) })
    .first()
    .click();
  const checkout = page.getByRole("dialog", { name: words.checkout.heading });
  await checkout.getByLabel(summary.facts.name).waitFor();
  return checkout;
}

async function fillIn(page: Page, fields: readonly (readonly [string, string])[]): Promise<void> {
  for (const [name, value] of fields)
    await page.getByRole("textbox", { name, exact: true }).fill(value);
}

it(
  "in French a guest searches, chooses, orders for a time without a network at first, follows, rates and orders again",
  async () => {
    const words = await spokenIn("fr", own);
    const { menu, cart, order, opening, label, rating } = words;
    const { confirmation } = order;
    const checkout = checkoutWords(words);
    // The menu has these two titles in French, and everything else in Portuguese.
    const [pizza, family] = ["Pizza au feu de bois", "Familiale"];
    for (const [title, title_fr] of [
      ["Pizza", pizza],
      ["Grande", family],
    ] as const)
      await owner.content.saveItem({ body: { data: { id: String(shop.ids[title]), title_fr } } });
    const slots = { minutes: 30, limit: 5, lead_minutes: 30, days_ahead: 1 } as const;
    await owner.services.save({ body: { services: { takeout: newService({ slots }) } } });
    const { page, ...visit } = await newGuestAt("/fr/delivery");
    await isReady(page);
    // The message has the first words of the cart's part of the page.
    await button(page, menu.item.addOne("Guaraná")).click();
    await page.getByRole("status").getByText(cart.item.addedCount("Guaraná", 1)).waitFor();
    // From the top: a row that is half below the header would count as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expectSpoken(page, words);
    await button(page, cart.item.undo).click();
    await button(page, menu.header.openSearch).click();
    const search = page.getByRole("searchbox", { name: menu.header.search });
    await search.fill("xadrez");
    await page.getByText(menu.search.none("xadrez")).first().waitFor();
    await search.fill("pizza");
    await button(page, pizza).waitFor();
    await button(page, pizza).click();
    const item = page.getByRole("dialog", { name: pizza, exact: true });
    const add = item.getByRole("button", { name: new RegExp(`^${cart.item.add}`) });
    await item.getByRole("button", { name: cart.item.choose("Tamanho") }).click();
    await item.getByText(cart.item.missing(1)).first().waitFor();
    await expectSpoken(page, words);
    await item.getByRole("radio", { name: family }).check();
    await add.click();
    await item.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: new RegExp(`^${menu.cart.finish}`) }).click();

    const form = page.getByRole("dialog", { name: checkout.heading });
    await form.getByRole("radio", { name: new RegExp(`^${opening.takeout}`) }).check();
    const when = form.getByLabel(checkout.when);
    const [first = ""] = await when
      .locator('option[value^="2"]')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
    await when.selectOption(first);
    await button(page, checkout.missing.name).click();
    await form.getByText(checkout.fieldErrors.name).waitFor();
    await expectSpoken(page, words);
    await fillIn(page, [[checkout.name, "Ana Souza"]]);
    await form.getByLabel(checkout.phone).fill("(19) 99555-0101");
    await form.getByRole("radio", { name: label.methods.pix, exact: true }).check();
    await page.context().setOffline(true);
    await button(page, checkout.send).click();
    await page.getByText(checkout.notSent).first().waitFor();
    await expectSpoken(page, words);
    await page.context().setOffline(false);
    await form.locator("button:not([aria-busy=true])", { hasText: checkout.send }).click();
    await page.getByText(words.brief.orderNumber("#001")).first().waitFor();
    await page.getByText(confirmation.nextTakeout).waitFor();
    await expectOrdered(page, [pizza, family]);
    await expectSpoken(page, words);

    const hash = hashOf(page);
    const { key } = await owner.orderSharing.share({ params: { hash }, body: {} });
    const friend = await newGuestAt(`/fr/acompanhar/${key}`);
    await expectOrdered(friend.page, [pizza, family]);
    await expectSpoken(friend.page, words);
    await friend.page.goto(site.url(shop, `/acompanhar/${key}`));
    await expectOrdered(friend.page, ["Pizza", "Grande"]);
    await leave(friend);
    const staff = await ownerAt(browser, { url: site.url(shop, `/fr/pedidos/${hash}`) });
    await expectOrdered(staff.page, ["Pizza", "Grande"]);
    await leave(staff);
    await owner.orders.accept({ params: { hash }, body: {} });
    await owner.orders.markReady({ params: { hash }, body: {} });
    await page.getByText(confirmation.readyToFetch).waitFor();
    // None of the six statuses means ready: the order's own would still say that it is being prepared.
    const { ready } = order.timeline.steps;
    await page.getByRole("status").getByText(ready, { exact: true }).first().waitFor();
    await expectSpoken(page, words);
    await owner.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
    const asked = page.getByRole("dialog", { name: menu.rating.heading });
    await asked.getByRole("button", { name: rating.send }).click();
    await asked.getByText(rating.required).first().waitFor();
    await expectSpoken(page, words);
    await asked.getByRole("radio", { name: rating.stars(5), exact: true }).check();
    await asked.getByRole("button", { name: rating.send }).click();
    await page.getByText(rating.thanks).first().waitFor();
    await expectSpoken(page, words);

    await setPrice(site, { account: shop, title: "Grande", priceCents: 6600 });
    // The cache drops the old menu a moment later, and on a slow network the page uses its copy.
    const today = () => page.evaluate(async () => (await fetch("/v2.0/content/menu")).text());
    await expect.poll(today, { timeout: 30_000 }).toContain('"price":66');
    await page.reload();
    await button(page, order.confirmation.again).click();
    const question = page.getByRole("alertdialog", { name: order.confirmation.again });
    await question.getByText(words.again.changed).waitFor();
    await question.getByText(`${pizza} · ${family}`).waitFor();
    await expectSpoken(page, words);
    await question.getByRole("button", { name: words.again.fill }).click();
    await page.getByText(words.order.confirmation.againFilled).first().waitFor();
    await page.goto(site.url(shop, "/fr/pedidos"));
    await page.getByLabel(label.tabs.finished).check();
    await page.getByRole("article").getByText("#001").click();
    await expectOrdered(page.getByRole("article"), [pizza, family]);
    await expectSpoken(page, words);
    await leave(visit);
  },
  longMs,
);

it(
  "in English a guest at a table orders to a room, calls from a table and orders by its key, finds the shop closed, and is refused",
  async () => {
    const words = await spokenIn("us", own);
    const { menu, order, call, opening } = words;
    const { confirmation } = order;
    const checkout = checkoutWords(words);
    const { page, ...visit } = await newGuestAt("/us/easy-order");
    const inRoom = await toCheckout(page, words);
    await button(page, checkout.missing.name).click();
    await inRoom.getByText(checkout.fieldErrors.room).waitFor();
    await expectSpoken(page, words);
    await fillIn(page, [
      [checkout.name, "Ana Souza"],
      [checkout.room, "204"],
    ]);
    await button(page, checkout.send).click();
    await page.getByText("204").first().waitFor();
    await expectSpoken(page, words);

    const { id } = await locationOf(owner, 3);
    const { key } = await owner.tables.renewKey({ params: { id }, body: {} });
    await page.goto(site.url(shop, `/us/cardapio?mesa=3&chave=${key}`));
    await button(page, call.callStaff).click();
    await page.getByText(call.staffCalled).waitFor();
    await expectSpoken(page, words);
    const atTable = await toCheckout(page, words);
    await atTable.getByText(checkout.onTab).waitFor();
    await expectSpoken(page, words);
    await fillIn(page, [[checkout.name, "Ana Souza"]]);
    await button(page, checkout.send).click();
    await page.getByText(confirmation.nextRoom).waitFor();
    await expectSpoken(page, words);

    // Opens in an hour and closes an hour later, whenever this runs.
    const { label: opens } = minuteOf(Date.now() + 60 * minuteMs);
    const delivery = newService({ hours: everyDay(opens, 60), prep_minutes: 40 });
    await owner.services.save({ body: { services: { delivery } } });
    await page.goto(site.url(shop, "/us/delivery"));
    await isReady(page);
    const line = page.locator("summary").filter({ hasText: opening.closed });
    await line.first().click();
    await page.getByRole("table").first().waitFor();
    await expectSpoken(page, words);
    const closed = await toCheckout(page, words);
    await closed.getByText(opening.closed).first().waitFor();
    await expectSpoken(page, words);
    await owner.services.save({ body: { services: { delivery: newService() } } });
    await leave(visit);

    const guest = guestOf(site, shop);
    const { hash } = await newOrder(guest, shop.ids["Guaraná"]);
    const refused = await newGuestAt(`/us/pedidos/${hash}`, guest.token());
    await refused.page.getByText(order.timeline.steps.received).first().waitFor();
    await owner.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "unavailable_item" },
    });
    await refused.page.getByText(order.timeline.refused).waitFor();
    await expectSpoken(refused.page, words);
    await refused.page.goto(site.url(shop, `/us/pedidos/${"0".repeat(32)}`));
    await refused.page.getByText(order.orders.notFound).waitFor();
    await expectSpoken(refused.page, words);
    await refused.page.goto(site.url(shop, "/us/cardapio?mesa=4"));
    await button(refused.page, call.askForBill).click();
    await refused.page.getByText(call.billAsked).waitFor();
    await expectSpoken(refused.page, words);
    await refused.page.goto(site.url(shop, "/us/home"));
    await button(refused.page, menu.header.openMenu).click();
    await expectSpoken(refused.page, words);
    await leave(refused);
  },
  longMs,
);

it(
  "a refusal whose words come late is told by the server, and in the page's language as soon as they are there",
  async () => {
    const words = await spokenIn("es", own);
    const { call, refusal } = words;
    const { page, ...visit } = await newGuestAt("/es/cardapio?mesa=5");
    const late = await hold(page, partScript("word-refusal"));
    const said = "Dito pelo servidor.";
    await page.route("**/v2.0/account/locations/service-request", (route) =>
      route.fulfill({ status: 409, json: { error: "conflict", message: said } }),
    );
    await button(page, call.callStaff).click();
    await page.getByText(said).waitFor();
    late.letGo();
    await page.getByText(refusal.errors.conflict).waitFor();
    expect(await page.getByText(said).count()).toBe(0);
    await expectSpoken(page, words);
    expect(visit.troubles.splice(0)).toEqual([expect.stringContaining("409")]);
    await leave(visit);
  },
  longMs,
);

/** Presses Tab up to the element of this name, and returns the names passed. The focus must always be in view. */
async function tabTo(page: Page, name: string | RegExp): Promise<string[]> {
  const passed: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
      const labelled = isField ? focused.labels?.[0]?.innerText : undefined;
      const { top, bottom } = focused?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return {
        name: focused?.ariaLabel ?? labelled ?? focused?.textContent ?? "",
        isSeen: bottom > 0 && top < innerHeight,
      };
    });
    expect(at).toMatchObject({ isSeen: true });
    if (typeof name === "string" ? at.name.startsWith(name) : name.test(at.name)) return passed;
    passed.push(at.name);
  }
  throw new Error(`Nothing is called ${String(name)}: ${passed.join(", ")}`);
}

it(
  "in Italian a guest orders by Tab, Enter and letters alone, through the fields as they stand",
  async () => {
    const words = await spokenIn("it", own);
    const { menu, cart, order } = words;
    const { confirmation } = order;
    const checkout = checkoutWords(words);
    const { page, ...visit } = await newGuestAt("/it/delivery");
    await isReady(page);
    await expectSpoken(page, words);
    const { keyboard } = page;
    await tabTo(page, "Guaraná");
    await keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Guaraná" }).waitFor();
    await tabTo(page, new RegExp(`^${cart.item.add} `));
    await keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Guaraná" }).waitFor({ state: "hidden" });
    await tabTo(page, menu.a11y.skipToCart);
    await keyboard.press("Enter");
    await tabTo(page, new RegExp(`^${menu.cart.finish}`));
    await keyboard.press("Enter");
    await page.getByRole("dialog", { name: checkout.heading }).waitFor();
    const fields = [
      [checkout.name, "Ana Souza"],
      [checkout.email, "ana@example.com"],
      [checkout.phone, "19995550101"],
      [checkout.street, "Rua das Flores"],
      [checkout.number, "12"],
      [checkout.district, "Centro"],
      [checkout.city, "Campinas"],
    ] as const;
    for (const [name, typed] of fields) {
      await tabTo(page, name);
      await keyboard.type(typed);
    }
    // "Stato (facoltativo)" is on one line, in whatever room there is.
    for (const width of [376, 380, 600]) {
      await page.setViewportSize({ width, height: 800 });
      const labels = page.locator("dialog label");
      const heights = [checkout.city, checkout.state].map((hasText) =>
        labels
          .filter({ hasText })
          .first()
          .evaluate((label) => label.getBoundingClientRect().height),
      );
      const [city, state] = await Promise.all(heights);
      expect([width, state]).toEqual([width, city]);
    }
    await expectSpoken(page, words);
    await tabTo(page, checkout.send);
    await keyboard.press("Enter");
    await page.getByText(confirmation.nextDelivery).waitFor();
    await expectSpoken(page, words);
    await leave(visit);
  },
  longMs,
);
