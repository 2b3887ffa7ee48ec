import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { publishContentChange } from "../account/publish-content-change.ts";
import { connectClient } from "../db/connect-client.ts";
import { assetPlaces, type AssetPlace, type AssetSettings } from "../assets/asset-places.ts";
import type { Database } from "../db/database.ts";
import { accountSetting, withAccount } from "../db/with-account.ts";
import { noteFiles } from "../media/noted-files.ts";
import { removeFilesOfNobody } from "../media/remove-unused.ts";
import { removeDrawnPictures } from "../pages/pictures/account-pictures.ts";
import { openPrintFolder } from "../printing/print-folder.ts";
import { listTables } from "./catalogue.ts";
import { removeHosts } from "../tenancy/host-queries.ts";

/** Running servers look for new events every two seconds. */
const untilHeardMs = 2_500;

type Removal = {
  database: Database;
  adminUrl: string;
  assets: AssetSettings;
  accountId: string;
  now: () => Date;
};

/** Finds the account of a label, also one whose removal was cut short: only an administrator sees that one. */
export async function requireAccount(
  adminUrl: string,
  label: string,
): Promise<{ accountId: string; name: string; orders: number } | undefined> {
  return asOwner(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ id: string }>(
      `select account_id as id from hosts where host = $1
       union all select account_id from accounts where label = $1 limit 1`,
      [label],
    );
    const accountId = rows[0]?.id;
    if (accountId === undefined) return undefined;
    await nameAccount(admin, accountId);
    const found = await admin.query<{ name: string; orders: number }>(
      `select name, (select count(*)::int from orders where account_id = $1) as orders
       from accounts where account_id = $1`,
      [accountId],
    );
    const [account] = found.rows;
    return account && { accountId, ...account };
  });
}

/**
 * Removes every row and file of one account, and answers how many rows. The hosts go first, and all running servers get
 * time to hear of it: what they keep in memory would outlive the rows.
 */
export async function removeAccount(removal: Removal): Promise<number> {
  const { database, adminUrl, assets, accountId, now } = removal;
  // Twice, because a server may have kept a page that it was making when it heard the first time.
  for (let told = 0; told < 2; told += 1) {
    await withAccount(database, { accountId, mode: "write" }, async (tx) => {
      await removeHosts(tx);
      await publishContentChange(tx);
    });
    await sleep(untilHeardMs);
  }
  const { pictures } = assetPlaces(assets);
  const rows = await asOwner(adminUrl, (admin) => deleteRows(admin, { accountId, pictures }));
  await openPrintFolder({ ...assets, now }).removeOf(accountId, () => true);
  await removeDrawnPictures(assets, accountId);
  const signal = new AbortController().signal;
  await removeFilesOfNobody({ database, pictures, signal }, now());
  return rows;
}

async function deleteRows(
  admin: Client,
  { accountId, pictures }: { accountId: string; pictures: AssetPlace },
): Promise<number> {
  await nameAccount(admin, accountId);
  await admin.query("set constraints all deferred");
  // Writers that have begun end first; later ones find the account gone.
  await admin.query("select from accounts where account_id = $1 for update", [accountId]);
  const { rows: uploads } = await admin.query<{ file: string }>(
    "select distinct file from uploads where account_id = $1",
    [accountId],
  );
  await noteFiles(
    pictures,
    uploads.map(({ file }) => file),
  );
  let count = 0;
  for (const { name } of await listTables(admin)) {
    const { rowCount } = await admin.query(`delete from ${name} where account_id = $1`, [
      accountId,
    ]);
    count += rowCount ?? 0;
  }
  return count;
}

/** Lets an owner of the tables, whom policies bind, see the rows of this account and no others. */
async function nameAccount(admin: Client, accountId: string): Promise<void> {
  await admin.query(accountSetting(accountId));
}

async function asOwner<Result>(
  adminUrl: string,
  run: (admin: Client) => Promise<Result>,
): Promise<Result> {
  const admin = await connectClient(adminUrl, { application_name: "comanda remove" });
  try {
    await admin.query("begin");
    const result = await run(admin);
    await admin.query("commit");
    return result;
  } finally {
    await admin.end().catch(() => undefined);
  }
}
