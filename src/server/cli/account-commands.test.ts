import { beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant } from "../testing/caller.ts";
import {
  adminCredentials,
  attendantCredentials,
  newAccount,
  newMenu,
  type TestAccount,
} from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { sharedApp, testBaseDomain } from "../testing/start-app.ts";
import { newBar } from "../tabs/testing-bar.ts";
import { accountCommand, type AccountCommand } from "./testing-account-command.ts";

const testApp = sharedApp();
let account: AccountCommand;
beforeAll(async () => {
  account = accountCommand(testApp, testApp.dataDir);
});

describe("account list", () => {
  it("shows each account once, with its features and address", async () => {
    const { label } = await newAccount(testApp, { features: { delivery: true, localOrder: true } });
    const plain = await newAccount(testApp, { features: {} });
    const { out } = await account("list");
    const rowsOf = (wanted: string) =>
      out.filter((line) => line.startsWith(`${wanted} `)).map((line) => line.split(/ {2,}/));
    expect(rowsOf(label)).toEqual([
      [
        label,
        `Casa ${label}`,
        "delivery,localOrder",
        "all",
        `http://${label}.${testBaseDomain}:8080/`,
      ],
    ]);
    expect(rowsOf(plain.label)[0]?.[2]).toBe("-");
  });
});

describe("account password", () => {
  it("threat 20: sets the password given, in place of the old one and the PIN, and ends the user's sessions and no other's", async () => {
    const shop = await newAccount(testApp);
    const admin = await signedInAdmin(testApp, shop);
    const attendant = await signedInAttendant(testApp, shop);
    const pass = "uma senha nova";
    await admin.staff.setPin({ body: { password: adminCredentials.pass, pin: "1379" } });
    expect(
      (await account("password", shop.label, adminCredentials.user, "--pass", pass)).code,
    ).toBe(0);
    expect(await admin.auth.check({})).toEqual({ authenticated: false });
    expect(await attendant.auth.check({})).toMatchObject({ authenticated: true });
    const caller = newCaller(testApp, shop);
    await expect(caller.auth.login({ body: adminCredentials })).rejects.toMatchObject({
      status: 400,
    });
    await caller.auth.login({ body: { user: adminCredentials.user, pass } });
    expect(await caller.staff.pin()).toEqual({ has_pin: false });
  });

  it("makes one up when none is given", async () => {
    const shop = await newAccount(testApp);
    const { out } = await account("password", shop.label, attendantCredentials.user);
    const pass = out[0]?.split(": ")[1] ?? "";
    expect(pass).toMatch(/^\S{16}$/);
    await newCaller(testApp, shop).auth.login({ body: { user: attendantCredentials.user, pass } });
  });

  it("refuses a short password and a user or account that does not exist", async () => {
    const shop = await newAccount(testApp);
    for (const args of [
      [shop.label, adminCredentials.user, "--pass", "1234567"],
      [shop.label, adminCredentials.user, "--pass", adminCredentials.user],
      [shop.label, adminCredentials.user, "--pass", "chocolate1"],
      [shop.label, "ninguem@example.com", "--pass", "12345678"],
      ["nobody", adminCredentials.user, "--pass", "12345678"],
    ]) {
      expect(await account("password", ...args)).toMatchObject({
        code: 1,
        out: [],
        complaints: [expect.any(String)],
      });
    }
    await signedInAdmin(testApp, shop);
  });
});

