import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getFreePort } from "../src/server/db/embedded/free-port.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const pollMs = 20;
const timeoutMs = 120_000;

export type Program = AsyncDisposable & {
  pid: number;
  port: number;
  origin: string;
  /** From the start of the process until it answered for the first time, in milliseconds. */
  readyAfterMs: number;
};

/**
 * Starts a program that listens on PORT and waits until the path answers 200, or anything at all when none is named;
 * disposing of it ends it.
 */
export async function startProgram(
  script: string,
  {
    env = {},
    nodeOptions = [],
    readyPath,
    headers = {},
  }: {
    env?: Record<string, string>;
    nodeOptions?: readonly string[];
    readyPath: string | undefined;
    headers?: Record<string, string>;
  },
): Promise<Program> {
  const port = await getFreePort();
  const { PATH = "", HOME = "", TMPDIR = tmpdir() } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, script], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (said += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (said += part));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers({ origin, readyPath, headers }))) {
    if (hasEnded() || performance.now() - startedAt > timeoutMs) {
      child.kill("SIGKILL");
      throw new Error(`${script} did not start:\n${said}`);
    }
    await sleep(pollMs);
  }
  return {
    pid: child.pid ?? 0,
    port,
    origin,
    readyAfterMs: performance.now() - startedAt,
    async [Symbol.asyncDispose]() {
      if (hasEnded()) return;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}

/** Without the demo, and with limits of orders that no run reaches: most runs do not measure those. */
export const openToMany = {
  DEMO: "0",
  ORDERS_PER_MINUTE_GUEST: "1000000",
  ORDERS_PER_MINUTE_ADDRESS: "1000000",
};

type StartOfComanda = {
  settings?: Record<string, string>;
  /** A request that succeeds once the program is up. */
  ready?: { readyPath: string; headers?: Record<string, string> };
};

/** The product, with the demo accounts and a database of its own in the folder. */
export async function startComanda(
  dataDir: string,
  { settings = {}, ready = { readyPath: "/readyz" } }: StartOfComanda = {},
): Promise<Program> {
  const { env, nodeOptions } = await settingsOfStart();
  return startProgram("src/server/main.ts", {
    env: { DATA_DIR: dataDir, NODE_ENV: "production", ...env, ...settings },
    nodeOptions,
    ...ready,
  });
}

/** The settings that `npm start` gives the program, mostly for memory. */
export async function settingsOfStart(): Promise<{
  env: Record<string, string>;
  nodeOptions: string[];
}> {
  // The package's own file.
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const words = scripts.start.split(" ");
  const variables = words.flatMap((word) => {
    const [, name, value] = /^(\w+)=(.+)$/.exec(word) ?? [];
    return name !== undefined && value !== undefined ? [[name, value]] : [];
  });
  const nodeOptions = words.filter((word) => word.startsWith("--"));
  return { env: Object.fromEntries(variables), nodeOptions };
}

async function answers({
  origin,
  readyPath,
  headers,
}: {
  origin: string;
  readyPath: string | undefined;
  headers: Record<string, string>;
}): Promise<boolean> {
  return fetch(`${origin}${readyPath ?? "/"}`, { headers }).then(
    (response) => response.ok || readyPath === undefined,
    () => false,
  );
}
