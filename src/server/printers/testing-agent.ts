import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { environment } from "../testing/run-program.ts";

// Hosts of test accounts do not resolve: a request goes to the port, with the account's host as a header. A device that
// takes nothing is given up sooner.
const preload = `
import http from "node:http";
const { setTimeout } = globalThis;
const shorter = { 15_000: 300, 20_000: 1_000 };
globalThis.setTimeout = (run, ms) => setTimeout(run, shorter[ms] ?? ms);
globalThis.fetch = (url, { method, headers, body, signal }) => new Promise((resolve, reject) => {
  const call = http.request(url, { method, headers: { ...headers, host: process.env.SITE_HOST }, signal }, (answer) => {
    const parts = [];
    answer.on("data", (part) => parts.push(part));
    answer.on("error", reject);
    answer.on("end", () => resolve(new Response(answer.statusCode === 204 ? null : Buffer.concat(parts), { status: answer.statusCode, headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]) })));
  });
  call.on("error", reject);
  call.end(body);
});`;

type Settings = {
  /** The file as it was downloaded; the one of this folder if left out. */
  file?: string;
  /** The printer's address on the site. */
  site: string;
  host: string;
  /** The printer itself. */
  target: string;
};

export type Agent = { said: () => string; stop: (signal: NodeJS.Signals) => Promise<void> };

/** The agent as shops start it, killed after the test. */
export async function startAgentProcess({ file, site, host, target }: Settings): Promise<Agent> {
  const folder = await mkdtemp(join(tmpdir(), "comanda-agent-"));
  const loaded = join(folder, "host.mjs");
  await writeFile(loaded, preload);
  const agent = file ?? fileURLToPath(new URL("agent.mjs", import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", loaded, agent, "--site", site, "--impressora", target],
    { env: environment({ SITE_HOST: host }), stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  child.stdout?.on("data", (part) => (said += String(part)));
  child.stderr?.on("data", (part) => (said += String(part)));
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  onTestFinished(async () => {
    await stop("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });
  return { said: () => said, stop };
}
