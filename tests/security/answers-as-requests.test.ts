import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { safeParse, type $ZodType, type $ZodTypes } from "zod/v4/core";
import { rawCall } from "../../src/server/testing/raw-call.ts";
import { routes } from "../../src/server/testing/routes.ts";
import type { TestApp } from "../../src/server/testing/start-app.ts";
import { valueAt, withValue } from "./body-paths.ts";
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

/** All fields of answers, and names of the database for some of them. */
const fields = new Set([
  ...routes.flatMap((route) => [...fieldsOf(route.response)]),
  ..."total paid account_id user_id guest_id password_hash total_cents version".split(" "),
]);

const one = (name: string) => [name, 1] as const;

type Place = { path: string; body: unknown; added: string[]; ignored: string[] };

/** A value that no known field takes. */
const strange = { surprise: null };

/** For each object of the body, the body with all fields in it that it may not have there. */
function* crowded(schema: $ZodType, body: unknown): Generator<Place> {
  function* walk(value: unknown, path: string[]): Generator<string[]> {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) yield path;
    for (const [key, inner] of Object.entries(value)) yield* walk(inner, [...path, key]);
  }
  const read = safeParse(schema, body).data;
  for (const path of walk(body, [])) {
    const here = valueAt(body, path) as object; // `walk` yields paths of objects only
    const withAdded = (names: readonly string[]) =>
      withValue(body, { path, value: { ...here, ...Object.fromEntries(names.map(one)) } });
    const foreign = [...fields].filter((name) => !Object.hasOwn(here, name));
    const { error } = safeParse(schema, withAdded(foreign));
    const added = (error?.issues ?? []).flatMap((issue) =>
      issue.code === "unrecognized_keys" ? issue.keys : [],
    );
    const withOne = (name: string, value: unknown) =>
      safeParse(schema, withValue(body, { path, value: { ...here, [name]: value } }));
    const ignored = foreign.filter((name) => withOne(name, strange).success);
    // The server reads only what the schema makes of a body.
    for (const name of ignored) expect(withOne(name, strange).data).toEqual(read);
    if (added.length > 0) yield { path: path.join("."), body: withAdded(added), added, ignored };
  }
}

describe("threat 44: what answers say, sent as a request", () => {
  it("has every field of every answer refused by name or ignored, wherever it stands, with no effect", async () => {
    expect(fields.size).toBeGreaterThan(80);
    const before = await tenants.readAll();
    let count = 0;
    let ignoredCount = 0;
    for (const { name, route, url, text, body } of examplesOf(own)) {
      if (!route.body || route.multipart || body === undefined) continue;
      for (const { path, body: sent, added, ignored } of crowded(route.body, JSON.parse(text))) {
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
        ignoredCount += ignored.length;
      }
    }
    expect(count).toBeGreaterThan(1000);
    expect(ignoredCount).toBeGreaterThan(50);
    expect(await tenants.changes(before)).toEqual([]);
    console.log(`${count} fields of answers refused, ${ignoredCount} ignored, 0 effects`);
  });
});
