import { sql } from "kysely";
import type { Station } from "../../contract/stations.ts";
import { deleteOwn, withCachedPlan, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";

export async function listStations(tx: Tx): Promise<Station[]> {
  const rows = await selectOwn(withCachedPlan(tx), "stations")
    .select(["station_id", "name", "is_default"])
    .orderBy("sort")
    .execute();
  return rows.map((row) => ({ id: row.station_id, name: row.name, default: row.is_default }));
}

/** Whether the station exists. It cannot be removed until this transaction is over. */
export async function lockStationFromRemoval(tx: Tx, stationId: string): Promise<boolean> {
  const row = await selectOwn(tx, "stations")
    .select("station_id")
    .where("station_id", "=", stationId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The name of a printer that prints for these stations alone; without a station it would print everything. */
export async function findPrinterOfOnly(
  tx: Tx,
  stationIds: readonly string[],
): Promise<string | undefined> {
  const among = sql<boolean>`bool_and(own.station_id = any(${stationIds}::uuid[]))`;
  const row = await tx.db
    .selectFrom("printer_stations as own")
    .innerJoin("printers as p", (join) =>
      join
        .onRef("p.account_id", "=", "own.account_id")
        .onRef("p.printer_id", "=", "own.printer_id"),
    )
    .select("p.name")
    .where("own.account_id", "=", tx.accountId)
    .groupBy(["p.printer_id", "p.name", "p.created_at"])
    .having(among, "=", true)
    .orderBy("p.created_at")
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}

/** Removes stations. Their entries are made at their category's station from now on, or at the default. */
export async function removeStations(tx: Tx, stationIds: readonly string[]): Promise<void> {
  const among = sql<string>`any(${stationIds}::uuid[])`;
  await updateOwn(tx, "entries")
    .set({ station_id: null })
    .where("station_id", "=", among)
    .execute();
  await deleteOwn(tx, "stations").where("station_id", "=", among).execute();
}

export async function writeStations(tx: Tx, stations: readonly Station[]): Promise<void> {
  // No station is the default for a moment, since two defaults at once are one too many.
  await updateOwn(tx, "stations").set({ is_default: false }).execute();
  for (const [sort, { id, name, default: isDefault }] of stations.entries()) {
    const values = { name, sort, is_default: isDefault };
    await tx.db
      .insertInto("stations")
      .values({ account_id: tx.accountId, station_id: id, ...values })
      .onConflict((conflict) => conflict.columns(["account_id", "station_id"]).doUpdateSet(values))
      .execute();
  }
}
