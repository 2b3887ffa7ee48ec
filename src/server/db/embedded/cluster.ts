import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { pathFromInside, type ServerAccount } from "./server-account.ts";
import { initialSettings, serverEnvironment } from "./server-settings.ts";
import { StartRefused } from "../../operator-refused.ts";

/** The folder of PostgreSQL's own files. */
export function clusterDirIn(dataDir: string): string {
  return join(dataDir, "postgres");
}

/** The password of the superuser `postgres`; the file is readable by this process's user alone. */
export function readPassword(dataDir: string): Promise<string> {
  return readFile(passwordFileIn(dataDir), "utf8");
}

function passwordFileIn(dataDir: string): string {
  return join(dataDir, "postgres.password");
}

/** Makes the database's files on first use. An interrupted first use leaves nothing that disturbs a later one. */
export async function prepareCluster({
  dataDir,
  account,
  initdb,
  log,
}: {
  dataDir: string;
  account: ServerAccount;
  initdb: string;
  log: (line: string) => void;
}): Promise<void> {
  await removeUnfinished(dataDir);
  const clusterDir = clusterDirIn(dataDir);
  const isNew = await stat(join(clusterDir, "PG_VERSION")).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === "ENOENT",
  );
  if (isNew) {
    await requireEmpty(clusterDir);
    await createPassword(dataDir);
    await createCluster({ dataDir, account, initdb });
    log(`A new database was made in ${clusterDir}.`);
  }
  await requireOwnership(clusterDir, account);
  await requirePassword(dataDir);
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (/^postgres(ql-.*)?\.new-/.test(name))
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

async function requireEmpty(clusterDir: string): Promise<void> {
  const names = await readdir(clusterDir).catch(() => []);
  if (names.length === 0) return;
  throw new StartRefused(
    `The folder ${clusterDir} holds files but no database: move them away, or set DATA_DIR to another folder.`,
  );
}

async function createPassword(dataDir: string): Promise<void> {
  const file = passwordFileIn(dataDir);
  await writeFile(`${file}.new`, randomBytes(24).toString("base64url"), {
    mode: 0o600,
    flush: true,
  });
  await rename(`${file}.new`, file);
}

async function requirePassword(dataDir: string): Promise<void> {
  const password = await readPassword(dataDir).catch(() => "");
  if (password !== "") return;
  throw new StartRefused(
    `The database in ${dataDir} cannot be opened without its password, and ${passwordFileIn(dataDir)} cannot be read: put that file back.`,
  );
}

/** The cluster is made under a temporary name beside the final one, which only a finished cluster gets. */
async function createCluster({
  dataDir,
  account,
  initdb,
}: {
  dataDir: string;
  account: ServerAccount;
  initdb: string;
}): Promise<void> {
  const unfinishedDir = await mkdtemp(join(dataDir, "postgres.new-"));
  const clusterDir = join(unfinishedDir, "cluster");
  const passwordFile = join(unfinishedDir, "password");
  await mkdir(clusterDir, { mode: 0o700 });
  await writeFile(passwordFile, await readPassword(dataDir), { mode: 0o600 });
  if (account !== undefined) {
    for (const path of [unfinishedDir, clusterDir, passwordFile])
      await chown(path, account.uid, account.gid);
  }
  await runInitdb({ clusterDir, account, initdb });
  await rename(clusterDir, clusterDirIn(dataDir));
  await rm(unfinishedDir, { recursive: true });
}

/**
 * Makes the cluster; a file `password` stands beside its folder. Text is compared by code point, so that no update of a
 * library can change its order.
 */
async function runInitdb({
  clusterDir,
  account,
  initdb,
}: {
  clusterDir: string;
  account: ServerAccount;
  initdb: string;
}): Promise<void> {
  const settings = Object.entries(initialSettings).map(([name, value]) => `--set=${name}=${value}`);
  const options = [
    `--pgdata=${pathFromInside(clusterDir, account)}`,
    "--username=postgres",
    "--pwfile=../password",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    ...settings,
  ];
  try {
    await promisify(execFile)(initdb, options, {
      ...account,
      cwd: clusterDir,
      env: serverEnvironment(),
    });
  } catch (cause) {
    const said = cause instanceof Error && "stderr" in cause ? String(cause.stderr) : String(cause);
    const reason = /error: (.*)/.exec(said)?.[1] ?? said.trim();
    throw new StartRefused(`The database could not be made in ${clusterDir}: ${reason}.`, {
      cause,
    });
  }
}

/** Gives the account files that root copied here. Without an account, refuses files of another user. */
async function requireOwnership(clusterDir: string, account: ServerAccount): Promise<void> {
  const owner = (await stat(clusterDir)).uid;
  const wanted = account?.uid ?? process.getuid?.();
  if (owner === wanted) return;
  if (account === undefined) {
    throw new StartRefused(
      `The database in ${clusterDir} belongs to another user (${owner}): start Comanda as that user, or set DATA_DIR to another folder.`,
    );
  }
  await promisify(execFile)("chown", ["-Rh", `${account.uid}:${account.gid}`, "--", clusterDir]);
}
