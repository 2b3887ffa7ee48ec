import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyDraft, fieldRules, isEmpty, withChanges, type Draft } from "./draft.ts";

type Fields = { title: string; price: number; pictures: string[] };

const stored: Fields = { title: "suco", price: 1000, pictures: ["laranja"] };

const { withoutSaved, keepingMine, takingTheirs } = fieldRules({ stored, fieldOf: (path) => path });

describe("a draft", () => {
  test("holds what has changed, and what it was", () => {
    const draft = withChanges(emptyDraft, { title: "Suco", price: 1250 }, stored);
    expect(draft).toEqual({
      values: { title: "Suco", price: 1250 },
      base: { title: "suco", price: 1000 },
    });
  });

  test("is empty again when everything is as it was", () => {
    const changed = withChanges(emptyDraft, { price: 900, pictures: [] }, stored);
    const back = withChanges(changed, { price: 1000, pictures: ["laranja"] }, stored);
    expect([isEmpty(changed), isEmpty(back), back]).toEqual([false, true, emptyDraft]);
  });

  test("keeps what a field was when its change began, whatever is stored meanwhile", () => {
    const draft = withChanges(emptyDraft, { title: "Suco" }, stored);
    const later = withChanges(draft, { title: "Suquinho" }, { ...stored, title: "Sucão" });
    expect(later).toEqual({ values: { title: "Suquinho" }, base: { title: "suco" } });
  });

  test("wins over, or gives way to, what somebody else has stored", () => {
    const draft = withChanges<Fields>(emptyDraft, { title: "Suco", price: 900 }, stored);
    expect(keepingMine(draft, { price: 1150 })).toEqual({
      values: draft.values,
      base: { title: "suco", price: 1150 },
    });
    expect(takingTheirs(draft, { price: 1150 })).toEqual({
      values: { title: "Suco" },
      base: { title: "suco" },
    });
  });
});

describe("a draft that has been saved", () => {
  const sent: Draft<Fields> = withChanges(emptyDraft, { title: "Suco", price: 900 }, stored);
  const saved: Fields = { ...stored, title: "Suco", price: 900 };

  test("keeps what was typed while it was under way, which begins at what is stored", () => {
    const typed = withChanges(sent, { title: "Suco de uva", pictures: [] }, stored);
    expect(withoutSaved(typed, sent, saved)).toEqual({
      values: { title: "Suco de uva", pictures: [] },
      base: { title: "Suco", pictures: ["laranja"] },
    });
  });

  test("keeps what was typed back while it was under way", () => {
    const typedBack = withChanges(sent, { title: "suco" }, stored);
    expect(withoutSaved(typedBack, sent, saved)).toEqual({
      values: { title: "suco" },
      base: { title: "Suco" },
    });
  });

  test("shows what was typed last, whenever the save came in between", () => {
    const fields = fc.record({
      title: fc.constantFrom("suco", "Suco", "Suco de uva"),
      price: fc.constantFrom(900, 1000, 1100),
      pictures: fc.constantFrom<string[]>([], ["laranja"], ["uva"]),
    });
    fc.assert(
      fc.property(fields, fields, (first, last) => {
        const underWay = withChanges<Fields>(emptyDraft, first, stored);
        const now = { ...stored, ...underWay.values };
        const rest = withoutSaved(withChanges(underWay, last, stored), underWay, now);
        expect({ ...now, ...rest.values }).toEqual(last);
      }),
    );
  });
});

test("what others have stored is taken by the names of the fields, as the wire has it unless it is read", () => {
  const fieldOf = (path: string) => path.replace("data.", "");
  const draft = withChanges(emptyDraft, { title: "Suco", price: 900 }, stored);
  const asIs = fieldRules({ stored, fieldOf });
  expect(asIs.keepingMine(draft, { "data.title": "Sucos" }).base.title).toBe("Sucos");
  const read = (_name: string, onWire: unknown) => Number(onWire) * 100;
  const inCents = fieldRules({ stored, fieldOf, read });
  expect(inCents.keepingMine(draft, { "data.price": 9.5 }).base.price).toBe(950);
  expect(inCents.takingTheirs(draft, { "data.price": 9.5 }).values).toEqual({ title: "Suco" });
});
