import { execFileSync } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { mkdir, mkdtemp, open, rename, rmdir, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { assetPath } from "../media/testing-assets.ts";
import { smallPng } from "../media/testing-images.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { fullAccount } from "../testing/full-account.ts";
import { newAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { startApp } from "../testing/start-app.ts";
import { refusal } from "./testing-backups.ts";
import { newDrill, restorableRows, rowsOf, type Drill } from "./testing-drill.ts";
import { compareRestored, secondsDigits, tryBackup } from "./try-backup.ts";
import { writeBackup } from "./write-backup.ts";

let drill: Drill;
let { folder, source, one, other, whole, newInstallation, backup, restore } = {} as Drill;
/** The rows that a restoration brings back: all of them, and those of the first account. */
let wholeRows: Map<string, string[]>;
let accountRows: Map<string, string[]>;
beforeAll(async () => {
  drill = await newDrill();
  ({ folder, source, one, other, whole, newInstallation, backup, restore } = drill);
  wholeRows = await restorableRows(source);
  accountRows = await restorableRows(source, one.account.accountId);
});
afterAll(() => drill.close());

describe("the drill: everything is backed up and restored into an empty database", () => {
  it("brings back every row of every table, and the pictures, and goes on from there", async () => {
    const target = await newInstallation();
    const dataDir = await mkdtemp(join(folder, "data-"));
    const summary = await restore(target, { path: whole, pictures: join(dataDir, "assets") });
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
    const { account, guest, ids, attendant, order } = one;
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
    const target = await newInstallation();
    await restore(target, { path: whole });
    const { adminUrl } = target.database;
    await compareRestored(whole, adminUrl);
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
    expect(await refusal(compareRestored(whole, adminUrl))).toMatch(
      /^The table public\.order_lines has (\d+) rows .* in the file and (?!\1)\d+ rows .* when restored\.$/,
    );
  });

  it("covers a table that nobody has told it of", async () => {
    const target = await newInstallation();
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
        [one.account.accountId],
      ),
    );
    await restore(target, { path: await backup("novelties.backup") });
    const [before, after] = [await restorableRows(source), await rowsOf(target)];
    expect(after.get("novelties")).toHaveLength(1);
    expect(after.get("novelties")).toEqual(before.get("novelties"));
  });

  it("takes everything of one moment, whatever is written meanwhile", async () => {
    const { guest, ids } = one;
    const placing = Array.from({ length: 8 }, () =>
      sendOrder(guest, deliveryBody({ [String(ids["Água"])]: { qty: 1 } })),
    );
    const [path] = await Promise.all([backup("busy.backup"), ...placing]);
    const target = await newInstallation();
    // A line without its order, or a number that was taken twice, would be refused by the keys.
    await restore(target, { path });
    await asAdmin(target.database.adminUrl, async (admin) => {
      const { rows } = await admin.query(`select from orders o join counters c using (account_id)
        group by account_id, c.value having max(o.number) <> c.value or count(*) <> c.value`);
      expect(rows).toEqual([]);
    });
  });
});

