import { describe, expect, it } from "vitest";
import { everyDay, newArea, newService } from "../../src/server/account/testing-services.ts";
import {
  desk,
  expectAccessible,
  expectNoOverflow,
  leave,
  madeAt,
  newVisitor,
  phone,
} from "./browser.ts";
import { fillCart, hasChosen, openCheckout, ordersOf, sendOrder } from "./delivery.ts";
import { isReady, newGuest } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { minuteMs, minuteOf, newShop } from "./shop.ts";

const hourMinutes = 60;

/** A shop that opened an hour ago and closes in some minutes. It has two services, so that the cart tells of both. */
async function closingShop({ inMinutes }: { inMinutes: number }) {
  const opened = minuteOf(Date.now() - hourMinutes * minuteMs);
  const closes = minuteOf(opened.startMs + (hourMinutes + inMinutes) * minuteMs);
  const hours = everyDay(opened.label, hourMinutes + inMinutes);
  const shop = await newShop(site, {
    services: { delivery: { hours, prep_minutes: 40 }, takeout: { prep_minutes: 20 } },
    areas: [newArea("Centro", { minutes: 10 }), newArea("Bosque", { fee: 7, minutes: 0 })],
  });
  return { shop, opened, closes };
}

describe.each(madeAt(phone, desk))("hours, at $width pixels", (size) => {
  it("open becomes closed at the second, on the menu and in the cart, by the server's clock", async () => {
    const { shop, opened, closes } = await closingShop({ inMinutes: 20 });
    const guest = await newGuest(browser, size);
    const { page } = guest;
    // The phone's clock is five hours late. By that clock the shop would be closed.
    await page.clock.install({ time: Date.now() - 5 * hourMinutes * minuteMs });
    await page.clock.resume();
    await page.goto(site.url(shop, "/delivery"));
    await isReady(page);
    const facts = "40–\u206050 min · R$ 5–\u20607";
    const line = page.locator("summary").filter({ hasText: "min · " });
    const said = async () => (await line.innerText()).replaceAll("\u00a0", " ");
    await expect.poll(said).toBe(`Aberto · fecha às ${closes.label} · ${facts}`);
    await line.click();
    await page
      .getByRole("table", { name: /^Entrega/ })
      .getByText("segunda-feira")
      .waitFor();
    await page.getByText("40–\u206050 min · a partir de R$ 5,00").waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.locator("summary").filter({ hasText: "Aberto" }).click();

    await fillCart(page);
    await openCheckout(page);
    const choice = page.getByRole("dialog").getByLabel(/^Entrega/);
    // The checkout would not open while the page's clock stands still.
    await choice.waitFor();
    await page.clock.pauseAt(closes.startMs - 5 * hourMinutes * minuteMs - 3 * minuteMs);
    // Near midnight the shop closes on the next day, and opens again on that day.
    const closed = new RegExp(`^Fechado\\s·\\sabre\\s(?:amanhã\\s)?às\\s${opened.label}`);
    expect(await page.getByText(closed).count()).toBe(0);
    await page.clock.runFor(3 * minuteMs + 5_000);
    await page.getByRole("dialog").getByText(closed).first().waitFor();
    expect(await choice.isChecked()).toBe(true);
    await page.locator("#pedido").getByText(closed).first().waitFor({ state: "attached" });
    expect(await page.locator("summary").filter({ hasText: closed }).count()).toBe(1);
    await leave(guest);
  });

  it("a pause while somebody is in the checkout is told with its reason, and nothing is lost until it ends", async () => {
    const shop = await newShop(site, { services: { delivery: {} } });
    const guest = await newGuest(browser, size);
    const { page } = guest;
    await hasChosen(page, shop, { typed: true });
    await page.goto(site.url(shop, "/delivery"));
    await openCheckout(page);
    // The page was told before that the service is open.
    await shop.owner.services.pause({
      params: { service: "delivery" },
      body: { minutes: 30, reason: "Forno quebrado" },
    });
    await sendOrder(page);
    await page
      .getByRole("alert")
      .getByText(/Pedidos pausados\s· Forno quebrado\s· voltam (?:amanhã )?às \d\d:\d\d/)
      .waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect(await ordersOf(site, shop)).toEqual([]);
    expect(await page.getByLabel("Nome").inputValue()).toBe("Ana de Souza");
    await shop.owner.services.pause({ params: { service: "delivery" }, body: { minutes: null } });
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    await guest.close();
  });
});

it("a delivery that the owner switches off in the checkout is not sent for pickup without a word", async () => {
  const shop = await newShop(site, { services: { delivery: {}, takeout: {} } });
  const { page, close } = await newGuest(browser, phone);
  await hasChosen(page, shop, { typed: true });
  // The page does not hear of it before the press.
  await page.route("**/v2.0/order/events", (route) => route.abort());
  await page.goto(site.url(shop, "/delivery"));
  await openCheckout(page);
  await shop.owner.services.save({
    body: { services: { delivery: newService({ enabled: false }) } },
  });
  await sendOrder(page);
  const dialog = page.getByRole("dialog", { name: "Finalizar pedido" });
  await dialog.getByText("Não há entrega agora: o pedido é para retirar.").waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(await ordersOf(site, shop)).toEqual([]);
  await close();
});

it("the weeks of two services stand beside each other where there is room, however short their words are", async () => {
  const hours = everyDay("18:00", 4 * hourMinutes);
  const shop = await newShop(site, { services: { delivery: { hours }, takeout: { hours } } });
  const { page, close } = await newGuest(browser, { width: 768, height: 1024 });
  await page.goto(site.url(shop, "/delivery"));
  await isReady(page);
  await page
    .locator("summary")
    .filter({ hasText: /Aberto|Fechado/ })
    .click();
  const top = async (name: RegExp) => (await page.getByRole("table", { name }).boundingBox())?.y;
  const delivery = await top(/^Entrega/);
  expect(delivery).toEqual(expect.any(Number));
  expect(await top(/^Retirada/)).toBe(delivery);
  await close();
});

it("the week's hours are read without scripts", async () => {
  const shop = await newShop(site, {
    services: {
      delivery: { hours: [{ weekday: 5, start: "18:00", minutes: 480 }] },
    },
  });
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(site.url(shop, "/delivery"));
  const row = (day: string) => page.getByRole("row", { name: new RegExp(`^${day}`) });
  await row("sexta-feira").getByText("18:00–02:00").waitFor();
  expect(await row("segunda-feira").innerText()).toContain("–");
  await expectNoOverflow(page);
  await leave(visitor);
});
