import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { prepareDatabase } from "../db/database.ts";
import type { RuntimeUrls } from "../db/roles.ts";
import { smallPng } from "../media/testing-images.ts";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { fullAccount, type FullAccount } from "../testing/full-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newAccount } from "../testing/new-account.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { readAllRows } from "../testing/table-rows.ts";
import { BackupRefused } from "./backup-refused.ts";
import { readBackup, type Part } from "./read-backup.ts";
import { checkBackup, restoreBackup } from "./restore-backup.ts";
import { alteredFiles, refusal } from "./testing-backups.ts";
import { writeBackup } from "./write-backup.ts";

type House = { database: FreshDatabase; urls: RuntimeUrls };

let folder: string;
let source: House & { testApp: TestApp };
let [one, other]: FullAccount[] = [];
let whole: string;
/** What of it a restoration brings back, and the same of the first account. */
let wholeRows: Map<string, string[]>;
let accountRows: Map<string, string[]>;
const houses: FreshDatabase[] = [];

/** With all tables and no row: copying them is quicker than making them. */
let bare: FreshDatabase;

async function newHouse(): Promise<House> {
  const database = await freshDatabase({ copyOf: bare });
  houses.push(database);
  return { database, urls: await prepareDatabase(database.adminUrl) };
}

