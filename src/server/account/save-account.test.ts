import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { newUpload } from "../testing/new-pictures.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { settingsExample } from "../testing/settings-example.ts";
import { noRelay, startApp, type TestApp } from "../testing/start-app.ts";
import type { AccountChange } from "./save-account.ts";

let testApp: TestApp;
let account: TestAccount;
let owner: Caller;
beforeAll(async () => {
  testApp = await startApp();
});
afterAll(() => testApp.close());

async function start(): Promise<void> {
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
}

const save = (body: AccountChange) => owner.account.save({ body });
const seen = async () => (await newCaller(testApp, account).content.home()).account;
const uploadOf = ({ accountId }: TestAccount) =>
  withAccount(testApp.database, { accountId, mode: "write" }, (tx) => newUpload(tx));

/** Sends what the types would not let through. */
const saveRaw = (body: unknown) =>
  rawCall(testApp, {
    method: "PUT",
    url: "/v2.0/account",
    host: account.host,
    token: owner.token(),
    body,
  });

describe("an owner's settings", () => {
  beforeAll(start);

  it("are seen by every guest as they were saved, all of them", async () => {
    const answer = await save(settingsExample);
    const shown = await seen();
    expect(answer.account).toEqual(shown);
    expect(shown).toMatchObject({
      ...settingsExample.data,
      extras: { ...settingsExample.extras, mapSanitized: settingsExample.extras.map },
    });
    expect((await newCaller(testApp, account).content.menu()).account).toEqual(shown);
  });

  it("leave alone what is not given", async () => {
    const before = await seen();
    await save({ extras: { phone: "1932321111" } });
    expect(await seen()).toEqual({ ...before, extras: { ...before.extras, phone: "1932321111" } });
    await save({ data: { name: "Outra" } });
    expect((await seen()).extras.phone).toBe("1932321111");
    await save({});
    expect((await seen()).name).toBe("Outra");
  });

  it("replace colours, payment methods and buttons as wholes", async () => {
    await save({
      extras: {
        styleguide: { colors: { paper: "#fff" } },
        paymentMethods: { cash: false, "meal-card": true },
        home_ctas: [{ cta_br: "A", href_br: "/menu" }],
      },
    });
    const { extras } = await seen();
    expect(extras.styleguide).toEqual({ colors: { paper: "#ffffff" } });
    expect(extras.paymentMethods).toEqual({ cash: false, "meal-card": true });
    expect(extras.home_ctas).toEqual([{ cta_br: "A", href_br: "/menu" }]);
    await save({ extras: { home_ctas: [] } });
    expect((await seen()).extras.home_ctas).toEqual([]);
  });

  it("take logo and banner by id or as pictures, and let go of them", async () => {
    const [one, two] = [await uploadOf(account), await uploadOf(account)];
    const first = await save({ data: { logo: one, banner: two.toUpperCase() } });
    expect([first.account.logo?.id, first.account.banner?.id]).toEqual([one, two]);
    await save({ data: { logo: first.account.banner, banner: null } });
    const shown = await seen();
    expect([shown.logo?.id, shown.banner]).toEqual([two, null]);
  });

  it("do not say which features are on: that is not an owner's to change", async () => {
    const answer = await saveRaw({ data: { features: { easyOrder: true } } });
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      { "data.features": "campo desconhecido" },
    ]);
  });

  it("hide what an account that was switched off has, and can switch it on again", async () => {
    await save({ data: { active: false } });
    expect((await seen()).active).toBe(false);
    await save({ data: { active: true } });
    expect((await seen()).active).toBe(true);
  });

  it("keep the tables that a smaller number hides", async () => {
    await save({ extras: { locations: 5 } });
    const tables = await owner.tables.list();
    await save({ extras: { locations: 2 } });
    expect((await owner.tables.list()).locations).toHaveLength(2);
    await save({ extras: { locations: 5 } });
    expect(await owner.tables.list()).toEqual(tables);
  });
});

describe("what is written is cleaned", () => {
  beforeAll(start);

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
    const { status } = await saveRaw({ extras: { [field]: given } });
    expect(status).toBe(200);
    expect((await seen()).extras[field]).toEqual(kept);
  });

  it("may be nothing where nothing has to be", async () => {
    await save(settingsExample);
    const blank = Object.entries(settingsExample.extras).filter(
      ([, value]) => typeof value === "string",
    );
    expect(blank.length).toBeGreaterThan(20);
    for (const [field] of blank) {
      expect((await saveRaw({ extras: { [field]: "" } })).status, field).toBe(200);
    }
    const { extras } = await seen();
    for (const [field] of blank) expect(Object.entries(extras)).toContainEqual([field, ""]);
    expect(extras.mapSanitized).toBe("");
  });
});

