import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Menu } from "../../contract/content.ts";
import { createAccount } from "../account/create-account.ts";
import { exportMenu } from "../content/import/export-menu.ts";
import { iconPath, standardIcons } from "../content/standard-icons/standard-icons.ts";
import { openDatabase, prepareDatabase, type Database } from "../db/database.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller } from "../testing/caller.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { startApp, testBaseDomain, type TestApp } from "../testing/start-app.ts";
import { demoAccounts } from "./accounts.ts";
import { picturePath } from "./add-demo-pictures.ts";
import { createDemoAccounts, isDemoDue } from "./create-demo.ts";
import { demoMenuFile } from "./demo-menu.ts";
import { findDemoAccount } from "./find-demo-account.ts";

const log = () => undefined;
/** The pizzaria is open: a Wednesday, 20:00 in São Paulo. */
const evening = new Date("2026-11-25T23:00:00Z");

async function emptyDatabase(): Promise<Database> {
  const fresh = await freshDatabase();
  const database = openDatabase(await prepareDatabase(fresh.adminUrl), { poolSize: 5 });
  onTestFinished(async () => {
    await database.close();
    await fresh.drop();
  });
  return database;
}

describe("the demo of an empty database", () => {
  let fresh: FreshDatabase;
  let testApp: TestApp;
  beforeAll(async () => {
    fresh = await freshDatabase();
    testApp = await startApp({ urls: await prepareDatabase(fresh.adminUrl), now: () => evening });
    await createDemoAccounts(testApp.database, { log });
  });
  afterAll(async () => {
    await testApp.close();
    await fresh.drop();
  });

  const guestOf = (label: string) => newCaller(testApp, { host: `${label}.${testBaseDomain}` });

  test("shows every feature of the product in one account or another", async () => {
    const homes = await Promise.all(
      demoAccounts.map(({ label }) => guestOf(label).content.home({})),
    );
    const features = homes.map(({ account }) => account.features);
    for (const feature of [
      "delivery",
      "linktree",
      "localOrder",
      "easyOrder",
      "attendantOrder",
    ] as const) {
      expect([feature, features.some((each) => each[feature])]).toEqual([feature, true]);
    }
  });

  test.each(demoAccounts.map((demo) => [demo.label, demo] as const))(
    "has the whole menu of %s",
    async (_, demo) => {
      const accountId = await findDemoAccount(testApp.database, demo);
      const stored = await withAccount(
        testApp.database,
        { accountId: accountId ?? "", mode: "read" },
        exportMenu,
      );
      const withoutPictures = (menu: unknown): unknown =>
        JSON.parse(
          JSON.stringify(menu, (key, value: unknown) => {
            if (["id", "line", "icons", "picture"].includes(key)) return undefined;
            // A field that a menu does not name is active and shown.
            return (key === "active" && value === true) || (key === "nav_hide" && value === false)
              ? undefined
              : value;
          }),
        );
      expect(withoutPictures(stored)).toEqual(withoutPictures(demoMenuFile(demo)));
    },
  );

  test("lets everybody sign in who is named", async () => {
    for (const { label, users } of demoAccounts) {
      for (const [person, level] of [
        [users.admin, 1],
        [users.attendant, 2],
      ] as const) {
        if (!person) continue;
        const identity = await guestOf(label).auth.login({
          body: { user: person.user, pass: person.pass },
        });
        expect(identity.auth_group_level).toBe(level);
      }
    }
  });

  test("takes a guest's delivery order at the pizzaria and a room's at the hotel", async () => {
    const userData = { name: "Ana", email: "ana@example.com", phone: "(11) 95555-0101" };
    /** The first item, with what must be chosen of it. */
    const first = ({ menu: [category], menuSubGroups }: Menu) => {
      const id = category?.items[0]?.id ?? "";
      const needed = menuSubGroups[id]?.filter(({ extras }) => extras.min > 0) ?? [];
      const options = needed.flatMap(({ items }) => items.slice(0, 1));
      const children = Object.fromEntries(options.map((option) => [option.id, { qty: 1 }]));
      return { [id]: { qty: 1, children } };
    };
    const pizzaria = guestOf("pizzaria");
    const items = first(await pizzaria.content.menu({}));
    const delivery = {
      items,
      addressData: {
        address: "Rua Harmonia",
        number: "1",
        district: "Vila Madalena",
        city: "São Paulo",
      },
      paymentMethod: "pix" as const,
    };
    const ordered = await pizzaria.orders.place(
      { body: { userData, cartData: delivery } },
      { idempotencyKey: randomUUID() },
    );
    expect(ordered.order.status_id).toBe(5);
    // Its number comes after those of the past.
    expect(ordered.order.id).toBeGreaterThan(1_000);

    const hotel = guestOf("hotel");
    const room = { items: first(await hotel.content.menu({})), location: "7" };
    const served = await hotel.orders.place(
      { body: { userData: { name: "Ana" }, cartData: room } },
      { idempotencyKey: randomUUID() },
    );
    expect(served.order.id).toBeGreaterThan(500);
  });

  test("is made once", async () => {
    expect(await isDemoDue(testApp.database)).toBe(false);
    const before = await guestOf("cafe").content.menu({});
    await createDemoAccounts(testApp.database, { log });
    expect(await guestOf("cafe").content.menu({})).toEqual(before);
  });
});

