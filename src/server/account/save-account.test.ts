import { beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { newAccount } from "../testing/new-account.ts";
import { settingsExample } from "../testing/settings-example.ts";
import { noRelay, sharedApp, startApp } from "../testing/start-app.ts";
import { newSettings, type SettingsOfAccount } from "./testing-settings.ts";

const testApp = sharedApp();

describe("an owner's settings", () => {
  let own: SettingsOfAccount;
  beforeAll(async () => {
    own = await newSettings(testApp);
  });

  it("are seen by every guest as they were saved, all of them", async () => {
    const answer = await own.save(settingsExample);
    const shown = await own.seen();
    expect(answer.account).toEqual(shown);
    expect(shown).toMatchObject({
      ...settingsExample.data,
      extras: { ...settingsExample.extras, mapSanitized: settingsExample.extras.map },
    });
    expect((await newCaller(testApp, own.account).content.menu()).account).toEqual(shown);
  });

  it("leave alone what is not given", async () => {
    const before = await own.seen();
    await own.save({ extras: { phone: "1932321111" } });
    expect(await own.seen()).toEqual({
      ...before,
      extras: { ...before.extras, phone: "1932321111" },
    });
    await own.save({ data: { name: "Outra" } });
    expect((await own.seen()).extras.phone).toBe("1932321111");
    await own.save({});
    expect((await own.seen()).name).toBe("Outra");
  });

  it("replace colours, payment methods and buttons as wholes", async () => {
    await own.save({
      extras: {
        styleguide: { colors: { paper: "#fff" } },
        paymentMethods: { cash: false, "meal-card": true },
        home_ctas: [{ cta_br: "A", href_br: "/menu" }],
      },
    });
    const { extras } = await own.seen();
    expect(extras.styleguide).toEqual({ colors: { paper: "#ffffff" } });
    expect(extras.paymentMethods).toEqual({ cash: false, "meal-card": true });
    expect(extras.home_ctas).toEqual([{ cta_br: "A", href_br: "/menu" }]);
    await own.save({ extras: { home_ctas: [] } });
    expect((await own.seen()).extras.home_ctas).toEqual([]);
  });

  it("take logo and banner by id or as pictures, and let go of them", async () => {
    const [one, two] = [await own.newPicture(), await own.newPicture()];
    const first = await own.save({ data: { logo: one, banner: two.toUpperCase() } });
    expect([first.account.logo?.id, first.account.banner?.id]).toEqual([one, two]);
    await own.save({ data: { logo: first.account.banner, banner: null } });
    const shown = await own.seen();
    expect([shown.logo?.id, shown.banner]).toEqual([two, null]);
  });

  it("do not say what the map is shown from, which is made of the map that is given", async () => {
    const before = await own.seen();
    const extras = { mapSanitized: "https://evil.example" };
    expect((await own.saveRaw({ extras })).status).toBe(200);
    expect(await own.seen()).toEqual(before);
  });

  it("hide what an account that was switched off has, and can switch it on again", async () => {
    await own.save({ data: { active: false } });
    expect((await own.seen()).active).toBe(false);
    await own.save({ data: { active: true } });
    expect((await own.seen()).active).toBe(true);
  });

  it("keep the tables that a smaller number hides", async () => {
    await own.save({ extras: { locations: 5 } });
    const tables = await own.owner.tables.list();
    await own.save({ extras: { locations: 2 } });
    expect((await own.owner.tables.list()).locations).toHaveLength(2);
    await own.save({ extras: { locations: 5 } });
    expect(await own.owner.tables.list()).toEqual(tables);
  });
});

describe("what is written is cleaned", () => {
  let own: SettingsOfAccount;
  beforeAll(async () => {
    own = await newSettings(testApp);
  });

  it.each([
    "America/Argentina/Buenos_Aires",
    "Europe/Kyiv",
    "Asia/Kolkata",
    "Asia/Calcutta",
    "America/Sao_Paulo",
    "UTC",
    "Etc/GMT+3",
  ])("fault 17: %s is a time zone, by which orders are listed and shown", async (zone) => {
    const answer = await own.save({ data: { time_zone: zone } });
    expect(answer.account.time_zone).toBe(zone);
    expect((await own.seen()).time_zone).toBe(zone);
    const listed = await own.owner.orders.list({ query: { from: "2026-11-21", to: "2026-11-22" } });
    expect(listed.orders).toEqual([]);
  });

  it.each([
    ["postal_code", "13010000", "13010-000"],
    ["address_state", "sp", "SP"],
    ["address_street", "  Rua\u202e das Flores ", "Rua das Flores"],
    ["address_city", "\u200b \u2060", ""],
    ["pix_code", " (19) 99999-0000 ", "+5519999990000"],
    ["pix_code", "529.982.247-25", "529.982.247-25"],
    ["pix_code", "123e4567-e12b-12d1-a456-426655440000", "123e4567-e12b-12d1-a456-426655440000"],
    ["document_number", "Q0.SLF.MBD/7VX4-39", "Q0.SLF.MBD/7VX4-39"],
    ["currency", "€ ", "€ "],
    ["service_percent", 0, 0],
    ["logoScale", 1.2000000000000002, 1.2],
    ["languages", ["cn", "br", "cn"], ["br", "cn"]],
    [
      "about",
      "<h1>Oi</h1><script>alert(1)</script><b onclick='x()'>já</b>",
      "<h2>Oi</h2><strong>já</strong>",
    ],
    ["home_text_us", "<img src=x onerror=alert(1)><p style='color:red'>a</p>", "<p>a</p>"],
    ["home_minibio_cn", "<a href='javascript:alert(1)'>x</a>", "x"],
    [
      "map",
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18" onload="alert(1)"></iframe>',
      "https://www.google.com/maps/embed?pb=!1m18",
    ],
  ] as const)("%s: %j", async (field, given, kept) => {
    const { status } = await own.saveRaw({ extras: { [field]: given } });
    expect(status).toBe(200);
    expect((await own.seen()).extras[field]).toEqual(kept);
  });

  it("fault 37: a button's link to a page of the site gets the slash that was left out", async () => {
    await own.save({ extras: { home_ctas: [{ cta_br: "Peça já", href_br: " delivery " }] } });
    expect((await own.seen()).extras.home_ctas).toEqual([
      { cta_br: "Peça já", href_br: "/delivery" },
    ]);
  });

  it("may be nothing where nothing has to be", async () => {
    await own.save(settingsExample);
    const blank = Object.entries(settingsExample.extras).filter(
      // A choice among a few words cannot be empty.
      ([field, value]) => typeof value === "string" && field !== "guest_interface",
    );
    expect(blank.length).toBeGreaterThan(20);
    for (const [field] of blank) {
      expect((await own.saveRaw({ extras: { [field]: "" } })).status, field).toBe(200);
    }
    const { extras } = await own.seen();
    for (const [field] of blank) expect(Object.entries(extras)).toContainEqual([field, ""]);
    expect(extras.mapSanitized).toBe("");
  });
});

describe("with the cache of public bytes", () => {
  it("the next guest sees what was saved, though the menu had just been asked for", async () => {
    const account = await newAccount(testApp);
    const cached = await startApp({ events: noRelay });
    const admin = await signedInAdmin(cached, account);
    const guest = newCaller(cached, account);
    for (const name of ["Primeira", "Segunda"]) {
      await guest.content.home();
      await guest.content.menu();
      await admin.account.save({ body: { data: { name } } });
      expect((await guest.content.home()).account.name).toBe(name);
      expect((await guest.content.menu()).account.name).toBe(name);
    }
    await cached.close();
  });
});