describe("what cannot be saved", () => {
  beforeAll(start);

  const wrong: [
    part: "extras" | "data",
    field: string,
    value: unknown,
    code: string,
    path?: string,
  ][] = [
    ["extras", "postal_code", "1301-000", "unprocessable_entity"],
    ["extras", "address_state", "XX", "address.state"],
    ["extras", "pix_code", "11111111111", "unprocessable_entity"],
    ["extras", "pix_code", "00020126330014br.gov.bcb.pix", "unprocessable_entity"],
    ["extras", "document_number", "529.982.247-26", "registry_code"],
    ["extras", "whatsapp", "99999", "unprocessable_entity"],
    ["extras", "phone", "ligue já", "unprocessable_entity"],
    ["extras", "map", "https://evil.example/maps/embed?pb=1", "unprocessable_entity"],
    ["extras", "map", "<iframe srcdoc='<script>'></iframe>", "unprocessable_entity"],
    ["extras", "languages", ["us"], "unprocessable_entity"],
    ["extras", "inactiveLanguages", ["br"], "unprocessable_entity"],
    ["extras", "languages", ["br", "de"], "unprocessable_entity", "languages.1"],
    ["extras", "paymentMethods", { bitcoin: true }, "unprocessable_entity"],
    ["extras", "service_percent", 20.5, "unprocessable_entity"],
    ["extras", "service_percent", 1.234, "unprocessable_entity"],
    ["extras", "locations", 501, "unprocessable_entity"],
    ["extras", "locations", 1.5, "unprocessable_entity"],
    ["extras", "logoScale", 1.6, "unprocessable_entity"],
    ["extras", "logoTransitionTop", 51, "unprocessable_entity"],
    ["extras", "mapSanitized", "https://evil.example", "unprocessable_entity"],
    ["extras", "about", `<p>${"a".repeat(20_000)}</p>`, "unprocessable_entity"],
    ["extras", "about", "<p>&#27;[2J</p>", "unprocessable_entity"],
    ["extras", "home_minibio_br", "&".repeat(1000), "unprocessable_entity"],
    ["extras", "about", "a\0b", "unprocessable_entity"],
    [
      "extras",
      "styleguide",
      { colors: { accent: "red;}" } },
      "unprocessable_entity",
      "styleguide.colors.accent",
    ],
    [
      "extras",
      "styleguide",
      { colors: { "--x": "#fff" } },
      "unprocessable_entity",
      "styleguide.colors.--x",
    ],
    [
      "extras",
      "home_ctas",
      [{ cta_br: "x", href_br: "javascript:alert(1)" }],
      "unprocessable_entity",
      "home_ctas.0.href_br",
    ],
    [
      "extras",
      "home_ctas",
      [{ cta_br: "x", href_us: "//evil.example" }],
      "unprocessable_entity",
      "home_ctas.0.href_us",
    ],
    [
      "extras",
      "home_ctas",
      Array.from({ length: 31 }, () => ({ cta_br: "x" })),
      "unprocessable_entity",
    ],
    ["data", "name", "  ", "mandatory_fields"],
    ["data", "source", "pedidos", "unprocessable_entity"],
    ["data", "source", "//evil.example", "unprocessable_entity"],
    ["data", "time_zone", "Mars/Olympus", "unprocessable_entity"],
    ["data", "time_zone", "+03:00", "unprocessable_entity"],
    ["data", "logo", randomUUIDv7(), "invalid_id"],
  ];

  it.each(wrong)(
    "%s.%s: %j is %s, and nothing is kept",
    async (part, field, value, code, path = field) => {
      const before = await seen();
      const others = { extras: { phone: "1932320000" }, data: { name: "Nova" } };
      const { status, body } = await saveRaw({
        ...others,
        [part]: { ...others[part], [field]: value },
      });
      expect([body.error, Object.keys(body.fields ?? {})]).toEqual([code, [`${part}.${path}`]]);
      expect(status).toBe(code === "unprocessable_entity" ? 422 : 400);
      expect(await seen()).toEqual(before);
    },
  );

  it("names all of it at once", async () => {
    const refusal = await refusalOf(
      save({ extras: { address_state: "XX", whatsapp: "1", map: "x" } }),
    );
    expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual([
      "extras.address_state",
      "extras.map",
      "extras.whatsapp",
    ]);
  });

  it("is another account's picture, which is like none", async () => {
    const other = await newAccount(testApp);
    const theirs = await refusalOf(save({ data: { logo: await uploadOf(other) } }));
    const nobodys = await refusalOf(save({ data: { logo: randomUUIDv7() } }));
    expect(theirs).toEqual(nobodys);
  });
});

describe("with the cache of public bytes", () => {
  it("the next guest sees what was saved, though the menu had just been asked for", async () => {
    await start();
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
