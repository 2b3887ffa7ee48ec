import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { extrasDefaults } from "../../contract/account-defaults.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller } from "../testing/caller.ts";
import { newAccount } from "../testing/new-account.ts";
import { rawCall } from "../testing/raw-call.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();

const off = {
  enabled: false,
  state: "closed",
  open_periods: [],
  hours: [],
  prep_minutes: 0,
  minimum_amount: 0,
  scheduled: false,
};

describe("the account as anybody sees it", () => {
  it("has every setting, from the start, and nothing else", async () => {
    const account = await newAccount(testApp, { features: {}, extras: { paymentMethods: {} } });
    expect(await newCaller(testApp, account).content.home()).toEqual({
      account: {
        domain: account.host,
        name: `Casa ${account.label}`,
        active: true,
        source: "cardapio",
        time_zone: "America/Sao_Paulo",
        day_ends_at: "05:00",
        day_ends: [],
        features: {
          delivery: false,
          linktree: false,
          localOrder: false,
          easyOrder: false,
          attendantOrder: false,
        },
        logo: null,
        banner: null,
        services: { delivery: off, takeout: off, indoor: off },
        areas: [],
        extras: {
          logoScale: 1,
          logoTransitionTop: 0,
          styleguide: { colors: {} },
          languages: ["br"],
          inactiveLanguages: [],
          currency: "R$ ",
          guest_interface: "portuguese",
          about: "",
          postal_code: "",
          address_street: "",
          address_number: "",
          address_complement: "",
          address_district: "",
          address_city: "",
          address_state: "",
          map: "",
          mapSanitized: "",
          whatsapp: "",
          phone: "",
          payment_instructions: "",
          checkout_note: "",
          pix_code: "",
          locations: 0,
          paymentMethods: {},
          service_percent: 10,
          document_number: "",
          home_ctas: [],
        },
      },
    });
  });

  it("has what was set, beside the rest as it was", async () => {
    const extras = {
      currency: "€ ",
      languages: ["br", "us"] as ["br", "us"],
      home_text_us: "Welcome",
      home_ctas: [{ cta_br: "Pedir", href_br: "/delivery" }],
      paymentMethods: { cash: true, pix: false },
    };
    const account = await newAccount(testApp, {
      features: { linktree: true, easyOrder: true },
      extras,
    });
    const { account: shown } = await newCaller(testApp, account).content.home();
    expect(shown.features).toEqual({
      delivery: false,
      linktree: true,
      localOrder: false,
      easyOrder: true,
      attendantOrder: false,
    });
    expect(shown.extras).toMatchObject({ ...extras, logoScale: 1, service_percent: 10 });
    expect((await newCaller(testApp, account).content.menu()).account).toEqual(shown);
  });

  it("tells logo from banner, also when they are the same picture", async () => {
    const account = await newAccount(testApp);
    const { accountId } = account;
    const [one, two] = [randomUUIDv7(), randomUUIDv7()];
    const set = (logo: string | null, banner: string | null) =>
      withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
        db
          .updateTable("accounts")
          .set({ logo_upload_id: logo, banner_upload_id: banner })
          .where("account_id", "=", accountId)
          .execute(),
      );
    await withAccount(testApp.database, { accountId, mode: "write" }, async ({ db }) => {
      for (const [index, upload_id] of [one, two].entries()) {
        const file = String(index).repeat(32);
        await db
          .insertInto("uploads")
          .values({
            account_id: accountId,
            upload_id,
            file,
            width: 10,
            height: 10,
            colour: "#ffffff",
          })
          .execute();
      }
    });
    for (const [logo, banner] of [
      [one, two],
      [two, one],
      [one, one],
      [null, two],
      [one, null],
      [null, null],
    ] as const) {
      await set(logo, banner);
      const { account: shown } = await newCaller(testApp, account).content.home();
      expect([shown.logo?.id ?? null, shown.banner?.id ?? null]).toEqual([logo, banner]);
    }
  });

  it.each([{ locations: -1 }, { service_percent: 12.345 }, { currency: 5 }, { neverHeardOf: "" }])(
    "has the defaults of settings that do not fit, whichever way they came into the database: %j",
    async (extras) => {
      const { accountId, host } = await newAccount(testApp);
      await withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
        sql`update accounts set extras = ${JSON.stringify(extras)} where account_id = ${accountId}`.execute(
          db,
        ),
      );
      const { status, text } = await rawCall(testApp, { url: "/v2.0/content/home", host });
      expect(status).toBe(200);
      const { account } = JSON.parse(text) as { account: { extras: object } };
      expect(account.extras).toEqual(extrasDefaults);
    },
  );

  it("says whether it is switched on", async () => {
    const account = await newAccount(testApp);
    const { accountId } = account;
    await withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
      db
        .updateTable("accounts")
        .set({ active: false, source: "delivery" })
        .where("account_id", "=", accountId)
        .execute(),
    );
    const { account: shown } = await newCaller(testApp, account).content.home();
    expect([shown.active, shown.source]).toEqual([false, "delivery"]);
  });
});
