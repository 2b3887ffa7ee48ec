import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { accountSetting } from "../../src/server/db/with-account.ts";
import { originOf } from "../../src/server/testing/listen.ts";
import { noRelay, startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import { changedTables } from "./account-rows.ts";
import { marks, marksIn, type Audience } from "./canaries.ts";
import {
  foreignIdProbes,
  misdirectedProbes,
  ownProbes,
  roles,
  type Probe,
  type Role,
  type Tenant,
} from "./probes.ts";
import { createSender, type Received } from "./sender.ts";
import { newTenants, ownersOf, type Tenants } from "./tenants.ts";

/** `MATRIX_ACCOUNTS=10` is the long form; `MATRIX_OTHERS` is the number of others that each is tried against. */
const accountCount = Number(process.env["MATRIX_ACCOUNTS"] ?? 2);
const otherCount = Number(process.env["MATRIX_OTHERS"] ?? accountCount - 1);
const patience = 60_000 + accountCount * otherCount * 60_000;
const atOnce = 6;

/** The audiences whose words each role may read. */
const readable: Record<Role, readonly Audience[]> = {
  none: ["everyone"],
  guest: ["everyone", "guest"],
  attendant: ["everyone", "guest", "staff"],
  admin: ["everyone", "guest", "staff", "admin"],
};
/**
 * The tables that a call of this role may change in its own account. Only admins may change a new table until it is
 * listed here.
 */
const guestsTables =
  "guests sessions orders order_lines ratings idempotency_keys counters outbox tables access_codes known_devices order_pushes";
const writable: Record<Role, readonly string[] | "all"> = {
  none: guestsTables.split(" "),
  guest: guestsTables.split(" "),
  // A pause, or an item that is sold out, changes the account's version, by which guests hear of it.
  // A page that prints stores when its printer was last there.
  attendant:
    `${guestsTables} sheets payments order_status_changes service_pauses accounts entries stock_changes print_jobs printers kitchen_lines line_cancels payment_lines history users taken_stock cash_movements`.split(
      " ",
    ),
  admin: "all",
};

let testApp: TestApp;
let tenants: Tenants;
let sender: ReturnType<typeof createSender>;
let owners: Map<string, string>;
let probeCount = 0;
let leakCount = 0;
const sung = new Set<string>();

beforeAll(async () => {
  testApp = await startApp({
    config: { trustedProxies: ["127.0.0.1"] },
    // With a relay, so that public answers are cached; writes of these accounts are told to this process directly.
    events: noRelay,
    limits: { perGuest: 1e9, perAddress: 1e9 },
    poolSize: 8,
  });
  tenants = await newTenants(testApp, accountCount);
  sender = createSender(await originOf(testApp));
  owners = ownersOf(await tenants.readAll(), tenants.all);
}, patience);
afterAll(async () => {
  sender.close();
  await tenants.close();
  await testApp.close();
  console.log(`${probeCount} probes between ${accountCount} accounts, ${leakCount} leaks`);
});

/** The accounts that are tried with the others' ids and tokens. Of two, one is enough, because they are alike. */
const tried = () => (accountCount === 2 ? tenants.all.slice(0, 1) : tenants.all);
function othersThan(own: Tenant): Tenant[] {
  const at = tenants.all.indexOf(own);
  return [...tenants.all.slice(at + 1), ...tenants.all.slice(0, at)].slice(0, otherCount);
}

async function each<Item>(items: readonly Item[], run: (item: Item) => Promise<void>) {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await run(item);
    }),
  );
}

/** Sends a probe and checks that the answer has only marks that its caller may read: those of `own`. */
async function send({ name, role, sent }: Probe, own: Tenant | undefined): Promise<Received> {
  const answer = await sender.send(sent);
  probeCount += 1;
  const said = marksIn(JSON.stringify(answer.headers) + answer.text);
  const asked = marksIn(`${sent.url} ${String(sent.payload)}`);
  const about = `${name} as ${role} at ${sent.host} ${JSON.stringify(sent.headers)}`;
  for (const mark of said) {
    const owner = owners.get(mark);
    if (owner === undefined) continue;
    if (owner === own?.account.label) {
      const audience = roles.flatMap((one) => readable[one]).find((a) => own.words[a] === mark);
      if (audience === undefined) continue;
      sung.add(`${owner} ${audience}`);
      // A shared order's link shows what its guest ordered to anybody.
      const readers = name.startsWith("GET order/shared/") ? readable.guest : readable[role];
      if (!readers.includes(audience)) leakCount += 1;
      expect(readers, `${about} shows what is for ${audience}`).toContain(audience);
    } else if (!asked.has(mark) || mark.startsWith("k")) {
      leakCount += 1;
      expect.fail(`${about} shows ${mark} of ${owner}`);
    }
  }
  const isOutage = answer.status === 503 && answer.text.includes('"unavailable"');
  if (!isOutage) expect(answer.status, `${about}: ${answer.text}`).toBeLessThan(500);
  return answer;
}

