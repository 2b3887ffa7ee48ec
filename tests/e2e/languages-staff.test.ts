import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { attendantCredentials } from "../../src/server/testing/new-account.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { deliveryBody, sendOrder } from "../../src/server/testing/new-order.ts";
import { desk, drawn, leave, newVisitor, phone } from "./browser.ts";
import { adminOf, attendantOf, guestOf } from "./callers.ts";
import { addressOf, newBar, tabOf, tabWithBeers } from "./floor.ts";
import { button, hold } from "./guest.ts";
import { partPaths, partScript } from "./part-script.ts";
import { shareClock } from "./share-clock.ts";
import { browser, site } from "./shared-site.ts";
import { minuteMs } from "./shop.ts";
import { signInUnseen } from "./sign-in-unseen.ts";
import { expectSpoken, longMs, ownOfGuests, ownOfShops, spokenIn, type Spoken } from "./spoken.ts";
import { leaveUntroubled, newShop, placeOrder, workerIn } from "./staff.ts";

/** Words of the accounts and their people. */
const own = [
  ownOfShops,
  ownOfGuests,
  "Cerveja, Água, Dona, Garçom, Bia, SP, sem cebola, tocar a campainha, Não é aqui",
];

/** Sets the language of the device before its first page, as if it had been chosen on another day. */
async function chosenBefore({ language }: Spoken, page: Page): Promise<void> {
  await page.addInitScript(
    (chosen) => localStorage.setItem("interface_language", chosen),
    language,
  );
}

it(
  "in Spanish an attendant signs in, opens a tab, orders, says what is sold out, splits and is paid, and opens it again",
  async () => {
    const words = await spokenIn("es", own);
    const { floor, moves, paying, signIn, stock, label, menu, cart } = words;
    const bar = await newBar(site);
    const owner = await adminOf(site, bar);
    await owner.account.save({
      body: { extras: { paymentMethods: { cash: true, "credit-card": true, pix: true } } },
    });
    await tabWithBeers(owner, { bar, number: 11, beers: 1, name: "Bia" });
    await guestOf(site, bar).tables.requestService({ body: { number: 12 } });
    const { page, ...visit } = await newVisitor(browser, phone);
    await chosenBefore(words, page);
    const urlOf = (path: string) => addressOf(site, { bar, path });
    await page.goto(urlOf("/auth/login"));
    const submit = button(page, signIn.submit);
    await submit.click();
    await page.getByText(signIn.fieldErrors.user).waitFor();
    await expectSpoken(page, words);
    await page.getByLabel(signIn.user).fill(attendantCredentials.user);
    await page.getByLabel(signIn.password, { exact: true }).fill("12345678");
    await submit.click();
    await page.getByRole("alert").first().waitFor();
    await expectSpoken(page, words);
    await page.getByLabel(signIn.password, { exact: true }).fill(attendantCredentials.pass);
    await submit.click();
    await page.getByRole("link", { name: menu.pages.tables, exact: true }).click();

    const table = (number: number) =>
      page.getByRole("button", { name: new RegExp(`^${words.sending.tables.table(number)},`) });
    await table(7).waitFor();
    await page.getByText(words.watch.call.tableCalls(12)).first().waitFor();
    await expectSpoken(page, words);
    await table(7).click();
    await page.getByLabel(floor.opening.name).waitFor();
    await expectSpoken(page, words);
    await button(page, floor.opening.open).click();
    await button(page, words.tab.tab.send).waitFor();
    await page.locator("summary", { hasText: "Bebidas" }).click();
    await button(page, words.stockMark.buttonOf("Água")).click();
    await page.getByText(stock.title).waitFor();
    await expectSpoken(page, words);
    await button(page, stock.forToday).click();
    await page.getByText(stock.soldOut("Água")).first().waitFor();
    for (let beer = 0; beer < 4; beer += 1)
      await button(page, menu.a11y.increase("Cerveja")).click();
    await page.locator("summary", { hasText: "Pizzas" }).click();
    await button(page, words.taking.optionsOf("Calabresa")).click();
    await page.getByLabel(cart.item.observation).waitFor();
    await expectSpoken(page, words);
    await button(page, words.tab.tab.send).click();
    await page.waitForURL(/\/pedido-mesa$/);
    await table(7).click();
    await page.getByText(words.tab.tab.orderCount(1)).first().click();
    await expectSpoken(page, words);
    await button(page, words.tab.tab.actions).click();
    await expectSpoken(page, words);
    await page.keyboard.press("Escape");

    await button(page, words.tab.tab.close).click();
    await button(page, paying.split.shares).click();
    await button(page, "4").click();
    await page.getByText(paying.split.part(1, 4)).waitFor();
    await expectSpoken(page, words);
    const pay = page.getByRole("button", { name: paying.split.pay("R$ 11,00") });
    await pay.click();
    await page.getByText(paying.split.part(2, 4)).waitFor();
    await page.getByText(label.methods["credit-card"]).click();
    await pay.click();
    await page.getByText(paying.split.part(3, 4)).waitFor();
    await button(page, paying.refund.startOf("R$ 11,00")).first().click();
    await page.getByText(paying.refund.question("R$ 11,00")).waitFor();
    await expectSpoken(page, words);
    await button(page, paying.refund.keep).click();
    await pay.click();
    await page.getByText(paying.split.part(4, 4)).waitFor();
    await pay.click();
    await page.waitForURL(/\/pedido-mesa$/);
    await button(page, words.floor.tables.closedTabs).click();
    await page.getByText(moves.closedToday).waitFor();
    await expectSpoken(page, words);
    await page.keyboard.press("Escape");

    // Without a network an order waits on the device.
    await page.route("**/v2.0/order", (route) => route.abort("connectionreset"));
    await table(11).click();
    await button(page, menu.a11y.increase("Cerveja")).click();
    await button(page, words.tab.tab.send).click();
    await page.getByText(words.outbox.unsent.state, { exact: true }).first().waitFor();
    await expectSpoken(page, words);
    await page.unroute("**/v2.0/order");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(async () => (await tabOf(owner, 11)).orders.length).toBe(2);
    await leave(visit);
  },
  longMs,
);

