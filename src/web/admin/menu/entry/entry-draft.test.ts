import { describe, expect, test } from "vitest";
import { newItem } from "../../../content/testing-menu.ts";
import { emptyDraft, isEmpty, withChanges } from "../../../forms/draft.ts";
import { entryRules, missingLanguages, shownFields } from "./entry-draft.ts";
import { fieldsOf } from "./entry-fields.ts";

const item = newItem("suco", { title_us: "Juice" });
const stored = fieldsOf(item);

describe("an entry's draft", () => {
  test("is shown over what is stored", () => {
    const draft = withChanges(emptyDraft, { title_br: "Suco", priceCents: 1250 }, stored);
    expect(shownFields(item, draft)).toMatchObject({
      title_br: "Suco",
      title_us: "Juice",
      priceCents: 1250,
    });
  });

  test("is empty again when a text that was never written is emptied", () => {
    const draft = withChanges(emptyDraft, { subtitle_br: "gelado" }, stored);
    expect(isEmpty(withChanges(draft, { subtitle_br: "" }, stored))).toBe(true);
  });

  test("takes or holds its own against what somebody else has stored, by the fields that it has itself", () => {
    const rules = entryRules(item);
    const draft = rules.withChanges(emptyDraft, { title_us: "Fresh juice", priceCents: 900 });
    const theirs = { "data.title_us": null, "data.extras.price": 11.5 };
    expect(rules.keepingMine(draft, theirs).base).toEqual({ title_us: "", priceCents: 1150 });
    expect(rules.takingTheirs(draft, { "data.extras.price": 11.5 }).values).toEqual({
      title_us: "Fresh juice",
    });
  });

  test("knows the languages without a title, or without a subtitle where there is one", () => {
    expect(missingLanguages(stored, ["br", "us", "it"])).toEqual(["it"]);
    const described = { ...stored, subtitle_br: "gelado" };
    expect(missingLanguages(described, ["br", "us", "it"])).toEqual(["us", "it"]);
  });
});
