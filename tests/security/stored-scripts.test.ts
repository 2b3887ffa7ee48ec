import { expect, it } from "vitest";
import { sanitiseRichText } from "../../src/server/account/rich-text.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { newCaller } from "../../src/server/testing/caller.ts";
import { fullAccount } from "../../src/server/testing/full-account.ts";
import { newAccount } from "../../src/server/testing/new-account.ts";
import { sharedApp } from "../../src/server/testing/start-app.ts";
import { newPushKeys } from "../../src/server/push/testing-push-service.ts";
import { payloads } from "./stored-scripts-corpus.ts";
import { listStoredFields, plantPayloads } from "./stored-scripts-planting.ts";

const rounds = Number(process.env["STORED_SCRIPT_ROUNDS"] ?? 3);
const timeout = 30_000 + 5_000 * rounds;

const testApp = sharedApp({
  config: {
    push: { ...newPushKeys(), contact: "mailto:site@example.com", services: [] },
  },
});

/** Settings that have a form; they may be sent beside the account's data, or within it. */
const formedSettings = [
  "styleguide.colors.{}",
  "postal_code",
  "address_state",
  "map",
  "whatsapp",
  "phone",
  "pix_code",
  "document_number",
  ...["br", "us", "es", "it", "fr", "cn"].map((of) => `home_ctas.[].href_${of}`),
];

/** Fields with a form that no payload has: colours, addresses, numbers, names of zones and states. */
const formed = [
  ...formedSettings.flatMap((name) => [
    `PUT account extras.${name}`,
    `PUT account data.extras.${name}`,
  ]),
  "PUT account data.time_zone",
  ...["delivery", "takeout", "indoor"].flatMap((service) => [
    `PUT account/services services.${service}.exceptions.[].intervals.[].start`,
    `PUT account/services services.${service}.hours.[].start`,
  ]),
  "POST content/menu/category data.extras.available.[].start",
  "POST content/menu/item data.extras.available.[].start",
  "PUT content/bulk edits.[].data.extras.available.[].start",
  "POST order userData.email",
  "POST order userData.document",
  "POST order userData.phone",
  "POST order cartData.addressData.state",
  "PUT order/{hash}/push endpoint",
  "POST accountUsers data.user",
  "PUT accountUsers/{id} data.user",
];

it(
  "threat 3.22, threat 23: every text field of the contract keeps what is written into it as words, or refuses it by name",
  { timeout },
  async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(200);
    expect(new Set(payloads).size).toBe(payloads.length);
    const full = await fullAccount(testApp);
    const { taken, refused, broken } = await plantPayloads({ testApp, full, rounds });
    expect(broken).toEqual([]);
    expect([...refused].toSorted()).toEqual(formed.toSorted());
    expect([...taken, ...refused].toSorted()).toEqual(listStoredFields().toSorted());
  },
);

it("threat 23, threat 24, threat 25: what came into the database by another way is cleaned before it is shown", async () => {
  const account = await newAccount(testApp);
  const text = payloads.slice(0, 20).join("\n");
  await withAccount(testApp.database, { ...account, mode: "write" }, ({ db }) =>
    db
      .updateTable("accounts")
      .set({
        extras: {
          about: text,
          home_text_br: text,
          home_minibio_us: text,
          mapSanitized: "javascript:stolen()",
          home_ctas: [{ cta_br: "Reservas", href_br: "javascript:stolen()", href_us: "/menu" }],
        },
      })
      .where("account_id", "=", account.accountId)
      .execute(),
  );
  const { extras } = (await newCaller(testApp, account).content.home()).account;
  for (const shown of [extras.about, extras.home_text_br, extras.home_minibio_us]) {
    expect(shown).toBe(sanitiseRichText(text));
    expect(shown).not.toMatch(/<(?!\/?(p|br|h[234]|blockquote|[uo]l|li|strong|em|u|s|a)[\s>])/);
  }
  expect(extras.mapSanitized).toBe("");
  expect(extras.home_ctas).toEqual([{ cta_br: "Reservas", href_br: "", href_us: "/menu" }]);
});