function full(account: FullAccount | undefined): FullAccount {
  if (account === undefined) throw new Error("There is no such account");
  return account;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "comanda-backup-"));
  bare = await freshDatabase();
  houses.push(bare);
  await prepareDatabase(bare.adminUrl);
  const house = await newHouse();
  const testApp = await startApp({ urls: house.urls });
  source = { ...house, testApp };
  one = await fullAccount(testApp);
  other = await fullAccount(testApp);
  await one.admin.uploads.add({ body: { file: new Blob([smallPng]) } });
  await sendOrder(
    one.guest,
    deliveryBody(
      { [String(one.ids["Água"])]: { qty: 2, obs: 'uma\nlinha, "aspas" e \\ — 🍕' } },
      { userData: { name: "Zoë\u2028O'Brien \\N" } },
    ),
  );
  whole = await backup("whole.backup");
  wholeRows = await restorableRows(source);
  accountRows = await restorableRows(source, one.account.accountId);
});
afterAll(async () => {
  await source.testApp.close();
  for (const database of houses) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function backup(name: string, label?: string): Promise<string> {
  const path = join(folder, name);
  await writeBackup({
    adminUrl: source.database.adminUrl,
    assetsDir: join(source.testApp.dataDir, "assets"),
    path,
    label,
    now: new Date(),
  });
  return path;
}

function restore(
  house: House,
  {
    path,
    label,
    assetsDir = join(folder, "pictures"),
  }: { path: string; label?: string | undefined; assetsDir?: string },
) {
  return restoreBackup({ path, label }, { adminUrl: house.database.adminUrl, assetsDir });
}

const rowsOf = ({ database }: House, where?: (table: string) => string) =>
  asAdmin(database.adminUrl, (admin) => readAllRows(admin, where));

/** Of the rows of a house, those that a restoration brings back. */
function restorableRows(house: House, accountId?: string) {
  return rowsOf(house, (table) => {
    const rules = [
      ...(accountId === undefined ? [] : [`account_id = '${accountId}'`]),
      ...(table === "outbox" || table === "access_codes" ? ["false"] : []),
      ...(table === "sessions" ? ["user_id is null"] : []),
    ];
    return rules.join(" and ") || "true";
  });
}

async function expectEmpty(house: House): Promise<void> {
  for (const [table, rows] of await rowsOf(house)) expect(rows, table).toEqual([]);
}

describe("the drill: everything is backed up and restored into an empty database", () => {
  it("brings back every row of every table, and the pictures, and goes on from there", async () => {
    const target = await newHouse();
    const dataDir = await mkdtemp(join(folder, "data-"));
    const summary = await restore(target, { path: whole, assetsDir: join(dataDir, "assets") });
    const after = await rowsOf(target);
    expect(after).toEqual(wholeRows);
    for (const [table, rows] of after) {
      const isForgotten = table === "outbox" || table === "access_codes";
      expect(rows.length > 0, table).toBe(!isForgotten);
    }
    expect(summary.accounts).toBe(2);
    expect(summary.rows).toBe([...after.values()].flat().length);

    const restored = await startApp({ urls: target.urls, config: { dataDir } });
    onTestFinished(() => restored.close());
    const { account, guest, ids, attendant, order } = full(one);
    const returning = newCaller(restored, account);
    returning.useToken(guest.token());
    expect(await returning.orders.get({ params: { hash: order.hash } })).toMatchObject({
      user_name: "Ana Souza",
      user_phone: "(19) 99999-0000",
    });
    const [last] = (await guest.orders.list({ query: { mine: "1", tab: "all" } })).orders;
    const next = await sendOrder(returning, deliveryBody({ [String(ids["Água"])]: { qty: 1 } }));
    expect(next.id).toBe((last && "id" in last ? last.id : 0) + 1);
    const admin = await signedInAdmin(restored, account);
    expect((await admin.orders.get({ params: { hash: next.hash } })).total_amount).toBe(4);
    // Somebody may have signed out, or been sent away, since the backup.
    const staff = newCaller(restored, account);
    staff.useToken(attendant.token());
    await expect(staff.tables.list()).rejects.toMatchObject({ status: 401 });
    const { upload } = await admin.uploads.add({ body: { file: new Blob([smallPng]) } });
    const url = `/assets/480/${upload.file}.avif`;
    expect((await restored.app.inject({ url })).rawPayload).toEqual(
      (await source.testApp.app.inject({ url })).rawPayload,
    );
  });

  it("notices a row that was lost and a row that was changed", async () => {
    const target = await newHouse();
    await restore(target, { path: whole });
    await asAdmin(target.database.adminUrl, async (admin) => {
      await admin.query(
        "delete from order_lines where (account_id, order_id, line) in (select account_id, order_id, line from order_lines where parent_line is not null limit 1)",
      );
      await admin.query("update orders set customer_name = 'X' where number = 1");
    });
    const after = await rowsOf(target);
    const different = [...wholeRows].filter(
      ([table, rows]) => rows.join() !== after.get(table)?.join(),
    );
    expect(different.map(([table]) => table)).toEqual(["order_lines", "orders"]);
  });

  it("covers a table that nobody has told it of", async () => {
    const target = await newHouse();
    for (const { database } of [source, target]) {
      await asAdmin(database.adminUrl, (admin) =>
        admin.query(`create table novelties (account_id uuid not null, novelty_id uuid not null,
          big bigint, exact numeric, moment timestamptz, bytes bytea, words text[], thing jsonb,
          twice bigint generated always as (big * 2) stored, primary key (account_id, novelty_id))`),
      );
    }
    onTestFinished(() =>
      asAdmin(source.database.adminUrl, (admin) => admin.query("drop table novelties")).then(
        () => undefined,
      ),
    );
    await asAdmin(source.database.adminUrl, (admin) =>
      admin.query(
        `insert into novelties values ($1, gen_random_uuid(), 4611686018427387001, 0.1000000000000000055511151231257827,
          '2026-01-02 03:04:05.678901+00', '\\x00ff0a', array['a,b', null, 'c"d'], '{"n": 12345678901234567890.10}')`,
        [full(one).account.accountId],
      ),
    );
    await restore(target, { path: await backup("novelties.backup") });
    const [before, after] = [await restorableRows(source), await rowsOf(target)];
    expect(after.get("novelties")).toHaveLength(1);
    expect(after.get("novelties")).toEqual(before.get("novelties"));
  });

  it("takes everything of one moment, whatever is written meanwhile", async () => {
    const { guest, ids } = full(one);
    const placing = Array.from({ length: 8 }, () =>
      sendOrder(guest, deliveryBody({ [String(ids["Água"])]: { qty: 1 } })),
    );
    const [path] = await Promise.all([backup("busy.backup"), ...placing]);
    const target = await newHouse();
    // A line without its order, or a number that was taken twice, would be refused by the keys.
    await restore(target, { path });
    await asAdmin(target.database.adminUrl, async (admin) => {
      const { rows } = await admin.query(`select from orders o join counters c using (account_id)
        group by account_id, c.value having max(o.number) <> c.value or count(*) <> c.value`);
      expect(rows).toEqual([]);
    });
  });
});

describe("a backup that policies would filter", () => {
  it("is refused, and leaves no file", async () => {
    const path = join(folder, "filtered.backup");
    expect(
      await refusal(
        writeBackup({ adminUrl: source.urls.app, assetsDir: folder, path, now: new Date() }),
      ),
    ).toMatch(/cannot see every row \(query would be affected by row-level security/);
    expect((await readdir(folder)).filter((name) => name.startsWith("filtered"))).toEqual([]);
  });

  it("is refused for an owner of the tables as well, to whom forced policies apply", async () => {
    const owner = `owner_${randomBytes(4).toString("hex")}`;
    await asAdmin(source.database.adminUrl, async (admin) => {
      await admin.query(`create role ${owner} login createrole password 'segredo'`);
      await admin.query(`grant comanda_app, comanda_relay to ${owner} with admin option`);
    });
    const own = await freshDatabase({ owner });
    const url = new URL(own.adminUrl);
    Object.assign(url, { username: owner, password: "segredo" });
    await prepareDatabase(url.href);
    const path = join(folder, "owned.backup");
    const asOwner = { adminUrl: url.href, assetsDir: folder, path, now: new Date() };
    expect(await refusal(writeBackup(asOwner))).toMatch(/must be a superuser, or own the tables/);
    expect(
      await refusal(restoreBackup({ path: whole }, { adminUrl: url.href, assetsDir: folder })),
    ).toMatch(/must be a superuser, or own the tables/);
    await own.drop();
    await asAdmin(source.database.adminUrl, (admin) => admin.query(`drop role ${owner}`));
  });

  it("leaves out nothing where a policy is planted, for whoever may see all", async () => {
    const target = await newHouse();
    await asAdmin(source.database.adminUrl, (admin) =>
      admin.query("create policy planted on orders as restrictive using (false)"),
    );
    onTestFinished(() =>
      asAdmin(source.database.adminUrl, (admin) =>
        admin.query("drop policy planted on orders"),
      ).then(() => undefined),
    );
    await restore(target, { path: await backup("planted.backup") });
    expect((await rowsOf(target)).get("orders")).toEqual((await rowsOf(source)).get("orders"));
  });
});

describe("a file that is not as it was written", () => {
  it("is refused by one sentence and leaves the database empty", async () => {
    const target = await newHouse();
    const bytes = await readFile(whole);
    const path = join(folder, "altered.backup");
    for (const [content, complaint] of alteredFiles(bytes)) {
      await writeFile(path, content);
      expect(await refusal(restore(target, { path })), String(complaint)).toMatch(complaint);
    }
    expect(await refusal(restore(target, { path: join(folder, "absent") }))).toMatch(
      /cannot be read: ENOENT/,
    );
    await expectEmpty(target);
  });

  it("is never taken for another, wherever it was cut or changed", async () => {
    const bytes = await readFile(whole);
    const path = join(folder, "fuzzed.backup");
    const partsOf = async (file: string) => {
      const parts: Part[] = [];
      for await (const part of readBackup(file)) parts.push(part);
      return parts;
    };
    const written = await partsOf(whole);
    const position = fc.nat(bytes.length - 1);
    await fc.assert(
      fc.asyncProperty(position, fc.integer({ min: 0, max: 255 }), async (at, flip) => {
        const changed = flip === 0 ? bytes.subarray(0, at) : Buffer.from(bytes);
        if (flip !== 0) changed[at] = (changed[at] ?? 0) ^ flip;
        await writeFile(path, changed);
        const read = await partsOf(path).catch((error: unknown) => error);
        // A few bytes of gzip's own header say nothing.
        if (Array.isArray(read)) expect(read).toEqual(written);
        else expect(read).toBeInstanceOf(BackupRefused);
      }),
      { numRuns: 60 },
    );
  });
});

describe("one account", () => {
  it.each(["of a backup of its own", "of a backup of all"])(
    "%s is restored beside others, which stay as they are",
    async (kind) => {
      const { accountId, label } = full(one).account;
      const isOwn = kind.includes("its own");
      const path = isOwn ? await backup("casa.backup", label) : whole;
      const target = await newHouse();
      const testApp = await startApp({ urls: target.urls });
      onTestFinished(() => testApp.close());
      await fullAccount(testApp);
      const others = await rowsOf(target);
      const summary = await restore(target, { path, label: isOwn ? undefined : label });
      const isNot = `account_id <> '${accountId}'`;
      expect(await rowsOf(target, () => isNot)).toEqual(others);
      const restored = await restorableRows(target, accountId);
      expect(restored).toEqual(isOwn ? await restorableRows(source, accountId) : accountRows);
      expect(summary).toMatchObject({
        accounts: 1,
        rows: [...restored.values()].flat().length,
      });
      await sendOrder(
        newCaller(testApp, full(one).account),
        deliveryBody({ [String(full(one).ids["Água"])]: { qty: 1 } }),
      );
      const before = await rowsOf(target);
      expect(await refusal(restore(target, { path, label }))).toMatch(/label ".+" or the same id/);
      expect(await rowsOf(target)).toEqual(before);
    },
  );

  it("is not restored where its label is another's, nor is a whole backup where anything is", async () => {
    const target = await newHouse();
    const testApp = await startApp({ urls: target.urls });
    onTestFinished(() => testApp.close());
    const { accountId } = await newAccount(testApp);
    const { label } = full(other).account;
    await asAdmin(target.database.adminUrl, (admin) =>
      admin.query("update accounts set label = $1 where account_id = $2", [label, accountId]),
    );
    const before = await rowsOf(target);
    expect(await refusal(restore(target, { path: whole, label }))).toContain(`label "${label}"`);
    expect(await refusal(restore(target, { path: whole }))).toMatch(/database is not empty/);
    expect(await refusal(restore(target, { path: whole, label: "ninguem" }))).toMatch(
      /no account "ninguem"/,
    );
    expect(await rowsOf(target)).toEqual(before);
  });
});

describe("a backup file", () => {
  it("is its owner's alone to read, replaces none, and holds no password or token", async () => {
    expect((await stat(whole)).mode & 0o777).toBe(0o600);
    expect(await refusal(backup("whole.backup"))).toMatch(/is there already/);
    const content = gunzipSync(await readFile(whole)).toString();
    for (const secret of ["uma senha boa", full(one).guest.token(), full(one).accessCode])
      expect(content).not.toContain(secret);
    await checkBackup({ path: whole });
  });

  it("is not written of an account that there is not, nor of a database without tables", async () => {
    expect(await refusal(backup("nobody.backup", "ninguem"))).toBe(
      'There is no account "ninguem".',
    );
    const empty = await freshDatabase();
    houses.push(empty);
    const path = join(folder, "empty.backup");
    expect(
      await refusal(
        writeBackup({ adminUrl: empty.adminUrl, assetsDir: folder, path, now: new Date() }),
      ),
    ).toMatch(/no tables of this program/);
  });
});
