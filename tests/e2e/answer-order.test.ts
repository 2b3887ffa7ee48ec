import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  desk,
  expectAccessible,
  expectNoOverflow,
  leave,
  madeAt,
  phone,
  screens,
  setLetters,
} from "./browser.ts";
import { adminOf, attendantOf } from "./callers.ts";
import { newService } from "../../src/server/account/testing-services.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { button, newGuest, type Size } from "./guest.ts";
import { partScript } from "./part-script.ts";
import { browser, site } from "./shared-site.ts";
import {
  cardOf,
  countsOf,
  leaveUntroubled,
  newOnes,
  newShop,
  placeOrder,
  spyOnTones,
  workerIn,
  type Shop,
  type WorkerOptions,
} from "./staff.ts";

const worker = (shop: Shop, options: WorkerOptions = {}) =>
  workerIn({ site, browser, shop }, options);

/** The guest's page of the order. */
async function guestAt(shop: Shop, { hash, size }: { hash: string; size: Size }) {
  const guest = await newGuest(browser, size);
  await guest.page.addInitScript(
    (token) => localStorage.setItem("token", token),
    shop.guest.token() ?? "",
  );
  await guest.page.goto(site.url(shop, `/pedidos/${hash}`));
  return guest;
}

const stepsOf = (page: Page) =>
  page.getByRole("region", { name: "Andamento do pedido" }).getByRole("listitem");
const current = (page: Page) => page.locator('li[aria-current="step"]');

/** Dates the order back by so many minutes: pages use the server's clock, not their own. */
const age = ({ accountId }: Shop, { hash, minutes }: { hash: string; minutes: number }) =>
  withAccount(site.database, { accountId, mode: "write" }, ({ db }) =>
    db
      .updateTable("orders")
      .set({ created_at: new Date(Date.now() - minutes * 60_000) })
      .where("account_id", "=", accountId)
      .where("hash", "=", hash)
      .execute(),
  );

