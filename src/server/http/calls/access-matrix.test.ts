import { beforeAll, describe, expect, it } from "vitest";
import type { Access } from "../../../contract/route.ts";
import { exampleCalls } from "../../testing/example-calls.ts";
import { fullAccount, type FullAccount } from "../../testing/full-account.ts";
import { rawCall } from "../../testing/raw-call.ts";
import { nameOf, routes } from "../../testing/routes.ts";
import { sharedApp } from "../../testing/start-app.ts";

/** The callers of each call, written a second time apart from the contract, so that a slip there is noticed. */
const expected: Record<string, Access> = {
  "GET content/home": "public",
  "GET content/menu": "public",
  "POST content/menu/category": "admin",
  "POST content/menu/item": "admin",
  "PUT content/{id}/active": "admin",
  "PUT content/{id}/navHide": "admin",
  "PUT content/{id}/soldOut": "staff",
  "GET content/stock": "staff",
  "PUT content/{id}/stock": "staff",
  "PUT content/sort": "admin",
  "PUT content/replaceCategory": "admin",
  "DELETE content/menu/category/{id}": "admin",
  "DELETE content/menu/item/{id}": "admin",
  "POST content/{id}/restore": "admin",
  "POST content/{id}/copy": "admin",
  "PUT content/bulk": "admin",
  "POST content/menu/icon": "admin",
  "DELETE content/menu/icon/{id}": "admin",
  "PUT account": "admin",
  "GET account/services": "admin",
  "PUT account/services": "admin",
  "PUT account/services/{service}/pause": "staff",
  "GET account/areas": "admin",
  "PUT account/areas": "admin",
  "GET account/stations": "admin",
  "PUT account/stations": "admin",
  "GET account/printers": "admin",
  "POST account/printers": "admin",
  "PUT account/printers/{id}": "admin",
  "DELETE account/printers/{id}": "admin",
  "GET print/jobs": "staff",
  "POST print/jobs": "staff",
  "POST print/jobs/{id}/retry": "staff",
  "DELETE print/jobs/{id}": "staff",
  "POST print/jobs/claim": "staff",
  "PUT print/jobs/{id}": "staff",
  "GET translations": "admin",
  "PUT translations": "admin",
  "POST translations/suggestions": "admin",
  "POST uploads": "admin",
  "GET account/qr/pdf": "public",
  "POST account/qr/sheets": "admin",
  "POST account/menu/pdf": "admin",
  "POST auth/login": "public",
  "GET auth/check": "public",
  "POST auth/logout": "public",
  "POST auth/access-token": "public",
  "PUT accountUsers/change-password": "staff",
  "GET account/history": "admin",
  "POST order/{hash}/share": "guest",
  "GET order/shared/{key}": "public",
  "GET order/shared/{key}/events": "public",
  "GET accountUsers/pin": "admin",
  "PUT accountUsers/pin": "admin",
  "GET accountUsers": "admin",
  "POST accountUsers": "admin",
  "PUT accountUsers/{id}": "admin",
  "DELETE accountUsers/{id}": "admin",
  "POST order/quote": "guest",
  "POST order": "guest",
  "POST order/caller": "staff",
  "GET order": "guest",
  "GET order/{hash}": "guest",
  "GET order/events": "guest",
  "PUT order/{hash}/accept": "staff",
  "PUT order/{hash}/refuse": "staff",
  "PUT order/{hash}/withdraw": "guest",
  "PUT order/{hash}/promised": "staff",
  "PUT order/{hash}/ready": "staff",
  "GET kitchen/tickets": "staff",
  "PUT kitchen/tickets/{hash}/lines": "staff",
  "POST kitchen/tickets/{hash}/recall": "staff",
  "PUT kitchen/tickets/{hash}/seen": "staff",
  "GET order/{hash}/pix": "guest",
  "GET order/{hash}/page": "guest",
  "PUT order/{hash}/push": "guest",
  "DELETE order/{hash}/push": "guest",
  "PUT order/{hash}/printed/{layout}": "staff",
  "POST order/{hash}/lines": "staff",
  "POST order/{hash}/lines/{line}/cancel": "staff",
  "PUT order/{hash}/status/{statusId}": "staff",
  "POST order/print": "guest",
  "GET address/{cep}": "public",
  "GET account/locations": "staff",
  "GET account/locations/keys": "admin",
  "POST account/locations/service-request": "guest",
  "PUT account/locations/{id}/addressed": "staff",
  "PUT account/locations/{id}/key": "admin",
  "POST order/sheet": "staff",
  "GET order/sheet/{hash}": "staff",
  "POST order/sheet/{hash}/pay": "staff",
  "POST order/sheet/{hash}/refund": "staff",
  "GET order/sheet/{hash}/pix": "staff",
  "POST order/sheet/{hash}/bill": "staff",
  "POST order/sheet/{hash}/close": "staff",
  "POST order/{hash}/pay": "staff",
  "POST order/{hash}/refund": "staff",
  "GET order/sheet": "staff",
  "POST order/sheet/{hash}/rename": "staff",
  "POST order/sheet/{hash}/move": "staff",
  "POST order/sheet/{hash}/merge": "staff",
  "POST order/sheet/{hash}/pass": "staff",
  "POST order/sheet/{hash}/reopen": "staff",
  "POST content/rate": "guest",
  "GET privacy/notice": "public",
  "GET reports/sales": "admin",
  "GET reports/sales.csv": "admin",
  "GET reports/operation": "admin",
  "GET reports/day": "admin",
  "GET reports/day.csv": "admin",
  "POST reports/day/close": "admin",
  "GET cash": "staff",
  "POST cash/movements": "staff",
  "POST cash/movements/{id}/undo": "staff",
  "GET privacy/mine": "guest",
  "DELETE privacy/mine": "public",
  "GET content/rate": "admin",
};

