import type { AssetPlace } from "../assets/asset-places.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDatabase } from "../db/database.ts";
import type { RuntimeUrls } from "../db/roles.ts";
import { smallPng } from "../media/testing-images.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { fullAccount, type FullAccount } from "../testing/full-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { readAllRows } from "../testing/table-rows.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

/** A database of its own, with all tables. */
export type Installation = { database: FreshDatabase; urls: RuntimeUrls };

/** Two accounts with a row in every table, a backup of both, and installations to restore it into. */
export type Drill = {
  folder: string;
  source: Installation & { testApp: TestApp };
  one: FullAccount;
  other: FullAccount;
  /** The path of the backup of both. */
  whole: string;
  newInstallation: () => Promise<Installation>;
  /** Backs up the source as it is now: all of it, or the account of that label. */
  backup: (name: string, label?: string) => Promise<string>;
  restore: (
    installation: Installation,
    from: { path: string; label?: string | undefined; pictures?: AssetPlace },
  ) => ReturnType<typeof restoreBackup>;
  close: () => Promise<void>;
};

export async function newDrill(): Promise<Drill> {
  const folder = await mkdtemp(join(tmpdir(), "comanda-backup-"));
  // A database with all tables and no row: copying it is quicker than making the tables.
  const bare = await freshDatabase();
  await prepareDatabase(bare.adminUrl);
  const databases = [bare];
  const newInstallation = async () => {
    const database = await freshDatabase({ copyOf: bare });
    databases.push(database);
    return { database, urls: await prepareDatabase(database.adminUrl) };
  };
  const installation = await newInstallation();
  const testApp = await startApp({ urls: installation.urls });
  const [one, other] = [await fullAccount(testApp), await fullAccount(testApp)];
  await one.admin.uploads.add({ body: { file: new Blob([smallPng]) } });
  await sendOrder(
    one.guest,
    deliveryBody(
      { [String(one.ids["Água"])]: { qty: 2, obs: 'uma\nlinha, "aspas" e \\ — 🍕' } },
      { userData: { name: "Zoë\u2028O'Brien \\N" } },
    ),
  );
  const backup: Drill["backup"] = async (name, label) => {
    const path = join(folder, name);
    await writeBackup({
      adminUrl: installation.database.adminUrl,
      pictures: join(testApp.dataDir, "assets"),
      path,
      label,
      now: new Date(),
    });
    return path;
  };
  return {
    folder,
    source: { ...installation, testApp },
    one,
    other,
    whole: await backup("whole.backup"),
    newInstallation,
    backup,
    restore: ({ database }, { path, label, pictures = join(folder, "pictures") }) =>
      restoreBackup({ path, label }, { adminUrl: database.adminUrl, pictures }),
    async close() {
      await testApp.close();
      for (const database of databases) await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Rows of every table in one form, so that unequal ones differ. */
export const rowsOf = ({ database }: Installation, where?: (table: string) => string) =>
  asAdmin(database.adminUrl, (admin) => readAllRows(admin, where));

/** The rows of an installation that a restoration brings back. */
export function restorableRows(installation: Installation, accountId?: string) {
  return rowsOf(installation, (table) => {
    const rules = [
      ...(accountId === undefined ? [] : [`account_id = '${accountId}'`]),
      ...(table === "outbox" || table === "access_codes" ? ["false"] : []),
      ...(table === "sessions" ? ["user_id is null"] : []),
    ];
    return rules.join(" and ") || "true";
  });
}