describe.each(madeAt(phone, desk))("an answer at $width pixels", (size) => {
  it("promises the guest the time that the card shows, and staff can move it while it is under way", async () => {
    const shop = await newShop(site);
    const { hash } = await placeOrder(shop);
    const guest = await guestAt(shop, { hash, size });
    await current(guest.page).getByText("Recebido").waitFor();
    // Pale steps are told to screen readers in words.
    const ahead = await stepsOf(guest.page).filter({ hasText: ", ainda não" }).count();
    expect(ahead).toBe((await stepsOf(guest.page).count()) - 1);
    const staff = await worker(shop, { size });
    const { page } = staff;
    const card = cardOf(page, 1);
    await card.getByText("Sem previsão").waitFor();
    await button(page, "+5 min no pedido #001").click();
    await card.getByText("30 min", { exact: true }).waitFor();
    await button(page, "+5 min no pedido #001").click();
    await button(page, "+5 min no pedido #001").click();
    await button(page, "−5 min no pedido #001").click();
    await card.getByText("35 min", { exact: true }).waitFor();
    await card.getByText(/^Chega às \d\d:\d\d$/).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await button(page, "Aceitar o pedido #001").click();
    await page.getByText("Pedido #001 aceito.").waitFor();

    const promised = guest.page.getByText(/^Chega às \d\d:\d\d$/);
    const before = await promised.textContent();
    await current(guest.page).getByText("Confirmado").waitFor();
    await current(guest.page).locator("time").waitFor();
    await expectAccessible(guest.page);
    await expectNoOverflow(guest.page);

    await card.locator("summary").first().click();
    await button(page, "+5 min no pedido #001").click();
    await expect.poll(() => promised.textContent()).not.toBe(before);
    await expect
      .poll(() => card.locator("output").textContent())
      .toBe(await promised.textContent());
    await leaveUntroubled(staff);
    await leaveUntroubled(guest);
  });

  it("that refuses tells the guest why at once, and lets nobody else order what has run out", async () => {
    const shop = await newShop(site);
    const { hash } = await placeOrder(shop);
    const guest = await guestAt(shop, { hash, size });
    await current(guest.page).getByText("Recebido").waitFor();
    const staff = await worker(shop, { size, isAttendant: true });
    const { page } = staff;
    await page.route(partScript("RefuseDialog"), (route) => route.abort(), { times: 1 });
    await button(page, "Recusar o pedido #001").click();
    await page.getByText("Você está sem internet.").waitFor();
    await button(page, "Recusar o pedido #001").click();
    const question = page.getByRole("dialog", { name: "Recusar o pedido #001?" });
    await question.getByRole("button", { name: "Recusar" }).click();
    await question.getByText("Escolha o motivo.").waitFor();
    await question.getByLabel("Item em falta").check();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await question.getByRole("button", { name: "Marcar itens como esgotados" }).click();
    const soldOut = page.getByRole("dialog", { name: "O que esgotou?" });
    await soldOut
      .getByRole("group", { name: "Disponibilidade de Calabresa" })
      .getByRole("button", { name: "Por hoje" })
      .click();
    await soldOut.waitFor({ state: "hidden" });
    await question.getByLabel("Detalhe").fill("Acabou a massa");
    await question.getByRole("button", { name: "Recusar" }).click();
    await question.waitFor({ state: "hidden" });
    await newOnes(page).getByRole("article").waitFor({ state: "detached" });

    await guest.page.getByText("Motivo: Item em falta: Acabou a massa").waitFor();
    await guest.page.getByText("O restaurante não pôde aceitar o pedido.").waitFor();
    await current(guest.page).getByText("Recusado").waitFor();
    expect(await stepsOf(guest.page).count()).toBe(2);
    await expectAccessible(guest.page);
    await expectNoOverflow(guest.page);
    await leave(staff);
    await leaveUntroubled(guest);
  });

  it("that does not come is missed by staff after three minutes, and by the guest after five", async () => {
    const shop = await newShop(site);
    const owner = await adminOf(site, shop);
    const extras = { phone: "(19) 3333-0000", whatsapp: "(19) 99999-0000" };
    await owner.account.save({ body: { extras } });
    const { hash } = await placeOrder(shop);
    await age(shop, { hash, minutes: 3 });
    const staff = await worker(shop, { size, path: "/admin" });
    const bar = staff.page.getByRole("region", { name: "Esperando a equipe" });
    await bar.getByText("Sem resposta há mais de 3 minutos.").waitFor();
    await expectAccessible(staff.page);
    await age(shop, { hash, minutes: 5 });
    const guest = await guestAt(shop, { hash, size });
    await guest.page.getByText("O restaurante ainda não respondeu ao seu pedido.").waitFor();
    const call = guest.page.getByRole("link", { name: "Ligar para (19) 3333-0000" });
    expect(await call.getAttribute("href")).toBe("tel:+551933330000");
    await guest.page.getByRole("link", { name: /^Falar no WhatsApp/ }).waitFor();
    await expectAccessible(guest.page);
    await expectNoOverflow(guest.page);
    await leaveUntroubled(staff);
    await leaveUntroubled(guest);
  });
});

it("is asked for on a tablet in French with a whole word of where it goes, and the first comes back after the last had the focus", async () => {
  const shop = await newShop(site);
  for (const name of ["Ana", "Bia", "Caio"]) {
    const { hash } = await placeOrder(shop, { name });
    await age(shop, { hash, minutes: 3 });
  }
  const prepare = async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem("interface_language", "fr"));
  };
  const staff = await worker(shop, { size: screens[1], path: "/admin", prepare });
  const bar = staff.page.getByRole("region").filter({ hasText: "Plus de 3 minutes" });
  await bar.getByRole("link").nth(3).waitFor();
  await setLetters(staff.page, 22);
  const [count, first, , last] = await bar.getByRole("link").all();
  const word = first?.getByText("Livraison");
  const cut = await word?.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild ?? element, 0);
    range.setEnd(element.firstChild ?? element, "Livraison".length);
    return range.getBoundingClientRect().right - element.getBoundingClientRect().right;
  });
  expect(cut).toBeLessThanOrEqual(0);
  const isShown = () =>
    first?.evaluate((chip) => {
      const { top } = chip.closest("ul")?.getBoundingClientRect() ?? { top: 0 };
      return chip.getBoundingClientRect().top >= top;
    });
  await last?.focus();
  expect(await isShown()).toBe(false);
  // The window loses the focus, and has it again at the same place.
  await last?.evaluate((chip) => chip.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect(await isShown()).toBe(false);
  await count?.focus();
  expect(await isShown()).toBe(true);
  await last?.focus();
  await last?.evaluate((chip) => chip.blur());
  expect(await isShown()).toBe(true);
  await leaveUntroubled(staff);
});

