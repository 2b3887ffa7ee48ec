import { expect, test } from "vitest";
import type { SentArea } from "../../../../contract/services.ts";
import { settingProblemText } from "../../../text/setting-problem-dictionary.ts";
import { errorsOfAreas } from "../settings-errors.ts";
import { newArea, ruledArea, typedArea, wireArea, type TypedArea } from "./area-form.ts";

const south: SentArea = {
  id: "0198c0de-0000-7000-8000-000000000001",
  name: "Zona Sul",
  kind: "postal_code",
  ranges: [
    ["04000-000", "04999-999"],
    ["05001-000", "05001-000"],
  ],
  fee: 12.5,
  minimum_amount: 40,
  free_above: 120,
  minutes: 55,
};
const centre: TypedArea = {
  ...newArea,
  name: "Centro",
  city: "São Paulo",
  districts: "Sé\n\n República ",
};

const wrongOf = (changes: Partial<TypedArea>) =>
  Object.keys(errorsOfAreas({ areas: [{ ...centre, ...changes }] }));

test("an area stands in its fields and goes out again as it was stored", () => {
  expect(typedArea(south).ranges).toBe("04000-000 – 04999-999\n05001-000");
  expect(wireArea(typedArea(south))).toEqual(south);
});

test("of districts each line is one, and what an area of another kind had goes", () => {
  expect(wireArea({ ...centre, ranges: "01000-000" })).toEqual({
    name: "Centro",
    kind: "district",
    city: "São Paulo",
    districts: ["Sé", "República"],
    fee: 0,
    minimum_amount: 0,
    minutes: 0,
  });
  expect(wireArea({ ...centre, kind: "excluded", fee: 700, ranges: "" })).toMatchObject({
    fee: 0,
    ranges: [],
    districts: ["Sé", "República"],
  });
});

test("the rule gets postal codes as digits", () => {
  expect(ruledArea(typedArea(south), 0)).toMatchObject({
    ranges: [
      ["04000000", "04999999"],
      ["05001000", "05001000"],
    ],
    feeCents: 1250,
    freeAboveCents: 12_000,
  });
});

test("postal codes are read however a range is written", () => {
  for (const ranges of ["04000000-04999999", "04000-000 até 04999-999", "04000-000/04999-999"])
    expect(wireArea({ ...centre, kind: "postal_code", ranges }).ranges).toEqual([
      ["04000-000", "04999-999"],
    ]);
});

test.for([
  [{}, []],
  [{ name: " " }, ["areas.0.name"]],
  [{ city: "" }, ["areas.0.city"]],
  [{ districts: "" }, ["areas.0.districts"]],
  [{ kind: "postal_code", ranges: "" }, ["areas.0.ranges"]],
  [{ kind: "postal_code", ranges: "0400-000" }, ["areas.0.ranges"]],
  [{ kind: "postal_code", ranges: "04000-000 a 03000-000" }, ["areas.0.ranges"]],
  [{ kind: "postal_code", ranges: "1 04000-000" }, ["areas.0.ranges"]],
  [{ kind: "excluded" }, []],
  [{ kind: "excluded", districts: "" }, ["areas.0.ranges"]],
  [{ fee: 100_001 }, ["areas.0.fee"]],
  [{ kind: "excluded", fee: 100_001 }, []],
  [{ minutes: "meia hora" }, ["areas.0.minutes"]],
] as [Partial<TypedArea>, string[]][])("%j is wrong in %j", ([changes, paths]) => {
  expect(wrongOf(changes)).toEqual(paths);
});

test("an area that is not served asks for postal codes or districts, as either will do", () => {
  const area: TypedArea = { ...centre, kind: "excluded", districts: "" };
  expect(errorsOfAreas({ areas: [area] })).toEqual({
    "areas.0.ranges": settingProblemText.areas.both,
  });
});
