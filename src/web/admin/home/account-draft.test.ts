import { describe, expect, it } from "vitest";
import {
  emptyDraft,
  isEmpty,
  withChanges,
  withoutSaved,
  withTheirs,
  type AccountFields,
} from "./account-draft.ts";

// The few fields that these tests speak of; the others play no part.
const stored = {
  logo: null,
  logoScale: 1,
  home_text_br: "<p>Oi</p>",
  home_ctas: [{ cta_br: "Reservas", href_br: "/cardapio" }],
} as AccountFields;

describe("a draft of the account", () => {
  it("keeps each change with what was seen when it began, whatever is stored meanwhile", () => {
    const begun = withChanges(emptyDraft, { home_text_br: "<p>Olá</p>" }, stored);
    const later = withChanges(
      begun,
      { home_text_br: "<p>Olá!</p>" },
      { ...stored, home_text_br: "<p>de outra pessoa</p>" },
    );
    expect(later).toEqual({
      changes: { home_text_br: "<p>Olá!</p>" },
      base: { home_text_br: "<p>Oi</p>" },
    });
  });

  it("says of a text that was never written that it was empty", () => {
    expect(withChanges(emptyDraft, { home_text_us: "<p>Hi</p>" }, stored).base).toEqual({
      home_text_us: "",
    });
  });

  it("says of a picture that there was none", () => {
    const logo = { id: "1", file: "f", width: 1, height: 1, colour: "" };
    expect(withChanges(emptyDraft, { logo }, stored).base).toEqual({ logo: null });
  });

  it("is empty again when everything is as it was", () => {
    const changed = withChanges(emptyDraft, { logoScale: 1.2, home_ctas: [] }, stored);
    const back = withChanges(
      changed,
      { logoScale: 1, home_ctas: [{ cta_br: "Reservas", href_br: "/cardapio" }] },
      stored,
    );
    expect([isEmpty(changed), isEmpty(back), back]).toEqual([false, true, emptyDraft]);
  });

  it("keeps after a save what was typed while it was under way", () => {
    const sent = withChanges(emptyDraft, { home_text_br: "<p>um</p>", logoScale: 1.2 }, stored);
    const typed = withChanges(sent, { home_text_br: "<p>um dois</p>" }, stored);
    const saved = { ...stored, ...sent.changes };
    expect(withoutSaved(typed, sent.changes, saved)).toEqual({
      changes: { home_text_br: "<p>um dois</p>" },
      base: { home_text_br: "<p>um</p>" },
    });
  });

  it("after a conflict holds mine against what is stored now, or drops it", () => {
    const mine = withChanges(emptyDraft, { home_text_br: "<p>minha</p>", logoScale: 1.2 }, stored);
    const theirs = { home_text_br: "<p>outra</p>" };
    expect(withTheirs(mine, theirs, "mine")).toEqual({
      changes: mine.changes,
      base: { home_text_br: "<p>outra</p>", logoScale: 1 },
    });
    expect(withTheirs(mine, theirs, "theirs")).toEqual({
      changes: { logoScale: 1.2 },
      base: { logoScale: 1 },
    });
  });
});