it("is waited for on cards of one width, also where a window or letters have left less room", async () => {
  const shop = await newShop(site);
  for (const name of ["Ana", "Bia", "Caio"]) await placeOrder(shop, { name });
  const staff = await worker(shop);
  const cards = newOnes(staff.page).getByRole("article");
  const widths = () =>
    cards.evaluateAll((all) => [...new Set(all.map(({ clientWidth }) => clientWidth))]);
  await expect.poll(() => cards.count()).toBe(3);
  const [atFirst] = await widths();
  await setLetters(staff.page, 22);
  await expect.poll(widths).toEqual([expect.any(Number)]);
  expect((await widths())[0]).toBeGreaterThan(atFirst ?? 0);
  await leaveUntroubled(staff);
});

describe("a shift", () => {
  it("is opened once: the device is heard, over all pages and reloads, until somebody answers on any of them", async () => {
    const shop = await newShop(site);
    const one = await worker(shop, { prepare: spyOnTones });
    const other = await worker(shop, { size: phone, isAttendant: true, prepare: spyOnTones });
    for (const { page } of [one, other]) {
      await button(page, "Abrir turno").click();
      await button(page, "Abrir turno").waitFor({ state: "detached" });
      await page.getByText("Ao vivo").waitFor();
    }
    await one.page.reload();
    await one.page.getByText("Ao vivo").waitFor();
    expect(await button(one.page, "Abrir turno").count()).toBe(0);
    await one.page.getByRole("heading", { name: "Pedidos", exact: true }).click();
    const tones = async (page: Page) => (await countsOf(page)).tones;
    const before = await Promise.all([tones(one.page), tones(other.page)]);
    await placeOrder(shop);
    await expect.poll(() => tones(one.page)).toBeGreaterThan(before[0] ?? 0);
    await expect.poll(() => tones(other.page)).toBeGreaterThan(before[1] ?? 0);
    await button(other.page, "Aceitar o pedido #001").click();
    await newOnes(one.page).getByRole("article").waitFor({ state: "detached" });
    await leaveUntroubled(one);
    await leaveUntroubled(other);
  });

  it("is opened where the work is as well: in the kitchen and at the tables, where red words say that nothing is heard", async () => {
    const shop = await newShop(site);
    const attendant = await attendantOf(site, shop);
    const { locations } = await attendant.tables.list();
    const data = { location: String(locations[0]?.id), individual: true, name: "Ana" };
    const { newOrderSheet: tab } = await attendant.sheets.open(
      { body: { data } },
      { idempotencyKey: randomUUID() },
    );
    for (const [path, size] of [
      ["/cozinha", desk],
      ["/pedido-mesa", phone],
      [`/pedido-mesa/${tab.hash}`, phone],
    ] as const) {
      const staff = await worker(shop, { path, size, isAttendant: true });
      const { page } = staff;
      await button(page, "Abrir turno").waitFor();
      expect(await button(page, "Abrir turno").count(), path).toBe(1);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await button(page, "Abrir turno").click();
      await button(page, "Abrir turno").waitFor({ state: "detached" });
      const silent = page.getByText("O som está desligado neste aparelho.");
      expect(await silent.count(), path).toBe(0);
      await page.evaluate(() => localStorage.setItem("orders.soundOn", "false"));
      await page.reload();
      await silent.waitFor();
      await button(page, "Ligar o som").click();
      await silent.waitFor({ state: "detached" });
      expect(await button(page, "Abrir turno").count(), path).toBe(0);
      await leaveUntroubled(staff);
    }
  });

  it("says in words that the screen may go dark where the device does not keep it on", async () => {
    const staff = await worker(await newShop(site), {
      async prepare(page) {
        await page.addInitScript(() => {
          WakeLock.prototype.request = () => Promise.reject(new DOMException("low battery"));
        });
      },
    });
    const { page } = staff;
    await button(page, "Abrir turno").click();
    const sign = page.getByText("A tela deste aparelho pode apagar");
    await sign.waitFor();
    await page.reload();
    await sign.waitFor();
    expect(await button(page, "Abrir turno").count()).toBe(0);
    await expectAccessible(page);
    await leaveUntroubled(staff);
  });

  it("hears an order that is accepted by itself once, and does not ring on", async () => {
    const shop = await newShop(site);
    const owner = await adminOf(site, shop);
    await owner.services.save({
      body: { services: { delivery: newService({ accepts: "auto", prep_minutes: 40 }) } },
    });
    const staff = await worker(shop, { path: "/admin", prepare: spyOnTones });
    const { page } = staff;
    await page.getByRole("heading", { level: 1 }).click();
    await placeOrder(shop);
    await page.getByText("Pedido novo #001, aceito automaticamente: Entrega").waitFor();
    await expect.poll(async () => (await countsOf(page)).tones).toBe(2);
    expect(await page.getByRole("region", { name: "Esperando a equipe" }).count()).toBe(0);
    await leaveUntroubled(staff);
  });
});

