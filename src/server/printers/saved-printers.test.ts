import { beforeEach, describe, expect, it } from "vitest";
import type { SentPrinter } from "../../contract/printers.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newPrinterShop, type PrinterShop } from "./testing-shop.ts";

const testApp = sharedApp();
let shop: PrinterShop;
beforeEach(async () => {
  shop = await newPrinterShop(testApp);
});

describe("printers", () => {
  it("are added with a secret address that is told once, changed and removed", async () => {
    const { printer, address } = await shop.add({
      kind: "cloudprnt",
      name: " Cozinha ",
      copies: 2,
    });
    expect(printer).toMatchObject({
      name: "Cozinha",
      columns: 32,
      encoding: "cp860",
      layout: "production",
      copies: 2,
      state: "new",
    });
    expect(address).toMatch(/^\/print\/cloudprnt\/[\w-]{32}$/);
    const { printers } = await shop.owner.printers.list();
    expect(JSON.stringify(printers)).not.toContain(address.slice(-32));
    const params = { id: printer.id };
    const changed = await shop.owner.printers.save({
      params,
      body: { printer: { ...printer, name: "Copa", stations: [String(shop.ids["Bar"])] } },
    });
    expect(changed).toMatchObject({ printer: { name: "Copa", stations: [shop.ids["Bar"]] } });
    expect(changed.address).toBeUndefined();
    const renewed = await shop.owner.printers.save({
      params,
      body: { printer: changed.printer, renew: true },
    });
    expect(renewed.address).not.toBe(address);
    await shop.owner.printers.remove({ params });
    expect(await shop.owner.printers.list()).toEqual({ printers: [] });
    expect(await refusalOf(shop.owner.printers.remove({ params }))).toMatchObject({ status: 404 });
  });

  it("are not saved over what another owner has changed meanwhile", async () => {
    const { printer } = await shop.add({ stations: [String(shop.ids["Bar"])] });
    const save = (changes: Partial<SentPrinter>) =>
      shop.owner.printers.save({
        params: { id: printer.id },
        body: { printer: { ...printer, ...changes }, base: printer },
      });
    await save({ copies: 2 });
    expect(await refusalOf(save({ name: "Copa" }))).toMatchObject({
      status: 409,
      error: "conflict",
    });
    expect((await save({ copies: 2, name: "Copa" })).printer).toMatchObject({ name: "Copa" });
  });

  it("keep one of their stations: without any they would print everything", async () => {
    const [bar, grill] = ["Bar", "Grelha"].map((name) => ({ id: String(shop.ids[name]), name }));
    if (!bar || !grill) throw new Error("There are two stations");
    const { printer } = await shop.add({ name: "Copa", stations: [bar.id] });
    const removeBar = () => shop.owner.stations.save({ body: { stations: [grill] } });
    expect(await refusalOf(removeBar())).toMatchObject({
      status: 422,
      problems: { stations: { code: "printer_without_station", printer: "Copa" } },
    });
    expect((await shop.owner.stations.get()).stations).toHaveLength(2);
    await shop.owner.printers.save({
      params: { id: printer.id },
      body: { printer: { ...printer, stations: [bar.id, grill.id] } },
    });
    expect((await removeBar()).stations).toHaveLength(1);
  });

  it("take no station of another account, and no more than twenty fit", async () => {
    const other = await newPrinterShop(testApp);
    expect(await refusalOf(shop.add({ stations: [String(other.ids["Bar"])] }))).toMatchObject({
      error: "invalid_id",
    });
    for (let count = 0; count < 20; count += 1) await shop.add({});
    expect(await refusalOf(shop.add({}))).toMatchObject({
      problems: { printer: { code: "too_many_printers", max: 20 } },
    });
  });
});
