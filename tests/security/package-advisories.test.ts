import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { listenOnFreePort } from "../../src/server/testing/listen-on-free-port.ts";

const script = fileURLToPath(new URL("../../scripts/audit.ts", import.meta.url));

/** Starts a registry that gives this answer to every question for advisories, and returns its address. */
async function startRegistry(status: number, advisories: unknown): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/json" });
    const name = decodeURIComponent(request.url?.slice(1) ?? "");
    // npm also asks for the package itself, to see what depends on it; this one has no versions.
    const packument = { name, "dist-tags": {}, versions: {} };
    response.end(JSON.stringify(request.method === "GET" ? packument : advisories));
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listenOnFreePort(server)}/`;
}

/** The exit code of the check, and what it said. */
async function audit(registry: string, env: Record<string, string> = {}) {
  // A cache of its own, because npm would answer the next audit from a shared one.
  const cache = await mkdtemp(join(tmpdir(), "comanda-audit-"));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, npm_config_registry: registry, npm_config_cache: cache, ...env },
  });
  const ended = once(child, "exit");
  const said = await text(child.stdout);
  const [code] = await ended;
  return { code: Number(code), said };
}

const advisory = (severity: string) => ({
  fastify: [
    {
      id: 1,
      url: "https://advisories.example/1",
      title: "Something dreadful",
      severity,
      vulnerable_versions: ">=1.0.0",
      cwe: [],
      cvss: { score: 9, vectorString: null },
    },
  ],
});

it("threat 3.26: what ships with a high finding ends the check, with a moderate one it is named", async () => {
  const said = expect.stringContaining("Something dreadful");
  const [high, moderate] = await Promise.all(
    ["high", "moderate"].map(async (severity) =>
      audit(await startRegistry(200, advisory(severity))),
    ),
  );
  expect(high).toMatchObject({ code: 1, said });
  expect(moderate).toMatchObject({ code: 0, said });
});

it("threat 3.26: a service that cannot be asked is named, and ends the check only where that is wanted", async () => {
  const registry = await startRegistry(405, {});
  const [usual, release] = await Promise.all([
    audit(registry),
    audit(registry, { AUDIT_REQUIRED: "1" }),
  ]);
  const said = expect.stringContaining("THE ADVISORY SERVICE COULD NOT BE ASKED");
  expect(usual).toMatchObject({ code: 0, said });
  expect(release).toMatchObject({ code: 1, said });
});
