import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { openDatabase } from "./database.ts";
import { isOutage, isOverdue, withAccount, type Tx } from "./with-account.ts";

const testApp = sharedApp();
let accounts: [TestAccount, TestAccount];
beforeAll(async () => {
  accounts = [await newAccount(testApp), await newAccount(testApp)];
  for (const account of accounts) {
    await newMenu(testApp, account, [
      { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
    ]);
  }
});

/** The accounts that a query without an account would see. */
async function seenAccounts({ db }: Tx): Promise<unknown> {
  const { rows } = await sql<{
    seen: string[];
  }>`select array_agg(distinct account_id) as seen from entries`.execute(db);
  return rows[0]?.seen;
}

/** Ways in which a request ends before its time, by the number of the request. */
const aborts: ((tx: Tx) => Promise<unknown>)[] = [
  () => Promise.reject(new Error("the handler threw")),
  ({ db }) => sql`select 1 / 0`.execute(db),
  ({ db }) => sql`rollback`.execute(db),
  ({ db }) => sql`savepoint s`.execute(db).then(() => sql`select nothing`.execute(db)),
];

describe("threat 5: a connection of the pool", () => {
  it.each([1, 2])(
    "carries no account to its next user, however the last one ended (%i connections)",
    async (poolSize) => {
      const database = openDatabase(inject("databaseUrls"), { poolSize });
      const request = async (n: number) => {
        const { accountId } = accounts[n % 2 === 0 ? 0 : 1];
        const abort = n % 3 === 0 ? aborts[Math.floor(n / 3) % aborts.length] : undefined;
        const ending = withAccount(database, { accountId, mode: "read" }, async (tx) => {
          expect(await seenAccounts(tx)).toEqual([accountId]);
          await abort?.(tx);
        });
        await (abort ? ending.catch(() => undefined) : ending);
        if (n % 5 === 0) {
          const { rows } = await sql<{ left: string | null }>`
          select current_setting('app.account_id', true) as left from (select count(*) from entries) as e(n) where n = 0
        `.execute(database.kysely);
          expect(rows, `after request ${n}`).toHaveLength(1);
          expect(rows[0]?.left || null).toBeNull();
        }
      };
      const numbers = Array.from({ length: 1500 }, (_, n) => n).values();
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          for (const n of numbers) await request(n);
        }),
      );
      await database.close();
    },
  );
});

describe("withAccount", () => {
  it("keeps nothing of a transaction that was refused", async () => {
    const [{ accountId }] = accounts;
    const failed = withAccount(testApp.database, { accountId, mode: "write" }, async ({ db }) => {
      await db
        .updateTable("accounts")
        .set({ name: "Outro" })
        .where("account_id", "=", accountId)
        .execute();
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    const { name } = await withAccount(testApp.database, { accountId, mode: "read" }, ({ db }) =>
      db
        .selectFrom("accounts")
        .select("name")
        .where("account_id", "=", accountId)
        .executeTakeFirstOrThrow(),
    );
    expect(name).not.toBe("Outro");
  });

  it("lets a read write nothing", async () => {
    const [{ accountId }] = accounts;
    const write = withAccount(testApp.database, { accountId, mode: "read" }, ({ db }) =>
      db.insertInto("guests").values({ account_id: accountId, guest_id: randomUUIDv7() }).execute(),
    );
    await expect(write).rejects.toThrow(/read-only transaction/);
  });

  it.each(["40001", "40P01"])("runs again after %s, and gives up in the end", async (code) => {
    const [{ accountId }] = accounts;
    const attempts = async (failures: number) => {
      let runs = 0;
      const result = withAccount(testApp.database, { accountId, mode: "read" }, async ({ db }) => {
        runs += 1;
        if (runs <= failures)
          await sql`do ${sql.lit(`begin raise sqlstate '${code}'; end`)}`.execute(db);
        return runs;
      });
      return result.catch(() => `failed after ${runs}`);
    };
    expect(await attempts(3)).toBe(4);
    expect(await attempts(9)).toBe("failed after 4");
  });

  it("runs only once when something else goes wrong", async () => {
    const [{ accountId }] = accounts;
    let runs = 0;
    const failed = withAccount(testApp.database, { accountId, mode: "read" }, async ({ db }) => {
      runs += 1;
      await sql`select nothing`.execute(db);
    });
    await expect(failed).rejects.toThrow();
    expect(runs).toBe(1);
  });
});

describe("an outage", () => {
  it.each([
    ["the server ends the connection", "select pg_terminate_backend(pg_backend_pid())"],
    ["the server says that it is shutting down", "do 'begin raise sqlstate ''57P01''; end'"],
    ["there are too many connections", "do 'begin raise sqlstate ''53300''; end'"],
  ])("is when %s", async (_, statement) => {
    const [{ accountId }] = accounts;
    const database = openDatabase(inject("databaseUrls"), { poolSize: 1 });
    const run = (text: string) =>
      withAccount(database, { accountId, mode: "read" }, ({ db }) => sql.raw(text).execute(db));
    const error = await run(statement).catch((reason: unknown) => reason);
    expect(isOutage(error), String(error)).toBe(true);
    // The next caller gets a connection that works.
    await expect(run("select 1")).resolves.toBeDefined();
    await database.close();
    expect(isOutage(await run("select 1").catch((reason: unknown) => reason))).toBe(true);
  });

  it("is when nobody listens, and when no connection comes free", async () => {
    const [{ accountId }] = accounts;
    const url = new URL(inject("databaseUrls").app);
    url.port = "1";
    const database = openDatabase({ app: url.href, relay: "" }, { poolSize: 1 });
    const error = await withAccount(database, { accountId, mode: "read" }, () =>
      Promise.resolve(),
    ).catch((e: unknown) => e);
    expect(isOutage(error), String(error)).toBe(true);
    await database.close();
  });

  it("is something else than what the database gave up on because it took too long", async () => {
    const [{ accountId }] = accounts;
    const slow = await withAccount(
      testApp.database,
      { accountId, mode: "read" },
      async ({ db }) => {
        await sql`set local statement_timeout = 20`.execute(db);
        await sql`select pg_sleep(5)`.execute(db);
      },
    ).catch((reason: unknown) => reason);
    expect([isOverdue(slow), isOutage(slow)]).toEqual([true, false]);
  });

  it("is not when a query or the program is wrong", async () => {
    const [{ accountId }] = accounts;
    const wrong = await withAccount(testApp.database, { accountId, mode: "read" }, ({ db }) =>
      sql`select nothing`.execute(db),
    ).catch((reason: unknown) => reason);
    expect([isOutage(wrong), isOverdue(wrong)]).toEqual([false, false]);
    expect(
      isOutage(Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" })),
    ).toBe(false);
    expect(isOutage("Connection terminated")).toBe(false);
  });
});
