import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { createOutboxStore } from "./outbox-store.ts";
import { foreignTasks } from "./foreign-work.ts";
import { draftKeptMs, queueDraft, removeOrder } from "./tab-outbox.ts";

const now = 1_700_000_000_000;
let stored: string | null;
beforeEach(() => {
  stored = null;
});

/** This version's page, in a browser whose storage a later version has written to. */
const page = () =>
  createOutboxStore(
    () => ({
      getItem: () => stored,
      setItem: (_, json) => void (stored = json),
      removeItem: () => void (stored = null),
    }),
    () => now,
  );
const inStorage = () => JSON.parse(stored ?? "null") as Record<string, Record<string, unknown>>;
const keep = (value: unknown) => void (stored = JSON.stringify(value));

const beer = { qty: 1, title_br: "Cerveja", extras: { price: 12.5 }, children: {} };
const order = (more: object = {}) => ({
  items: { beer },
  idempotencyKey: crypto.randomUUID(),
  hasLeft: false,
  queuedAt: now,
  sentBy: "garçom",
  agreed: false,
  refused: false,
  ...more,
});
const tab = (more: object = {}) => ({
  table: 7,
  name: "Ana",
  draft: { items: {} },
  unsent: [],
  refusal: null,
  payment: null,
  opening: null,
  isBeside: false,
  savedAt: now,
  ...more,
});
const opening = (more: object = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  location: "m7",
  name: "",
  individual: false,
  hasLeft: false,
  queuedAt: now,
  sentBy: "garçom",
  agreed: false,
  refused: null,
  ...more,
});

/** Orders on another tab, so that the page writes everything that it keeps. */
function orderElsewhere() {
  const store = page();
  store.change("other", (outbox) =>
    queueDraft({ ...outbox, draft: { items: { beer } } }, { key: "k", now, by: "eu" }),
  );
  return store;
}

describe("work that a later version has left on a device", () => {
  test.each([
    ["a waiting tab", tab({ opening: opening({ room: 2 }), unsent: [order()] })],
    ["a waiting tab of another form", tab({ opening: ["m7", "Ana"], unsent: [order()] })],
    ["an order", tab({ unsent: [order({ course: 2 })] })],
    ["an order of another form", tab({ unsent: ["0b0e7d3c"] })],
    ["a payment", tab({ payment: { key: "k", body: { amount: 5, method: "crypto" } } })],
    ["a draft", tab({ draft: { items: {}, courses: [["beer"]] } })],
    ["something about a tab", tab({ transfers: [{ to: 9 }] })],
    ["something beside the tabs", [1, 2]],
    ["something of another form", "2"],
  ])("%s: stays as it is, and is not sent", (_, kept) => {
    keep({ theirs: kept });
    const store = orderElsewhere();
    expect(inStorage()["theirs"]).toEqual(kept);
    expect(store.current()["theirs"]?.unsent ?? []).toEqual([]);
    expect(store.current()["theirs"]?.opening ?? null).toBeNull();
    store.change("other", (outbox) => removeOrder(outbox, "k"));
    expect(inStorage()).toEqual({ theirs: kept });
    page().change("other", (outbox) => outbox);
    expect(inStorage()).toEqual({ theirs: kept });
  });

  test("stays beside what this one knows of the same tab, whose orders go out", () => {
    const [first, theirs, last] = [
      order({ queuedAt: now - 2 }),
      order({ queuedAt: now - 1, course: 2 }),
      order(),
    ];
    keep({ tab: tab({ unsent: [first, theirs, last], transfers: [9] }) });
    const store = page();
    expect(store.current()["tab"]?.unsent).toEqual([first, last]);
    store.change("tab", (outbox) => removeOrder(outbox, first.idempotencyKey));
    expect(inStorage()["tab"]).toEqual(tab({ unsent: [theirs, last], transfers: [9] }));
    store.change("tab", (outbox) => removeOrder(outbox, last.idempotencyKey));
    expect(inStorage()["tab"]).toMatchObject({ table: 7, unsent: [theirs], transfers: [9] });
    expect(Object.keys(page().current())).toEqual([]);
  });

  test("is known to be there, by the tab's name as far as that can be read, until somebody throws it away", () => {
    const [mine, theirs] = [order(), order({ course: 2 })];
    keep({ tab: tab({ unsent: [mine, theirs] }), other: "2" });
    const store = page();
    expect(foreignTasks(store.foreign())).toEqual([
      { hash: "tab", table: 7, name: "Ana" },
      { hash: "other", table: 0, name: "" },
    ]);
    store.discardForeign("tab");
    expect(inStorage()).toEqual({ tab: tab({ unsent: [mine] }), other: "2" });
    store.discardForeign("other");
    expect(store.current()["tab"]?.unsent).toEqual([mine]);
    expect(foreignTasks(store.foreign())).toEqual([]);
    store.discardForeign("no such tab");
    expect(inStorage()).toEqual({ tab: tab({ unsent: [mine] }) });
  });

  test("but a typed order alone is not: its tab has it, and after a day nobody", () => {
    const draft = { items: {}, courses: [["beer"]] };
    keep({ fresh: tab({ draft }), old: tab({ draft, savedAt: now - draftKeptMs - 1 }) });
    const store = orderElsewhere();
    expect(foreignTasks(store.foreign())).toEqual([]);
    expect(Object.keys(inStorage())).toEqual(["other", "fresh"]);
  });

  test("is nothing that this version has stored itself", () => {
    keep({ tab: tab({ opening: opening(), unsent: [order()] }) });
    const store = page();
    store.change("tab", (outbox) => ({ ...outbox, unsent: [], opening: null }));
    expect(stored).toBeNull();
  });

  test("survives whatever it is", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (courses) => {
        const kept = tab({ courses, unsent: [order({ courses })] });
        keep({ theirs: kept });
        orderElsewhere();
        expect(inStorage()["theirs"]).toEqual(JSON.parse(JSON.stringify(kept)));
      }),
    );
  });
});
