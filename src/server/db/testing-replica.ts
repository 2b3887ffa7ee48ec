import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asAdmin } from "../testing/as-admin.ts";
import { prepareDatabase } from "./database.ts";
import { clusterDirIn, readPassword } from "./embedded/cluster.ts";
import { startEmbeddedDatabase } from "./embedded/embedded-database.ts";
import { createOwnDatabase } from "./own-database.ts";
import type { RuntimeUrls } from "./roles.ts";

export type Replicated = {
  urls: RuntimeUrls;
  adminUrl: string;
  /** The database at the replica, for its administrator. */
  replicaAdminUrl: string;
  /** The replica's log, with every statement, since this was last called. */
  askedOfReplica(): Promise<string>;
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
};

/** An embedded PostgreSQL with a prepared database, and a replica that streams from it. */
export async function startReplicated(): Promise<Replicated> {
  const [primaryDir, replicaDir] = await Promise.all([
    mkdtemp(join(tmpdir(), "comanda-primary-")),
    mkdtemp(join(tmpdir(), "comanda-replica-")),
  ]);
  const primary = await startEmbeddedDatabase({ dataDir: primaryDir });
  await copyCluster({ primaryUrl: primary.url, primaryDir, replicaDir });
  const replica = await startEmbeddedDatabase({ dataDir: replicaDir });
  const adminUrl = await createOwnDatabase(primary.url);
  const { pathname } = new URL(adminUrl);
  const replicaAdminUrl = Object.assign(new URL(replica.url), { pathname }).href;
  const readUrl = Object.assign(new URL(replicaAdminUrl), { username: "", password: "" }).href;
  const log = join(replicaDir, "postgres.log");
  let readUpTo = 0;
  const askReplica = (text: string) => asAdmin(replica.url, (admin) => admin.query(text));
  return {
    urls: await prepareDatabase(adminUrl, { readUrl }),
    adminUrl,
    replicaAdminUrl,
    async askedOfReplica() {
      const text = await readFile(log, "utf8");
      const fresh = text.slice(readUpTo);
      readUpTo = text.length;
      return fresh;
    },
    pauseReplay: async () => void (await askReplica("select pg_wal_replay_pause()")),
    resumeReplay: async () => void (await askReplica("select pg_wal_replay_resume()")),
    stopReplica: () => replica.stop(),
    async stop() {
      await replica.stop();
      await primary.stop();
      for (const folder of [primaryDir, replicaDir])
        await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Copies as pg_basebackup does, which is not among the embedded programs. */
async function copyCluster({
  primaryUrl,
  primaryDir,
  replicaDir,
}: {
  primaryUrl: string;
  primaryDir: string;
  replicaDir: string;
}): Promise<void> {
  const [from, to] = [clusterDirIn(primaryDir), clusterDirIn(replicaDir)];
  await cp(join(primaryDir, "postgres.password"), join(replicaDir, "postgres.password"));
  await asAdmin(primaryUrl, async (admin) => {
    await admin.query("select pg_backup_start('replica', true)");
    await cp(from, to, {
      recursive: true,
      filter: (path) => !/\/(?:postmaster\.(?:pid|opts)|\.s\.PGSQL\.\d+(?:\.lock)?)$/.test(path),
    });
    const { rows } = await admin.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(false)",
    );
    await writeFile(join(to, "backup_label"), rows[0]?.labelfile ?? "");
  });
  const { port } = new URL(primaryUrl);
  const password = await readPassword(primaryDir);
  await writeFile(join(to, "standby.signal"), "");
  await appendFile(
    join(to, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password}'\nlog_statement = 'all'\n`,
  );
}