it("every text of the accounts has a word planted in it", () => {
  expect(tenants.planted).toEqual(
    expect.arrayContaining([
      "accounts.name",
      "entries.subtitles",
      "entries.titles",
      "icons.title",
      "idempotency_keys.response",
      "order_lines.obs",
      "order_lines.title_br",
      "orders.address",
      "orders.customer_email",
      "orders.customer_name",
      "orders.customer_phone",
      "ratings.description",
      "sheets.name",
      "users.login",
      "users.name",
    ]),
  );
});

describe("threat 1: an account named by token, host or header", () => {
  it(
    "is never another one's, on any route, for any role",
    async () => {
      const before = await tenants.readAll();
      const pairs = tried().flatMap((own) => othersThan(own).map((other) => [own, other] as const));
      await each(pairs, async ([own, other]) => {
        for (const probe of misdirectedProbes(own, other)) {
          const { status, text } = await send(probe, undefined);
          expect([status, JSON.parse(text).error], `${probe.name} as ${probe.role}`).toEqual([
            403,
            "access_denied",
          ]);
        }
      });
      expect(await tenants.changes(before)).toEqual([]);
    },
    patience,
  );
});

describe("threat 3: ids of another account", () => {
  it(
    "answer like ids of nobody and change nothing there, on any route, for any role",
    async () => {
      for (const own of tried()) {
        const before = await tenants.readAll();
        for (const role of roles) {
          const probes = othersThan(own).flatMap((other) => foreignIdProbes({ own, other, role }));
          await each(probes, async ({ foreign, absent }) => {
            const answers = [await send(foreign, own), await send(absent, own)];
            const [theirs, nobodys] = answers.map(
              ({ status, text }) => `${status} ${text.replaceAll(marks, "ID")}`,
            );
            // The rule for hosts has an answer of its own for an account that exists and is not this one.
            const isComparable =
              !foreign.route.domainInQuery && answers.every(({ status }) => status !== 429);
            if (isComparable) expect(theirs, `${foreign.name} as ${role}`).toBe(nobodys);
          });
        }
        expect(await tenants.changes(before, own)).toEqual([]);
      }
    },
    patience,
  );
});

describe("threat 14: the own account", () => {
  it(
    "shows and lets change what the role may, on any route, and is the only one that changes",
    async () => {
      for (const role of roles) {
        for (const own of tenants.all) {
          const before = await tenants.readAll();
          // One after the other, because each probe must find the rows that the examples name.
          for (const probe of ownProbes(own, role)) await send(probe, own);
          expect(await tenants.changes(before, own)).toEqual([]);
          const allowed = writable[role];
          if (allowed === "all") continue;
          const after = (await tenants.readAll()).get(own.account.label) ?? {};
          for (const table of changedTables(before.get(own.account.label) ?? {}, after))
            expect(allowed, `changed by ${role}`).toContain(table);
        }
      }
      const expected = tenants.all.flatMap(({ account }) =>
        readable.admin.map((audience) => `${account.label} ${audience}`),
      );
      expect([...sung]).toEqual(expect.arrayContaining(expected));
    },
    patience,
  );

  it("is all that a query sees which forgot to name one", async () => {
    // The program itself has no such query: tests/schema/statement-rules.ts.
    const app = new pg.Client(inject("databaseUrls").app);
    await app.connect();
    onTestFinished(() => app.end());
    for (const own of tenants.all) {
      const { accountId, label } = own.account;
      await app.query("begin");
      await app.query(accountSetting(accountId));
      for (const table of tenants.tables) {
        // Hosts are read before the account is known.
        if (table === "hosts") continue;
        const { rows } = await app.query<{ row: string }>(
          `select to_jsonb(t)::text as row from ${app.escapeIdentifier(table)} t`,
        );
        probeCount += 1;
        const seen = marksIn(rows.map(({ row }) => row).join("\n"));
        const foreign = [...seen].filter((mark) => (owners.get(mark) ?? label) !== label);
        leakCount += foreign.length;
        expect(foreign, table).toEqual([]);
      }
      await app.query("rollback");
    }
  });
});

// This comes last: from here on the accounts have these keys in common.
describe("threat 3: a key under which another account has written", () => {
  it("brings nothing of the answer that was given there", async () => {
    const [own, other] = tenants.all;
    if (!own || !other) throw new Error("There are no two accounts");
    const rows = (await tenants.readAll()).get(other.account.label)?.["idempotency_keys"] ?? [];
    expect(rows.length).toBeGreaterThan(2);
    const example = ownProbes(own, "admin").find(({ name }) => name === "POST order");
    for (const row of rows) {
      const headers = { ...example?.sent.headers, "idempotency-key": String(JSON.parse(row).key) };
      if (example) await send({ ...example, sent: { ...example.sent, headers } }, own);
    }
    const after = await tenants.readAll();
    expect(after.get(other.account.label)?.["idempotency_keys"]).toEqual(rows);
    const taken = after.get(own.account.label)?.["idempotency_keys"] ?? [];
    const keys = taken.map((row) => JSON.parse(row).key);
    for (const row of rows) expect(keys).toContain(JSON.parse(row).key);
  });
});

it("the sessions that the probes used are still good", async () => {
  for (const { account, tokens } of tenants.all) {
    for (const role of roles.filter((one) => one !== "none")) {
      const sent = { method: "GET", url: "/v2.0/order", host: account.host, token: tokens[role] };
      expect((await sender.send(sent)).status, role).toBe(200);
    }
  }
});
