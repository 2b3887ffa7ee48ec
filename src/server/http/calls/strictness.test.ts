import { beforeAll, describe, expect, it } from "vitest";
import { exampleCalls, type ExampleCall } from "../../testing/example-calls.ts";
import { fullAccount, type FullAccount } from "../../testing/full-account.ts";
import { rawCall, type RawAnswer } from "../../testing/raw-call.ts";
import { nameOf, routes } from "../../testing/routes.ts";
import { noRelay, sharedApp, startApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let full: FullAccount;
let calls: Map<string, ExampleCall>;
beforeAll(async () => {
  full = await fullAccount(testApp);
  calls = new Map(exampleCalls(full).map((call) => [call.name, call]));
});

type Change = { path: string; body: unknown };

/** An amount that may be a text as well, as it was typed. */
const typed = /\bchangeTo$/;

/** Fields that may be null. */
const nullable = /^(?:minutes|until|stock|pin)$|\.slots$|\.station$|\.available$/;

/** Every way to put one field too many into a body, and one value of a wrong type. */
function* spoilt(value: unknown, path = ""): Generator<Change> {
  for (const wrong of wrongFor(value, path))
    if (wrong !== null || !nullable.test(path)) yield { path, body: wrong };
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const [at, inner] of value.entries()) {
      for (const change of spoilt(inner, `${path}.${at}`))
        yield { path: change.path, body: value.with(at, change.body) };
    }
    return;
  }
  yield { path: path === "" ? "surprise" : `${path}.surprise`, body: { ...value, surprise: 1 } };
  for (const [key, inner] of Object.entries(value)) {
    for (const change of spoilt(inner, path === "" ? key : `${path}.${key}`)) {
      yield { path: change.path, body: { ...value, [key]: change.body } };
    }
  }
}

/** Values of other JSON types, and those that a lenient parser would take for the right one. */
function wrongFor(value: unknown, path: string): unknown[] {
  if (typeof value === "string") return [1, true, null, [value], { text: value }];
  if (typeof value === "number")
    return [...(typed.test(path) ? [] : [String(value)]), true, null, [value], {}];
  if (typeof value === "boolean") return [0, "true", null, [value]];
  if (value === null) return [1, true, [], {}];
  if (Array.isArray(value)) return [null, {}, [value], "[]", 1, [{}]];
  return [null, [], [value], "{}", 1];
}

async function send(call: ExampleCall, url: string, body: unknown): Promise<RawAnswer> {
  return rawCall(testApp, {
    method: call.route.method,
    url,
    host: full.account.host,
    // Signing out would end the session that the other calls need.
    token: call.route.path === "auth/logout" ? undefined : full.admin.token(),
    headers: { "idempotency-key": crypto.randomUUID() },
    body,
    multipart: call.route.multipart,
  });
}

const names = routes.map(nameOf);

it("a query that no call takes is refused also when the answer is at hand, and spoils it for nobody", async () => {
  const hot = await startApp({ events: noRelay });
  const ask = (query: string) =>
    rawCall(hot, { url: `/v2.0/content/home${query}`, host: full.account.host });
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all([ask("?surprise=1"), ask(""), ask("?surprise"), ask("?")]);
    expect(answers.map(({ status }) => status)).toEqual([422, 200, 422, 200]);
  }
  await hot.close();
});

describe.each(names)("threat 44: %s", (name) => {
  it("takes its example", async () => {
    const call = calls.get(name)!;
    expect((await send(call, call.url, call.body)).status).not.toBe(422);
  });

  it("refuses every field too many and every wrong type, and names the field", async () => {
    const call = calls.get(name)!;
    // A form's one field is a file.
    if (call.route.method === "GET" || call.route.multipart) return;
    const changes = [...spoilt(call.body ?? {})];
    expect(changes.length).toBeGreaterThan(5);
    for (const { path, body } of changes) {
      const { status, body: answer } = await send(call, call.url, body);
      expect([status, answer.error], `${path}: ${JSON.stringify(body)}`).toEqual([
        422,
        "unprocessable_entity",
      ]);
      const named = Object.keys(answer.fields ?? {}).some(
        (field) => field === (path || "body") || field.startsWith(`${path}.`),
      );
      expect(named, `${path} in ${JSON.stringify(answer.fields)}`).toBe(true);
    }
  });

  it("refuses every parameter too many and every parameter twice", async () => {
    const call = calls.get(name)!;
    const [path = "", query = ""] = call.url.split("?");
    const parameters = new URLSearchParams(query);
    const queries = [...parameters].map(([key, value]) => `${query}&${key}=${value}`);
    for (const spoiltQuery of [...queries, `${query}&surprise=1`, `${query}&surprise`]) {
      const { status, body } = await send(call, `${path}?${spoiltQuery}`, call.body);
      expect([status, body.error], spoiltQuery).toEqual([422, "unprocessable_entity"]);
      expect(Object.keys(body.fields ?? {})).toHaveLength(1);
    }
  });
});
