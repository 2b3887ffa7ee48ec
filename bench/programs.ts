import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, realpath, chmod, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const pollMs = 20;
const patienceMs = 120_000;

export type Program = AsyncDisposable & {
  pid: number;
  origin: string;
  /** From the start of the process until it answered for the first time, in milliseconds. */
  readyAfterMs: number;
};

/** Starts a program that listens on PORT and waits until the path answers 200; disposing of it ends it. */
export async function startProgram(
  script: string,
  {
    env = {},
    readyPath,
    headers = {},
  }: { env?: Record<string, string>; readyPath: string; headers?: Record<string, string> },
): Promise<Program> {
  const port = await findFreePort();
  const { PATH = "", HOME = "", TMPDIR = tmpdir() } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (said += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (said += part));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}${readyPath}`, headers))) {
    if (hasEnded() || performance.now() - startedAt > patienceMs) {
      child.kill("SIGKILL");
      throw new Error(`${script} did not start:\n${said}`);
    }
    await sleep(pollMs);
  }
  return {
    pid: child.pid ?? 0,
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

/** The product, with the demo accounts and a database of its own in the folder. */
export function startComanda(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Program> {
  return startProgram("src/server/main.ts", {
    env: {
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: "node_modules/.cache/node",
      NODE_ENV: "production",
      ...settings,
    },
    readyPath: "/readyz",
  });
}

/** A figure of the process as it tells them at /metrics. */
export async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const found = new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1];
  if (found === undefined) throw new Error(`No ${name} among the metrics`);
  return Number(found);
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

async function answers(address: string, headers: Record<string, string>): Promise<boolean> {
  return fetch(address, { headers }).then(
    (response) => response.ok,
    () => false,
  );
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== "object" || address === null) throw new Error("No port");
  return address.port;
}
