import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareDatabase } from "../db/database.ts";
import { createLogger } from "../start/create-logger.ts";
import { exampleCalls, type ExampleCall } from "../testing/example-calls.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { fullAccount, type FullAccount } from "../testing/full-account.ts";
import { adminCredentials, attendantCredentials } from "../testing/new-account.ts";
import { rawCall, type RawCall } from "../testing/raw-call.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

// A database of its own, which the test damages.
let fresh: FreshDatabase;
let testApp: TestApp;
let shop: FullAccount;
const lines: string[] = [];
beforeAll(async () => {
  fresh = await freshDatabase();
  testApp = await startApp({
    urls: await prepareDatabase(fresh.adminUrl),
    // The program's own logger, at its most verbose level.
    logger: createLogger("trace", { write: (line: string) => void lines.push(line) }),
  });
  shop = await fullAccount(testApp);
});
afterAll(async () => {
  await testApp.close();
  await fresh.drop();
});

/** Values that the examples and the account plant in bodies, headers, addresses and rows. */
function plantedValues(): string[] {
  const { guest, admin, attendant, accessCode } = shop;
  return [
    "Ana Souza",
    "ana@example.com",
    "99999-0000",
    "19999990000",
    "529.982.247-25",
    "52998224725",
    "Rua das Flores",
    "Campinas",
    "13010-000",
    "tocar a campainha",
    "sem cebola",
    "Massa ótima",
    "uma nova senha",
    "não é esta",
    "senha do Léo",
    "leo@example.com",
    "rui@example.com",
    ...[adminCredentials, attendantCredentials].flatMap(({ user, pass }) => [user, pass]),
    ...[guest, admin, attendant].map((caller) => String(caller.token()).slice(0, 30)),
    accessCode.slice(0, 30),
  ];
}

/** The guest has the least rights among those who may do something, and the admin the most. */
const people = () => [shop.guest.token(), shop.admin.token()];

/** Makes every call of the contract as each of the people. Answers how many answers each hundred of statuses had. */
async function callEverything(
  change: (call: ExampleCall) => Partial<RawCall> = () => ({}),
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const token of people()) {
    for (const call of exampleCalls(shop)) {
      // A logout would end the session of all calls that follow, and a stream does not end.
      if (call.name === "POST auth/logout" || call.route.events) continue;
      const { status } = await rawCall(testApp, {
        method: call.route.method,
        url: call.url,
        host: shop.account.host,
        token,
        headers: call.route.idempotent ? { "idempotency-key": crypto.randomUUID() } : {},
        body: call.body,
        multipart: call.route.multipart,
        ...change(call),
      });
      const kind = `${Math.floor(status / 100)}xx`;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
  }
  return counts;
}

function expectNothingPlantedInLogs(): void {
  const told = plantedValues().map((value) => [value, lines.find((line) => line.includes(value))]);
  expect(told.filter(([, line]) => line !== undefined)).toEqual([]);
}

const damage = (statement: string) => asAdmin(fresh.adminUrl, (admin) => admin.query(statement));

/** Runs the statement for every table of the program. */
const everyTable = (statement: string) => `do $$ declare t regclass; begin
  for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('schema_migrations', 'hosts', 'accounts') loop
    execute format('${statement}', t);
  end loop; end $$`;

test("threat 52: nothing of guests, staff or their tokens is logged by calls that are answered or refused", async () => {
  const answered = await callEverything();
  const unknownField = await callEverything(({ body, route }) =>
    route.method === "GET" || route.multipart
      ? {}
      : { body: { ...(typeof body === "object" ? body : {}), surprise: "Ana Souza" } },
  );
  const broken = await callEverything(({ url, body, route }) =>
    route.method === "GET"
      ? { url: `${url}${url.includes("?") ? "&" : "?"}name=Ana Souza&token=${shop.guest.token()}` }
      : {
          body: undefined,
          multipart: undefined,
          headers: { "content-type": "application/json" },
          payload: JSON.stringify(body ?? { name: "Ana Souza" }).slice(0, -1),
        },
  );
  expect(answered["2xx"]).toBeGreaterThan(25);
  for (const counts of [unknownField, broken]) expect(counts["4xx"]).toBeGreaterThan(25);
  expectNothingPlantedInLogs();
});

test("threat 52: nor by calls that end in a defect, though the database quotes what it could not store", async () => {
  await damage(everyTable("alter table %s add constraint planted check (false) not valid"));
  const refusedRows = await callEverything();
  await damage(everyTable("alter table %s drop constraint planted"));
  await damage("alter table idempotency_keys alter response type integer using 1");
  // A connection that has prepared a statement says that its types have changed, and quotes nothing.
  await damage(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  const quoted = await callEverything();
  await damage("alter table idempotency_keys alter response type text");
  await damage("alter table sessions rename column expires_at to gone");
  const noSessions = await callEverything();
  await damage("alter table sessions rename column gone to expires_at");
  for (const counts of [refusedRows, noSessions]) expect(counts["5xx"]).toBeGreaterThan(10);
  expect(quoted["5xx"]).toBeGreaterThan(1);
  // Proof that there was something to keep out.
  expect(lines.filter((line) => line.includes("violates check constraint")).length).toBeGreaterThan(
    10,
  );
  expect(lines.filter((line) => line.includes('"22P02"')).length).toBeGreaterThan(1);
  expectNothingPlantedInLogs();
});
