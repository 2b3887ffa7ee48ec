import { execFile, spawnSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { StartRefused } from "../../operator-refused.ts";

/** The user that PostgreSQL's programs run as; `undefined` for the user of this process. */
export type ServerAccount = { uid: number; gid: number } | undefined;

const userNames = ["postgres", "_postgres", "nobody"];
const overflowId = 65534;

/**
 * Chooses the user that runs PostgreSQL, which refuses to run as root: the owner of the database's files if there are
 * any, else the machine's `postgres`, else `nobody`.
 */
export async function chooseServerAccount(clusterDir: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const files = await stat(clusterDir).catch(() => undefined);
  if (files !== undefined && files.uid !== 0) return { uid: files.uid, gid: files.gid };
  for (const name of userNames) {
    const account = await findUser(name);
    if (account !== undefined) return account;
  }
  return { uid: overflowId, gid: overflowId };
}

async function findUser(name: string): Promise<ServerAccount> {
  const run = promisify(execFile);
  try {
    const [user, group] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
    return { uid: Number(user.stdout), gid: Number(group.stdout) };
  } catch {
    return undefined;
  }
}

/**
 * Tells whether the program starts under that account: it may be out of reach, not executable, or lack its libraries.
 */
export function canRun(program: string, account: ServerAccount): boolean {
  const trial = spawnSync(program, ["--version"], { ...account, cwd: "/", stdio: "ignore" });
  return trial.status === 0;
}

export function canEnter(dir: string, account: ServerAccount): boolean {
  const trial = spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", dir], {
    ...account,
    cwd: "/",
    stdio: "ignore",
  });
  return trial.status === 0;
}

/**
 * The folder's path for a program that was started inside it. A folder below one that the account cannot enter (a
 * checkout in /root) has no path for it; Linux still lets it name its working folder.
 */
export function pathFromInside(dir: string, account: ServerAccount): string {
  if (account === undefined || canEnter(dir, account)) return dir;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new StartRefused(
    `PostgreSQL does not run as root, and the user it runs as instead (${account.uid}) cannot enter ${dir}: set DATA_DIR to a folder that it can reach.`,
  );
}
