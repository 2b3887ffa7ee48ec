import { describe, expect, test } from "vitest";
import type { Account } from "../../../contract/account.ts";
import { newAccount } from "../../content/testing-menu.ts";
import { emptyDraft } from "../../forms/draft.ts";
import { accountByPath, saveBody } from "../account-call.ts";
import { errorsOfSettings } from "./settings-errors.ts";
import { settingRules, settingValues, type SettingValues } from "./settings.ts";

const bar = newAccount({
  name: "Casa",
  features: { ...newAccount().features, delivery: true, localOrder: true },
});
const account: Account = {
  ...bar,
  extras: {
    ...bar.extras,
    styleguide: { colors: { brand: "#123456" } },
    languages: ["br", "us", "fr"],
    inactiveLanguages: ["fr"],
    address_district: "Centro",
    whatsapp: "+55 11 95555-0101",
    locations: 8,
    paymentMethods: { cash: true, pix: false },
  },
};

const { withChanges, withoutSaved, onWire, keepingMine, takingTheirs, fieldOf } =
  settingRules(account);
const draftOf = (values: Partial<SettingValues>) => withChanges(emptyDraft, values);
const renamed = { ...account, extras: { ...account.extras, address_district: "Jardins" } };

describe("a draft", () => {
  test("holds what differs from the server's, and nothing else", () => {
    const draft = draftOf({
      "extras.phone": "(11) 3333-4444",
      "extras.whatsapp": "+55 11 95555-0101",
    });
    expect(draft.values).toEqual({ "extras.phone": "(11) 3333-4444" });
    expect(withChanges(draft, { "extras.phone": "" })).toEqual(emptyDraft);
  });

  test("goes out with what was seen when each change began", () => {
    const begun = draftOf({ "extras.address_district": "Moema" });
    const later = settingRules(renamed).withChanges(begun, {
      "extras.address_district": "Moema Velha",
    });
    expect(saveBody(onWire(later))).toEqual({
      extras: { address_district: "Moema Velha" },
      base: { extras: { address_district: "Centro" } },
    });
  });

  test("writes numbers, languages, methods and colours as the server has them", () => {
    const draft = draftOf({
      "data.name": " Cantina ",
      "extras.locations": "12",
      "extras.service_percent": "12,5",
      "extras.languages": ["br", "es", "fr"],
      "extras.paymentMethods": ["pix"],
      "extras.styleguide": { paper: "#ffffff", surface: "", ink: "", accent: "" },
    });
    expect(saveBody(onWire(draft))).toEqual({
      data: { name: "Cantina" },
      extras: {
        locations: 12,
        service_percent: 12.5,
        languages: ["br", "us", "es", "fr"],
        inactiveLanguages: ["us"],
        paymentMethods: {
          cash: false,
          "credit-card": false,
          "debit-card": false,
          pix: true,
          "meal-card": false,
          "food-card": false,
          "restaurent-ticker": false,
        },
        styleguide: { colors: { brand: "#123456", paper: "#ffffff" } },
      },
      base: {
        data: { name: "Casa" },
        extras: {
          locations: 8,
          service_percent: 10,
          languages: ["br", "us", "fr"],
          inactiveLanguages: ["fr"],
          paymentMethods: { cash: true, pix: false },
          styleguide: { colors: { brand: "#123456" } },
        },
      },
    });
  });

  test("keeps what was typed while it was saved", () => {
    const sent = draftOf({ "extras.phone": "1133334444", "extras.address_city": "Santos" });
    const now = withChanges(sent, { "extras.address_city": "Santos SP" });
    const stored = {
      ...account,
      extras: { ...account.extras, phone: "1133334444", address_city: "Santos" },
    };
    const rest = withoutSaved(now, sent, accountByPath(stored));
    expect(rest.values).toEqual({ "extras.address_city": "Santos SP" });
    expect(saveBody(onWire(rest)).base).toEqual({ extras: { address_city: "Santos" } });
  });

  test("keeps what was typed back while it was saved", () => {
    const sent = draftOf({ "extras.address_district": "Jardins" });
    const now = withChanges(sent, { "extras.address_district": "Centro" });
    const rest = withoutSaved(now, sent, accountByPath(renamed));
    expect(rest.values).toEqual({ "extras.address_district": "Centro" });
    expect(saveBody(onWire(rest)).base?.extras).toEqual({ address_district: "Jardins" });
  });

  test("goes over what others have stored, or lets go of it, by the paths that the wire has for a setting", () => {
    const draft = draftOf({ "extras.languages": ["br"], "extras.phone": "1133334444" });
    const theirs = { "extras.inactiveLanguages": ["us"] };
    const kept = saveBody(onWire(keepingMine(draft, theirs)));
    expect(kept.base?.extras).toMatchObject({ inactiveLanguages: ["us"], phone: "" });
    expect(takingTheirs(draft, theirs).values).toEqual({ "extras.phone": "1133334444" });
  });
});

test("a refusal's path is of the setting that it stands in, or that it is written by", () => {
  const paths = ["data.name", "extras.styleguide.colors.paper", "extras.inactiveLanguages.0"];
  expect(paths.map(fieldOf)).toEqual(["data.name", "extras.styleguide", "extras.languages"]);
});

describe("what can be seen to be wrong", () => {
  test("is nothing about an account as it is, blank fields included", () => {
    expect(errorsOfSettings(settingValues(accountByPath(account)))).toEqual({});
  });

  test.for([
    ["data.name", "\u200b"],
    ["extras.phone", "3333-444"],
    ["extras.postal_code", "0131010"],
    ["extras.document_number", "11.222.333/0001-82"],
    ["extras.map", "https://evil.example/maps"],
    ["extras.pix_code", "(11) 3333-4444"],
    ["extras.locations", "501"],
    ["extras.locations", "-1"],
    ["extras.locations", ""],
    ["extras.service_percent", "20,01"],
    ["extras.service_percent", "1,005"],
  ] as const)("%s: %j", ([path, text]) => {
    expect(Object.keys(errorsOfSettings({ [path]: text }))).toEqual([path]);
  });

  test.for([
    ["extras.document_number", "12.ABC.345/01DE-35"],
    ["extras.document_number", "529.982.247-25"],
    ["extras.pix_code", "123e4567-e89b-12d3-a456-426614174000"],
    ["extras.pix_code", "+5511955550101"],
    ["extras.locations", "0"],
    ["extras.service_percent", "12,5"],
  ] as const)("and %s: %j is right", ([path, text]) => {
    expect(errorsOfSettings({ [path]: text })).toEqual({});
  });

  test("a colour that is none, by its own path", () => {
    const colours = { paper: "red", surface: "", ink: "#000", accent: "hsl(0, 0%, 0%)" };
    expect(Object.keys(errorsOfSettings({ "extras.styleguide": colours }))).toEqual([
      "extras.styleguide.colors.paper",
    ]);
  });
});
