import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CallRefused } from "../../../contract/client.ts";
import type { Cart, CartLine } from "../../../domain/cart.ts";
import type { OrderRequest } from "../../cart/order-request.ts";
import type { KeptStorage } from "../../site/kept-store.ts";
import { createSender } from "./create-sender.ts";
import { mergeLines } from "./order-lines.ts";
import {
  agreeToSend,
  askAfterMs,
  discardOrder,
  editOrder,
  emptyWork,
  findOrder,
  queueDraft,
} from "./tab-work.ts";
import { createWorkStore } from "./work-store.ts";

type Lines = Cart["items"];
type Fault = "fine" | "request lost" | "answer lost" | "server error" | "refused" | "tab closed";

const tab = "a".repeat(32);
const beer = (qty: number): Lines => ({ beer: lineOf("Cerveja", qty) });

function lineOf(title_br: string, qty: number): CartLine {
  return { qty, title_br, extras: { price: 12 }, children: {} };
}

const units = (items: Record<string, { qty: number }>) =>
  Object.values(items).reduce((sum, { qty }) => sum + qty, 0);

function memory(): KeptStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** As the browser lets its pages send: one after the other. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
}

/** A server that keeps one order a key, as ours does, and a device with two pages that speak to it. */
function newFloor() {
  const storage = memory();
  const orders = new Map<string, { request: OrderRequest; bytes: string }>();
  const faults: Fault[] = [];
  const device = {
    now: 1_000_000,
    person: "garçom" as string | undefined,
    online: true,
    keys: 0,
    /** Called when a request has left. */
    onLeaving: () => undefined as void,
  };
  const alone = inTurn();
  const place = async (request: OrderRequest, key: string) => {
    const fault = faults.shift() ?? "fine";
    device.onLeaving();
    // On its way, while other things happen.
    await Promise.resolve();
    if (fault === "request lost") throw refusal(0, "offline");
    const bytes = JSON.stringify(request);
    const known = orders.get(key);
    if (!known) {
      if (fault === "refused") throw refusal(409, "price_changed");
      if (fault === "tab closed") throw refusal(409, "deal_closed");
      if (fault === "server error") throw refusal(500, "default");
    }
    if (known && known.bytes !== bytes) throw refusal(422, "idempotency_mismatch");
    orders.set(key, { request, bytes });
    if (fault === "answer lost") throw refusal(0, "offline");
    return { order: { id: orders.size, hash: key } };
  };
  /** As after a reload: what is not stored is gone. */
  const open = () => {
    const store = createWorkStore(
      () => storage,
      () => device.now,
    );
    const sender = createSender({
      store,
      place,
      now: () => device.now,
      findPerson: () => device.person,
      mayReachServer: () => device.online,
      alone,
    });
    return { store, sender };
  };
  let page = open();
  let behind = open();
  const work = () => page.store.current()[tab] ?? emptyWork;
  return {
    device,
    faults,
    orders,
    work,
    reload: () => (page = open()),
    /** The other page of the browser comes to the front; what it shows of the storage is up to date then. */
    turnTo() {
      [page, behind] = [behind, page];
      page.store.refresh();
    },
    /** Both pages find out at once that the network is back. */
    sendFromBoth: () => Promise.all([page.sender.sendWaiting(), behind.sender.sendWaiting()]),
    type: (items: Lines) =>
      page.store.change(tab, (stored) => ({
        ...stored,
        draft: { ...stored.draft, items: mergeLines(stored.draft.items, items) ?? {} },
      })),
    queue() {
      device.keys += 1;
      const { unsent } = page.store.change(tab, (stored) =>
        queueDraft(stored, {
          key: `key-${device.keys}`,
          now: device.now,
          by: device.person ?? "",
        }),
      );
      return unsent.at(-1)?.idempotencyKey ?? "";
    },
    send: (key: string) => page.sender.send(tab, key),
    sendWaiting: () => page.sender.sendWaiting(),
    edit: (key: string) => page.store.change(tab, (stored) => editOrder(stored, key)),
    agree: (key: string) => page.store.change(tab, (stored) => agreeToSend(stored, key)),
    discard: (key: string) => page.store.change(tab, (stored) => discardOrder(stored, key)),
    ordered: () =>
      [...orders.values()].reduce((sum, { request }) => sum + units(request.cartData.items), 0),
  };
}

function refusal(status: number, error: string): CallRefused {
  return new CallRefused(status, { error, message: "" });
}

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
    expect(theirs).toEqual([{ kind: "arrived", hash: tab, arrivedBefore: false }]);
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

  test("stays aside when it is refused and the draft has no room for it", async () => {
    const floor = newFloor();
    floor.type(beer(60));
    const key = floor.queue();
    floor.type(beer(60));
    floor.faults.push("refused");
    await floor.send(key);
    expect(findOrder(floor.work(), key)).toMatchObject({ refused: true });
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