describe("a backup that is tried", () => {
  // Other files try backups on this server meanwhile: a time within the day tells these tries from theirs.
  const now = new Date(Date.now() - randomInt(20 * 3_600_000));
  const leftovers = (of = now) =>
    asAdmin(source.database.adminUrl, async (admin) => {
      const { rows } = await admin.query(
        "select datname from pg_database where datname like $1 union all select rolname from pg_roles where rolname like $1",
        [`comanda_trial_${secondsDigits(of)}%`],
      );
      return rows;
    });

  it("is restored elsewhere, of which nothing stays", async () => {
    const { adminUrl } = source.database;
    expect(await tryBackup({ path: whole, adminUrl, now })).toBe(true);
    const ofOne = await backup("tried.backup", one.account.label);
    expect(await tryBackup({ path: ofOne, adminUrl, now })).toBe(true);
    expect(await leftovers()).toEqual([]);
  });

  it("removes what a killed try has left, and nothing that is in use", async () => {
    const { adminUrl } = source.database;
    const before = new Date(randomInt(2 ** 31) * 100);
    const [left, busy] = [`${secondsDigits(before)}dead`, `${secondsDigits(before)}beef`].map(
      (digits) => `comanda_trial_${digits}`,
    );
    const old = await mkdtemp(join(tmpdir(), "comanda-trial-"));
    await utimes(old, 0, 0);
    await asAdmin(adminUrl, async (admin) => {
      for (const name of [left, busy]) await admin.query(`create database ${name}`);
      for (const role of ["app", "relay"]) await admin.query(`create role ${left}_${role}_login`);
    });
    const busyUrl = Object.assign(new URL(adminUrl), { pathname: `/${busy}` }).href;
    await asAdmin(busyUrl, () => tryBackup({ path: whole, adminUrl, now }));
    expect(await leftovers(before)).toEqual([{ datname: busy }]);
    await expect(stat(old)).rejects.toThrow("ENOENT");
    await asAdmin(adminUrl, (admin) => admin.query(`drop database ${busy}`));
  });

  it("is refused when what is in it breaks the database's rules", async () => {
    const target = await newInstallation();
    const { adminUrl } = target.database;
    await restore(target, { path: whole });
    await asAdmin(adminUrl, async (admin) => {
      await admin.query("alter table orders drop constraint orders_mode_check");
      await admin.query("update orders set mode = 'by pigeon' where sheet_id is null");
    });
    const path = join(folder, "unsound.backup");
    await writeBackup({ adminUrl, pictures: folder, path, now: new Date() });
    // A folder in its way keeps the file's name and takes nothing from the reason.
    await mkdir(`${path}.broken`);
    expect(await refusal(tryBackup({ path, adminUrl, now }))).toMatch(
      /unsound\.backup\.untried was written and cannot be restored: .*orders_mode_check/,
    );
    await rmdir(`${path}.broken`);
    await rename(`${path}.untried`, path);
    expect(await refusal(tryBackup({ path, adminUrl, now }))).toMatch(
      /unsound\.backup\.broken was written and cannot be restored: .*orders_mode_check/,
    );
    // A watch on the newest backup's age must not find it.
    await expect(stat(path)).rejects.toThrow("ENOENT");
    await stat(`${path}.broken`);
    expect(await leftovers()).toEqual([]);
  });

  it("is named as untried where the try is cut off", async () => {
    const path = await backup("cut.backup", one.account.label);
    const adminUrl = Object.assign(new URL(source.database.adminUrl), { port: "1" }).href;
    await expect(tryBackup({ path, adminUrl, now })).rejects.toThrow("connect");
    await expect(stat(path)).rejects.toThrow("ENOENT");
    await stat(`${path}.untried`);
    // It may be the only one of its day.
    const again = writeBackup({ adminUrl, pictures: folder, path, now });
    expect(await refusal(again)).toMatch(/cut\.backup\.untried is there already/);
  });

  it("is not tried by a user who may make no database", async () => {
    const owner = `reader_${randomBytes(4).toString("hex")}`;
    await asAdmin(source.database.adminUrl, async (admin) => {
      await admin.query(`create role ${owner} login password 'segredo'`);
      await admin.query(`grant connect on database ${source.database.name} to ${owner}`);
    });
    const url = Object.assign(new URL(source.database.adminUrl), {
      username: owner,
      password: "segredo",
    });
    expect(await tryBackup({ path: whole, adminUrl: url.href })).toBe(false);
    await asAdmin(source.database.adminUrl, async (admin) => {
      await admin.query(`revoke connect on database ${source.database.name} from ${owner}`);
      await admin.query(`drop role ${owner}`);
    });
  });
});

it("no transaction is open while the pictures are read, which takes as long as there are many", async () => {
  const assetsDir = await mkdtemp(join(folder, "assets-"));
  const { upload } = await one.admin.uploads.add({ body: { file: new Blob([smallPng]) } });
  await mkdir(join(assetsDir, "240"));
  // Reading from this pipe waits until somebody writes to it.
  const slow = assetPath(assetsDir, { size: 240, file: upload.file, type: "webp" });
  execFileSync("mkfifo", [slow]);
  const path = join(folder, "slow.backup");
  const { adminUrl } = source.database;
  const writing = writeBackup({ adminUrl, pictures: assetsDir, path, now: new Date() });
  const pipe = await open(slow, "w");
  const { rows } = await asAdmin(adminUrl, (admin) =>
    admin.query(`select state, backend_xmin from pg_stat_activity
      where application_name = 'comanda backup' and datname = current_database()`),
  );
  await pipe.close();
  expect(rows).toEqual([]);
  expect(await writing).toMatchObject({ accounts: 2, pictures: 1 });
});

describe("one account", () => {
  it.each(["of a backup of its own", "of a backup of all"])(
    "%s is restored beside others, which stay as they are",
    async (kind) => {
      const { accountId, label } = one.account;
      const isOwn = kind.includes("its own");
      const path = isOwn ? await backup("casa.backup", label) : whole;
      const target = await newInstallation();
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
        newCaller(testApp, one.account),
        deliveryBody({ [String(one.ids["Água"])]: { qty: 1 } }),
      );
      const before = await rowsOf(target);
      expect(await refusal(restore(target, { path, label }))).toMatch(/label ".+" or the same id/);
      expect(await rowsOf(target)).toEqual(before);
    },
  );

  it("is not restored where its label is another's, nor is a whole backup where anything is", async () => {
    const target = await newInstallation();
    const testApp = await startApp({ urls: target.urls });
    onTestFinished(() => testApp.close());
    const { accountId } = await newAccount(testApp);
    const { label } = other.account;
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
