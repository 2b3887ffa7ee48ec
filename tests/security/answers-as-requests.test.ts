import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { safeParse, type $ZodType, type $ZodTypes } from "zod/v4/core";
import { api } from "../../src/contract/api.ts";
import type { Route } from "../../src/contract/route.ts";
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

/** The name of every field of a schema, however deep. */
function* fieldsOf(schema: $ZodType | undefined): Generator<string> {
  if (!schema) return;
  // Every schema of zod is one of these; its own type does not say so.
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === "object") {
    for (const [name, inner] of Object.entries(def.shape)) {
      yield name;
      yield* fieldsOf(inner);
    }
  }
  if (def.type === "array") yield* fieldsOf(def.element);
  if (def.type === "record") yield* fieldsOf(def.valueType);
  if (def.type === "optional" || def.type === "nullable") yield* fieldsOf(def.innerType);
  if (def.type === "union") for (const option of def.options) yield* fieldsOf(option);
}

const routes = Object.values(api).flatMap((contract) => Object.values<Route>(contract));
/** All that answers have, and what the database calls some of it. */
const fields = new Set([
  ...routes.flatMap((route) => [...fieldsOf(route.response)]),
  ..."total paid account_id user_id guest_id password_hash total_cents version".split(" "),
]);

const one = (name: string) => [name, 1] as const;

type Place = { path: string; body: unknown; added: string[] };

/** The body with all these fields in one of its objects, for each of them, but for those that it may have there. */
function* crowded(schema: $ZodType, body: unknown): Generator<Place> {
  function* walk(value: unknown, path: string[]): Generator<string[]> {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) yield path;
    for (const [key, inner] of Object.entries(value)) yield* walk(inner, [...path, key]);
  }
  const put = (value: unknown, [key, ...rest]: string[], extra: object): unknown => {
    if (key === undefined) return { ...(value as object), ...extra };
    if (Array.isArray(value)) return value.with(Number(key), put(value[Number(key)], rest, extra));
    const object = value as Record<string, unknown>;
    return { ...object, [key]: put(object[key], rest, extra) };
  };
  for (const path of walk(body, [])) {
    const here = path.reduce<unknown>((value, key) => Reflect.get(value as object, key), body);
    const foreign = [...fields].filter((name) => !Object.hasOwn(here as object, name));
    const { error } = safeParse(schema, put(body, path, Object.fromEntries(foreign.map(one))));
    const added = (error?.issues ?? []).flatMap((issue) =>
      issue.code === "unrecognized_keys" ? issue.keys : [],
    );
    if (added.length > 0) {
      const extra = Object.fromEntries(added.map(one));
      yield { path: path.join("."), body: put(body, path, extra), added };
    }
  }
}

describe("threat 44: what answers say, sent as a request", () => {
  it("has every field of every answer refused by name, wherever it stands, with no effect", async () => {
    expect(fields.size).toBeGreaterThan(80);
    const before = await tenants.readAll();
    let count = 0;
    for (const { name, route, url, text, body } of examplesOf(own)) {
      if (!route.body || route.multipart || body === undefined) continue;
      for (const { path, body: sent, added } of crowded(route.body, JSON.parse(text))) {
        const answer = await rawCall(testApp, {
          method: route.method,
          url,
          host: own.account.host,
          token: route.path.startsWith("auth/") ? undefined : own.tokens.admin,
          headers: { "idempotency-key": crypto.randomUUID() },
          body: sent,
        });
        expect([answer.status, answer.body.error], `${name} ${path}`).toEqual([
          422,
          "unprocessable_entity",
        ]);
        const named = Object.keys(answer.body.fields ?? {});
        for (const field of added) {
          expect(named, `${name} ${path}`).toContain(path === "" ? field : `${path}.${field}`);
        }
        count += added.length;
      }
    }
    expect(count).toBeGreaterThan(1000);
    expect(await tenants.changes(before)).toEqual([]);
    console.log(`${count} fields of answers sent as requests, 0 effects`);
  });
});
