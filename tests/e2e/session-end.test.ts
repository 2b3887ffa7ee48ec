import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { attendantCredentials } from "../../src/server/testing/new-account.ts";
import { phone } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { add, onTables, openTable, send } from "./floor.ts";
import { button, hold } from "./guest.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { edit, editorOf, endSession, newOwner } from "./owner.ts";
import {
  heading,
  ownerAtSettings,
  save,
  settingsAccount,
  signIn,
  textbox,
} from "./owner-settings.ts";
import { browser, site } from "./shared-site.ts";
import { newShop, placeOrder, signOut, watchAll, workerIn } from "./staff.ts";

const floorKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("floor-")));

/** An attendant at the tables. The browser's tab has stored what it shows of them. */
async function newAttendant() {
  const shop = await newShop(site);
  const worker = await workerIn(
    { site, browser, shop },
    { isAttendant: true, size: phone, path: "/pedido-mesa" },
  );
  await expect.poll(() => floorKeys(worker.page)).not.toEqual([]);
  return { ...worker, shop };
}

it("what the floor's pages remember ends with the session", async () => {
  const { page, close } = await newAttendant();
  await signOut(page);
  await page.waitForURL("**/home");
  await expect.poll(() => floorKeys(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has("floor-1"))).toBe(false);
  await close();
});

it("and when another tab ends it", async () => {
  const { page, shop, close } = await newAttendant();
  const other = await page.context().newPage();
  await other.goto(site.url(shop, "/pedidos"));
  await signOut(other);
  await page.waitForURL("**/auth/login");
  await expect.poll(() => floorKeys(page)).toEqual([]);
  await close();
});

/** Signs out in another tab and closes it, so that this tab sends what waits and shows the message about it. */
async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(new URL("/pedidos", page.url()).href);
  await signOut(other);
  await other.waitForURL("**/home");
  await other.close();
}

const isGuests = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Entrar" }).waitFor();

it("and on the orders' page, which shows guests nothing of what staff saw there", async () => {
  const { page, shop, close } = await newAttendant();
  await placeOrder(shop, { name: "Beatriz" });
  await page.goto(site.url(shop, "/pedidos"));
  await watchAll(page);
  const beatriz = page.getByText("Beatriz").first();
  await beatriz.waitFor();
  // The list of a guest's own orders takes long to come.
  const { letGo } = await hold(page, "**/v2.0/order?*");
  await signOutElsewhere(page);
  await isGuests(page);
  expect(await beatriz.count()).toBe(0);
  expect(await floorKeys(page)).toEqual([]);
  letGo();
  await close();
});

it("and on the orders' page when the session ends by itself", async () => {
  const { page, shop, close } = await newAttendant();
  await page.goto(site.url(shop, "/pedidos"));
  // No answer is under way that could renew the session.
  await page.getByText("Ao vivo").waitFor();
  await page.getByText("Nenhum pedido nesta aba.").waitFor();
  expect(await floorKeys(page)).not.toEqual([]);
  await endSession(page);
  await page.getByLabel("Finalizados").click();
  await page.waitForURL("**/auth/login?expired=1");
  expect(await floorKeys(page)).toEqual([]);
  await close();
});

it("and when it has ended while this tab was elsewhere", async () => {
  const { page, shop, close } = await newAttendant();
  await page.goto(site.url(shop, "/cardapio"));
  await signOutElsewhere(page);
  expect(await floorKeys(page)).not.toEqual([]);
  await page.goto(site.url(shop, "/pedidos"));
  await isGuests(page);
  expect(await floorKeys(page)).toEqual([]);
  await close();
});

it("but never an order that has not been sent, which goes out when its attendant is back", async () => {
  const { page, shop, close } = await newAttendant();
  const context = page.context();
  await context.route("**/v2.0/order", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await openTable(page, 3);
  await add(page, { category: "Pizzas", item: "Calabresa" });
  await send(page);
  await onTables(page);
  await page.goto(site.url(shop, "/pedidos"));
  await page.getByText("não enviado", { exact: true }).waitFor();
  await signOutElsewhere(page);
  await isGuests(page);
  expect(await floorKeys(page)).toEqual([]);
  await context.unroute("**/v2.0/order");
  await signIn(page, { url: site.url(shop, "/auth/login"), ...attendantCredentials });
  await page.getByText("pedido enviado.").first().waitFor();
  await close();
});

it("whoever signs in after another does not go on with their edits, which stay theirs", async () => {
  const account = await newMenuAccount(site);
  const ana = { name: "Ana", user: "ana@example.com", pass: "senha da Ana", level: 1 } as const;
  await (await adminOf(site, account)).staff.addUser({ body: { data: ana } });
  const { page, close } = await newOwner(browser, { site, account, size: phone });
  await edit(page, "Guaraná");
  await editorOf(page, "Guaraná").getByLabel("Título", { exact: true }).fill("Guaraná gelado");
  await endSession(page);
  await button(page, "Concluir a edição de Guaraná").click();
  const dialog = page.getByRole("dialog", { name: "Entrar" });
  await dialog.getByLabel("E-mail").fill(ana.user);
  await dialog.getByLabel("Senha", { exact: true }).fill(ana.pass);
  await dialog.getByRole("button", { name: "Login" }).click();
  await button(page, "Editar Guaraná").waitFor();
  await page.reload();
  await button(page, "Editar Guaraná").waitFor();
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(await kept()).toContain("Guaraná gelado");
  await close();
});

it("who was given other rights meanwhile has them on this device, and approvals are asked of who needs them", async () => {
  const { page, shop, close } = await newAttendant();
  const level = () => page.evaluate(() => localStorage.getItem("auth_group_level"));
  const owner = await adminOf(site, shop);
  const { users } = await owner.staff.users({});
  const id = users.find((user) => user.level === 2)?.id ?? "";
  for (const given of [1, 2] as const) {
    await owner.staff.saveUser({ params: { id }, body: { data: { level: given } } });
    await page.reload();
    await expect.poll(level).toBe(String(given));
  }
  await close();
});

it("a change that waited in one tab is not saved by who signed in in another one first", async () => {
  const account = await settingsAccount(site);
  const owner = await adminOf(site, account);
  const second = { user: "segunda@example.com", pass: "senha da segunda dona" };
  await owner.staff.addUser({ body: { data: { name: "Segunda", level: 1, ...second } } });
  const { page, close } = await ownerAtSettings(browser, { site, account });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await heading(other, "Estabelecimento").waitFor();
  await textbox(page, "Nome").fill("Nome da primeira");
  await textbox(other, "Nome").fill("Outro nome");
  await endSession(page);
  for (const tab of [page, other]) await save(tab);
  for (const tab of [other, page]) {
    const dialog = tab.getByRole("dialog", { name: "Entrar" });
    await dialog.getByLabel("E-mail").fill(second.user);
    await dialog.getByLabel("Senha", { exact: true }).fill(second.pass);
    await dialog.getByRole("button", { name: "Login" }).click();
    await dialog.waitFor({ state: "hidden" });
  }
  await page.waitForURL("**/cardapio");
  const { name } = (await guestOf(site, account).content.home()).account;
  expect(name).toBe(`Casa ${account.label}`);
  await close();
});
