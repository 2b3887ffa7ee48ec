import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askAfterMs, emptyWork, findOrder } from "./tab-work.ts";
import { beer, newFloor, tab, units, type Fault } from "./testing-floor.ts";

describe("an order that is sent", () => {
  test.each(["request lost", "answer lost", "server error"] as const)(
    "waits on the device and arrives once when the network is back (%s)",
    async (fault) => {
      const floor = newFloor();
      floor.type(beer(2));
      const key = floor.queue();
      floor.faults.push(fault, fault);
      expect((await floor.send(key)).kind).toBe("unanswered");
      floor.reload();
      expect(findOrder(floor.work(), key)).toBeDefined();
      await floor.sendWaiting();
      floor.reload();
      await floor.sendWaiting();
      expect(floor.ordered()).toBe(2);
      expect(floor.work()).toEqual(emptyWork);
    },
  );

  test("and refused by itself says on which tab it has come back", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    floor.queue();
    floor.faults.push("refused");
    expect(await floor.sendWaiting()).toEqual([{ kind: "refused", hash: tab }]);
  });

  test("is stored before it leaves", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    const key = floor.queue();
    let stored: unknown;
    floor.device.onLeaving = () => {
      floor.reload();
      stored = findOrder(floor.work(), key)?.unanswered;
    };
    await floor.send(key);
    expect(stored).toHaveLength(1);
  });

  test("goes out once though it is asked for twice at a time", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    const key = floor.queue();
    await Promise.all([floor.send(key), floor.sendWaiting(), floor.send(key)]);
    expect(floor.ordered()).toBe(1);
  });

  test("goes out once though two pages of the browser send it at a time", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    const key = floor.queue();
    const [mine, [theirs]] = await Promise.all([floor.send(key), floor.sendFromBoth()]);
    expect(mine.kind).toBe("arrived");
    // Whoever has sent it hears of it, and nobody twice.
    expect(theirs).toEqual([]);
    expect(floor.ordered()).toBe(1);
    expect(floor.work()).toEqual(emptyWork);
  });

  test("is not ordered by one page of the browser while another has it refused", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    floor.queue();
    floor.faults.push("refused");
    await floor.sendFromBoth();
    expect(floor.ordered()).toBe(0);
    expect(floor.work().draft.items).toEqual(beer(1));
  });

  test("does not leave without a network, or with nobody signed in", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    const key = floor.queue();
    floor.device.online = false;
    await floor.send(key);
    floor.device.online = true;
    floor.device.person = undefined;
    await floor.sendWaiting();
    expect(findOrder(floor.work(), key)?.unanswered).toEqual([]);
    expect(floor.ordered()).toBe(0);
  });

  test.each(["refused", "tab closed"] as const)(
    "is the draft again when it is %s",
    async (fault) => {
      const floor = newFloor();
      floor.type(beer(2));
      const key = floor.queue();
      floor.type(beer(1));
      floor.faults.push(fault);
      expect((await floor.send(key)).kind).toBe("refused");
      floor.reload();
      expect(floor.work()).toMatchObject({
        draft: { items: beer(3), idempotencyKey: null },
        unsent: [],
        refusal: { code: fault === "refused" ? "price_changed" : "deal_closed" },
      });
    },
  );

  test.each(["session over", "asked to wait"] as const)(
    "goes on waiting when its answer was lost and the next try was not let in (%s)",
    async (fault) => {
      const floor = newFloor();
      floor.type(beer(2));
      const key = floor.queue();
      floor.faults.push("answer lost", fault);
      await floor.send(key);
      expect((await floor.send(key)).kind).toBe("unanswered");
      await floor.sendWaiting();
      expect(floor.ordered()).toBe(2);
      expect(floor.work()).toEqual(emptyWork);
    },
  );

  test("is the draft again when its sender may not order, and still arrives once", async () => {
    const floor = newFloor();
    floor.type(beer(2));
    const key = floor.queue();
    floor.faults.push("answer lost", "forbidden");
    await floor.send(key);
    expect((await floor.send(key)).kind).toBe("refused");
    floor.reload();
    expect(floor.work()).toMatchObject({
      draft: { items: beer(2), idempotencyKey: key },
      refusal: { code: "access_denied" },
    });
    await floor.send(floor.queue());
    expect(floor.ordered()).toBe(2);
    expect([...floor.orders.keys()]).toEqual([key]);
  });

  test("and then corrected for a closed tab is known not to have arrived, nor to come", async () => {
    const floor = newFloor();
    floor.type(beer(2));
    const key = floor.queue();
    floor.faults.push("request lost", "tab closed");
    await floor.send(key);
    floor.edit(key);
    floor.type(beer(1));
    await floor.send(floor.queue());
    expect(floor.work()).toMatchObject({
      draft: { items: beer(3), unanswered: [] },
      refusal: { code: "deal_closed" },
    });
  });

  test("stays aside when it is refused and the draft has no room for it", async () => {
    const floor = newFloor();
    floor.type(beer(60));
    const key = floor.queue();
    floor.type(beer(60));
    floor.faults.push("refused");
    await floor.send(key);
    expect(findOrder(floor.work(), key)).toMatchObject({ refused: true });
    expect(floor.work().refusal).toMatchObject({ code: "price_changed", isAside: true });
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(0);
  });
});