/** Staff may not make these calls, although the access rule admits them: they are not guests of the place. */
const notForStaff = new Set(["POST content/rate", "GET privacy/mine", "DELETE privacy/mine"]);

const people = [
  "nobody",
  "guest",
  "attendant",
  "admin",
  "stranger",
  "foreign guest",
  "foreign attendant",
  "foreign admin",
] as const;
type Person = (typeof people)[number];

/** The refusal that this person gets whatever they send, or undefined when they may make the call. */
function turnedAway(person: Person, access: Access): string | undefined {
  if (person.startsWith("foreign")) return "403 access_denied";
  if (person === "stranger") return access === "public" ? undefined : "401 session_expired";
  if (access === "public" || access === "guest") return undefined;
  // Fault 58: they had no session that could have ended.
  if (person === "nobody") return "400 auth_required";
  if (person === "admin" || (person === "attendant" && access === "staff")) return undefined;
  return "403 access_denied";
}

const cases = routes.flatMap((route) => people.map((person) => ({ name: nameOf(route), person })));

const testApp = sharedApp();
let home: FullAccount;
let tokens: Record<Person, () => string | undefined>;
beforeAll(async () => {
  home = await fullAccount(testApp);
  const away = await fullAccount(testApp);
  tokens = {
    nobody: () => undefined,
    guest: home.guest.token,
    attendant: home.attendant.token,
    admin: home.admin.token,
    // A token that has the right form and account, and that nobody was ever given.
    stranger: () => `${"x".repeat(43)}.${home.account.accountId.replaceAll("-", "")}`,
    "foreign guest": away.guest.token,
    "foreign attendant": away.attendant.token,
    "foreign admin": away.admin.token,
  };
});

it("the list of who may call what is complete", () => {
  expect(Object.fromEntries(routes.map((route) => [nameOf(route), route.access]))).toEqual(
    expected,
  );
});

describe.each(people)("threat 14: %s", (person) => {
  // Signing out ends the session that the other calls need, so it comes last.
  const calls = cases
    .filter((one) => one.person === person)
    .toSorted((a, b) => Number(isLogout(a)) - Number(isLogout(b)));

  it.each(calls)("meets the access rule of $name", async ({ name }) => {
    const call = exampleCalls(home).find((one) => one.name === name);
    if (!call) throw new Error(`There is no example of ${name}`);
    const { status, body } = await rawCall(testApp, {
      method: call.route.method,
      url: call.url,
      host: home.account.host,
      token: tokens[person](),
      headers: call.route.idempotent ? { "idempotency-key": crypto.randomUUID() } : {},
      body: call.body,
      multipart: call.route.multipart,
    });
    const isStaff = person === "attendant" || person === "admin";
    const refusal =
      isStaff && notForStaff.has(name)
        ? "403 access_denied"
        : turnedAway(person, expected[name] ?? "admin");
    if (refusal) expect(`${status} ${body?.error}`).toBe(refusal);
    else expect([401, 403, 415, 422, 500]).not.toContain(status);
  });

  it.each(calls.filter(({ name }) => turnedAway(person, expected[name] ?? "admin")))(
    "is turned away from $name before anything they send is looked at",
    async ({ name }) => {
      const call = exampleCalls(home).find((one) => one.name === name);
      const { status, body } = await rawCall(testApp, {
        method: call?.route.method ?? "GET",
        url: `${call?.url}${call?.url.includes("?") ? "&" : "?"}surprise=1`,
        host: home.account.host,
        token: tokens[person](),
        ...(call?.route.method === "GET" ? {} : { body: { surprise: [] } }),
      });
      const refusal = turnedAway(person, expected[name] ?? "admin");
      // The examples before may have ended a session.
      expect([refusal, "401 session_expired"]).toContain(`${status} ${body.error}`);
    },
  );
});

function isLogout({ name }: { name: string }): boolean {
  return name === "POST auth/logout";
}
