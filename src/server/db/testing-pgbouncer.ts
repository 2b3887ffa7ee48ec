import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { asAdmin } from "../testing/as-admin.ts";
import { getFreePort } from "./embedded/free-port.ts";

/** The version of the machine's PgBouncer, 1.18 as 118; undefined where it is not installed. */
export async function pgBouncerVersion(): Promise<number | undefined> {
  const found = await promisify(execFile)("pgbouncer", ["--version"]).catch(() => undefined);
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(found?.stdout ?? "") ?? [];
  return major === undefined ? undefined : Number(major) * 100 + Number(minor);
}

/** PgBouncer keeps track of named statements in transaction mode from 1.21 on. */
export const tracksStatementsFrom = 121;

/** The PgBouncer of docs/scaling.md before a database, in the mode that its version supports; `url` has no user. */
export async function startDocumentedPgBouncer(
  { adminUrl, role }: { adminUrl: string; role: string },
  version: number,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const document = await readFile(new URL("../../../docs/scaling.md", import.meta.url), "utf8");
  const [, documented = ""] = /```ini\n(.+?)```/s.exec(document) ?? [];
  const folder = await mkdtemp(join(tmpdir(), "comanda-pgbouncer-"));
  const users = join(folder, "userlist.txt");
  const { hostname, port, pathname } = new URL(adminUrl);
  const ownPort = await getFreePort();
  const adapted = documented
    .replace(
      /^comanda = .*$/m,
      `comanda = host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
    )
    .replace("listen_addr = *", "listen_addr = 127.0.0.1\nunix_socket_dir =")
    .replace("listen_port = 6432", `listen_port = ${ownPort}`)
    .replace("/etc/pgbouncer/userlist.txt", users);
  const [mode, tracking] = ["pool_mode = transaction", /^max_prepared_statements.*$/m] as const;
  const settings =
    version >= tracksStatementsFrom
      ? adapted
      : adapted.replace(mode, "pool_mode = session").replace(tracking, "");
  const { rows } = await asAdmin(adminUrl, (admin) =>
    admin.query<{ line: string }>(
      `select format('"%s" "%s"', rolname, rolpassword) as line from pg_authid where rolname = $1`,
      [role],
    ),
  );
  const file = join(folder, "pgbouncer.ini");
  await writeFile(users, `${rows[0]?.line}\n`);
  await writeFile(file, settings);
  // PgBouncer does not run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await Promise.all([folder, users, file].map((path) => chmod(path, 0o755)));
  const bouncer = spawn("pgbouncer", ["-q", ...(isRoot ? ["-u", "nobody"] : []), file], {
    stdio: "inherit",
  });
  return {
    url: `postgres://127.0.0.1:${ownPort}/comanda`,
    pid: bouncer.pid ?? 0,
    async stop() {
      if (bouncer.exitCode !== null || bouncer.signalCode !== null) return;
      const exit = once(bouncer, "exit");
      bouncer.kill("SIGTERM");
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
