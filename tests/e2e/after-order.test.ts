import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { publishContentChange } from "../../src/server/account/publish-content-change.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import {
  desk,
  expectAccessible,
  expectNoOverflow,
  leave,
  madeAt,
  newVisitor,
  phone,
} from "./browser.ts";
import { adminOf } from "./callers.ts";
import {
  guestWhoOrdered,
  guestWithOrder,
  hasChosen,
  newPizzaria,
  openCheckout,
  openOrder,
  pictureIsRemembered,
  sendOrder,
} from "./delivery.ts";
import { button, hold, type Size } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

const withOrder = (size?: Size) => guestWithOrder({ site, browser, size });

describe.each(madeAt(phone, desk))("after the order, at $width pixels", (size) => {
  it("fault 37: the order has been sent, which is said; WhatsApp is an extra, and rating comes after the food", async () => {
    const fromMenu = size === phone;
    const { page, ...visit } = await (fromMenu
      ? guestWhoOrdered({ site, browser })
      : withOrder(size));
    await page.getByText("O restaurante já recebeu o pedido").waitFor();
    await page.getByText("Não é preciso: o pedido já foi enviado.").waitFor();
    expect(await page.getByRole("button", { name: "Avaliar" }).count()).toBe(0);
    await leave(visit);
  });

  it("fault 37: the order is shown as the customer's picture, without a question", async () => {
    const { page, ...visit } = await withOrder(size);
    await page.getByRole("button", { name: "Imagem do pedido" }).click();
    const dialog = page.getByRole("dialog", { name: "Imagem do pedido" });
    const picture = dialog.getByRole("img", { name: "Imagem do pedido #001, Via Cliente" });
    await picture.waitFor();
    expect(await dialog.getByRole("radio").count()).toBe(0);
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(300);
    const source = await picture.getAttribute("src");
    const open = dialog.getByRole("link", { name: "Abrir imagem" });
    const download = dialog.getByRole("link", { name: "Baixar imagem" });
    expect(await open.getAttribute("href")).toBe(source);
    expect(await download.getAttribute("href")).toBe(source);
    expect(await download.getAttribute("download")).toBe("pedido-001-customer.jpg");
    // Each link is one line high.
    const heights = await Promise.all([open, download].map((link) => link.boundingBox()));
    expect(heights.map((box) => box?.height)).toEqual([44, 44]);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await leave(visit);
  });
});

it("what was sent is no longer offered to be undone", async () => {
  const account = await newPizzaria(site);
  const { page, ...visit } = await newVisitor(browser, phone);
  await hasChosen(page, account, { typed: true });
  await page.goto(site.url(account, "/delivery"));
  await button(page, "Adicionar Portuguesa").click();
  await button(page, "Desfazer").waitFor();
  await openCheckout(page);
  await openOrder(page);
  await button(page, "Diminuir Calabresa").dblclick();
  await page.getByText("Calabresa saiu do pedido.").first().waitFor();
  await sendOrder(page);
  await page.getByText("Pedido #001").first().waitFor();
  expect(await button(page, "Desfazer").count()).toBe(0);
  await leave(visit);
});

it("an emptied order is not offered back once another was sent, from which presses count anew", async () => {
  const account = await newPizzaria(site);
  const { page, ...visit } = await newVisitor(browser, phone);
  await hasChosen(page, account, { typed: true });
  await page.clock.install();
  await page.goto(site.url(account, "/delivery"));
  await openCheckout(page);
  await openOrder(page);
  await button(page, "Esvaziar pedido").click();
  await page
    .getByRole("alertdialog", { name: "Esvaziar o pedido?" })
    .getByRole("button", { name: "Sim" })
    .click();
  await button(page, "Ver o cardápio").press("Enter");
  await button(page, "Adicionar Portuguesa").press("Enter");
  await page.getByRole("button", { name: /^Finalizar pedido/ }).press("Enter");
  // While somebody points at a message, none goes by itself. Many browsers do not tell that one went from under the pointer.
  const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
  await checkout.getByText("O pedido foi esvaziado.").dispatchEvent("pointerover");
  await page.getByRole("button", { name: /^Enviar pedido/ }).press("Enter");
  await page.getByText("Pedido #001").first().waitFor();
  expect(await button(page, "Desfazer").count()).toBe(0);
  await page.getByRole("link", { name: "Fazer outro pedido" }).press("Enter");
  await button(page, "Adicionar Portuguesa").press("Enter");
  await page.getByText("Portuguesa está no pedido.").first().waitFor();
  // The message that went under the pointer does not hold the next one.
  await page.clock.fastForward(9_000);
  await button(page, "Desfazer").waitFor({ state: "hidden" });
  await leave(visit);
});