describe("an order that has waited", () => {
  test("more than 30 minutes is not sent before somebody has said so", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    const key = floor.queue();
    floor.device.now += askAfterMs + 1;
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(0);
    floor.agree(key);
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(1);
  });

  test("for 30 minutes is still sent by itself", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    floor.queue();
    floor.device.now += askAfterMs;
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(1);
  });

  test("while another person signed in is not sent before they have said so", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    floor.queue();
    floor.device.person = "outra";
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(0);
  });

  test("is not sent either by a turn that had begun before the other person signed in", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    floor.queue();
    floor.type(beer(2));
    floor.queue();
    floor.device.onLeaving = () => void (floor.device.person = "outra");
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(1);
  });

  test("is not asked for by the other person where its earlier version had arrived", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    const key = floor.queue();
    floor.faults.push("answer lost");
    await floor.send(key);
    floor.edit(key);
    floor.type(beer(1));
    let leftCount = 0;
    floor.device.onLeaving = () => {
      leftCount += 1;
      floor.device.person = "outra";
    };
    expect(await floor.send(floor.queue())).toEqual({ kind: "unanswered", hash: tab });
    expect(leftCount).toBe(1);
    expect(findOrder(floor.work(), key)).toMatchObject({ items: beer(2), sentBy: "garçom" });
  });

  test("can be thrown away", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    floor.discard(floor.queue());
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(0);
    expect(floor.work()).toEqual(emptyWork);
  });
});

describe("a corrected order", () => {
  test("is one order, where the first version never arrived", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    const key = floor.queue();
    floor.faults.push("request lost");
    await floor.send(key);
    floor.edit(key);
    floor.type(beer(1));
    await floor.send(floor.queue());
    expect([...floor.orders.keys()]).toEqual([key]);
    expect(floor.ordered()).toBe(2);
    expect(floor.work()).toEqual(emptyWork);
  });

  test("leaves in the draft what it has more than the version that had arrived", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    const key = floor.queue();
    floor.faults.push("answer lost");
    await floor.send(key);
    floor.edit(key);
    floor.type(beer(2));
    expect(await floor.send(floor.queue())).toMatchObject({ kind: "arrived", arrivedBefore: true });
    expect(floor.ordered()).toBe(1);
    expect(floor.work()).toMatchObject({
      draft: { items: beer(2), idempotencyKey: null, unanswered: [] },
      refusal: { code: "arrived_before" },
    });
  });
});

test("nothing is lost and nothing arrives twice, whatever the network does and in whatever order, from two pages", async () => {
  const fault = fc.constantFrom<Fault>(
    "fine",
    "request lost",
    "answer lost",
    "server error",
    "refused",
  );
  const step = fc.oneof(
    fc.record({ do: fc.constant("type" as const), qty: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant("send" as const), fault }),
    fc.record({ do: fc.constant("wait" as const), fault }),
    fc.record({ do: fc.constant("edit" as const) }),
    fc.record({ do: fc.constant("reload" as const) }),
    fc.record({ do: fc.constant("turn to" as const) }),
    fc.record({ do: fc.constant("both" as const), faults: fc.array(fault, { maxLength: 3 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const floor = newFloor();
      let typed = 0;
      for (const next of steps) {
        const [waiting] = floor.work().unsent;
        if (next.do === "type") {
          floor.type(beer(next.qty));
          typed += next.qty;
        }
        if (next.do === "reload") floor.reload();
        if (next.do === "turn to") floor.turnTo();
        if (next.do === "both") {
          floor.faults.push(...next.faults);
          await floor.sendFromBoth();
        }
        if (next.do === "edit" && waiting) floor.edit(waiting.idempotencyKey);
        if (next.do === "send" && units(floor.work().draft.items) > 0) {
          floor.faults.push(next.fault, next.fault);
          await floor.send(floor.queue());
        }
        if (next.do === "wait") {
          floor.faults.push(next.fault);
          await floor.sendWaiting();
        }
        floor.faults.length = 0;
      }
      // The network is back, and somebody sends what is left.
      for (let round = 0; round < 4; round += 1) {
        await floor.sendWaiting();
        if (units(floor.work().draft.items) > 0) await floor.send(floor.queue());
      }
      expect(floor.ordered()).toBe(typed);
      expect(floor.work().unsent).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
