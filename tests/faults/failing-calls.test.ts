import { randomUUID } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFailed } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { exampleCalls, type ExampleCall } from "../../src/server/testing/example-calls.ts";
import { fullAccount, type FullAccount } from "../../src/server/testing/full-account.ts";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { deliveryBody, sendOrder } from "../../src/server/testing/new-order.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { rawCall, type RawAnswer } from "../../src/server/testing/raw-call.ts";
import { nameOf, routes } from "../../src/server/testing/routes.ts";
import { startApp, testConfig, type TestApp } from "../../src/server/testing/start-app.ts";
import type { AccountRows } from "../security/account-rows.ts";
import { describeState, openAccountStates, type AccountStates } from "./account-state.ts";
import {
  failures,
  newFailingDatabase,
  type Failure,
  type FailingDatabase,
} from "./failing-database.ts";
import { newPushKeys } from "../../src/server/push/testing-push-service.ts";

/** "all" tries every call of every write; otherwise the last, and in turns the first or one between. */
const wanted = process.env["FAULT_CALLS"] ?? "some";

const writes = routes.filter(({ mode }) => mode === "write").map(nameOf);

let testApp: TestApp;
let database: FailingDatabase;
let admin: pg.Client;
let states: AccountStates;
beforeAll(async () => {
  testApp = await startApp();
  database = newFailingDatabase(inject("databaseUrls").app, testApp.database);
  admin = new pg.Client(inject("adminUrl"));
  await admin.connect();
  states = await openAccountStates(admin);
});
afterAll(async () => {
  await database.close();
  await testApp.close();
  await admin.end();
});

const push = { ...newPushKeys(), contact: "mailto:site@example.com", services: [] };

/** The same call for a new order, which nobody has changed. */
async function ofNewOrder({ guest, ids }: FullAccount, call: ExampleCall): Promise<ExampleCall> {
  const { hash } = await sendOrder(guest, deliveryBody({ [String(ids["Água"])]: { qty: 1 } }));
  return { ...call, url: call.url.replace(/[0-9a-f]{32}/, hash) };
}

/** Steps without which the example would change nothing. */
const preparations: Record<string, (full: FullAccount, call: ExampleCall) => Promise<ExampleCall>> =
  {
    "PUT accountUsers/change-password": async (_, call) => {
      const pass = "uma nova senha";
      return {
        ...call,
        body: { formData: { current: adminCredentials.pass, new: pass, confirm: pass } },
      };
    },
    "POST content/{id}/restore": async ({ admin: owner, ids }, call) => {
      await owner.content.removeItem({ params: { id: String(ids["Água"]) } });
      return call;
    },
    "POST order/sheet/{hash}/close": async ({ attendant, account }, call) => {
      const { hash } = await newTab(attendant, { location: tableId(account.accountId, 3) });
      return { ...call, url: call.url.replace(/[0-9a-f]{32}/, hash) };
    },
    // Only a ready order can be brought back.
    "POST kitchen/tickets/{hash}/recall": async ({ admin: owner, order }, call) => {
      await owner.orders.markReady({ params: { hash: order.hash }, body: {} });
      return call;
    },
    "PUT order/{hash}/accept": ofNewOrder,
    "PUT order/{hash}/refuse": ofNewOrder,
    "PUT order/{hash}/withdraw": ofNewOrder,
    "POST order/{hash}/share": ofNewOrder,
    "POST order/sheet/{hash}/move": async ({ account }, call) => ({
      ...call,
      body: { location: tableId(account.accountId, 2) },
    }),
    "POST order/sheet/{hash}/merge": async ({ attendant, account }, call) => {
      const into = await newTab(attendant, { location: tableId(account.accountId, 3) });
      return { ...call, body: { into: into.hash } };
    },
    "POST order/sheet/{hash}/pass": async ({ attendant, account, sheet, ids }, call) => {
      // The paid order must stay, to cover the tab's payment; a new one is passed.
      const order = await sendOrder(
        attendant,
        tabOrder(sheet, { [String(ids["Água"])]: { qty: 1 } }),
      );
      const to = await newTab(attendant, { location: tableId(account.accountId, 3) });
      const lines = [{ order: order.hash, line: 1, qty: 1 }];
      return { ...call, body: { to: to.hash, lines } };
    },
    "POST order/sheet/{hash}/reopen": async ({ attendant, account }, call) => {
      const { hash } = await newTab(attendant, { location: tableId(account.accountId, 3) });
      await attendant.sheets.close({ params: { hash }, body: {} });
      return { ...call, url: call.url.replace(/[0-9a-f]{32}/, hash) };
    },
    "PUT accountUsers/pin": async (_, call) => ({
      ...call,
      body: { password: adminCredentials.pass, pin: "1379" },
    }),
    // A guest with an order under way is not forgotten.
    "DELETE privacy/mine": async ({ admin: owner, order }, call) => {
      await owner.orders.setStatus({ params: { hash: order.hash, statusId: "4" }, body: {} });
      return call;
    },
    "PUT print/jobs/{id}": async ({ attendant, ids }, call) => {
      const { job } = await attendant.printJobs.claim({ body: { printer: String(ids["Fogão"]) } });
      return { ...call, url: call.url.replace(/[0-9a-f-]{36}/, String(job?.id)) };
    },
    // The example's device is subscribed already.
    "PUT order/{hash}/push": async (_, call) => ({
      ...call,
      body: { ...Object(call.body), endpoint: "https://push.example/send/2" },
    }),
    // The account has no areas yet.
    "PUT account/areas": async (_, call) => ({ ...call, body: { ...Object(call.body), base: [] } }),
    "POST account/locations/service-request": async (_, call) => ({ ...call, body: { number: 3 } }),
  };

