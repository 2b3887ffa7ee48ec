import { expect, it } from "vitest";
import {
  decidingDistrict,
  findArea,
  hiddenAreas,
  neededFields,
  placeName,
  postalDigits,
  type DeliveryArea,
} from "./area.ts";

const newArea = (name: string, changes: Partial<DeliveryArea> = {}): DeliveryArea => ({
  id: name,
  name,
  kind: "district",
  ranges: [],
  city: "Campinas",
  districts: [],
  feeCents: 0,
  minimumCents: 0,
  freeAboveCents: null,
  minutes: 0,
  ...changes,
});
const byCode = (name: string, from: string, to: string, changes: Partial<DeliveryArea> = {}) =>
  newArea(name, { kind: "postal_code", city: "", ranges: [[from, to]], ...changes });
const nameOf = (areas: DeliveryArea[], to: Parameters<typeof findArea>[1]) => {
  const match = findArea(areas, to);
  return match.found === "area" ? match.area.name : match.found;
};

it("what is excluded comes before postal codes, and these before districts, in whatever order they are listed", () => {
  const areas = [
    newArea("bairro", { districts: ["Centro"] }),
    byCode("faixa", "13010000", "13019999"),
    byCode("fora", "13015000", "13015999", { kind: "excluded" }),
  ];
  const to = (postal_code: string, district = "Centro") => ({
    postal_code,
    district,
    city: "CAMPINAS",
  });
  expect(nameOf(areas, to("13010-000"))).toBe("faixa");
  expect(nameOf(areas, to("13015-500"))).toBe("outside");
  expect(nameOf(areas, to("13020-000"))).toBe("bairro");
  expect(nameOf(areas, to("13020-000", "Bosque"))).toBe("outside");
  expect(nameOf(areas, { ...to("13020-000"), city: "Valinhos" })).toBe("outside");
  expect(nameOf(areas, { city: "Campinas", district: "Centro" })).toBe("undecided");
  expect(nameOf([], {})).toBe("everywhere");
});

it("a chosen district counts only where the address's own is not known, excluded ones included", () => {
  const areas = [
    newArea("bairro", { districts: ["Centro"] }),
    newArea("morro", { kind: "excluded", districts: ["Morro"] }),
  ];
  const deciding = (city: string, district: string, chosen = "Centro") =>
    decidingDistrict(areas, { city, district }, chosen);
  expect(deciding("campinas", "Vila Nova")).toBe("Centro");
  expect(deciding("Campinas", "Morro")).toBe("Morro");
  expect(deciding("Valinhos", "Vila Nova")).toBe("Vila Nova");
  expect(deciding("Campinas", "Vila Nova", "Longe")).toBe("Vila Nova");
});

it("a range has both of its ends", () => {
  const areas = [byCode("faixa", "13010000", "13019999")];
  expect(
    ["13009999", "13010000", "13019999", "13020000"].map((postal_code) =>
      nameOf(areas, { postal_code }),
    ),
  ).toEqual(["outside", "faixa", "faixa", "outside"]);
});

it("only what decides is asked for", () => {
  expect(neededFields([newArea("a", { districts: ["x"] })])).toEqual(["city", "district"]);
  expect(neededFields([byCode("a", "1", "2")])).toEqual(["postal_code"]);
});

it("names are the same with and without accents, case and abbreviations", () => {
  expect(placeName("Jd. Nossa  Sra. D'Água")).toBe(placeName("JARDIM NOSSA SRA DAGUA"));
  expect(placeName("constructor")).toBe("constructor");
  expect([postalDigits("13.010-000"), postalDigits("1301")]).toEqual(["13010000", ""]);
});

it("what can never be found is named with what hides it", () => {
  const areas = [
    newArea("bairro", { districts: ["Centro", "Bosque"] }),
    byCode("larga", "13000000", "13099999"),
    byCode("dentro", "13010000", "13010999"),
    newArea("fora", { kind: "excluded", districts: ["bosque"] }),
  ];
  expect(hiddenAreas(areas)).toEqual([
    { index: 2, by: 1, what: "13010000-13010999" },
    { index: 0, by: 3, what: "Bosque" },
  ]);
  expect(hiddenAreas(areas.slice(0, 2))).toEqual([]);
});
