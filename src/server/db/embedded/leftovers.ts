import { execFile } from "node:child_process";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { clusterDirIn, readPassword } from "./cluster.ts";
import { readPostmasterPid } from "./postmaster-pid.ts";
import { clusterName } from "./server-settings.ts";
import { StartRefused } from "../../operator-refused.ts";

const pollMs = 50;
const graceMs = { untilQuit: 2_500, untilKill: 6_000, untilGivingUp: 15_000 };

/**
 * Clears the folder after an owner that was killed: a server that is still going down, or `postmaster.pid` alone. Call
 * it only with the folder's lock held, so that no living process owns the server found here. Throws StartRefused when
 * the server is one that Comanda did not start.
 */
export async function endLeftovers(clusterDir: string, log: (line: string) => void): Promise<void> {
  const startedMs = Date.now();
  const sent = new Set<string>();
  for (;;) {
    const pids = await listServerProcesses(clusterDir);
    if (pids.length === 0) break;
    const postmaster = (await readPostmasterPid(clusterDir))?.pid;
    const isRunning = postmaster !== undefined && pids.includes(postmaster);
    if (isRunning) await requireOurs(postmaster, clusterDir);
    const waitedMs = Date.now() - startedMs;
    if (waitedMs > graceMs.untilGivingUp) {
      throw new StartRefused(
        `The database server in ${clusterDir} does not stop (process ${pids[0]}): end it by hand.`,
      );
    }
    const signal = signalAfter(waitedMs, isRunning);
    if (sent.size === 0) log(`Ending the database server that was left running in ${clusterDir}.`);
    const targets = isRunning ? [postmaster] : pids;
    for (const pid of targets) {
      if (sent.has(`${signal} ${pid}`)) continue;
      sent.add(`${signal} ${pid}`);
      signalIfThere(pid, signal);
    }
    await sleep(pollMs);
  }
  await removeStaleFiles(clusterDir);
}

/** Picks the signal: without a postmaster there is no orderly end to wait for, and its children are told to quit. */
function signalAfter(waitedMs: number, isRunning: boolean): NodeJS.Signals {
  if (waitedMs > graceMs.untilKill) return "SIGKILL";
  return isRunning && waitedMs < graceMs.untilQuit ? "SIGINT" : "SIGQUIT";
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended by itself.
  }
}

async function requireOurs(pid: number, clusterDir: string): Promise<void> {
  const command = await readCommandLine(pid);
  // A process that has just ended has no command line.
  if (command === "" || command.includes(`cluster_name=${clusterName}`)) return;
  throw new StartRefused(
    `The database in ${clusterDir} is in use by a PostgreSQL server that Comanda did not start (process ${pid}): stop it first.`,
  );
}

/** Removes stale files: PostgreSQL would take a reused process id for a running server. */
async function removeStaleFiles(clusterDir: string): Promise<void> {
  for (const name of await readdir(clusterDir).catch(() => [])) {
    if (name === "postmaster.pid" || name.startsWith(".s.PGSQL."))
      await rm(join(clusterDir, name), { force: true });
  }
}

/**
 * Lists the living processes of a server on this folder: those that have it as their working folder, whatever process
 * ids the files name. Without /proc only the one in `postmaster.pid` can be found, by its command line.
 */
export async function listServerProcesses(clusterDir: string): Promise<number[]> {
  if (process.platform !== "linux") return listNamedServer(clusterDir);
  const folder = await stat(clusterDir, { bigint: true }).catch(() => undefined);
  if (folder === undefined) return [];
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
      if (name !== "postgres\n") return false;
      const standsIn = await stat(`/proc/${pid}/cwd`, { bigint: true }).catch(() => undefined);
      return standsIn?.dev === folder.dev && standsIn.ino === folder.ino;
    }),
  );
  return pids.filter((_, index) => found[index]).map(Number);
}

async function listNamedServer(clusterDir: string): Promise<number[]> {
  const named = await readPostmasterPid(clusterDir);
  if (named === undefined) return [];
  const command = await readCommandLine(named.pid);
  return command.includes("postgres") && command.includes(clusterDir) ? [named.pid] : [];
}

async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === "linux") return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  const listing = promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
  return listing.then(
    ({ stdout }) => stdout,
    () => "",
  );
}

/** The address of a server that another process started on this data folder, if one is running. */
export async function findRunningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const clusterDir = clusterDirIn(dataDir);
  const server = await readPostmasterPid(clusterDir);
  if (server?.isReady !== true) return undefined;
  const living = await listServerProcesses(clusterDir);
  if (!living.includes(server.pid)) return undefined;
  return databaseUrl({ clusterDir, password: await readPassword(dataDir), port: server.port });
}

/** The longest path of a socket: 107 bytes on Linux, 103 on macOS. */
const longestSocketPath = 103;

/**
 * The superuser's address of the database `postgres`. It is the socket in the cluster's folder, which takes half of
 * TCP's processor time on both sides, or TCP where the folder's path is too long for a socket.
 */
export function databaseUrl({ clusterDir, password, port }: Reachable): string {
  const url = new URL(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  const folder = resolve(clusterDir);
  if (Buffer.byteLength(`${folder}/.s.PGSQL.${port}`) <= longestSocketPath)
    url.searchParams.set("host", folder);
  return url.href;
}

type Reachable = { clusterDir: string; password: string; port: number };
