import { randomBytes } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { prepareDatabase } from "../db/database.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { freshDatabase } from "../testing/fresh-database.ts";
import { OperatorRefused } from "../operator-refused.ts";
import { readBackup, type Part } from "./read-backup.ts";
import { checkBackup, restoreBackup } from "./restore-backup.ts";
import { alteredFiles, refusal } from "./testing-backups.ts";
import { newDrill, rowsOf, type Drill, type Installation } from "./testing-drill.ts";
import { writeBackup } from "./write-backup.ts";

let drill: Drill;
let { folder, source, one, whole, newInstallation, backup, restore } = {} as Drill;
beforeAll(async () => {
  drill = await newDrill();
  ({ folder, source, one, whole, newInstallation, backup, restore } = drill);
});
afterAll(() => drill.close());

describe("a backup that policies would filter", () => {
  it("is refused, and leaves no file", async () => {
    const path = join(folder, "filtered.backup");
    expect(
      await refusal(
        writeBackup({ adminUrl: source.urls.app, pictures: folder, path, now: new Date() }),
      ),
    ).toMatch(/cannot see every row \(query would be affected by row-level security/);
    expect((await readdir(folder)).filter((name) => name.startsWith("filtered"))).toEqual([]);
  });

  it("is refused for an owner of the tables as well, to whom forced policies apply", async () => {
    const owner = `owner_${randomBytes(4).toString("hex")}`;
    await asAdmin(source.database.adminUrl, (admin) =>
      admin.query(`create role ${owner} login createrole password 'segredo'`),
    );
    const own = await freshDatabase({ owner });
    const url = new URL(own.adminUrl);
    Object.assign(url, { username: owner, password: "segredo" });
    await prepareDatabase(url.href);
    const path = join(folder, "owned.backup");
    const asOwner = { adminUrl: url.href, pictures: folder, path, now: new Date() };
    expect(await refusal(writeBackup(asOwner))).toMatch(/must be a superuser, or own the tables/);
    expect(
      await refusal(restoreBackup({ path: whole }, { adminUrl: url.href, pictures: folder })),
    ).toMatch(/must be a superuser, or own the tables/);
    await own.drop();
    await asAdmin(source.database.adminUrl, (admin) => admin.query(`drop role ${owner}`));
  });

  it("leaves out nothing where a policy is planted, for whoever may see all", async () => {
    const target = await newInstallation();
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

async function expectEmpty(installation: Installation): Promise<void> {
  for (const [table, rows] of await rowsOf(installation)) expect(rows, table).toEqual([]);
}

describe("a file that is not as it was written", () => {
  it("is refused by one sentence and leaves the database empty", async () => {
    const target = await newInstallation();
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
        // A few bytes of gzip's header have no effect.
        if (Array.isArray(read)) expect(read).toEqual(written);
        else expect(read).toBeInstanceOf(OperatorRefused);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a backup file", () => {
  it("is its owner's alone to read, replaces none, and holds no password or token", async () => {
    expect((await stat(whole)).mode & 0o777).toBe(0o600);
    expect(await refusal(backup("whole.backup"))).toMatch(/is there already/);
    const content = gunzipSync(await readFile(whole)).toString();
    for (const secret of ["uma senha boa", one.guest.token(), one.accessCode])
      expect(content).not.toContain(secret);
    await checkBackup({ path: whole });
  });

  it("is not written of an account that there is not, nor of a database without tables", async () => {
    expect(await refusal(backup("nobody.backup", "ninguem"))).toBe(
      'There is no account "ninguem".',
    );
    const empty = await freshDatabase();
    onTestFinished(() => empty.drop());
    const path = join(folder, "empty.backup");
    expect(
      await refusal(
        writeBackup({ adminUrl: empty.adminUrl, pictures: folder, path, now: new Date() }),
      ),
    ).toMatch(/no tables of this program/);
  });
});
