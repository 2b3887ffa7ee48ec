import { describe, expect, test } from "vitest";
import { newItem } from "../../menu/testing-menu.ts";
import {
  editOf,
  emptyDraft,
  fieldsOf,
  isEmpty,
  keepingMine,
  missingLanguages,
  shownFields,
  takingTheirs,
  withChange,
} from "./entry-draft.ts";

const item = newItem("suco", { title_us: "Juice" });
const stored = fieldsOf(item);

describe("an entry's draft", () => {
  test("holds what has changed, and what it was", () => {
    const draft = withChange(emptyDraft, stored, { title_br: "Suco", priceCents: 1250 });
    expect(draft.values).toEqual({ title_br: "Suco", priceCents: 1250 });
    expect(draft.base).toEqual({ title_br: "suco", priceCents: 1000 });
    expect(shownFields(item, draft).title_us).toBe("Juice");
  });

  test("is empty again when everything is typed back", () => {
    const draft = withChange(emptyDraft, stored, { subtitle_br: "gelado" });
    expect(isEmpty(withChange(draft, stored, { subtitle_br: "" }))).toBe(true);
  });

  test("keeps what a field was when its editing began, whatever is stored meanwhile", () => {
    const draft = withChange(emptyDraft, stored, { title_br: "Suco" });
    const later = withChange(draft, { ...stored, title_br: "Sucão" }, { title_br: "Suquinho" });
    expect(later.base.title_br).toBe("suco");
  });

  test("goes over the wire in reais, with the pictures", () => {
    expect(editOf({ title_us: "", priceCents: 1990, images: [] })).toEqual({
      title_us: "",
      extras: { price: 19.9 },
      uploads: { images: [] },
    });
  });

  test("wins over, or gives way to, what somebody else has stored", () => {
    const draft = withChange(emptyDraft, stored, { title_br: "Suco", priceCents: 900 });
    const conflicts = { "data.extras.price": { yours: 9, theirs: 11.5 } };
    expect(keepingMine(draft, conflicts)).toEqual({
      values: draft.values,
      base: { title_br: "suco", priceCents: 1150 },
    });
    expect(takingTheirs(draft, conflicts)).toEqual({
      values: { title_br: "Suco" },
      base: { title_br: "suco" },
    });
  });

  test("knows the languages without a title, or without a subtitle where there is one", () => {
    expect(missingLanguages(stored, ["br", "us", "it"])).toEqual(["it"]);
    const described = { ...stored, subtitle_br: "gelado" };
    expect(missingLanguages(described, ["br", "us", "it"])).toEqual(["us", "it"]);
  });
});
