import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clusterDirIn, readPassword } from "./cluster.ts";
import { listServerProcesses } from "./leftovers.ts";

export type PostmasterPid = { pid: number; port: number; isReady: boolean };

/**
 * What the server says of itself in `postmaster.pid`: process id on line 1, port on line 4, status on line 8
 * (PostgreSQL's pidfile.h). `undefined` when there is no such file or it is not complete yet.
 */
export async function readPostmasterPid(clusterDir: string): Promise<PostmasterPid | undefined> {
  const text = await readFile(join(clusterDir, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number.parseInt(lines[0] ?? "", 10);
  const port = Number.parseInt(lines[3] ?? "", 10);
  if (!Number.isInteger(pid) || !Number.isInteger(port)) return undefined;
  return { pid, port, isReady: lines[7]?.trim() === "ready" };
}

/** Where a server that another process started on this data folder takes connections, if one does now. */
export async function findRunningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const clusterDir = clusterDirIn(dataDir);
  const server = await readPostmasterPid(clusterDir);
  if (server?.isReady !== true) return undefined;
  const living = await listServerProcesses(clusterDir);
  if (!living.includes(server.pid)) return undefined;
  return databaseUrl(await readPassword(dataDir), server.port);
}

export function databaseUrl(password: string, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}
