import { expect, it } from "vitest";
import { deliveryBody, sendOrder } from "../../src/server/testing/new-order.ts";
import { leave } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { newOptionShop } from "./option-shop.ts";
import { browser, site } from "./shared-site.ts";
import { workerIn } from "./staff.ts";

it("a cook whose station cannot be fetched can choose another", async () => {
  const account = await newOptionShop(site);
  const guest = guestOf(site, account);
  const owner = await adminOf(site, account);
  await owner.stations.save({
    body: { stations: [{ name: "Forno", default: true }, { name: "Bar" }] },
  });
  const children = { [String(account.ids["Média"])]: { qty: 1 } };
  const items = { [String(account.ids["Pizza"])]: { qty: 1, children } };
  const { hash } = await sendOrder(guest, deliveryBody(items));
  await owner.orders.accept({ params: { hash }, body: {} });
  const cook = await workerIn(
    { site, browser, shop: { ...account, guest } },
    { path: "/cozinha", isAttendant: true },
  );
  const { page } = cook;
  await page.getByRole("article").waitFor();
  await page.route(/\/v2\.0\/kitchen.*station=/, (route) => route.abort());
  await page.getByLabel("Estação").selectOption("Bar");
  await page.getByRole("button", { name: "Tentar de novo" }).waitFor();
  expect(await page.getByRole("article").count()).toBe(0);
  await page.getByLabel("Estação").selectOption("Toda a cozinha");
  await page.getByRole("article").waitFor();
  await leave(cook);
});
