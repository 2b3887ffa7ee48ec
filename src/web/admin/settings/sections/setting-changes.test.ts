import { expect, it } from "vitest";
import { settingChanges } from "./setting-changes.ts";

const told = (from: object, to: object) =>
  settingChanges({
    at: "2026-11-26T12:00:00Z",
    what: "settings_changed",
    from: { values: from },
    to: { fields: [], values: to },
  });

it("says of each setting what it was and what it is", () => {
  expect(
    told(
      { "data.name": "Bar", "extras.phone": "", "extras.service_percent": 10 },
      {
        "data.name": "Bar da esquina",
        "extras.phone": "3232-1010",
        "extras.service_percent": 12.5,
      },
    ),
  ).toEqual([
    expect.stringMatching(/: Bar → Bar da esquina$/),
    expect.stringMatching(/: vazio → 3232-1010$/),
    expect.stringMatching(/: 10 → 12,5$/),
  ]);
  expect(
    told({ "extras.paymentMethods": {} }, { "extras.paymentMethods": { pix: true, cash: true } }),
  ).toEqual([expect.stringMatching(/: nenhum → PIX e Dinheiro$/)]);
});

it("says only that it was changed of what has no short words, and nothing of older entries", () => {
  expect(told({ "data.logo": null }, { "data.logo": "" })).toEqual(["Logo: alterado"]);
  expect(settingChanges({ at: "", what: "settings_changed", to: { fields: ["name"] } })).toEqual(
    [],
  );
});
