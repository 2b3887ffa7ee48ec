import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { adminOf } from "./callers.ts";
import { phone } from "./browser.ts";
import { button } from "./guest.ts";
import { newHouse } from "./houses.ts";
import { edit, editorOf, endSession, newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";
import { newShop, workerIn } from "./staff.ts";

const floorKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("floor-")));

/** An attendant who looks at the tables, of which the tab remembers what it shows. */
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
  await page.getByRole("banner").getByRole("button", { name: "Sair" }).click();
  await page.waitForURL("**/home");
  await expect.poll(() => floorKeys(page)).toEqual([]);
  await close();
});

it("and when another tab ends it", async () => {
  const { page, shop, close } = await newAttendant();
  const other = await page.context().newPage();
  await other.goto(site.url(shop, "/pedidos"));
  await other.getByRole("banner").getByRole("button", { name: "Sair" }).click();
  await page.waitForURL("**/auth/login");
  await expect.poll(() => floorKeys(page)).toEqual([]);
  await close();
});

it("whoever signs in after another does not go on with their edits, which stay theirs", async () => {
  const house = await newHouse(site);
  const ana = { name: "Ana", user: "ana@example.com", pass: "senha da Ana", level: 1 } as const;
  await (await adminOf(site, house)).staff.addUser({ body: { data: ana } });
  const { page, close } = await newOwner(browser, { site, house, size: phone });
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
