import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CallRefused } from "../../../contract/client.ts";
import { emptyCart } from "../../../domain/cart.ts";
import { askAfterMs, emptyOutbox, findOrder, orderFailed, queueDraft } from "./tab-outbox.ts";
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
      expect(findOrder(floor.outbox(), key)).toBeDefined();
      await floor.sendWaiting();
      floor.reload();
      await floor.sendWaiting();
      expect(floor.ordered()).toBe(2);
      expect(floor.outbox()).toEqual(emptyOutbox);
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
      stored = findOrder(floor.outbox(), key)?.hasLeft;
    };
    await floor.send(key);
    expect(stored).toBe(true);
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
    // Only its own sender hears of it.
    expect(theirs).toEqual([]);
    expect(floor.ordered()).toBe(1);
    expect(floor.outbox()).toEqual(emptyOutbox);
  });

  test("is not ordered by one page of the browser while another has it refused", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    floor.queue();
    floor.faults.push("refused");
    await floor.sendFromBoth();
    expect(floor.ordered()).toBe(0);
    expect(floor.outbox().draft.items).toEqual(beer(1));
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
    expect(findOrder(floor.outbox(), key)?.hasLeft).toBe(false);
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
      expect(floor.outbox()).toMatchObject({
        draft: { items: beer(3) },
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
      expect(floor.outbox()).toEqual(emptyOutbox);
    },
  );

  test("is the draft again when its sender may not order", async () => {
    const floor = newFloor();
    floor.type(beer(2));
    const key = floor.queue();
    floor.faults.push("forbidden");
    expect((await floor.send(key)).kind).toBe("refused");
    floor.reload();
    expect(floor.outbox()).toMatchObject({
      draft: { items: beer(2) },
      unsent: [],
      refusal: { code: "access_denied", isAside: false },
    });
  });

  test("stays aside when its sender may not order any more and it may have arrived, and arrives once", async () => {
    const floor = newFloor();
    floor.type(beer(2));
    const key = floor.queue();
    floor.faults.push("answer lost", "forbidden");
    await floor.send(key);
    expect((await floor.send(key)).kind).toBe("refused");
    floor.reload();
    expect(floor.outbox()).toMatchObject({
      draft: emptyCart,
      unsent: [{ hasLeft: true, refused: true }],
      refusal: { code: "access_denied", isAside: true },
    });
    floor.agree(key);
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(2);
    expect(floor.outbox().unsent).toEqual([]);
  });

  test("and got no answer is the draft again when its tab was closed before it arrived", async () => {
    const floor = newFloor();
    floor.type(beer(2));
    const key = floor.queue();
    floor.faults.push("request lost", "tab closed");
    await floor.send(key);
    expect((await floor.send(key)).kind).toBe("refused");
    expect(floor.outbox()).toMatchObject({
      draft: { items: beer(2) },
      unsent: [],
      refusal: { code: "deal_closed" },
    });
  });

  test("and got no answer has arrived when its tab was closed after it", async () => {
    const floor = newFloor();
    floor.type(beer(2));
    const key = floor.queue();
    floor.faults.push("answer lost", "tab closed");
    await floor.send(key);
    expect((await floor.send(key)).kind).toBe("arrived");
    expect(floor.ordered()).toBe(2);
    expect(floor.outbox()).toEqual(emptyOutbox);
  });

  test("stays aside when it is refused and the draft has no room for it", async () => {
    const floor = newFloor();
    floor.type(beer(60));
    const key = floor.queue();
    floor.type(beer(60));
    floor.faults.push("refused");
    await floor.send(key);
    expect(findOrder(floor.outbox(), key)).toMatchObject({ refused: true });
    expect(floor.outbox().refusal).toMatchObject({ code: "price_changed", isAside: true });
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(0);
  });

  test("comes back beside lines of the same item, and its refusal names it by the key that it has there", () => {
    const pizza = (obs: string) => ({
      pizza: { qty: 1, obs, title_br: "Pizza", extras: { price: 50 }, children: {} },
    });
    const draft = { items: pizza("sem cebola") };
    const sent = queueDraft({ ...emptyOutbox, draft }, { key: "k", now: 1, by: "garçom" });
    const typing = { ...sent, draft: { items: pizza("bem assada") } };
    const lines = [{ path: "pizza/borda", title_br: "" }];
    const error = new CallRefused(422, { error: "unavailable_items", message: "", lines });
    const after = orderFailed(typing, { key: "k", mayHaveArrived: false, error });
    expect(Object.keys(after.draft.items)).toEqual(["pizza", "pizza~2"]);
    expect(after.refusal?.lines[0]?.path).toBe("pizza~2/borda");
  });

  test("has equal lines of an item as one", () => {
    const [line] = Object.values(beer(1));
    const draft = { items: { beer: line!, "beer~2": line! } };
    const { unsent } = queueDraft({ ...emptyOutbox, draft }, { key: "k", now: 1, by: "garçom" });
    expect(unsent[0]?.items).toEqual(beer(2));
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

  test("can be thrown away", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    floor.discard(floor.queue());
    await floor.sendWaiting();
    expect(floor.ordered()).toBe(0);
    expect(floor.outbox()).toEqual(emptyOutbox);
  });
});

describe("an order that is to be edited", () => {
  test("is the draft again when it has never left, and arrives once as it is then", async () => {
    const floor = newFloor();
    floor.type(beer(1));
    floor.device.online = false;
    const key = floor.queue();
    await floor.send(key);
    floor.edit(key);
    expect(floor.outbox()).toMatchObject({ draft: { items: beer(1) }, unsent: [] });
    floor.type(beer(1));
    floor.device.online = true;
    await floor.send(floor.queue());
    expect(floor.orders.size).toBe(1);
    expect(floor.ordered()).toBe(2);
    expect(floor.outbox()).toEqual(emptyOutbox);
  });

  test.each(["request lost", "answer lost", "server error"] as const)(
    "goes on waiting as it is when it may have arrived (%s)",
    async (fault) => {
      const floor = newFloor();
      floor.type(beer(1));
      const key = floor.queue();
      floor.faults.push(fault);
      await floor.send(key);
      const before = floor.outbox();
      floor.edit(key);
      expect(floor.outbox()).toEqual(before);
      await floor.sendWaiting();
      expect(floor.ordered()).toBe(1);
    },
  );
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
    fc.record({ do: fc.constant("network" as const), isThere: fc.boolean() }),
    fc.record({ do: fc.constant("reload" as const) }),
    fc.record({ do: fc.constant("turn to" as const) }),
    fc.record({ do: fc.constant("both" as const), faults: fc.array(fault, { maxLength: 3 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const floor = newFloor();
      let typed = 0;
      for (const next of steps) {
        const [waiting] = floor.outbox().unsent;
        if (next.do === "type") {
          floor.type(beer(next.qty));
          typed += next.qty;
        }
        if (next.do === "reload") floor.reload();
        if (next.do === "turn to") floor.turnTo();
        if (next.do === "network") floor.device.online = next.isThere;
        if (next.do === "both") {
          floor.faults.push(...next.faults);
          await floor.sendFromBoth();
        }
        if (next.do === "edit" && waiting) floor.edit(waiting.idempotencyKey);
        if (next.do === "send" && units(floor.outbox().draft.items) > 0) {
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
      floor.device.online = true;
      for (let round = 0; round < 4; round += 1) {
        await floor.sendWaiting();
        if (units(floor.outbox().draft.items) > 0) await floor.send(floor.queue());
      }
      expect(floor.ordered()).toBe(typed);
      expect(floor.outbox().unsent).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
