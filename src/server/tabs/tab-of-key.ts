import { randomBytes, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { portugueseLabels } from "../../domain/labels.ts";
import { tableNumberIn } from "../../domain/table-number.ts";
import { givenText } from "../../domain/text-rules.ts";
import { prepared } from "../db/prepared.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import type { RateLimit } from "../http/limits/rate-limit.ts";
import { Refused } from "../http/refused.ts";
import type { LockedTab } from "./lock-open-tab.ts";
import { lockSheet, withMerged, type SheetRow } from "./sheet-queries.ts";
import { tableId } from "./table-id.ts";
import { isKeyOfTable } from "./table-keys.ts";

type ByKey = { table: string; key: string; wrongKeys: RateLimit };

/**
 * Finds and locks the shared tab of the table whose printed code a guest has scanned; opens one if there is none. A tab
 * that was paid in the meantime is over: the next order opens another. If the guests' tab moved to another table, their
 * orders follow it.
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
  const followed = await lockFollowed(context, number);
  const sheet = followed ?? (await lockSharedSheet(tx, { tableId: id, now: context.now }));
  const tableNumber = followed?.number ?? number;
  return {
    sheetId: sheet.sheet_id,
    tableId: followed?.table_id ?? id,
    tableNumber,
    waivesService: sheet.waives_service,
    nameOf: (given) => givenText(given) ?? portugueseLabels.table(tableNumber),
  };
}

/**
 * Finds whether an order with this key would go without service, and the tab that the guest followed to another table.
 * A wrong key tells nothing of the service.
 */
export async function findTabOfKey(
  { table, key }: Omit<ByKey, "wrongKeys">,
  context: Context,
): Promise<{ followed?: FollowedTab | undefined; waivesService: boolean }> {
  const { tx, account } = context;
  const number = tableNumberIn(table);
  if (number === undefined) return { waivesService: false };
  const id = tableId(account.accountId, number);
  const [followed, shared, isKey] = await Promise.all([
    findFollowed(context, number),
    selectSharedSheet(tx, id).executeTakeFirst(),
    isKeyOfTable(tx, { id, key }),
  ]);
  return { followed, waivesService: isKey && (followed ?? shared)?.waives_service === true };
}

/** A device keeps the key of a table for as long. */
const visitMs = 6 * 60 * 60 * 1000;

/** Locks the open tab that the guest went along with; its table's number replaces that of the code. */
async function lockFollowed(context: Context, number: number): Promise<SheetRow | undefined> {
  const found = await findFollowed(context, number);
  const sheet = found && (await lockSheet(context.tx, found.hash));
  return sheet?.closed_at === null ? sheet : undefined;
}

/** The open tab with this guest's own orders that has gone from the table to another one since they ordered. */
export async function findFollowed(
  { tx, principal, now }: Pick<Context, "tx" | "principal" | "now">,
  number: number,
): Promise<FollowedTab | undefined> {
  if (principal.kind !== "guest") return undefined;
  const [found] = await followedTab(tx, {
    accountId: tx.accountId,
    guestId: principal.guestId,
    since: new Date(now.getTime() - visitMs),
    number,
    table: String(number),
  });
  return found;
}

type FollowedTab = Pick<SheetRow, "hash" | "waives_service" | "table_id" | "number">;
type OfGuest = { accountId: string; guestId: string; since: Date; number: number; table: string };

// Prepared, since every guest's call asks for it.
const followedTab = prepared<OfGuest>()("followed-tab", (db, given) =>
  db
    .selectFrom("orders as o")
    .innerJoin("sheets as s", (join) =>
      join.onRef("s.account_id", "=", "o.account_id").onRef("s.sheet_id", "=", "o.sheet_id"),
    )
    .innerJoin("tables as t", (join) =>
      join.onRef("t.account_id", "=", "s.account_id").onRef("t.table_id", "=", "s.table_id"),
    )
    .select(["s.hash", "s.waives_service", "t.table_id", "t.number"])
    .where("o.account_id", "=", given.accountId)
    .where("o.guest_id", "=", given.guestId)
    .where("o.created_at", ">", given.since)
    .where("s.closed_at", "is", null)
    .where("t.number", "<>", given.number)
    .where((is) =>
      is.exists(
        is
          .selectFrom("history as h")
          .select("h.history_id")
          .where("h.account_id", "=", given.accountId)
          .where("h.sheet_id", "in", withMerged(given, sql.ref("o.sheet_id")))
          .whereRef("h.changed_at", ">", "o.created_at")
          .where("h.what", "in", ["moved", "merged"])
          .where(sql<string>`h.before_value ->> 'table'`, "=", given.table),
      ),
    )
    .orderBy("o.number", "desc")
    .limit(sql<number>`1`),
);

type SharedSheet = Pick<SheetRow, "sheet_id" | "waives_service">;

const selectSharedSheet = (tx: Tx, id: string) =>
  selectOwn(tx, "sheets")
    .select(["sheet_id", "waives_service"])
    .where("table_id", "=", id)
    .where("closed_at", "is", null)
    .where("individual", "=", false);

async function lockSharedSheet(
  tx: Tx,
  { tableId: id, now }: { tableId: string; now: Date },
): Promise<SharedSheet> {
  const find = (): Promise<SharedSheet | undefined> =>
    selectSharedSheet(tx, id).forNoKeyUpdate().executeTakeFirst();
  for (;;) {
    const found = await find();
    if (found) return found;
    // Waits for a concurrent call that opens one, and then finds that one.
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
