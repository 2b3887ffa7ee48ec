import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readlink, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { getFreePort } from "./free-port.ts";
import { findRunningDatabaseUrl } from "./leftovers.ts";
import { readPostmasterPid } from "./postmaster-pid.ts";
import {
  connect,
  listProgramsIn,
  newFolder,
  shareDataDir,
  start,
  startOwner,
} from "./testing-starts.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";
import { StartRefused } from "../../operator-refused.ts";

describe("a running embedded database", () => {
  let dataDir: string;
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "comanda-embedded-"));
    database = await startEmbeddedDatabase({ dataDir });
  });
  afterAll(async () => {
    await database.stop();
    await rm(dataDir, { recursive: true });
  });

  test("survives a loss of power and sorts text the same on every machine", async () => {
    const client = await connect(database.url);
    const { rows } = await client.query(`
      select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
             current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums,
             current_setting('server_encoding') as encoding, datlocprovider as provider, datlocale as locale,
             current_setting('timezone') as zone
      from pg_database where datname = current_database()`);
    expect(rows).toEqual([
      {
        fsync: "on",
        commit: "on",
        pages: "on",
        checksums: "on",
        encoding: "UTF8",
        provider: "b",
        locale: "C.UTF-8",
        zone: "UTC",
      },
    ]);
  });

  test("lets nobody in without the password, over TCP or its socket", async () => {
    const { hostname, port, password } = new URL(database.url);
    const account = { user: "postgres", database: "postgres", port: Number(port) };
    const socketDir = join(dataDir, "postgres");
    for (const host of [hostname, socketDir]) {
      await expect(connect({ ...account, host, password: "wrong" })).rejects.toMatchObject({
        code: "28P01",
      });
      await expect(connect({ ...account, host, password: "" })).rejects.toThrow("password");
      await connect({ ...account, host, password });
    }
    expect((await stat(join(dataDir, "postgres.password"))).mode & 0o777).toBe(0o600);
  });

  test("refuses a second start on its folder and goes on itself", async () => {
    const refusal = new RegExp(
      `^The data folder ${dataDir} is in use by another running Comanda: .*\\.$`,
    );
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(StartRefused);
    expect(await startOwner(dataDir).next()).toEqual({ refused: expect.stringMatching(refusal) });
    const client = await connect(database.url);
    expect((await client.query("select 1 as alive")).rows).toEqual([{ alive: 1 }]);
  });

  test("is found by the other processes of its user", async () => {
    expect(await findRunningDatabaseUrl(dataDir)).toBe(database.url);
    expect(await findRunningDatabaseUrl(await newFolder())).toBeUndefined();
  });
});

describe("the start of an embedded database", () => {
  test("keeps what was stored from one run to the next, and leaves no process behind", async () => {
    const dataDir = join(await newFolder(), "made", "on", "demand");
    const first = await start(dataDir);
    const writer = await connect(first.url);
    await writer.query("create table dish (name text); insert into dish values ('Feijoada')");
    await first.stop();
    expect(await listProgramsIn(dataDir)).toEqual([]);
    expect(await findRunningDatabaseUrl(dataDir)).toBeUndefined();

    const second = await start(dataDir);
    const reader = await connect(second.url);
    expect((await reader.query("select name from dish")).rows).toEqual([{ name: "Feijoada" }]);
  });

  test("is won by exactly one of several that start at once", async () => {
    const dataDir = await newFolder();
    const answers = await Promise.all([1, 2, 3].map(() => startOwner(dataDir).next()));
    expect(answers.filter((answer) => "url" in answer)).toHaveLength(1);
    expect(answers.filter((answer) => "refused" in answer)).toHaveLength(2);
  });

  test("refuses a folder that cannot be written", async () => {
    const file = join(await newFolder(), "file");
    await writeFile(file, "");
    const dataDir = join(file, "data");
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
      new RegExp(`^The data folder ${dataDir} cannot be written \\(ENOTDIR.*\\): .*\\.$`),
    );
  });
});

describe("the start of an embedded database that was there before", () => {
  const dataDirOf = shareDataDir();

  test("refuses a folder whose password was lost", async () => {
    const dataDir = dataDirOf();
    const file = join(dataDir, "postgres.password");
    await rename(file, `${file}.lost`);
    onTestFinished(() => rename(`${file}.lost`, file));
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(StartRefused);
  });

  test("starts in spite of a postmaster.pid whose process is gone or is some other program", async () => {
    const dataDir = dataDirOf();
    const clusterDir = join(dataDir, "postgres");
    const { uid, gid } = await stat(clusterDir);
    // A process of the server's own user, which PostgreSQL takes for a running server.
    const stranger = spawn("sleep", ["300"], { uid, gid, cwd: clusterDir });
    onTestFinished(() => void stranger.kill());
    const gone = spawn("true");
    for (const { pid } of [stranger, gone]) {
      const stale = [pid, clusterDir, 1, 5432, ".", "127.0.0.1", "1 1", "ready"].join("\n");
      await writeFile(join(clusterDir, "postmaster.pid"), `${stale}\n`);
      const database = await start(dataDir);
      expect((await readPostmasterPid(clusterDir))?.pid).toBe(database.postmasterPid);
      await database.stop();
    }
    expect(stranger.exitCode).toBeNull();
  });

  test("refuses a folder on which a server runs that it did not start, and leaves that alone", async () => {
    const dataDir = dataDirOf();
    const clusterDir = join(dataDir, "postgres");
    const database = await start(dataDir);
    const program = await readlink(`/proc/${database.postmasterPid}/exe`);
    await database.stop();
    const { uid, gid } = await stat(clusterDir);
    const port = await getFreePort();
    const options = ["-D", clusterDir, "-p", String(port), "-h", "127.0.0.1", "-k", "."];
    const foreign = spawn(program, options, { uid, gid, cwd: clusterDir, stdio: "ignore" });
    const foreignExit = once(foreign, "exit");
    onTestFinished(async () => {
      foreign.kill("SIGINT");
      await foreignExit;
    });
    await expect.poll(() => readPostmasterPid(clusterDir)).toMatchObject({ isReady: true });
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
      new RegExp(`in use by a PostgreSQL server .* \\(process ${foreign.pid}\\)`),
    );
    expect(foreign.exitCode).toBeNull();
  });
});
