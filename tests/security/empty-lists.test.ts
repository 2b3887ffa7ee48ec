import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawCall } from "../../src/server/testing/raw-call.ts";
import type { TestApp } from "../../src/server/testing/start-app.ts";
import { examplesOf, type Tenant } from "./probes.ts";
import { startLoneTenant, type Tenants } from "./tenants.ts";

let testApp: TestApp;
let tenants: Tenants;
let own: Tenant;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ testApp, tenants, own, close } = await startLoneTenant());
});
afterAll(() => close());

type Variant = { path: string; body: unknown };

/** The body with each of its lists and maps emptied, left out or null, one at a time; and the body itself empty. */
function* emptied(value: unknown, path = "body"): Generator<Variant> {
  if (typeof value !== "object" || value === null) return;
  yield { path: `${path} empty`, body: Array.isArray(value) ? [] : {} };
  yield { path: `${path} null`, body: null };
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== "object" || inner === null) continue;
    const { [key]: _, ...without } = value as Record<string, unknown>;
    if (!Array.isArray(value)) yield { path: `${path}.${key} absent`, body: without };
    for (const variant of emptied(inner, `${path}.${key}`)) {
      const body = Array.isArray(value)
        ? value.with(Number(key), variant.body)
        : { ...value, [key]: variant.body };
      yield { path: variant.path, body };
    }
  }
}

const send = (
  method: "POST" | "PUT",
  { url, token, body }: { url: string; token: string | undefined; body: unknown },
) =>
  rawCall(testApp, {
    method,
    url,
    host: own.account.host,
    token,
    headers: { "idempotency-key": crypto.randomUUID() },
    body,
  });

const calls = () =>
  examplesOf(own).flatMap(({ name, route, url, body }) => {
    const { method, multipart } = route;
    if (multipart || body === undefined || method === "GET" || method === "DELETE") return [];
    return [{ name, route, method, url, variants: [...emptied(body)] }];
  });

describe("threat 4: lists without elements", () => {
  it("let nobody in who is not let in with elements, and change nothing for them", async () => {
    const before = await tenants.readAll();
    let tried = 0;
    for (const { name, route, method, url, variants } of calls()) {
      if (route.access === "public" || route.access === "guest") continue;
      for (const [token, refusal] of [
        [own.tokens.none, 400],
        [own.tokens.guest, 403],
        ...(route.access === "admin" ? ([[own.tokens.attendant, 403]] as const) : []),
      ] as const) {
        for (const { path, body } of variants) {
          const { status } = await send(method, { url, token, body });
          expect(status, `${name}, ${path}`).toBe(refusal);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(await tenants.changes(before)).toEqual([]);
  });

  it("are never a defect where somebody is let in", async () => {
    for (const { name, method, url, variants } of calls()) {
      for (const { path, body } of variants) {
        const { status, text } = await send(method, { url, token: own.tokens.admin, body });
        expect(status, `${name}, ${path}: ${text}`).toBeLessThan(500);
      }
    }
  });

  it("make no order and no order of entries", async () => {
    const tables = async () => (await tenants.readAll()).get(own.account.label);
    const before = await tables();
    const items = {};
    const order = { userData: { name: "Ana", email: "ana@example.com" }, cartData: { items } };
    for (const token of [own.tokens.none, own.tokens.guest, own.tokens.admin]) {
      const { status, body } = await send("POST", { url: "/v2.0/order", token, body: order });
      expect([400, 422], body.error).toContain(status);
    }
    const sorted = await send("PUT", {
      url: "/v2.0/content/sort",
      token: own.tokens.admin,
      body: { data: [] },
    });
    expect(sorted.status).toBeLessThan(500);
    const after = await tables();
    for (const table of ["orders", "order_lines", "entries"])
      expect(after?.[table], table).toEqual(before?.[table]);
  });
});