describe("an order's page", () => {
  const visit = sharedVisit(() => withOrder());

  it("tells of a picture that cannot be drawn, and the business can be written to without it", async () => {
    const { page } = visit();
    await pictureIsRemembered(page);
    await page.route("**/v2.0/order/print", (route) => route.abort("connectionreset"));
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const link = page.getByRole("link", { name: "Mandar também pelo WhatsApp" });
    const message = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
    expect(message).toContain("Total: R$ 51,98");
    expect(message).not.toContain("/print/");
    await page.getByRole("button", { name: "Imagem do pedido" }).click();
    const dialog = page.getByRole("dialog", { name: "Imagem do pedido" });
    await dialog.getByText("Sem internet", { exact: true }).waitFor();
    await expectAccessible(page);
    await page.unroute("**/v2.0/order/print");
    await dialog.getByRole("button", { name: "Tentar de novo" }).click();
    await dialog.getByRole("img", { name: "Imagem do pedido #001, Via Cliente" }).waitFor();
  });

  it.each(madeAt(phone, desk))(
    "at $width pixels reads before any script has come, and goes on from there without being drawn anew",
    async (size) => {
      const { page } = visit();
      await page.setViewportSize(size);
      let letScripts = () => {};
      const scripts = new Promise<void>((done) => (letScripts = done));
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.route("**/static/entry-client*.js", async (route) => {
        await scripts;
        await route.continue();
      });
      await page.reload({ waitUntil: "commit" });
      await page.getByText("Pedido #001").waitFor();
      await page.getByText("O restaurante já recebeu o pedido").waitFor();
      // One call has been enough: the order and the account came with the page.
      const calls = asked.filter((path) => path.startsWith("/v2.0/"));
      expect(calls).toEqual([expect.stringMatching(/^\/v2\.0\/order\/[0-9a-f]{32}\/page$/)]);
      const { letGo } = await hold(page, "**/v2.0/order/events");
      await expectAccessible(page);
      await expectNoOverflow(page);
      const heading = page.getByRole("heading", { level: 1, name: "Pedido enviado!" });
      const drawn = await heading.elementHandle();
      // A tap that comes before the scripts is done when they are there.
      await page.getByRole("button", { name: "Imagem do pedido" }).click();
      letScripts();
      await page.getByRole("dialog").waitFor();
      expect(await drawn?.evaluate((one) => one.isConnected)).toBe(true);
      // The order itself is asked for once the stream has begun.
      const isOrder = (path: string) => /^\/v2\.0\/order\/[0-9a-f]{32}$/.test(path);
      expect(asked.filter(isOrder)).toEqual([]);
      letGo();
      await expect.poll(() => asked.filter(isOrder).length).toBe(1);
      await page.unroute("**/v2.0/order/events");
      await page.unroute("**/static/entry-client*.js");
    },
  );

  it("without the drawn page is shown by its scripts, as before", async () => {
    const { page, troubles } = visit();
    const before = troubles.length;
    await page.route("**/v2.0/order/*/page?*", (route) => route.abort());
    await page.reload();
    await page.getByText("Pedido #001").waitFor();
    expect(troubles.splice(before).filter((trouble) => !/ERR_FAILED/.test(trouble))).toEqual([]);
    await page.unroute("**/v2.0/order/*/page?*");
  });

  it("is shown by its scripts as well when the drawn page keeps them waiting", async () => {
    const { page } = visit();
    const { letGo } = await hold(page, "**/v2.0/order/*/page?*");
    await page.clock.install();
    await page.reload({ waitUntil: "commit" });
    // The page waits a few seconds for it, and not ten.
    let waitedMs = 0;
    const isThere = async () => {
      if (waitedMs < 10_000) await page.clock.runFor(1_000);
      waitedMs += 1_000;
      return page.getByText("Pedido #001").isVisible();
    };
    await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
    // A later answer replaces nothing on the page.
    const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
    const late = page.waitForResponse("**/v2.0/order/*/page?*");
    letGo();
    await late;
    await page.getByRole("button", { name: "Imagem do pedido" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await heading?.evaluate((one) => one.isConnected)).toBe(true);
    await page.unroute("**/v2.0/order/*/page?*");
  });
});

it("times are told on the account's clocks", async () => {
  const { account, hash, page, ...visit } = await withOrder();
  const { accountId } = account;
  const { created } = await (await adminOf(site, account)).orders.get({ params: { hash } });
  // Its hour differs from that of the usual zone at any time of the year.
  const timeZone = "Pacific/Auckland";
  await withAccount(site.database, { accountId, mode: "write" }, async (tx) => {
    await tx.db
      .updateTable("accounts")
      .set({ time_zone: timeZone })
      .where("account_id", "=", accountId)
      .execute();
    await publishContentChange(tx);
  });
  await expect.poll(() => showsHourOf(created, { timeZone, page })).toBe(true);
  await page.goto(site.url(account, "/pedidos"));
  await expect.poll(() => showsHourOf(created, { timeZone, page })).toBe(true);
  await leave(visit);
});

/** Whether the page shows the new order with the hour of the instant in the zone. Otherwise it is loaded anew. */
async function showsHourOf(
  instant: string,
  { timeZone, page }: { timeZone: string; page: Page },
): Promise<boolean> {
  const clock = page.getByText(/\d\d:\d\d\s• \d\d\/\d\d\/\d\d/).first();
  const shown = (await clock.textContent())?.slice(0, 2);
  const hours = new Intl.DateTimeFormat("pt-BR", { timeZone, hour: "2-digit" });
  if (shown === hours.format(new Date(instant))) return true;
  await page.reload();
  return false;
}
