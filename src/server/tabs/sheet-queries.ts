import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { Tx } from "../db/with-account.ts";

const columns = [
  "sheets.sheet_id",
  "sheets.hash",
  "sheets.name",
  "sheets.individual",
  "sheets.table_id",
  "sheets.waives_service",
  "sheets.opened_at",
  "sheets.closed_at",
] as const;

export type SheetRow = {
  sheet_id: string;
  hash: string;
  name: string;
  individual: boolean;
  table_id: string;
  waives_service: boolean;
  opened_at: Date;
  closed_at: Date | null;
  /** Number of the table. */
  number: number;
};

const selectSheets = (tx: Tx) =>
  tx.db
    .selectFrom("sheets")
    .innerJoin("tables", (join) =>
      join
        .onRef("tables.account_id", "=", "sheets.account_id")
        .onRef("tables.table_id", "=", "sheets.table_id"),
    )
    .select([...columns, "tables.number"])
    .where("sheets.account_id", "=", tx.accountId);

export async function findSheet(tx: Tx, hash: string): Promise<SheetRow | undefined> {
  return selectSheets(tx).where("sheets.hash", "=", hash).executeTakeFirst();
}

/** The same, and nobody else decides about the tab until this transaction is over. */
export async function lockSheet(tx: Tx, hash: string): Promise<SheetRow | undefined> {
  return selectSheets(tx).where("sheets.hash", "=", hash).forUpdate("sheets").executeTakeFirst();
}

/** Finds the tab of an order, and locks it. */
export async function lockSheetOfOrder(tx: Tx, orderHash: string): Promise<SheetRow | undefined> {
  return selectSheets(tx)
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.account_id", "=", "sheets.account_id")
        .onRef("orders.sheet_id", "=", "sheets.sheet_id"),
    )
    .where("orders.hash", "=", orderHash)
    .forUpdate("sheets")
    .executeTakeFirst();
}

export async function listOpenSheets(tx: Tx): Promise<SheetRow[]> {
  return selectSheets(tx).where("closed_at", "is", null).orderBy("sheets.sheet_id").execute();
}

export async function insertSheet(
  tx: Tx,
  sheet: { tableId: string; name: string; individual: boolean; userId: string; now: Date },
): Promise<{ sheetId: string; hash: string }> {
  const sheetId = randomUUIDv7();
  const hash = randomBytes(16).toString("hex");
  await tx.db
    .insertInto("sheets")
    .values({
      account_id: tx.accountId,
      sheet_id: sheetId,
      hash,
      table_id: sheet.tableId,
      name: sheet.name,
      individual: sheet.individual,
      opened_by: sheet.userId,
      opened_at: sheet.now,
    })
    .execute();
  return { sheetId, hash };
}

export async function setServiceWaived(
  tx: Tx,
  { sheetId, waived }: { sheetId: string; waived: boolean },
): Promise<void> {
  await tx.db
    .updateTable("sheets")
    .set({ waives_service: waived })
    .where("account_id", "=", tx.accountId)
    .where("sheet_id", "=", sheetId)
    .execute();
}

export async function markClosed(
  tx: Tx,
  { sheetId, userId, now }: { sheetId: string; userId: string; now: Date },
): Promise<void> {
  await tx.db
    .updateTable("sheets")
    .set({ closed_at: now, closed_by: userId })
    .where("account_id", "=", tx.accountId)
    .where("sheet_id", "=", sheetId)
    .execute();
}
