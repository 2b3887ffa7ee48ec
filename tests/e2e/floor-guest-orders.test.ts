import { expect, it } from "vitest";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import { expectAccessible, expectNoOverflow, leave } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import {
  described,
  dialog,
  locationOf,
  newAttendant,
  newBar,
  onTables,
  table,
  tabWithBeers,
  type Bar,
} from "./floor.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { cardOf } from "./staff.ts";

/** Orders as a guest who names their table or room. */
function orderTo(bar: Bar, location: string) {
  return sendOrder(guestOf(site, bar), {
    userData: { name: "Bia" },
    cartData: { items: { [bar.ids["Cerveja"] ?? ""]: { qty: 2 } }, location },
  });
}

it("fault 29: what a guest orders to a table's number is seen on its tile, on its tab and before it is paid", async () => {
  const bar = await newBar(site, { easyOrder: true });
  const { page, caller, ...visit } = await newAttendant(browser, { site, bar, width: 360 });
  await tabWithBeers(caller, { bar, number: 5, beers: 1 });
  await expect.poll(() => described(page, 5)).toContain("1 comanda aberta");
  // The event alone brings the order, without a fetch of the tables.
  const tables = "**/v2.0/account/locations";
  await page.route(tables, (route) => route.abort());
  const placed = await orderTo(bar, "Mesa 5");
  await orderTo(bar, "quarto 6");
  await expect.poll(() => described(page, 5)).toContain("1 pedido de cliente");
  await page.unroute(tables);
  // A page that is loaded later has it as well.
  await page.reload();
  await expect.poll(() => described(page, 5)).toContain("1 pedido de cliente");
  expect(await described(page, 6)).not.toContain("pedido de cliente");
  await expectNoOverflow(page);

  await table(page, 5).click();
  const note = page.getByText("Um cliente pediu pelo celular para “5”: está fora das comandas.");
  await note.waitFor();
  await page.getByRole("link", { name: "Pedido #002 R$ 20,00" }).waitFor();
  await expectNoOverflow(page);
  await button(page, "Encerrar comanda").click();
  const paying = dialog(page, "RECEBENDO:");
  await paying.getByText("Um cliente pediu pelo celular para “5”").waitFor();
  await expectAccessible(page);
  await paying.getByRole("button", { name: "Cancelar", exact: true }).click();

  // A finished order leaves its table.
  const owner = await adminOf(site, bar);
  await owner.orders.setStatus({ params: { hash: placed.hash, statusId: "4" }, body: {} });
  await note.waitFor({ state: "detached" });
  expect((await locationOf(caller, 5)).guest_orders).toEqual([]);
  await page.getByRole("link", { name: "Voltar às mesas" }).click();
  await onTables(page);
  await leave(visit);
});

it("fault 29: at a free table the order leads to where it is taken", async () => {
  const bar = await newBar(site, { easyOrder: true });
  const { page, ...visit } = await newAttendant(browser, { site, bar });
  await orderTo(bar, "07");
  await expect.poll(() => described(page, 7)).toContain("1 pedido de cliente");
  await table(page, 7).click();
  await dialog(page, "Mesa 7").getByRole("link", { name: "Pedido #001 R$ 20,00" }).click();
  await page.waitForURL(/\/pedidos/);
  await page.getByText("Quarto ou mesa 07").first().waitFor();
  await leave(visit);
});

it("an order of a tab that is closed is not set back, and its status says so, whatever is open at the table by now", async () => {
  const bar = await newBar(site);
  const { page, caller, ...visit } = await newAttendant(browser, { site, bar });
  const refused = await tabWithBeers(caller, { bar, number: 5, beers: 1 });
  const { details } = await caller.sheets.get({ params: { hash: refused.hash } });
  const params = { hash: String(details.orders[0]?.hash), statusId: "6" as const };
  await caller.orders.setStatus({ params, body: { reason: "internal" } });
  await caller.sheets.close({ params: { hash: refused.hash }, body: {} });
  await tabWithBeers(caller, { bar, number: 5, beers: 2 });
  await page.getByRole("link", { name: "VER PEDIDOS" }).click();
  await page.getByText("Cancelados").click();
  await cardOf(page, 1).locator("summary").click();
  const status = page.getByLabel("Situação do pedido #001");
  await status.selectOption("Em aberto");
  await page.getByText("A comanda dele está encerrada.").first().waitFor();
  await expect.poll(() => status.locator(":checked").innerText()).toBe("Cancelado");
  await leave(visit);
});
