import { beforeAll, describe, expect, it } from "vitest";
import { deliveryBody } from "../../testing/new-order.ts";
import { fullAccount, type FullAccount } from "../../testing/full-account.ts";
import { rawPost, type RawCall } from "../../testing/raw-call.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let full: FullAccount;
beforeAll(async () => {
  full = await fullAccount(testApp);
});

const json = "application/json";

const post = (path: string, call: Partial<RawCall>) =>
  rawPost(testApp, { host: full.account.host, path, ...call });

async function orderCount(): Promise<number> {
  return (await full.admin.orders.list({ query: { tab: "all" } })).orders.length;
}

describe("threat 21: a body", () => {
  it.each([
    "{",
    "{}}",
    '{"user":',
    "nul",
    '"',
    "{'user':'a'}",
    '{"user":"a",}',
    "\u0000",
    "undefined",
  ])("that is not JSON is refused: %j", async (payload) => {
    const { status, body } = await post("auth/login", {
      payload,
      headers: { "content-type": json },
    });
    expect([status, body.error]).toEqual([422, "unprocessable_entity"]);
  });

  it.each(['{"__proto__":{"user":"a"}}', '{"constructor":{"prototype":{"user":"a"}}}'])(
    "that reaches for the prototype is refused: %s",
    async (payload) => {
      expect(
        (await post("auth/login", { payload, headers: { "content-type": json } })).status,
      ).toBe(422);
    },
  );

  it.each(["null", "[]", '"text"', "1", "true"])(
    "that is no object is refused: %s",
    async (payload) => {
      for (const url of ["auth/login", "auth/logout", "order"]) {
        const answer = await post(url, { payload, headers: { "content-type": json } });
        expect(answer.status, url).toBe(422);
      }
    },
  );

  it("may be absent where nothing is asked for, also when it is said to be JSON", async () => {
    for (const call of [
      {},
      { headers: { "content-type": json } },
      { payload: "", headers: { "content-type": json } },
    ]) {
      expect((await post("auth/logout", call)).status).toBe(204);
    }
    const { hash } = full.order;
    const status = { method: "PUT", token: full.admin.token() } as const;
    expect(
      (await post(`order/${hash}/status/3`, { ...status, headers: { "content-type": json } }))
        .status,
    ).toBe(200);
    expect((await post(`order/${hash}/status/2`, status)).status).toBe(200);
  });

  it("that is absent where something is asked for is refused, and every field that is missing named", async () => {
    const { status, body } = await post("auth/login", {});
    expect([status, body.error, Object.keys(body.fields ?? {})]).toEqual([
      422,
      "unprocessable_entity",
      ["user", "pass"],
    ]);
  });

  it("of 256 KiB and more is too large, and nothing of it is kept", async () => {
    const before = await orderCount();
    const obs = "a".repeat(256 * 1024);
    const { status, body } = await post("order", {
      body: deliveryBody({ [String(full.ids["Calabresa"])]: { qty: 1, obs } }),
    });
    expect([status, body.error]).toEqual([413, "too_large"]);
    expect(await orderCount()).toBe(before);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/xml",
    "application/jsonx",
    undefined,
  ])("of type %s is not taken, so that no page of another site can send one", async (type) => {
    const before = await orderCount();
    const payload = JSON.stringify(deliveryBody({ [String(full.ids["Calabresa"])]: { qty: 1 } }));
    const { status, body } = await post("order", {
      payload,
      headers: type ? { "content-type": type } : {},
    });
    expect([status, body.error]).toEqual([415, "unsupported_media"]);
    expect(await orderCount()).toBe(before);
  });
});
