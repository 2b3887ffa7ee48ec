import { randomBytes, randomUUIDv7 } from "node:crypto";
import { portugueseLabels } from "../../domain/labels.ts";
import { tableNumberIn } from "../../domain/table-number.ts";
import { givenText } from "../../domain/text-rules.ts";
import type { Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import type { RateLimit } from "../http/limits/rate-limit.ts";
import { Refused } from "../http/refused.ts";
import type { LockedTab } from "./lock-open-tab.ts";
import type { SheetRow } from "./sheet-queries.ts";
import { tableId } from "./table-id.ts";
import { isKeyOfTable } from "./table-keys.ts";

type ByKey = { table: string; key: string; wrongKeys: RateLimit };

/**
 * Finds the shared tab of the table whose printed code a guest has read, and locks it; a table without one gets it. A
 * tab that was paid meanwhile is over: the next order begins another.
 */
export async function lockTabOfKey(
  { table, key, wrongKeys }: ByKey,
  context: Context,
): Promise<LockedTab> {
  const { tx, account, remoteAddress } = context;
  if (!account.active || !account.features.attendantOrder) throw new Refused("access_denied");
  const address = `${account.accountId} ${remoteAddress}`;
  await wrongKeys.check(address);
  const number = tableNumberIn(table);
  const isTable = number !== undefined && number >= 1 && number <= account.extras.locations;
  const id = isTable ? tableId(account.accountId, number) : undefined;
  if (number === undefined || id === undefined || !(await isKeyOfTable(tx, { id, key }))) {
    await wrongKeys.count(address);
    throw new Refused("invalid_key");
  }
  const sheet = await lockSharedSheet(tx, { tableId: id, now: context.now });
  return {
    sheetId: sheet.sheet_id,
    tableId: id,
    tableNumber: number,
    waivesService: sheet.waives_service,
    nameOf: (given) => givenText(given) ?? portugueseLabels.table(number),
  };
}

type SharedSheet = Pick<SheetRow, "sheet_id" | "waives_service">;

async function lockSharedSheet(
  tx: Tx,
  { tableId: id, now }: { tableId: string; now: Date },
): Promise<SharedSheet> {
  const find = (): Promise<SharedSheet | undefined> =>
    tx.db
      .selectFrom("sheets")
      .select(["sheet_id", "waives_service"])
      .where("account_id", "=", tx.accountId)
      .where("table_id", "=", id)
      .where("closed_at", "is", null)
      .where("individual", "=", false)
      .forUpdate()
      .executeTakeFirst();
  for (;;) {
    const found = await find();
    if (found) return found;
    // Waits for whoever opens one at the same moment, and then finds theirs.
    await tx.db
      .insertInto("sheets")
      .values({
        account_id: tx.accountId,
        sheet_id: randomUUIDv7(),
        hash: randomBytes(16).toString("hex"),
        table_id: id,
        name: "",
        individual: false,
        opened_by: null,
        opened_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
