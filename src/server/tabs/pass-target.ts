import { RunAgain } from "../db/run-again.ts";
import { violates } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, Refused } from "../http/refused.ts";
import { requireFloor, requireOpen } from "./lock-open-tab.ts";
import { requireTable } from "./table-id.ts";
import {
  findSheet,
  insertSheet,
  listOpenSheets,
  lockSheets,
  type SheetRow,
} from "./sheet-queries.ts";
import { ensureTable } from "./table-queries.ts";

/** A tab by its hash, or a table by its id, which stands for its open tab that is not individual. */
export type PassTarget = string | { location: string };

/** Locks the tab that lines are passed from, and the one that gets them: both are open, and not the same. */
export async function lockTargets(
  { hash, to }: { hash: string; to: PassTarget },
  context: Context,
): Promise<{ source: SheetRow; target: SheetRow }> {
  const { tx } = context;
  const found = typeof to === "string" ? to : await findTabOfTable(to.location, context);
  if (found === hash) throw badFields({ to: { code: "same_tab" } });
  const locked = await lockSheets(tx, found === undefined ? [hash] : [hash, found]);
  const source = requireOpen(locked.find((sheet) => sheet.hash === hash));
  if (found === undefined) return { source, target: await openAt(to, context) };
  const target = locked.find((sheet) => sheet.hash === found);
  if (typeof to !== "string" && target?.table_id !== to.location)
    throw new RunAgain("The table's tab went to another one");
  return { source, target: requireOpen(target) };
}

async function findTabOfTable(
  location: string,
  { tx, account }: Context,
): Promise<string | undefined> {
  requireTable(account, { id: location, field: "to.location" });
  const open = await listOpenSheets(tx);
  return open.find((sheet) => sheet.table_id === location && !sheet.individual)?.hash;
}

/** Opens a table's tab. If another device does so at the same moment, the call runs again with that one's tab. */
async function openAt(to: PassTarget, context: Context): Promise<SheetRow> {
  const { tx, account, now } = context;
  const { userId } = requireFloor(context);
  if (typeof to === "string") throw new Refused("not_found");
  if (!account.active) throw new Refused("access_denied");
  const number = requireTable(account, { id: to.location, field: "to.location" });
  const tableId = await ensureTable(tx, number);
  const opened = { tableId, name: "", individual: false, userId, now };
  const { hash } = await insertSheet(tx, opened).catch((error: unknown) => {
    if (violates(error, "one_shared_sheet")) throw new RunAgain("The table's tab was opened");
    throw error;
  });
  return requireOpen(await findSheet(tx, hash));
}
