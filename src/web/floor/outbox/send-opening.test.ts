import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sendAgain } from "./tab-opening.ts";
import { askAfterMs, emptyOutbox } from "./tab-outbox.ts";
import { beer, newFloor, units, type Fault } from "./testing-floor.ts";

const first = "1".repeat(32);
const second = "2".repeat(32);

describe("a tab that is opened without a network", () => {
  test("arrives before its orders, which arrive as they were made, each once", async () => {
    const floor = newFloor();
    floor.device.online = false;
    expect((await floor.open(first, "table 7")).kind).toBe("unanswered");
    for (const qty of [1, 2, 3]) {
      floor.device.now += 1;
      expect((await floor.order(first, beer(qty))).kind).toBe("unanswered");
    }
    floor.reload();
    floor.device.online = true;
    floor.tables.openFaults.push("answer lost");
    await floor.sendFromBoth();
    await floor.sendWaiting();
    expect([...floor.tabs.keys()]).toEqual([first]);
    const sent = [...floor.orders.values()].map(({ request }) => request);
    expect(sent.map(({ locationHash }) => locationHash)).toEqual([first, first, first]);
    expect(sent.map(({ cartData }) => units(cartData.items))).toEqual([1, 2, 3]);
    expect(floor.outboxOf(first)).toEqual(emptyOutbox);
  });

  test.each(["request lost", "answer lost", "server error", "session over"] as const)(
    "is not followed by its orders before it has arrived (%s)",
    async (fault) => {
      const floor = newFloor();
      floor.tables.openFaults.push(fault, fault);
      await floor.open(first, "table 7");
      await floor.order(first, beer(1));
      expect(floor.orders.size).toBe(0);
      expect(floor.outboxOf(first).opening).not.toBeNull();
      await floor.sendWaiting();
      expect(floor.tabs.size).toBe(1);
      expect(floor.ordered()).toBe(1);
    },
  );

  test("has an order that is sent later wait for those before it", async () => {
    const floor = newFloor();
    floor.device.online = false;
    await floor.open(first, "table 7");
    await floor.order(first, beer(1));
    floor.device.online = true;
    await floor.order(first, beer(2));
    const sent = [...floor.orders.values()].map(({ request }) => units(request.cartData.items));
    expect(sent).toEqual([1, 2]);
    floor.faults.push("request lost");
    await floor.order(first, beer(3));
    floor.faults.push("request lost");
    await floor.order(first, beer(4));
    expect(floor.ordered()).toBe(3);
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(10);
  });

  test("is an individual one where another device has opened the table, with its orders", async () => {
    const floor = newFloor();
    floor.device.online = false;
    await floor.open(first, "table 7");
    await floor.order(first, beer(2));
    floor.tables.taken.add("table 7");
    floor.device.online = true;
    await floor.sendWaiting();
    expect(floor.tabs.get(first)?.individual).toBe(true);
    expect(floor.ordered()).toBe(2);
    // The notice stays until somebody has read it.
    expect(floor.outboxOf(first)).toMatchObject({ isBeside: true, opening: null, unsent: [] });
    floor.change(first, (stored) => ({ ...stored, isBeside: false }));
    expect(floor.outboxOf(first)).toEqual(emptyOutbox);
  });

  test("waits with its orders where its table is gone, blocks no other, and goes to another table", async () => {
    const floor = newFloor();
    floor.device.online = false;
    await floor.open(first, "table 9");
    await floor.order(first, beer(1));
    floor.device.now += 1;
    await floor.open(second, "table 7");
    await floor.order(second, beer(2));
    floor.tables.gone.add("table 9");
    floor.device.online = true;
    const outcomes = await floor.sendWaiting();
    expect(outcomes.map(({ hash, kind }) => [hash, kind])).toEqual([
      [first, "not opened"],
      [second, "opened"],
      [second, "arrived"],
    ]);
    expect(await floor.sendWaiting()).toEqual([]);
    const kept = floor.outboxOf(first);
    expect(kept.opening?.refused?.code).toBe("invalid_id");
    expect(kept.unsent.map(({ items }) => items)).toEqual([beer(1)]);
    floor.change(first, (stored) => sendAgain(stored, { id: "table 8", number: 8, key: "k8" }));
    floor.reload();
    await floor.sendWaiting();
    expect([...floor.tabs.keys()].sort()).toEqual([first, second]);
    expect(floor.ordered()).toBe(3);
  });

  test("waits where tabs were switched off, and goes as it is when somebody says so", async () => {
    const floor = newFloor();
    floor.tables.openFaults.push("forbidden");
    expect((await floor.open(first, "table 7")).kind).toBe("not opened");
    await floor.order(first, beer(1));
    await floor.sendWaiting();
    expect(floor.tabs.size + floor.orders.size).toBe(0);
    floor.change(first, (stored) => sendAgain(stored));
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(1);
  });

  test("that may have arrived stays at its table", () => {
    const opening = {
      idempotencyKey: "k",
      location: "table 7",
      name: "",
      individual: false,
      hasLeft: true,
      queuedAt: 1,
      sentBy: "garçom",
      agreed: false,
      refused: { code: "access_denied", message: "" },
    };
    const moved = sendAgain({ ...emptyOutbox, opening }, { id: "table 8", number: 8, key: "k8" });
    expect(moved.opening).toMatchObject({ location: "table 7", idempotencyKey: "k" });
  });

  test("does not become old while somebody orders on it, and is asked about when all of it is", async () => {
    const floor = newFloor();
    floor.device.online = false;
    await floor.open(first, "table 7");
    floor.device.now += askAfterMs;
    await floor.order(first, beer(1));
    floor.device.now += askAfterMs;
    floor.device.online = true;
    floor.tables.openFaults.push("request lost");
    await floor.sendWaiting();
    floor.device.now += 1;
    expect(await floor.sendWaiting()).toEqual([]);
    const [order] = floor.outboxOf(first).unsent;
    // Consent to send an order covers its tab.
    floor.agreeOn(first, order?.idempotencyKey ?? "");
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(1);
  });

  test("and whose answer was lost is found by another person who sends it", async () => {
    const floor = newFloor();
    floor.tables.openFaults.push("answer lost");
    await floor.open(first, "table 7");
    floor.device.person = "outra";
    await floor.sendWaiting();
    expect(floor.outboxOf(first).opening).not.toBeNull();
    floor.change(first, (stored) => sendAgain(stored));
    await floor.sendWaiting();
    expect(floor.outboxOf(first)).toEqual(emptyOutbox);
    expect(floor.tabs.size).toBe(1);
  });
});

