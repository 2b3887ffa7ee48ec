import { describe, expect, test } from "vitest";
import {
  CallRefused,
  createClient,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from "./client.ts";
import { refusals } from "./errors.ts";
import { errorText } from "./error-texts.ts";
import { ordersContract } from "./orders.ts";
import { wires } from "./wire.ts";

/** A client that records its calls and gives each of them the same answer. */
function clientAnswering(answer: TransportResponse) {
  const sent: TransportRequest[] = [];
  const transport: Transport = (request) => {
    sent.push(request);
    return Promise.resolve(answer);
  };
  return { orders: createClient(ordersContract, transport), sent, transport };
}

const hash = "a".repeat(32);

async function refusalOf(answer: TransportResponse): Promise<unknown> {
  return clientAnswering(answer)
    .orders.list({ query: {} })
    .catch((error: unknown) => error);
}

describe("a call", () => {
  test("goes out with its method, address, body, key and signal, and with nothing that was not given", async () => {
    const { orders, sent } = clientAnswering({ status: 200, body: {} });
    const { signal } = new AbortController();
    const body = { userData: { name: "Ana" }, cartData: { items: {} } };
    await orders.list({ query: { tab: "all" } }, { signal });
    await orders.place({ body }, { idempotencyKey: "a-key" });
    await orders.setStatus({ params: { hash, statusId: "2" }, body: {} });
    expect(sent).toEqual([
      { method: "GET", address: "/v2.0/order?tab=all", headers: {}, signal },
      { method: "POST", address: "/v2.0/order", headers: { "idempotency-key": "a-key" }, body },
      { method: "PUT", address: `/v2.0/order/${hash}/status/2`, headers: {}, body: {} },
    ]);
  });

  test.each([200, 201, 204])("that is answered with %i gives the body", async (status) => {
    const { orders } = clientAnswering({ status, body: { orders: [], next: null } });
    expect(await orders.list({ query: {} })).toEqual({ orders: [], next: null });
  });

  test("that is refused throws what the server said", async () => {
    const body = {
      error: "price_changed",
      message: "x",
      lines: [{ path: "a", title_br: "b", old_price: 1, new_price: 2 }],
    };
    const error = await refusalOf({ status: 409, body });
    expect(error).toBeInstanceOf(CallRefused);
    expect(error).toMatchObject({ status: 409, refusal: body, message: "409 price_changed" });
  });

  test.each([undefined, null, "<html>", 7, [], {}, { error: 1 }, { message: "x" }])(
    "that somebody else than the server refused, with %j, is any error",
    async (body) => {
      expect(await refusalOf({ status: 502, body })).toMatchObject({
        status: 502,
        refusal: { error: "default" },
      });
    },
  );

  test.each([0, 199, 300, 304, 400, 500])("answered with %i is a refusal", async (status) => {
    expect(await refusalOf({ status, body: undefined })).toBeInstanceOf(CallRefused);
  });

  test("whose transport fails, fails with that", async () => {
    const failure = new CallRefused(0, { error: "offline", message: "" });
    const orders = createClient(ordersContract, () => Promise.reject(failure));
    await expect(orders.list({ query: {} })).rejects.toBe(failure);
  });
});

test("methods and paths alone make the same client as the whole contract", async () => {
  const { orders, sent, transport } = clientAnswering({ status: 200, body: {} });
  const light = createClient<typeof ordersContract>(wires.orders, transport);
  await orders.get({ params: { hash } });
  await light.get({ params: { hash } });
  expect(Object.keys(light)).toEqual(Object.keys(orders));
  expect(sent[1]).toEqual(sent[0]);
});

describe("the list of refusals", () => {
  test("has a text for every code, and a status that is an error", () => {
    for (const [code, status] of Object.entries(refusals)) {
      expect(errorText(code).length).toBeGreaterThan(5);
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  test.each(["", "constructor", "toString", "nothing"])("does not have %j", (code) => {
    expect(Object.keys(refusals)).not.toContain(code);
    expect(errorText(code)).toBe("An error occurred");
  });
});