it("nothing is asked at the door before its words are there, so that nothing typed is lost with those of before", async () => {
  const shop = await newShop(site);
  const words = await spokenIn("es", own);
  const { page, ...visit } = await newVisitor(browser, phone);
  await chosenBefore(words, page);
  const { letGo } = await hold(page, partScript("es"));
  await page.goto(site.url(shop, "/pedidos"));
  const [asked] = await Promise.all([
    page.waitForRequest(partScript("es")),
    page.getByRole("link", { name: "Entrar" }).click(),
  ]);
  const user = page.locator("input[name=user]");
  await drawn(page);
  expect(await user.count()).toBe(0);
  letGo();
  await asked.response();
  await user.fill("dona@example.com");
  await page.getByRole("heading", { name: words.menu.header.signIn }).waitFor();
  await drawn(page);
  expect(await user.inputValue()).toBe("dona@example.com");
  await leave(visit);
});

it("in Spanish words that come late leave what was typed and where, and an order for somebody is checked and sent", async () => {
  const shop = await newShop(site);
  const words = await spokenIn("es", own);
  const { counter, taking, buyerError, summary } = words;
  const { page, ...visit } = await newVisitor(browser, phone);
  await chosenBefore(words, page);
  await signInUnseen(page, { url: site.url(shop, "/pedidos/novo") });
  const late = await Promise.all(
    partPaths(/^(?:counter|taking)$/).map((path) => hold(page, `**${path}`)),
  );
  await page.goto(site.url(shop, "/pedidos/novo"));
  // The page does not wait any longer for its words, and begins in Portuguese.
  await page.getByRole("heading", { name: "Novo pedido", level: 1 }).waitFor();
  await page.locator("summary", { hasText: "Pizzas" }).click();
  await button(page, words.menu.a11y.increase("Calabresa")).click();
  await button(page, "Opções e observação de Calabresa").waitFor();
  const search = page.getByRole("searchbox");
  await search.pressSequentially("cala");
  for (const { letGo } of late) letGo();
  await page.getByRole("heading", { name: counter.heading, level: 1 }).waitFor();
  await button(page, taking.optionsOf("Calabresa")).waitFor();
  await page.getByText(counter.count(1), { exact: true }).waitFor();
  expect(await search.inputValue()).toBe("cala");
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole("radio", { name: counter.kinds.indoor }).check();
  await button(page, counter.send).click();
  await page.getByText(buyerError.byStaff.name).waitFor();
  await expectSpoken(page, words);
  await page.getByRole("textbox", { name: summary.facts.name, exact: true }).fill("Ana Souza");
  await page.getByRole("textbox", { name: summary.facts.room, exact: true }).fill("204");
  await button(page, counter.send).click();
  await page.getByText(counter.sent("#001")).first().waitFor();
  await leave(visit);
});