describe("a tab whose answer somebody waits for", () => {
  test("is theirs to decide about when it is refused, and nothing is kept of it", async () => {
    const floor = newFloor();
    floor.tables.taken.add("table 7");
    const outcome = await floor.open(first, "table 7", () => true);
    expect(outcome).toMatchObject({ kind: "declined", error: { status: 409 } });
    expect(floor.outboxOf(first)).toEqual(emptyOutbox);
    await floor.sendWaiting();
    expect(floor.tabs.size).toBe(0);
  });

  test("is an individual one when they have gone on to it meanwhile", async () => {
    const floor = newFloor();
    floor.tables.taken.add("table 7");
    let isAwaited = true;
    floor.device.onLeaving = () => (isAwaited = false);
    const outcome = await floor.open(first, "table 7", () => isAwaited);
    expect(outcome.kind).toBe("opened");
    expect(floor.tabs.get(first)?.individual).toBe(true);
  });
});

test("tabs and orders arrive once and in order, whatever the network does, from two pages", async () => {
  const fault = fc.constantFrom<Fault>("fine", "request lost", "answer lost", "server error");
  const step = fc.oneof(
    fc.record({ do: fc.constant("open" as const) }),
    fc.record({ do: fc.constant("order" as const), of: fc.nat(1) }),
    fc.record({ do: fc.constant("network" as const), isThere: fc.boolean() }),
    fc.record({ do: fc.constant("reload" as const) }),
    fc.record({ do: fc.constant("taken" as const) }),
    fc.record({ do: fc.constant("both" as const), faults: fc.array(fault, { maxLength: 3 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const floor = newFloor();
      const made = new Map<string, number[]>();
      let orders = 0;
      for (const next of steps) {
        floor.device.now += 1;
        if (next.do === "open") {
          const hash = String(made.size).padStart(32, "0");
          made.set(hash, []);
          await floor.open(hash, "table 7");
        }
        const hash = next.do === "order" ? [...made.keys()][next.of] : undefined;
        if (hash !== undefined) {
          orders += 1;
          made.get(hash)?.push(orders);
          await floor.order(hash, beer(orders));
        }
        if (next.do === "network") floor.device.online = next.isThere;
        if (next.do === "taken") floor.tables.taken.add("table 7");
        if (next.do === "reload") floor.reload();
        if (next.do === "both") {
          floor.faults.push(...next.faults);
          floor.tables.openFaults.push(...next.faults);
          await floor.sendFromBoth();
        }
        floor.faults.length = 0;
        floor.tables.openFaults.length = 0;
      }
      floor.device.online = true;
      await floor.sendWaiting();
      const sent = [...floor.orders.values()].map(({ request }) => request);
      for (const [hash, quantities] of made) {
        const arrived = sent.filter(({ locationHash }) => locationHash === hash);
        expect(arrived.map(({ cartData }) => units(cartData.items))).toEqual(quantities);
        expect(floor.outboxOf(hash)).toMatchObject({ opening: null, unsent: [] });
      }
      expect(floor.tabs.size).toBe(made.size);
    }),
    { numRuns: 300 },
  );
});
