import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftKeptMs, readFloorWork } from "./read-work.ts";
import { emptyWork, type TabWork } from "./tab-work.ts";

const now = 1_700_000_000_000;
const hash = "a".repeat(32);
const beer = {
  qty: 2,
  title_br: "Cerveja",
  obs: "gelada",
  extras: { price: 12.5 },
  children: { lime: { qty: 1, extras: { price: 0 } } },
};

const work: TabWork = {
  ...emptyWork,
  table: 7,
  name: "Ana",
  draft: { items: { beer }, idempotencyKey: null, unanswered: [] },
  unsent: [
    {
      items: { beer },
      idempotencyKey: "0b0e7d3c-7e8a-4a4e-9d5d-111111111111",
      unanswered: [{ userData: { name: "" }, cartData: { items: { beer } }, locationHash: hash }],
      queuedAt: now,
      sentBy: "garçom",
      agreed: false,
      refused: false,
    },
  ],
  refusal: {
    code: "price_changed",
    message: "",
    lines: [{ path: "beer", title_br: "Cerveja" }],
    isAside: true,
  },
  payment: { key: "0b0e7d3c-7e8a-4a4e-9d5d-222222222222", body: { amount: 10 } },
  savedAt: now,
};

const read = (stored: unknown, at = now) => readFloorWork(JSON.stringify(stored), at);

describe("the work on a tab", () => {
  test("is read as it was stored", () => {
    expect(read({ [hash]: work })).toEqual({ [hash]: work });
  });

  test("is forgotten after a day, but for orders that have not arrived", () => {
    const later = now + draftKeptMs + 1;
    const typed = { ...work, refusal: null };
    expect(read({ [hash]: { ...typed, unsent: [] } }, later)).toEqual({});
    const kept = read({ [hash]: typed }, later)[hash];
    expect(kept?.unsent).toEqual(work.unsent);
    expect(kept?.draft.items).toEqual({});
  });

  test("is not forgotten while nobody has read that its order came back", () => {
    const returned = { ...work, unsent: [] };
    expect(read({ [hash]: returned }, now + draftKeptMs + 1)).toEqual({ [hash]: returned });
  });

  test("is left out where it breaks the rules of an order", () => {
    const many = { ...beer, qty: 100 };
    const stored = read({ [hash]: { ...work, draft: { items: { beer: many } } } })[hash];
    expect(stored?.draft.items).toEqual({});
    expect(stored?.unsent).toEqual(work.unsent);
  });

  test("is none where the browser has stored something else, whatever that is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        for (const tab of Object.values(readFloorWork(json, now))) expect(tab.unsent).toEqual([]);
      }),
    );
    expect(readFloorWork(null, now)).toEqual({});
  });
});