describe("account access-token", () => {
  it("prints an address that signs the user in once", async () => {
    const shop = await newAccount(testApp);
    const { out } = await account("access-token", shop.label, attendantCredentials.user);
    const [start, accessToken = ""] = out[0]?.split("?accessToken=") ?? [];
    expect(start).toBe(`http://${shop.label}.${testBaseDomain}:8080/`);
    expect(encodeURIComponent(accessToken)).toBe(accessToken);
    const caller = newCaller(testApp, shop);
    expect(await caller.auth.accessToken({ body: { accessToken } })).toMatchObject({
      auth_group_level: 2,
    });
    await expect(
      newCaller(testApp, shop).auth.accessToken({ body: { accessToken } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it("refuses a user or account that does not exist", async () => {
    const { label } = await newAccount(testApp);
    expect((await account("access-token", label, "ninguem@example.com")).code).toBe(1);
    expect(
      (await account("access-token", `${label}.${testBaseDomain}`, adminCredentials.user)).code,
    ).toBe(1);
  });
});

describe("account personal-data", () => {
  it("exports and erases what an account knows of a telephone number or an e-mail address", async () => {
    const [shop, other] = [await newAccount(testApp), await newAccount(testApp)];
    const admin = await signedInAdmin(testApp, shop);
    const items = async (place: TestAccount) =>
      newMenu(testApp, place, [
        { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
      ]).then((ids) => ({ [String(ids["Água"])]: { qty: 1 } }));
    const [here, there] = [await items(shop), await items(other)];
    const bia = { name: "Bia Lima", email: "bia@example.com", phone: "+55 (19) 98888-7777" };
    // Fault 4: one number, however it is written.
    const byBia = await sendOrder(newCaller(testApp, shop), deliveryBody(here, { userData: bia }));
    const byAna = await sendOrder(newCaller(testApp, shop), deliveryBody(here));
    await sendOrder(newCaller(testApp, other), deliveryBody(there, { userData: bia }));

    const personal = (action: string, whose: string, place = shop) =>
      account("personal-data", action, place.label, whose);
    for (const whose of ["BIA@example.com", "19988887777", "(019) 98888 7777", "005519988887777"]) {
      const { code, out } = await personal("export", whose);
      expect(code).toBe(0);
      expect(JSON.parse(out.join("\n"))).toMatchObject({
        orders: [{ id: byBia.id, user_name: "Bia Lima" }],
      });
    }
    expect(await personal("erase", "bia@example.com")).toMatchObject({
      code: 1,
      complaints: [expect.stringMatching(/^Order 1 is under way/)],
    });
    await admin.orders.setStatus({ params: { hash: byBia.hash, statusId: "4" }, body: {} });
    expect(await personal("erase", "19 98888-7777")).toMatchObject({
      code: 0,
      out: ["Erased in orders: 1, in ratings: 0. Amounts are kept."],
    });
    expect((await personal("export", "bia@example.com")).out.join("")).not.toContain("Bia");
    expect((await personal("export", "bia@example.com", other)).out.join("")).toContain("Bia Lima");
    expect(await admin.orders.get({ params: { hash: byAna.hash } })).toMatchObject({
      user_name: "Ana Souza",
    });
    for (const whose of ["1234", "Bia Lima", "bia@"])
      expect((await personal("export", whose)).code).toBe(1);
  });

  it("erases the name of a guest's tab and what was answered about it", async () => {
    const { account: shop, attendant, at, ids } = await newBar(testApp);
    const one = await newTab(attendant, { ...at(1), name: "Bia do balcão" });
    await newTab(attendant, { ...at(1), name: "Caio da janela" });
    const items = { [String(ids["Cerveja"])]: { qty: 1 } };
    const userData = { name: "Bia", phone: "19 98888-7777" };
    const { hash } = await sendOrder(attendant, { ...tabOrder(one, items), userData });
    await payTab(attendant, { sheet: one });
    await attendant.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
    const stored = () =>
      withAccount(testApp.database, { ...shop, mode: "read" }, async ({ db, accountId }) => {
        const [tabs, answers] = [db.selectFrom("sheets"), db.selectFrom("idempotency_keys")];
        return JSON.stringify([
          await tabs.selectAll().where("account_id", "=", accountId).execute(),
          await answers.selectAll().where("account_id", "=", accountId).execute(),
        ]);
      });
    expect(await stored()).toMatch(/Bia do balcão.*98888/);
    await account("personal-data", "erase", shop.label, "19988887777");
    expect(await stored()).not.toMatch(/Bia|98888/);
    expect(await stored()).toContain("Caio da janela");
  });
});

describe("the account command called wrongly", () => {
  it("shows how it is called, opening no database", async () => {
    for (const args of [
      [],
      ["fly"],
      ["create", "casa"],
      ["import", "casa"],
      ["list", "casa"],
      ["export", "casa", "--all"],
      ["password", "casa"],
      ["personal-data", "export", "casa"],
      ["set", "casa"],
      ["host", "casa", "add"],
      ["host", "casa", "fly", "www.casa.com.br"],
      ["remove"],
      ["personal-data", "show", "casa", "bia@example.com"],
      ["personal-data", "toString", "casa", "bia@example.com"],
    ]) {
      const { code, out, complaints, opened } = await account(...args);
      expect({ args, code, out, opened }).toEqual({ args, code: 2, out: [], opened: false });
      expect(complaints.join("\n")).toContain("npm run account -- ");
    }
    const commands =
      "create set host remove import export list password access-token personal-data";
    for (const command of commands.split(" ")) {
      expect((await account()).complaints.join("\n")).toContain(`npm run account -- ${command}`);
    }
  });

  it("is no fault where somebody asks how it is called", async () => {
    for (const args of [["--help"], ["help"], ["-h"], ["list", "--help"]]) {
      const { code, out, complaints, opened } = await account(...args);
      expect({ args, code, complaints, opened }).toEqual({
        args,
        code: 0,
        complaints: [],
        opened: false,
      });
      expect(out.join("\n")).toContain("npm run account -- list");
    }
    const { out } = await account("help");
    expect(out.join("\n")).toMatch(/easyOrder +guests order to their room or table/);
  });
});
