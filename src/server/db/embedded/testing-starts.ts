import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";

/** A folder that any user can reach, gone after the test. */
export async function newFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "comanda-embedded-")));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** One folder for the tests of a block, which leave nothing running in it: a new database takes seconds to make. */
export function shareDataDir(): () => string {
  let folder = "";
  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), "comanda-embedded-")));
    await chmod(folder, 0o755);
    await (await startEmbeddedDatabase({ dataDir: folder })).stop();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => folder;
}

/** A database of this process, stopped after the test; `log` hears what is said of it. */
export async function start(
  dataDir: string,
  log?: (line: string) => void,
): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, ...(log && { log }) });
  onTestFinished(() => database.stop());
  return database;
}

export type Owner = {
  process: ChildProcess;
  /** The next line that the owner says. */
  next(): Promise<Record<string, unknown>>;
};

/** A database of another process, which may be killed. */
export function startOwner(
  dataDir: string,
  options: { uid?: number; gid?: number; root?: string } = {},
): Owner {
  const { root = fileURLToPath(new URL("../../../..", import.meta.url)), ...user } = options;
  const script = join(root, "src/server/db/embedded/testing-owner.ts");
  // A group of its own, as a shell gives to what it starts.
  const owner = spawn(process.execPath, [script, dataDir], {
    ...user,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: owner.stdout })[Symbol.asyncIterator]();
  onTestFinished(async () => {
    owner.stdin.end();
    if (owner.exitCode === null && owner.signalCode === null) await once(owner, "exit");
  });
  return {
    process: owner,
    async next() {
      const { value } = await lines.next();
      return JSON.parse(value ?? '{"ended": true}');
    },
  };
}

/** Connects until the test ends; a server that is killed under it is no error of the test. */
export async function connect(options: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(options);
  client.on("error", () => undefined);
  onTestFinished(() => client.end());
  await client.connect();
  return client;
}

/** Names of the living programs that stand in the folder or below it: servers, watchdogs. */
export async function listProgramsIn(folder: string): Promise<{ pid: number; name: string }[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => ({
      pid: Number(pid),
      name: (await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "")).trim(),
      standsIn: await readlink(`/proc/${pid}/cwd`).catch(() => ""),
    })),
  );
  return found.filter(({ standsIn }) => standsIn.startsWith(folder));
}
