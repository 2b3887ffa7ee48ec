import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { getFreePort } from "../../src/server/db/embedded/free-port.ts";
import { environment, root, type Settings } from "../../src/server/testing/run-program.ts";

const pollMs = 10;

export type ServerProcess = {
  process: ChildProcess;
  origin: string;
  /** From the start of the process until /readyz said yes. */
  readyAfterMs: number;
  /** Its messages to its operator so far. */
  said: () => string;
};

/** Starts the real program and waits until it can serve. */
export async function startServer(settings: Settings): Promise<ServerProcess> {
  const port = settings["PORT"] ?? String(await getFreePort());
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: root,
    env: environment({ DEMO: "0", ...settings, PORT: port }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => endInOrder(child).then(() => undefined));
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (said += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (said += part));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (hasEnded(child)) throw new Error(`The server ended instead of starting:\n${said}`);
    await sleep(pollMs);
  }
  return { process: child, origin, readyAfterMs: performance.now() - startedAt, said: () => said };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Ends it by SIGTERM, and returns the exit code or the signal that ended it. */
export async function endInOrder(child: ChildProcess): Promise<number | string> {
  return end(child, "SIGTERM");
}

/** Ends it by SIGKILL, so that the program can do nothing more. */
export async function killAtOnce({ process: child }: ServerProcess): Promise<void> {
  await end(child, "SIGKILL");
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | string> {
  if (!hasEnded(child)) {
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
  return child.exitCode ?? child.signalCode ?? "";
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** A folder that any user can reach, gone after the test. */
export async function newFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "comanda-faults-")));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
