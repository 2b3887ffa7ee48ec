import { describe, expect, it } from "vitest";
import { listOriginsAfter, originsAfter, translationState } from "./translation-state.ts";

describe("a translation", () => {
  it.each([
    [{ original: "Água", text: undefined, origin: undefined }, "missing"],
    [{ original: "Água", text: " \u200b", origin: "Água" }, "missing"],
    [{ original: "Água", text: "Water", origin: undefined }, "done"],
    [{ original: "Água", text: "Water", origin: "Água" }, "done"],
    [{ original: "Água com gás", text: "Water", origin: "Água" }, "outdated"],
    [{ original: "Guaraná", text: "Guaraná", origin: undefined }, "same"],
    [{ original: "Guaraná", text: "Guaraná", origin: "Guaraná" }, "done"],
    [{ original: "Guaraná", text: "Guaraná", origin: "Soda" }, "outdated"],
  ])("of %j is %s", (translation, state) => {
    expect(translationState(translation)).toBe(state);
  });

  it("is of the original that it was written for, however often that changes", () => {
    const first = { br: "Água", us: "Water" };
    const second = { br: "Água fresca", us: "Water" };
    const third = { br: "Água gelada", us: "Water" };
    const once = originsAfter({ before: first, after: second, origins: {} });
    expect(once).toEqual({ us: "Água" });
    expect(originsAfter({ before: second, after: third, origins: once })).toEqual(once);
    const anew = { ...third, us: "Ice water" };
    expect(originsAfter({ before: third, after: anew, origins: once })).toEqual({});
    expect(originsAfter({ before: first, after: first, origins: {} })).toEqual({});
    expect(originsAfter({ before: first, after: { br: "Água" }, origins: {} })).toEqual({});
  });

  it("written together with a new original is of that one", () => {
    const change = { before: { br: "Água", us: "Water" }, after: { br: "Suco", us: "Juice" } };
    expect(originsAfter({ ...change, origins: { us: "Soda" } })).toEqual({});
  });

  it("of a button is known again where the buttons change places", () => {
    const [order, visit] = [
      { br: "Peça", us: "Order" },
      { br: "Visite", us: "Visit" },
    ];
    const list = { before: [order, visit], origins: [{}, { us: "Venha" }] };
    expect(listOriginsAfter({ ...list, after: [visit, order] })).toEqual([{ us: "Venha" }, {}]);
    const changed = { ...order, br: "Peça já" };
    expect(listOriginsAfter({ ...list, after: [changed] })).toEqual([{ us: "Peça" }]);
    expect(listOriginsAfter({ ...list, after: [{ br: "Ligue" }, changed] })).toEqual([
      {},
      { us: "Peça" },
    ]);
  });
});
