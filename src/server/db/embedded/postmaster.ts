import { type ChildProcess, spawn } from "node:child_process";
import { open } from "node:fs/promises";
import { getPriority, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { readPostmasterPid } from "./postmaster-pid.ts";
import { pathFromInside, type ServerAccount } from "./server-account.ts";
import { requiredSettings, serverEnvironment } from "./server-settings.ts";

type Exit = { code: number | null; signal: NodeJS.Signals | null };
export type Postmaster = { pid: number; exited: Promise<Exit> };

/** How much nicer the server's processes are than this one. */
const nicer = 5;

/**
 * This process has one thread for everything, and the server has many processes. When all want a processor at once,
 * that thread must not wait for each of them.
 */
function letOthersFirst(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(getPriority() + nicer, 19));
  } catch {
    // The process has ended already, or this is not allowed: then all have the same priority.
  }
}

/** The server ended before it was ready; the message is the last thing that it said. */
export class StartFailed extends Error {
  override name = "StartFailed";
}

const pollMs = 20;
const slowStartMs = 10_000;
const graceMs = { untilQuit: 8_000, untilKill: 12_000 };

/**
 * Starts PostgreSQL on the port and waits, however long its recovery takes, until it takes connections. `halt` ends it,
 * even during its start. `guard` gets the process id at once, and undefined at its end. Throws StartFailed.
 */
export async function launchPostmaster({
  postgres,
  clusterDir,
  account,
  port,
  logFile,
  halt,
  guard,
  log,
}: {
  postgres: string;
  clusterDir: string;
  account: ServerAccount;
  port: number;
  logFile: string;
  halt: AbortSignal;
  guard: (pid: number | undefined) => void;
  log: (line: string) => void;
}): Promise<Postmaster> {
  const settings = Object.entries(requiredSettings(port)).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const options = ["-D", pathFromInside(clusterDir, account), ...settings];
  await using output = await open(logFile, "a+", 0o600);
  const outputStart = (await output.stat()).size;
  halt.throwIfAborted();
  // The server has a process group of its own: Ctrl-C reaches this process alone, which closes the site before the
  // database.
  const child = spawn(postgres, options, {
    ...account,
    cwd: clusterDir,
    env: serverEnvironment(),
    detached: true,
    stdio: ["ignore", output.fd, output.fd],
  });
  guard(child.pid);
  letOthersFirst(child.pid);
  const end = () => endInOrder(child);
  halt.addEventListener("abort", end, { once: true });
  const exited = new Promise<Exit>((resolve) => {
    // A process that never started has no exit to report.
    child.once("error", () => resolve({ code: null, signal: null }));
    child.once("exit", (code, signal) => resolve({ code, signal }));
  }).finally(() => {
    guard(undefined);
    halt.removeEventListener("abort", end);
  });
  const isReady = await waitUntilReady({ child, exited, clusterDir, log });
  if (isReady && child.pid !== undefined) return { pid: child.pid, exited };
  const { size } = await output.stat();
  const said = Buffer.alloc(size - outputStart);
  await output.read(said, 0, said.length, outputStart);
  throw new StartFailed(lastComplaint(said.toString()));
}

async function waitUntilReady({
  child,
  exited,
  clusterDir,
  log,
}: {
  child: ChildProcess;
  exited: Promise<Exit>;
  clusterDir: string;
  log: (line: string) => void;
}): Promise<boolean> {
  const slow = setInterval(() => log("The database is still recovering."), slowStartMs);
  let isOver = false;
  void exited.then(() => (isOver = true));
  try {
    while (!isOver) {
      const said = await readPostmasterPid(clusterDir);
      if (said?.pid === child.pid && said?.isReady === true) return true;
      await Promise.race([exited, sleep(pollMs)]);
    }
    return false;
  } finally {
    clearInterval(slow);
  }
}

/**
 * Asks for an orderly end, which disconnects clients and writes what is in memory; a server that cannot do that is
 * killed.
 */
function endInOrder(child: ChildProcess): void {
  child.kill("SIGINT");
  const quit = setTimeout(() => child.kill("SIGQUIT"), graceMs.untilQuit);
  const kill = setTimeout(() => child.kill("SIGKILL"), graceMs.untilKill);
  child.once("exit", () => {
    clearTimeout(quit);
    clearTimeout(kill);
  });
}

function lastComplaint(said: string): string {
  const complaints = said.match(/(?<=(?:FATAL|PANIC): +).*/g) ?? [];
  return complaints.at(-1) ?? (said.trim().split("\n").at(-1) || "it said nothing");
}