describe("fault 42: whether a demo is due", () => {
  test("it is on an empty database, and by two processes at once it is made once", async () => {
    const database = await emptyDatabase();
    expect(await isDemoDue(database)).toBe(true);
    await Promise.all([
      createDemoAccounts(database, { log }),
      createDemoAccounts(database, { log }),
    ]);
    expect(await isDemoDue(database)).toBe(false);
    const { length } = await database.kysely.selectFrom("hosts").select("host").execute();
    expect(length).toBe(demoAccounts.length);
  });

  test("it still is when its making was cut off, and then it is finished", async () => {
    const database = await emptyDatabase();
    const [first] = demoAccounts;
    if (!first) throw new Error("there is no demo account");
    const { admin } = first.users;
    const users = [
      { name: admin.name, login: admin.user, password: admin.pass, level: 1 as const },
    ];
    await createAccount(database, { label: first.label, name: first.name, features: {}, users });
    expect(await isDemoDue(database)).toBe(true);
    const demos = demoAccounts.map(({ trade: _, ...withoutPast }) => withoutPast);
    await createDemoAccounts(database, { log, demos });
    expect(await isDemoDue(database)).toBe(false);
  });

  test("it is not beside anybody's own account, whatever its label", async () => {
    for (const label of ["casa", demoAccounts[0]?.label ?? ""]) {
      const database = await emptyDatabase();
      const users = [
        { name: "Dona", login: "dona@casa.com.br", password: "uma senha boa", level: 1 as const },
      ];
      await createAccount(database, { label, name: "Casa", features: {}, users });
      expect(await isDemoDue(database)).toBe(false);
    }
  });
});

describe("the demo's pictures", () => {
  test("are all files, none is left over, and its icons all in the set", async () => {
    const keys = standardIcons.map(({ key }) => key);
    const pictures = new Set<string>();
    for (const { label, menu } of demoAccounts) {
      for (const picture of [`logo-${label}`, `banner-${label}`]) pictures.add(picture);
      for (const entry of menu.categories.flatMap((category) => [category, ...category.items])) {
        if (entry.picture !== undefined) pictures.add(entry.picture);
        if ("icons" in entry)
          expect(keys).toEqual(expect.arrayContaining([...(entry.icons ?? [])]));
      }
    }
    for (const picture of pictures)
      expect((await readFile(picturePath(picture))).length).toBeGreaterThan(500);
    for (const key of keys) expect((await readFile(iconPath(key))).length).toBeGreaterThan(500);
    const files = await readdir(new URL("pictures/", import.meta.url));
    expect(files.toSorted()).toEqual([...pictures].map((name) => `${name}.webp`).toSorted());
  });
});