it(
  "in Chinese an owner accepts and refuses, searches the board, cooks and recalls, and closes the day",
  async () => {
    const words = await spokenIn("cn", own);
    const { answer, day, kitchen, label, reason, report, staff } = words;
    const shop = await newShop(site);
    const attendant = await attendantOf(site, shop);
    await placeOrder(shop);
    await placeOrder(shop, { name: "Bia" });
    const tab = await newTab(attendant, { location: tableId(shop.accountId, 3) });
    await sendOrder(attendant, tabOrder(tab, { [String(shop.ids["Calabresa"])]: { qty: 2 } }));
    const worker = await workerIn(
      { site, browser, shop },
      { size: phone, prepare: (page) => chosenBefore(words, page) },
    );
    const { page } = worker;
    const urlOf = (path: string) => site.url(shop, path);
    await button(page, words.watch.shift.openShift).click();
    await button(page, answer.acceptOrder("#001")).waitFor();
    await expectSpoken(page, words);
    await button(page, answer.acceptOrder("#001")).click();
    await page.getByText(answer.accepted("#001")).first().waitFor();
    await button(page, answer.refuseOrder("#002")).click();
    const refusing = page.getByRole("dialog", { name: answer.question("#002") });
    await refusing.getByRole("button", { name: answer.refuse }).click();
    await refusing.getByText(words.cancel.cancelling.reasonRequired).waitFor();
    await expectSpoken(page, words);
    await refusing.getByLabel(reason.cancelReasons.unavailable_item).check();
    await refusing.getByRole("button", { name: answer.refuse }).click();
    await page.getByText(answer.refused("#002")).first().waitFor();

    await page.setViewportSize(desk);
    const search = page.getByRole("searchbox", { name: staff.board.search });
    await search.fill("xadrez");
    await page.getByText(staff.board.nothingFound).waitFor();
    await expectSpoken(page, words);
    await button(page, staff.board.clearSearch).click();
    await search.fill("#001");
    const card = page.getByRole("article").filter({ hasText: "#001" });
    await card.locator("summary").first().click();
    await expectSpoken(page, words);

    await page.setViewportSize(phone);
    await page.goto(urlOf("/cozinha"));
    const ticket = page.getByRole("article", { name: kitchen.order("#001") });
    await ticket.waitFor();
    await expectSpoken(page, words);
    await button(page, kitchen.allMadeOf("#001")).click();
    await button(page, kitchen.recallOf("#001")).last().waitFor();
    await expectSpoken(page, words);
    await button(page, kitchen.recallOf("#001")).last().click();
    await ticket.getByRole("button", { name: /Calabresa/, pressed: false }).waitFor();
    await page.goto(urlOf("/painel"));
    await page.getByText("#003").waitFor();
    await expectSpoken(page, words);

    await page.goto(urlOf("/pedidos/novo"));
    await page.locator("main:not([aria-busy]) h1").waitFor();
    await expectSpoken(page, words);
    await page.goto(urlOf("/relatorios?by=item"));
    await page.getByRole("row", { name: /^Calabresa/ }).waitFor();
    await expectSpoken(page, words);
    await page.getByLabel(report.groupBy).selectOption({ label: words.period.by.weekday });
    await page.getByRole("columnheader", { name: words.period.by.weekday, exact: true }).waitFor();
    await expectSpoken(page, words);

    await page.goto(urlOf("/fechamento"));
    await button(page, day.count.compare).click();
    await page.getByText(day.count.nothingTyped).waitFor();
    await expectSpoken(page, words);
    const counted = page.getByLabel(label.methods.cash, { exact: true });
    await counted.pressSequentially("123450");
    expect(await counted.inputValue()).toBe("1,234.50");
    // Behind a mark, the digit before it goes.
    await counted.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
    await counted.press("Backspace");
    expect(await counted.inputValue()).toBe("234.50");
    await counted.fill("20,00");
    expect(await counted.inputValue()).toBe("20.00");
    await button(page, day.count.compare).click();
    await button(page, day.count.close).waitFor();
    await expectSpoken(page, words);
    await button(page, day.count.close).click();
    await page.getByRole("heading", { name: day.closings }).waitFor();
    await expectSpoken(page, words);
    await leaveUntroubled(worker);
  },
  longMs,
);

it("staff hand on the link of a French guest's order in French, until it has been over for a day", async () => {
  const shop = await newShop(site, { languages: ["br", "fr"] });
  const body = deliveryBody({ [String(shop.ids["Calabresa"])]: { qty: 1 } });
  const { hash } = await sendOrder(shop.guest, { ...body, language: "fr" });
  const worker = await workerIn(
    { site, browser, shop },
    {
      path: `/pedidos/${hash}`,
      prepare: async (page) => {
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
      },
    },
  );
  const { page } = worker;
  const { origin } = new URL(page.url());
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/share")) asked.push(request.url());
  });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const link = expect.stringMatching(new RegExp(`^${origin}/fr/acompanhar/[0-9a-f]{32}$`));
  await button(page, "Copiar link").click();
  await expect.poll(copied).toEqual(link);
  // The page has the link now, and does not ask for it again.
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await button(page, "Copiar link").click();
  await expect.poll(copied).toEqual(link);
  expect(asked).toHaveLength(1);

  const owner = await adminOf(site, shop);
  await owner.orders.setStatus({
    params: { hash, statusId: "6" },
    body: { reason: "unavailable_item" },
  });
  await shareClock(page);
  const shownAfter = async (hours: number) => {
    await page.clock.setFixedTime(Date.now() + hours * 60 * minuteMs);
    await page.reload();
    await page.locator("main:not([aria-busy]) h1").waitFor();
    await page.getByText("Calabresa").first().waitFor();
    return button(page, "Copiar link").count();
  };
  expect(await shownAfter(23)).toBe(1);
  expect(await shownAfter(25)).toBe(0);
  await leaveUntroubled(worker);
});
