import { once } from "node:events";
import pg from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { newDatabase } from "./new-database.ts";
import { newFolder, type ServerProcess, startServer } from "./server-process.ts";

const patience = { timeout: 10_000, interval: 50 };

type Taken = {
  server: ServerProcess;
  /** Lets the database answer what the server has asked it. */
  release: () => Promise<unknown>;
  status: Promise<number | string>;
};

/** A server that has taken a call, and whose database does not answer yet. */
async function startWithTaken(): Promise<Taken> {
  const url = await newDatabase();
  const server = await startServer({ DATA_DIR: await newFolder(), DATABASE_URL: url });
  const admin = new pg.Client(url);
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query("begin");
  await admin.query("lock table hosts in access exclusive mode");
  const status = fetch(`${server.origin}/v2.0/content/menu`, {
    headers: { domain: "casa.localhost" },
  }).then(
    (response) => response.status,
    () => "no answer",
  );
  await vi.waitFor(async () => {
    const metrics = await fetch(`${server.origin}/metrics`).then((response) => response.text());
    // The second one is the request for the metrics.
    expect(metrics).toMatch(/^comanda_http_requests_in_flight 2$/m);
  }, patience);
  return { server, status, release: () => admin.query("rollback") };
}

describe("a server that is told to end", () => {
  it("by a service manager and by npm at once still finishes what it has taken", async () => {
    const { server, release, status } = await startWithTaken();
    const exit = once(server.process, "exit");
    server.process.kill("SIGTERM");
    server.process.kill("SIGINT");
    const isOpen = () =>
      fetch(`${server.origin}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
    await vi.waitFor(async () => expect(await isOpen()).toBe(false), patience);
    await release();
    // Nobody has that host.
    expect(await status).toBe(404);
    expect(await exit).toEqual([0, null]);
  });

  it("and is told again later does so at once", async () => {
    const { server, status } = await startWithTaken();
    await vi.waitFor(() => {
      server.process.kill("SIGTERM");
      expect(server.process.exitCode).toBe(1);
    }, patience);
    expect(await status).toBe("no answer");
  });
});
