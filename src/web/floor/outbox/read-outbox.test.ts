import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFloorOutbox } from "./read-outbox.ts";
import { draftKeptMs, emptyOutbox, type TabOutbox } from "./tab-outbox.ts";

const now = 1_700_000_000_000;
const hash = "a".repeat(32);
const beer = {
  qty: 2,
  title_br: "Cerveja",
  obs: "gelada",
  extras: { price: 12.5 },
  children: { lime: { qty: 1, extras: { price: 0 } } },
};

const outbox: TabOutbox = {
  ...emptyOutbox,
  table: 7,
  name: "Ana",
  draft: { items: { beer } },
  unsent: [
    {
      items: { beer },
      idempotencyKey: "0b0e7d3c-7e8a-4a4e-9d5d-111111111111",
      hasLeft: true,
      queuedAt: now,
      sentBy: "garçom",
      agreed: false,
      refused: false,
    },
  ],
  refusal: {
    code: "price_changed",
    message: "",
    lines: [
      { path: "beer", title_br: "Cerveja", old_price: 12, new_price: 12.5 },
      { path: "beer~2", title_br: "Cerveja", code: "too_few", group: "Copo", min: 1 },
      { path: "soda", title_br: "Guaraná", left: 3 },
      { path: "soup", title_br: "Caldo", when: [{ weekday: 5, start: "18:00", minutes: 240 }] },
    ],
    isAside: true,
  },
  payment: { key: "0b0e7d3c-7e8a-4a4e-9d5d-222222222222", body: { amount: 10 } },
  savedAt: now,
};

const read = (stored: unknown, at = now) => readFloorOutbox(JSON.stringify(stored), at);

describe("what a device keeps of a tab", () => {
  test("is read as it was stored", () => {
    expect(read({ [hash]: outbox })).toEqual({ [hash]: outbox });
  });

  test("is forgotten after a day, but for orders and a payment without an answer", () => {
    const later = now + draftKeptMs + 1;
    const paid = { ...outbox, refusal: null, unsent: [] };
    expect(read({ [hash]: paid }, later)[hash]?.payment).toEqual(outbox.payment);
    const typed = { ...outbox, refusal: null, payment: null };
    expect(read({ [hash]: { ...typed, unsent: [] } }, later)).toEqual({});
    const kept = read({ [hash]: typed }, later)[hash];
    expect(kept?.unsent).toEqual(outbox.unsent);
    expect(kept?.draft.items).toEqual({});
  });

  test("is not forgotten while nobody has read that its order came back", () => {
    const returned = { ...outbox, unsent: [] };
    expect(read({ [hash]: returned }, now + draftKeptMs + 1)).toEqual({ [hash]: returned });
  });

  test("is left out where it breaks the rules of an order", () => {
    const many = { ...beer, qty: 100 };
    const stored = read({ [hash]: { ...outbox, draft: { items: { beer: many } } } })[hash];
    expect(stored?.draft.items).toEqual({});
    expect(stored?.unsent).toEqual(outbox.unsent);
  });

  test("is none where the browser has stored something else, whatever that is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        for (const tab of Object.values(readFloorOutbox(json, now))) expect(tab.unsent).toEqual([]);
      }),
    );
    expect(readFloorOutbox(null, now)).toEqual({});
  });
});
