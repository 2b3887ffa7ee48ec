import { describe, expect, test } from "vitest";
import { CallRefused } from "../../contract/client.ts";
import type { OrderRequest } from "./order-request.ts";
import { afterFailure, beforeSending, sendOrder, type Sending } from "./sending.ts";

const noNetwork = new CallRefused(0, { error: "offline", message: "" });
const refused = new CallRefused(409, { error: "price_changed", message: "" });
const mismatch = new CallRefused(422, { error: "idempotency_mismatch", message: "" });

/** An order of which nothing has been sent yet. */
const unsent: Sending = { idempotencyKey: null, unanswered: [] };

const requestOf = (name: string): OrderRequest => ({ userData: { name }, cartData: { items: {} } });

let keys = 0;
const newKey = () => `key-${++keys}`;

/**
 * A server that keeps one order for each key, as ours does. `faults` says of each call in turn whether it is lost on
 * the way there, or its answer on the way back.
 */
function newServer(faults: ("request lost" | "answer lost" | "fine")[] = []) {
  const orders = new Map<string, { body: string; hash: string }>();
  const place = async (request: OrderRequest, key: string) => {
    const fault = faults.shift() ?? "fine";
    if (fault === "request lost") throw noNetwork;
    const body = JSON.stringify(request);
    const known = orders.get(key) ?? { body, hash: `hash-${orders.size + 1}` };
    orders.set(key, known);
    if (fault === "answer lost") throw noNetwork;
    if (known.body !== body) throw mismatch;
    return { order: { id: 1, hash: known.hash } };
  };
  return { place, orders };
}

/** Sends as the checkout does. Returns what is remembered afterwards, and the order's hash. */
async function send(server: ReturnType<typeof newServer>, cart: Sending, request: OrderRequest) {
  const sending = beforeSending(cart, request, newKey);
  try {
    const { order, arrivedBefore } = await sendOrder(server.place, { cart: sending, request });
    return { cart: unsent, hash: order.hash, arrivedBefore };
  } catch (error) {
    return { cart: afterFailure(sending, { request, error }) };
  }
}

describe("an order without an answer", () => {
  test.each(["request lost", "answer lost"] as const)(
    "is placed once when it is sent again (%s)",
    async (fault) => {
      const server = newServer([fault, fault]);
      const first = await send(server, unsent, requestOf("Ana"));
      const second = await send(server, first.cart, requestOf("Ana"));
      const third = await send(server, second.cart, requestOf("Ana"));
      expect(server.orders.size).toBe(1);
      expect(third).toMatchObject({ hash: "hash-1", arrivedBefore: false });
    },
  );

  test("that never arrived is placed as it was changed since", async () => {
    const server = newServer(["request lost"]);
    const first = await send(server, unsent, requestOf("Ana"));
    const second = await send(server, first.cart, requestOf("Ana Souza"));
    expect([...server.orders.values()]).toEqual([
      { body: JSON.stringify(requestOf("Ana Souza")), hash: "hash-1" },
    ]);
    expect(second).toMatchObject({ hash: "hash-1", arrivedBefore: false });
  });

  test("that had arrived is found again, whatever was changed since, and not placed twice", async () => {
    const server = newServer(["request lost", "answer lost", "answer lost"]);
    const first = await send(server, unsent, requestOf("Ana"));
    const second = await send(server, first.cart, requestOf("Bia"));
    const third = await send(server, second.cart, requestOf("Caio"));
    const fourth = await send(server, third.cart, requestOf("Davi"));
    expect([...server.orders.values()]).toEqual([
      { body: JSON.stringify(requestOf("Bia")), hash: "hash-1" },
    ]);
    expect(fourth).toMatchObject({ hash: "hash-1", arrivedBefore: true });
  });

  test("keeps its key through a refusal that may not have looked at the key", async () => {
    const request = requestOf("Ana");
    const lost = afterFailure(beforeSending(unsent, request, newKey), {
      request,
      error: noNetwork,
    });
    const retried = beforeSending(lost, requestOf("Bia"), newKey);
    expect(afterFailure(retried, { request: requestOf("Bia"), error: refused })).toEqual(lost);
  });

  test("keeps its key while the server is in trouble, asks to wait or does not let the sender in", () => {
    for (const status of [401, 403, 408, 429, 500, 503]) {
      const sending = beforeSending(unsent, requestOf("Ana"), newKey);
      const trouble = new CallRefused(status, { error: "default", message: "" });
      expect(afterFailure(sending, { request: requestOf("Ana"), error: trouble })).toBe(sending);
    }
  });
});

test("a refused order is sent under a new key the next time", () => {
  const sending = beforeSending({ ...unsent, obs: "x" }, requestOf("Ana"), newKey);
  const after = afterFailure(sending, { request: requestOf("Ana"), error: refused });
  expect(after).toEqual({ ...unsent, obs: "x" });
  const again = beforeSending(after, requestOf("Ana"), newKey);
  expect(again.idempotencyKey).not.toBe(sending.idempotencyKey);
});

test("a key that belongs to somebody else's order is given up", async () => {
  const server = newServer();
  await server.place(requestOf("Zeca"), "key-taken");
  const after = await send(server, { ...unsent, idempotencyKey: "key-taken" }, requestOf("Ana"));
  expect(after).toEqual({ cart: unsent });
});