/** Some of an account's data is valid for minutes only. */
const freshMs = 60_000;
let made: { full: FullAccount; rows: AccountRows; putTokens: () => void; at: number } | undefined;

/**
 * An account in its first state. For most writes its rows are restored, which is quicker than making another account.
 * The long run makes one for each write.
 */
async function newFullAccount(): Promise<FullAccount> {
  if (wanted !== "all" && made !== undefined && performance.now() - made.at < freshMs) {
    await states.restore(made.full.account.accountId, made.rows);
    made.putTokens();
    return made.full;
  }
  const at = performance.now();
  const full = await fullAccount(testApp);
  const rows = await states.read(full.account.accountId);
  const { admin: owner, attendant, guest } = full;
  const tokens = [owner, attendant, guest].map((caller) => ({ caller, token: caller.token() }));
  const putTokens = () => tokens.forEach(({ caller, token }) => caller.useToken(token));
  made = { full, rows, putTokens, at };
  return full;
}

/** A write, ready to be made again and again from the same state of an account. */
async function prepare(name: string) {
  const full = await newFullAccount();
  const example = exampleCalls(full).find((one) => one.name === name);
  if (!example) throw new Error(`There is no example of ${name}`);
  const call = (await preparations[name]?.(full, example)) ?? example;
  const { accountId, host } = full.account;
  const before = await states.read(accountId);
  const token = tokenFor(call, full);
  const key = randomUUID();
  return {
    route: call.route,
    before,
    read: async () => describeState(await states.read(accountId), before),
    restore: () => states.restore(accountId, before),
    /** Sends the write to a new server, so that earlier calls do not matter, nor how many they were. */
    async send(): Promise<RawAnswer> {
      const app = await createApp({
        config: { ...testConfig(testApp.dataDir), push },
        database,
        logger: pino({ level: "silent" }),
      });
      const answer = await rawCall(
        { ...testApp, app },
        {
          method: call.route.method,
          url: call.url,
          host,
          token,
          headers: call.route.idempotent ? { "idempotency-key": key } : {},
          body: call.body,
          multipart: call.route.multipart,
        },
      );
      await app.close();
      return answer;
    },
  };
}

/** A guest's call without a token makes a new guest. Calls about a guest's own data or order need their token. */
function tokenFor({ name, route }: ExampleCall, { guest, admin: owner }: FullAccount) {
  const isGuests =
    name === "DELETE privacy/mine" || /order\/\{hash\}\/(?:push|share|withdraw)$/.test(name);
  if (isGuests) return guest.token();
  return route.access === "guest" ? undefined : owner.token();
}

function chosen(callCount: number, turn: number): number[] {
  const every = Array.from({ length: callCount }, (_, index) => index + 1);
  if (wanted === "all") return every;
  const before = turn % 2 === 0 ? 1 : 1 + (turn % callCount);
  return [...new Set([before, callCount])];
}

describe("a write of which one call to the database fails", () => {
  let tried = 0;
  afterAll(() =>
    console.log(`${writes.length} writes, ${tried} failed calls: before or after, never between`),
  );

  it.each(writes.map((name, seed) => ({ name, seed })))(
    "$name leaves the account as it was or does all of its work",
    { timeout: 600_000 },
    async ({ name, seed }) => {
      // The failed write may still change the account.
      onTestFailed(() => (made = undefined));
      const write = await prepare(name);
      const before = describeState(write.before, write.before);
      database.failAt();
      const { status } = await write.send();
      const callCount = database.callCount();
      const after = await write.read();
      await write.restore();
      expect(await write.read()).toBe(before);
      expect([name, status < 300]).toEqual([name, true]);
      expect(after).not.toBe(before);

      for (const [turn, failure] of (Object.keys(failures) as Failure[]).entries()) {
        for (const call of chosen(callCount, seed + turn)) {
          database.failAt(call, failure);
          const answer = await write.send();
          await database.untilLeft();
          const left = await write.read();
          const what = `${name}: call ${call} of ${callCount} ${failure}`;
          expect(left, what).toBe(left === after ? after : before);
          expectOutage(answer, { failure, what });
          tried += 1;
          if (write.route.idempotent) {
            // A second try does the work, once.
            database.failAt();
            expect((await write.send()).status, what).toBe(status);
            expect(onceEachSession(await write.read()), what).toBe(onceEachSession(after));
            await write.restore();
          } else if (left !== before) await write.restore();
        }
      }
    },
  );
});

/** A guest whose first answer was lost gets another session, of the same guest. */
function onceEachSession(state: string): string {
  const lines = state.split("\n");
  const isAgain = (line: string, at: number) =>
    line.startsWith("sessions ") && line === lines[at - 1];
  return lines.filter((line, at) => !isAgain(line, at)).join("\n");
}

function expectOutage(
  { status, headers }: RawAnswer,
  { failure, what }: { failure: Failure; what: string },
): void {
  if (failure === "is refused by the database") expect([what, status]).toEqual([what, 500]);
  else {
    expect([what, status]).toEqual([what, 503]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
}
