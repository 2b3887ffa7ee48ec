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
type Shared = { server: Promise<Server>; users: number };

/** Each project loads this file for itself. They share the process, and with it the server. */
const run = globalThis as unknown as { databasesOfRun?: Shared | undefined };

/**
 * One real PostgreSQL for a test run: the one of `DATABASE_URL`, else an embedded one; in it a fresh database for each
 * project.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.databasesOfRun ??= { server: serverForTests(), users: 0 });
  // The user counts during the setup as well: another project that ends meanwhile must not stop the server.
  shared.users += 1;
  try {
    const { url } = await shared.server;
    const dropDatabase = await newDatabase(project, url);
    return async () => {
      try {
        await dropDatabase();
      } finally {
        await release(shared);
      }
    };
  } catch (error) {
    await release(shared);
    throw error;
  }
}

/** Makes a fresh database for one project, and answers a function that drops it. */
async function newDatabase(project: TestProject, serverUrl: string): Promise<() => Promise<void>> {
  const name = `comanda_test_${project.name}_${process.pid}_${Date.now()}`;
  await asAdmin(serverUrl, async (client) => {
    await client.query(`create database ${name}`);
    // Only the tests of faults are about a commit that waits for the disk. The others would lose much time by it where
    // the disk is busy.
    if (project.name !== "faults")
      await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  project.provide("adminUrl", url.href);
  project.provide("databaseUrls", await prepareDatabase(url.href));
  return () =>
    asAdmin(serverUrl, async (client) => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role ${name}_app_login, ${name}_relay_login`);
    });
}

/** The last user stops the server. A server that did not start is forgotten, so that the next user starts another. */
async function release(shared: Shared): Promise<void> {
  shared.users -= 1;
  if (shared.users > 0) return;
  if (run.databasesOfRun === shared) run.databasesOfRun = undefined;
  const server = await shared.server.catch(() => undefined);
  await server?.stop();
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
