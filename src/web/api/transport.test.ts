import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorTexts } from "../../contract/error-texts.ts";
import { clearSignIn, storedSignIn, storedToken, storeSignIn, storeToken } from "./session.ts";
import { browserTransport } from "./transport.ts";

const signedIn = { auth_group_level: 1, auth_group_label: "Dona", _auth_id: "1" } as const;
const menu = { method: "GET", address: "/v2.0/content/menu", headers: {} } as const;

/** The calls that a signed-in person's page has made, in order. */
let calls: string[];
beforeEach(() => {
  calls = [];
  vi.stubGlobal("location", { host: "casa.example" });
  // Some browsers forbid the storage: the session then lasts as long as the page.
  vi.stubGlobal("localStorage", undefined);
  storeToken("one");
  storeSignIn(signedIn);
});
afterEach(() => {
  clearSignIn();
  vi.unstubAllGlobals();
});

/** Fetches the menu from a server that answers like this. */
function menuAnswered(status: number, authenticated: string, error?: string, rest: object = {}) {
  vi.stubGlobal("fetch", () => {
    calls.push("fetch");
    return Promise.resolve(
      new Response(JSON.stringify({ error, ...rest }), { status, headers: { authenticated } }),
    );
  });
  const transport = browserTransport({
    askToSignIn: () => calls.push("ask") > 0,
    leave: () => void calls.push("leave"),
  });
  return transport(menu);
}

test("staff who are answered as guests are asked to sign in again", async () => {
  expect(await menuAnswered(200, "false")).toMatchObject({ status: 401 });
  expect(calls).toEqual(["fetch", "ask"]);
});

test.each([403, 404, 429, 500])(
  "a refusal with %s is what it is, whoever the server takes the caller for",
  async (status) => {
    expect(await menuAnswered(status, "false")).toMatchObject({ status });
    expect(calls).toEqual(["fetch"]);
    expect([storedSignIn(), storedToken()]).toEqual([signedIn, "one"]);
  },
);

test("fault 58: staff whose token is gone are asked too", async () => {
  expect(await menuAnswered(400, "false", "auth_required")).toMatchObject({ status: 401 });
  expect(calls).toEqual(["fetch", "ask"]);
});

test("fault 58: a guest of whom a sign-in is asked for is told so, and nothing of theirs is forgotten", async () => {
  clearSignIn();
  storeToken("a guest's");
  expect(await menuAnswered(400, "false", "auth_required")).toMatchObject({ status: 400 });
  expect([calls, storedToken()]).toEqual([["fetch"], "a guest's"]);
});

test("staff whose session is over are asked once, and stay where they are", async () => {
  expect(await menuAnswered(401, "false")).toMatchObject({ status: 401 });
  expect(calls).toEqual(["fetch", "ask"]);
  expect(storedSignIn()).toEqual(signedIn);
});

test("a refusal that comes late, of a token that a new sign-in has replaced, ends nothing", async () => {
  const answer = menuAnswered(401, "false");
  storeToken("another");
  expect(await answer).toMatchObject({ status: 401 });
  expect(calls).toEqual(["fetch"]);
  expect([storedSignIn(), storedToken()]).toEqual([signedIn, "another"]);
});

test("a refusal has the words of the pages, whatever language the server words it in", async () => {
  const said = { message: "too long", fields: { name: "at most 80", "address.city": "missing" } };
  const problems = { name: { code: "too_long", max: 80 }, "address.city": { code: "required" } };
  expect(
    await menuAnswered(422, "true", "unprocessable_entity", { ...said, problems }),
  ).toMatchObject({
    body: {
      message: errorTexts.unprocessable_entity,
      fields: { name: "no máximo 80 caracteres", "address.city": "obrigatório" },
    },
  });
  const problem = { code: "too_many_users", max: 200 };
  expect(
    await menuAnswered(422, "true", "unprocessable_entity", { message: "full", problem }),
  ).toMatchObject({ body: { message: "Esta conta já tem 200 usuários, que é o limite." } });
});

test("a code that these pages do not know yet keeps the server's words", async () => {
  const said = { message: "Fechado agora.", fields: { time: "fora do horário" } };
  const problems = { time: { code: "of_a_later_version" } };
  expect(await menuAnswered(422, "true", "of_a_later_version", said)).toMatchObject({ body: said });
  expect(
    await menuAnswered(422, "true", "conflict", { ...said, problem: problems.time, problems }),
  ).toMatchObject({ body: said });
});
