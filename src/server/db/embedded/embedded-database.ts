import { rename, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "../../error-code.ts";
import { requireBinaries } from "./binaries.ts";
import { clusterDirIn, prepareCluster, readPassword } from "./cluster.ts";
import { lockDataFolder, unwritable } from "./data-folder-lock.ts";
import { getFreePort } from "./free-port.ts";
import { keepRunning } from "./keep-running.ts";
import { databaseUrl, endLeftovers } from "./leftovers.ts";
import { launchPostmaster, type Postmaster, StartFailed } from "./postmaster.ts";
import { chooseServerAccount } from "./server-account.ts";
import { startWatchdog } from "./watchdog.ts";
import { StartRefused } from "../../operator-refused.ts";

/** A PostgreSQL server that this process started and owns. */
export type EmbeddedDatabase = {
  /** Superuser's address of the database `postgres`, whose host and port are those of TCP. It never changes. */
  url: string;
  /** Changes when the server has come back from an unexpected end. */
  readonly postmasterPid: number;
  /** Ends the server in order, and settles when nothing of it is left. Connected clients are cut off. */
  stop(): Promise<void>;
};

// Failures that pass: another program took the port first, or a killed server's last process still holds shared memory.
const passingFailure = /could not create any TCP\/IP sockets|shared memory block/;
const firstStartAttempts = 5;
const keptLogBytes = 10_000_000;

/**
 * Starts the server in `${dataDir}/postgres` (initdb on first use), and again on the same port whenever it ends before
 * `stop`; `log` gets a line about that. Throws StartRefused with one clear sentence when the folder is in use by a live
 * server, or cannot be written.
 */
export async function startEmbeddedDatabase({
  dataDir,
  log = () => undefined,
}: {
  dataDir: string;
  log?: (line: string) => void;
}): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  const unlock = await lockDataFolder(folder);
  try {
    return await startServer({ dataDir: folder, log, unlock });
  } catch (error) {
    unlock();
    throw isUnwritable(error) ? unwritable(folder, error) : error;
  }
}

function isUnwritable(error: unknown): boolean {
  const codes = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "ENOTDIR", "EISDIR"];
  return codes.includes(codeOf(error) ?? "");
}

async function startServer({
  dataDir,
  log,
  unlock,
}: {
  dataDir: string;
  log: (line: string) => void;
  unlock: () => void;
}): Promise<EmbeddedDatabase> {
  const clusterDir = clusterDirIn(dataDir);
  const logFile = join(dataDir, "postgres.log");
  const account = await chooseServerAccount(clusterDir);
  const { initdb } = await requireBinaries({ dataDir, account, log });
  await endLeftovers(clusterDir, log);
  await prepareCluster({ dataDir, account, initdb, log });
  const password = await readPassword(dataDir);
  await setAsideLongLog(logFile);

  const watchdog = startWatchdog(clusterDir, account);
  const halting = new AbortController();
  const launch = async (port: number) => {
    await endLeftovers(clusterDir, log);
    // Looks for the programs each time: a copy of them in a folder for temporary files may be gone.
    const { postgres } = await requireBinaries({ dataDir, account, log });
    const { guard } = watchdog;
    return launchPostmaster({
      postgres,
      clusterDir,
      account,
      port,
      logFile,
      halt: halting.signal,
      guard,
      log,
    });
  };
  try {
    const { port, postmaster } = await launchFirst(launch, logFile);
    log(`PostgreSQL listens on 127.0.0.1:${port}, its files are in ${clusterDir}.`);
    const server = keepRunning({
      first: postmaster,
      startAgain: () => launch(port),
      halt: halting.signal,
      log,
    });
    const stop = async () => {
      halting.abort();
      await server.ended;
      await endLeftovers(clusterDir, log);
      await watchdog.release();
      unlock();
    };
    let stopped: Promise<void> | undefined;
    return {
      url: databaseUrl({ clusterDir, password, port }),
      get postmasterPid() {
        return server.pid;
      },
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    halting.abort();
    await watchdog.release();
    throw error;
  }
}

async function launchFirst(
  launch: (port: number) => Promise<Postmaster>,
  logFile: string,
): Promise<{ port: number; postmaster: Postmaster }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await getFreePort();
    try {
      return { port, postmaster: await launch(port) };
    } catch (cause) {
      if (!(cause instanceof StartFailed)) throw cause;
      if (attempt === firstStartAttempts || !passingFailure.test(cause.message)) {
        throw new StartRefused(
          `The database did not start: ${cause.message} (more in ${logFile}).`,
          { cause },
        );
      }
      await sleep(attempt * 500);
    }
  }
}

async function setAsideLongLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > keptLogBytes) await rename(logFile, `${logFile}.old`);
}
