import { clusterDirIn, readPassword } from "./cluster.ts";
import { listServerProcesses } from "./leftovers.ts";
import { readPostmasterPid } from "./postmaster-pid.ts";

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