it("an order that was refused and set back is asked about again, on every screen", async () => {
  const shop = await newShop(site);
  const { hash } = await placeOrder(shop);
  const colleague = await attendantOf(site, shop);
  await colleague.orders.refuse({ params: { hash }, body: { reason: "internal" } });
  const staff = await worker(shop);
  const { page } = staff;
  await page.getByText("Ao vivo").waitFor();
  expect(await newOnes(page).getByRole("article").count()).toBe(0);
  await colleague.orders.setStatus({ params: { hash, statusId: "5" }, body: {} });
  await newOnes(page).getByText("1 pedido novo").waitFor();
  await button(page, "Aceitar o pedido #001").click();
  await newOnes(page).getByRole("article").waitFor({ state: "detached" });
  await leaveUntroubled(staff);
});

it("an order that nobody has answered is withdrawn by its guest, and staff are told instead of rung", async () => {
  const shop = await newShop(site);
  const { hash } = await placeOrder(shop);
  const staff = await worker(shop, { prepare: spyOnTones });
  await newOnes(staff.page).getByText("1 pedido novo").waitFor();
  const { page, ...guest } = await guestAt(shop, { hash, size: phone });
  const dialog = page.getByRole("alertdialog", { name: "Cancelar o pedido #001?" });
  const choose = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  const ask = async () => {
    await button(page, "Cancelar pedido").click();
    await dialog.waitFor();
  };
  await ask();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await choose("Manter o pedido");
  await dialog.waitFor({ state: "hidden" });
  // An answer that is lost says so, and the same press does it.
  await page.route("**/withdraw", (route) => route.abort("connectionreset"), { times: 1 });
  await ask();
  await choose("Cancelar o pedido");
  await page.getByText("Você está sem internet.").waitFor();
  expect(calls.filter((url) => url.endsWith("/withdraw"))).toHaveLength(1);
  await ask();
  await choose("Cancelar o pedido");
  await page.getByText("Pedido cancelado.").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await page.getByText("Motivo: Desistência").waitFor();
  await current(page).getByText("Cancelado").waitFor();
  await expect.poll(() => button(page, "Cancelar pedido").count()).toBe(0);
  await newOnes(staff.page).getByRole("article").waitFor({ state: "detached" });
  await staff.page.getByText("Pedido #001 cancelado pelo cliente: Entrega").waitFor();
  await leave(guest);
  await leaveUntroubled(staff);
});

it("an order that staff accept while its guest hesitates stays, and the guest is told", async () => {
  const shop = await newShop(site);
  const { hash } = await placeOrder(shop);
  const { page, ...guest } = await guestAt(shop, { hash, size: phone });
  await button(page, "Cancelar pedido").click();
  const colleague = await attendantOf(site, shop);
  await colleague.orders.accept({ params: { hash }, body: {} });
  await current(page).getByText("Confirmado").waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar o pedido" }).click();
  await page.getByText("Alguém da equipe já cuidou deste pedido.").waitFor();
  await page.getByRole("alertdialog").waitFor({ state: "hidden" });
  expect(await button(page, "Cancelar pedido").count()).toBe(0);
  expect(guest.troubles.splice(0)).toContainEqual(expect.stringMatching(/^409 .*\/withdraw$/));
  await leave(guest);
});
