import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedDatabase } from "../db/embedded/embedded-database.ts";
import { prepareDatabase } from "../db/database.ts";
import type { RuntimeUrls } from "../db/roles.ts";
import { asAdmin } from "./as-admin.ts";

declare module "vitest" {
  export interface ProvidedContext {
    adminUrl: string;
    databaseUrls: RuntimeUrls;
  }
}

type Server = { url: string; stop: () => Promise<void> };

/** Each project has this file for itself; the process, and with it the server, they have in common. */
const run = globalThis as unknown as {
  databasesOfRun?: { server: Promise<Server>; users: number };
};

/**
 * One real PostgreSQL for a test run: the one of `DATABASE_URL`, else an embedded one; in it a fresh database for each
 * project.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.databasesOfRun ??= { server: serverForTests(), users: 0 });
  shared.users += 1;
  const server = await shared.server;
  const name = `comanda_test_${project.name}_${process.pid}_${Date.now()}`;
  await asAdmin(server.url, async (client) => {
    await client.query(`create database ${name}`);
    // The tests of faults are about a commit that waits for the disk. The others would lose much time by it if somebody
    // else uses the disk as well.
    if (project.name !== "faults")
      await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  project.provide("adminUrl", url.href);
  project.provide("databaseUrls", await prepareDatabase(url.href));
  return async () => {
    await asAdmin(server.url, async (client) => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role ${name}_app_login, ${name}_relay_login`);
    });
    shared.users -= 1;
    if (shared.users > 0) return;
    delete run.databasesOfRun;
    await server.stop();
  };
}

async function serverForTests(): Promise<Server> {
  const given = process.env["DATABASE_URL"];
  if (given) return { url: given, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), "comanda-test-"));
  const embedded = await startEmbeddedDatabase({ dataDir });
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
