import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { deliveryBody } from "../../testing/new-order.ts";
import { fullAccount, type FullAccount } from "../../testing/full-account.ts";
import { rawCall, rawPost, type RawCall } from "../../testing/raw-call.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let full: FullAccount;
beforeAll(async () => {
  full = await fullAccount(testApp);
});

const post = (path: string, call: Partial<RawCall>) =>
  rawPost(testApp, { host: full.account.host, path, ...call });

describe("threat 48: characters that cannot be stored", () => {
  const bad = ["a\0b", "\0", "\ud83c", "\udf55\ud83c", "\u001b[2J", "\u0085"];

  it("are refused by the field they stand in, wherever text is taken", async () => {
    for (const text of bad) {
      const order = (change: object) =>
        post("order", {
          body: { ...deliveryBody({ [String(full.ids["Calabresa"])]: { qty: 1 } }), ...change },
        });
      const inName = await order({ userData: { name: text, email: "ana@example.com" } });
      expect([inName.status, Object.keys(inName.body.fields ?? {})]).toEqual([
        422,
        ["userData.name"],
      ]);
      const inUser = await post("auth/login", { body: { user: text, pass: "x" } });
      expect([inUser.status, Object.keys(inUser.body.fields ?? {})]).toEqual([422, ["user"]]);
      const inCode = await post("auth/access-token", { body: { accessToken: text } });
      expect([inCode.status, Object.keys(inCode.body.fields ?? {})]).toEqual([
        422,
        ["accessToken"],
      ]);
    }
  });

  it("may stand in a password, which is only compared", async () => {
    for (const pass of bad) {
      const changed = await full.admin.staff
        .changePassword({
          body: { formData: { current: pass, new: "uma nova senha", confirm: "uma nova senha" } },
        })
        .catch((error: unknown) => error);
      expect(changed).toMatchObject({ status: 400, refusal: { error: "invalid_security_key" } });
    }
  });

  it("never make an answer of 500, in an address, a parameter or a header", async () => {
    const addresses = [
      "order/%00",
      "order/%zz",
      "order/%ff",
      `order/${"a".repeat(5000)}`,
      "order?cursor=%00",
      "order?mine=%ff",
      "order?mine=0&from=0000-01-01",
      "order?mine=0&from=0001-01-01&to=9999-12-31",
      "order?mine=0&from=2026-02-30",
      "order?mine=0&cursor=99999999999999999999",
      "order?mine=0&cursor=-1",
      "%",
      "order/../order",
      "order//",
    ];
    for (const url of addresses) {
      const { status, text } = await rawCall(testApp, {
        url: `/v2.0/${url}`,
        host: full.account.host,
      });
      expect([200, 404, 422], `${url}: ${text}`).toContain(status);
      if (status !== 200)
        expect(Object.keys(JSON.parse(text)), url).toEqual(
          expect.arrayContaining(["error", "message"]),
        );
    }
    for (const authorization of [
      "Bearer \u00ff",
      "Bearer a b",
      `Bearer ${"x".repeat(4000)}`,
      "Bearer ../..",
      "bearer x",
    ]) {
      const { status } = await rawCall(testApp, {
        url: "/v2.0/order",
        host: full.account.host,
        headers: { authorization },
      });
      expect(status, authorization).toBe(401);
    }
  });
});

it("whatever JSON is sent, the answer is a refusal and no defect", async () => {
  const texts = fc.string({ unit: "binary", maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue({ maxDepth: 4 }),
      texts,
      fc.constantFrom("order", "auth/access-token"),
      async (value, text, url) => {
        for (const body of [
          value,
          { userData: value, cartData: { items: { [text]: value } } },
          { accessToken: text },
        ]) {
          const { status } = await post(url, { body });
          expect([400, 422]).toContain(status);
        }
      },
    ),
    { numRuns: 60 },
  );
  expect(testApp.logLines.filter((line) => !line.includes('"security":true'))).toEqual([]);
});
