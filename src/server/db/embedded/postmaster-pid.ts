import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type PostmasterPid = { pid: number; port: number; isReady: boolean };

/**
 * Reads what the server writes in `postmaster.pid`: process id on line 1, port on line 4, status on line 8
 * (PostgreSQL's pidfile.h). Undefined when the file is missing or not complete yet.
 */
export async function readPostmasterPid(clusterDir: string): Promise<PostmasterPid | undefined> {
  const text = await readFile(join(clusterDir, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number.parseInt(lines[0] ?? "", 10);
  const port = Number.parseInt(lines[3] ?? "", 10);
  if (!Number.isInteger(pid) || !Number.isInteger(port)) return undefined;
  return { pid, port, isReady: lines[7]?.trim() === "ready" };
}
