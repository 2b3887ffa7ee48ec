import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import { giveUpOld } from "../../src/server/printers/giving-up-old.ts";
import { desk, expectAccessible, expectNoOverflow, madeAt, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { leaveUntroubled, newShop, placeOrder, watchAll, workerIn, type Shop } from "./staff.ts";

/** Plays a browser with a printer, and keeps the text that a frame prints. */
async function withPrinter(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    Object.assign(window, { papers: [] as string[] });
    window.print = () => {
      const { papers } = window.top as unknown as { papers: string[] };
      papers.push(document.body.innerText);
      dispatchEvent(new Event("afterprint"));
    };
  });
}

const papersOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { papers: string[] }).papers);

async function withBrowserPrinter(shop: Shop) {
  const owner = await adminOf(site, shop);
  const { printer } = await owner.printers.add({
    body: { printer: { name: "Cozinha", kind: "browser", columns: 48, stations: [] } },
  });
  return { owner, printer };
}

describe.each(madeAt(phone, desk))("printing by a page at $width pixels", (size) => {
  it("prints by itself what is taken, once, and again when somebody asks for it", async () => {
    const shop = await newShop(site);
    const { owner } = await withBrowserPrinter(shop);
    const visitor = await workerIn({ site, browser, shop }, { size, prepare: withPrinter });
    const { page } = visitor;
    await button(page, "Impressões").click();
    const dialog = page.getByRole("dialog", { name: "Impressões" });
    await dialog.getByLabel("Imprimir neste aparelho").selectOption({ label: "Cozinha" });
    await expectNoOverflow(page);
    if (size.width === phone.width) await expectAccessible(page);
    await page.keyboard.press("Escape");
    const { hash } = await placeOrder(shop);
    await owner.orders.accept({ params: { hash }, body: {} });
    await expect.poll(() => papersOf(page).then((papers) => papers.length)).toBe(1);
    const [paper = ""] = await papersOf(page);
    expect(paper).toContain("2x Calabresa");
    expect(paper).toContain("sem cebola");
    expect(paper).not.toContain("VIA");
    await expect
      .poll(async () => (await owner.printJobs.list()).jobs.map(({ state }) => state))
      .toEqual(["printed"]);

    await button(page, "Impressões").click();
    // No line begins with the dot.
    expect(await dialog.getByText(/^Cozinha\s· /).textContent()).toMatch(/^Cozinha\u00A0· /);
    await button(page, "Imprimir de novo: Pedido #001").click();
    await expect.poll(() => papersOf(page).then((papers) => papers.length)).toBe(2);
    expect((await papersOf(page))[1]).toContain("2ª VIA");
    // The device keeps the choice, and prints while any of the staff's pages is open.
    await page.goto(site.url(shop, "/pedido-mesa"));
    const second = await placeOrder(shop);
    await owner.orders.accept({ params: { hash: second.hash }, body: {} });
    await expect.poll(() => papersOf(page).then((papers) => papers.length)).toBe(1);
    await leaveUntroubled(visitor);
  });

  it("every page warns of what has waited for a minute; a tap tries again, or gives it up", async () => {
    const shop = await newShop(site);
    const owner = await adminOf(site, shop);
    await owner.printers.add({
      body: { printer: { name: "Forno", kind: "agent", columns: 48, stations: [] } },
    });
    const { hash } = await placeOrder(shop);
    await owner.orders.accept({ params: { hash }, body: {} });
    const visitor = await workerIn(
      { site, browser, shop },
      { size, isAttendant: true, path: "/pedido-mesa", prepare: (page) => page.clock.install() },
    );
    const { page } = visitor;
    await page.locator("main:not([aria-busy]) h1").waitFor();
    expect(await page.getByText("1 não impresso.").count()).toBe(0);
    // A page that asks the server for the time after the jump takes it for a wrong clock.
    await page.waitForFunction(() => sessionStorage.getItem("clock.ahead") !== null);
    await page.clock.fastForward(75_000);
    const warning = button(page, "1 não impresso. Veja a impressora.");
    await warning.waitFor();
    await expectNoOverflow(page);
    if (size.width === phone.width) await expectAccessible(page);
    // Also where orders wait above: it stands at the end of the screen.
    await page
      .getByRole("link", { name: /^(?:VER PEDIDOS|Pedidos)$/ })
      .first()
      .click();
    await page.waitForURL(/\/pedidos$/);
    await expect
      .poll(async () => (await warning.boundingBox())?.y)
      .toBeGreaterThan(size.height - 120);
    await warning.click();
    await button(page, "Tentar de novo: Pedido #001").click();
    await button(page, "Dispensar: Pedido #001").click();
    await page.getByRole("dialog").getByText("Tudo impresso.").waitFor();
    expect((await owner.printJobs.list()).unprinted).toBe(0);
    await leaveUntroubled(visitor);
  });

  it("says that it is not printed where the browser does not answer", async () => {
    const shop = await newShop(site);
    const { owner, printer } = await withBrowserPrinter(shop);
    const { hash } = await placeOrder(shop);
    await owner.orders.accept({ params: { hash }, body: {} });
    const visitor = await workerIn(
      { site, browser, shop },
      {
        size,
        prepare: async (page) => {
          await page.clock.install();
          await page.context().addInitScript(() => (window.print = () => undefined));
        },
      },
    );
    const { page } = visitor;
    await button(page, "Impressões").click();
    const dialog = page.getByRole("dialog", { name: "Impressões" });
    await dialog.getByLabel("Imprimir neste aparelho").selectOption({ value: printer.id });
    const jobs = async () => (await owner.printJobs.list()).jobs;
    await expect.poll(async () => (await jobs())[0]?.state).toBe("offered");
    await page.locator("iframe").waitFor({ state: "attached" });
    await page.clock.fastForward(61_000);
    await expect.poll(async () => (await jobs())[0]?.error).toBe("browser");
    await dialog.getByText("O navegador não confirmou a impressão").waitFor();
    await leaveUntroubled(visitor);
  });

  it("gives up at once all that has failed", async () => {
    const shop = await newShop(site);
    const { owner } = await withBrowserPrinter(shop);
    for (const { hash } of [await placeOrder(shop), await placeOrder(shop)])
      await owner.orders.accept({ params: { hash }, body: {} });
    const now = new Date(Date.now() + 5 * 3_600_000);
    await withAccount(site.database, { accountId: shop.accountId, mode: "write" }, (tx) =>
      giveUpOld(tx, { now }),
    );
    const visitor = await workerIn({ site, browser, shop }, { size });
    const { page } = visitor;
    await button(page, "Impressões").click();
    const all = button(page, "Dispensar todos os que falharam");
    await all.waitFor();
    await expectNoOverflow(page);
    if (size.width === phone.width) await expectAccessible(page);
    await all.click();
    await page.getByRole("dialog").getByText("Tudo impresso.").waitFor();
    expect((await owner.printJobs.list()).jobs).toEqual([]);
    await leaveUntroubled(visitor);
  });

  it("an order's card sends it to one of the business's printers", async () => {
    const shop = await newShop(site);
    const { owner } = await withBrowserPrinter(shop);
    await placeOrder(shop);
    const visitor = await workerIn({ site, browser, shop }, { size });
    const { page } = visitor;
    await watchAll(page);
    await button(page, "Imprimir o pedido #001").first().click();
    const dialog = page.getByRole("dialog", { name: "Imprimir pedido" });
    await dialog.getByRole("group", { name: "Na impressora" }).waitFor();
    if (size.width === phone.width) await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cozinha" }).click();
    await expect
      .poll(async () => (await owner.printJobs.list()).jobs.map(({ reason }) => reason))
      .toEqual(["reprint"]);
    await leaveUntroubled(visitor);
  });
});

