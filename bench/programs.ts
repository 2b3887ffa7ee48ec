import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, realpath, chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getFreePort } from "../src/server/testing/get-free-port.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const pollMs = 20;
const patienceMs = 120_000;

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
    if (hasEnded() || performance.now() - startedAt > patienceMs) {
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

type StartOfComanda = {
  settings?: Record<string, string>;
  /** What shows that it is up. */
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

/** What `npm start` sets for the program: mostly how memory is used. */
async function settingsOfStart(): Promise<{
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

/** A figure of the process as it tells them at /metrics. */
export async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const found = new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1];
  if (found === undefined) throw new Error(`No ${name} among the metrics`);
  return Number(found);
}

/** The seconds of processor time that the processes' threads have taken so far, as Linux counts them. */
export async function cpuSecondsOf(pids: readonly number[]): Promise<number> {
  const perProcess = await Promise.all(
    pids.map(async (pid) => {
      const threads = await readdir(`/proc/${pid}/task`);
      return Promise.all(
        threads.map(async (thread) => {
          // A thread may end while the others are asked.
          const stat = await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(
            () => "0",
          );
          return Number(stat.split(" ")[0]);
        }),
      );
    }),
  );
  return perProcess.flat().reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9;
}

/** A process and what it has started that still runs. */
export async function familyOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8")),
  );
  return [pid, ...children.flatMap((pids) => pids.match(/\d+/g) ?? []).map(Number)];
}

const idleShare = 0.02;

/** Waits until a program does nothing by itself: after a first start the demo's pictures are still being made. */
export async function untilIdle({ pid }: Pick<Program, "pid">): Promise<void> {
  const lookEveryMs = 1_000;
  const deadline = performance.now() + patienceMs;
  for (let quiet = 0; quiet < 3;) {
    if (performance.now() > deadline) throw new Error(`Process ${pid} does not come to rest`);
    const before = await cpuSecondsOf([pid]);
    await sleep(lookEveryMs);
    const isQuiet = (await cpuSecondsOf([pid])) - before <= (idleShare * lookEveryMs) / 1_000;
    quiet = isQuiet ? quiet + 1 : 0;
  }
}

/** A folder that any user can reach; disposing of it removes it. */
export async function newFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await realpath(await mkdtemp(join(tmpdir(), "comanda-bench-")));
  await chmod(path, 0o755);
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
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
