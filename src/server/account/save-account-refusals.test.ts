import { randomUUIDv7 } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { pixCode } from "../../domain/pix-code.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newSettings, type SettingsOfAccount } from "./testing-settings.ts";

const codeOf = (key: string) =>
  pixCode({ key, amountCents: 100, merchantName: "Ze", merchantCity: "Campinas", txid: "1" });

const testApp = sharedApp();

describe("what cannot be saved", () => {
  let own: SettingsOfAccount;
  beforeAll(async () => {
    own = await newSettings(testApp);
  });

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
    ["extras", "pix_code", "529.982.247-24", "unprocessable_entity"],
    ["extras", "pix_code", "11.222.333/0001-82", "unprocessable_entity"],
    ["extras", "pix_code", "dona@example", "unprocessable_entity"],
    ["extras", "pix_code", "(19) 3333-0000", "unprocessable_entity"],
    ["extras", "pix_code", "123e4567-e12b-12d1-a456-42665544000", "unprocessable_entity"],
    // A valid Pix code for a CPF whose check digits are wrong.
    ["extras", "pix_code", codeOf("52998224724"), "unprocessable_entity"],
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
      const before = await own.seen();
      const others = { extras: { phone: "1932320000" }, data: { name: "Nova" } };
      const { status, body } = await own.saveRaw({
        ...others,
        [part]: { ...others[part], [field]: value },
      });
      expect([body.error, Object.keys(body.fields ?? {})]).toEqual([code, [`${part}.${path}`]]);
      expect(status).toBe(code === "unprocessable_entity" ? 422 : 400);
      expect(await own.seen()).toEqual(before);
    },
  );

  it("names all of it at once", async () => {
    const refusal = await refusalOf(
      own.save({ extras: { address_state: "XX", whatsapp: "1", map: "x" } }),
    );
    expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual([
      "extras.address_state",
      "extras.map",
      "extras.whatsapp",
    ]);
  });

  it("is another account's picture, which is like none", async () => {
    const other = await newSettings(testApp);
    const theirs = await refusalOf(own.save({ data: { logo: await other.newPicture() } }));
    const nobodys = await refusalOf(own.save({ data: { logo: randomUUIDv7() } }));
    expect(theirs).toEqual(nobodys);
  });
});