it("what is printed again is a whole order, and neither an addition nor a cancellation", async () => {
  const shop = await newShop(site);
  const { owner, printer } = await withBrowserPrinter(shop);
  const print = async () => {
    const { job } = await owner.printJobs.claim({ body: { printer: printer.id } });
    const params = { id: String(job?.id) };
    await owner.printJobs.report({ params, body: { attempt: 1, printed: true } });
  };
  const { hash } = await placeOrder(shop);
  await owner.orders.accept({ params: { hash }, body: {} });
  await print();
  await owner.orderLines.edit(
    { params: { hash }, body: { items: { [String(shop.ids["Calabresa"])]: { qty: 1 } } } },
    { idempotencyKey: randomUUID() },
  );
  await print();
  await owner.orders.setStatus({
    params: { hash, statusId: "6" },
    body: { reason: "consumer_request" },
  });
  await print();
  const visitor = await workerIn({ site, browser, shop });
  const { page } = visitor;
  await button(page, "Impressões").click();
  const dialog = page.getByRole("dialog", { name: "Impressões" });
  await expect.poll(() => dialog.getByText("Pedido #001").count()).toBe(3);
  expect(await button(page, "Imprimir de novo: Pedido #001").count()).toBe(1);
  await leaveUntroubled(visitor);
});

it("a ticket that is queued while the device asks for one is printed without waiting for the next look", async () => {
  const shop = await newShop(site);
  const { owner, printer } = await withBrowserPrinter(shop);
  const visitor = await workerIn({ site, browser, shop }, { prepare: withPrinter });
  const { page } = visitor;
  const dialog = page.getByRole("dialog", { name: "Impressões" });
  const isTold = Promise.withResolvers<void>();
  await page.route(
    "**/v2.0/print/jobs/claim",
    async (route) => {
      const { hash } = await placeOrder(shop);
      await owner.orders.accept({ params: { hash }, body: {} });
      await dialog.getByText("Pedido #001").waitFor();
      // As the server answers when the claim comes before the job.
      await route.fulfill({ json: { job: null } });
      isTold.resolve();
    },
    { times: 1 },
  );
  await button(page, "Impressões").click();
  await dialog.getByLabel("Imprimir neste aparelho").selectOption({ value: printer.id });
  await isTold.promise;
  await expect.poll(async () => (await papersOf(page)).length, { timeout: 8_000 }).toBe(1);
  await leaveUntroubled(visitor);
});
