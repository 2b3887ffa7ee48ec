import { sql } from "kysely";
import { updateOwn, type Tx } from "../db/with-account.ts";
import { hasNoRecords } from "./guest-queries.ts";

/** Removes one kind of useless rows from before `before`, `limit` at most. Answers how many there were. */
export type RemoveLeftovers = (tx: Tx, given: { before: Date; limit: number }) => Promise<number>;

/** Each table's key, beside the account. */
const keys = {
  idempotency_keys: ["key"],
  sessions: ["session_id"],
  access_codes: ["code_hash"],
  known_devices: ["mark_hash", "user_id"],
  guests: ["guest_id"],
  service_pauses: ["service"],
  service_slots: ["service", "starts_at"],
  print_jobs: ["job_id"],
  order_pushes: ["push_id"],
} as const;

async function remove(
  { db, accountId }: Tx,
  {
    table,
    condition,
    limit,
  }: { table: keyof typeof keys; condition: ReturnType<typeof sql<boolean>>; limit: number },
): Promise<number> {
  const key = sql.join(keys[table].map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where account_id = ${accountId} and (${key}) in (
      select ${key} from ${sql.table(table)} where account_id = ${accountId} and ${condition}
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/**
 * Removes idempotent answers that name one of these orders or tabs, and so may tell whose they were. The calls stay
 * done.
 */
export async function removeAnswersAbout(tx: Tx, hashes: readonly string[]): Promise<void> {
  await updateOwn(tx, "idempotency_keys")
    .set({ response: null })
    .where(sql<boolean>`response like any(${hashes.map((hash) => `%${hash}%`)}::text[])`)
    .execute();
}

/** Calls whose first answer nobody will ask for again. */
export const removeAnsweredCalls: RemoveLeftovers = (tx, { before, limit }) =>
  remove(tx, { table: "idempotency_keys", condition: sql`created_at < ${before}`, limit });

export const removeEndedSessions: RemoveLeftovers = (tx, { before, limit }) =>
  remove(tx, { table: "sessions", condition: sql`expires_at < ${before}`, limit });

/** Codes for signing in that have run out, used or not. */
export const removeEndedCodes: RemoveLeftovers = (tx, { before, limit }) =>
  remove(tx, { table: "access_codes", condition: sql`expires_at < ${before}`, limit });

/** Devices on which nobody has signed in for long. */
export const removeForgottenDevices: RemoveLeftovers = (tx, { before, limit }) =>
  remove(tx, { table: "known_devices", condition: sql`expires_at < ${before}`, limit });

export const removeEndedPauses: RemoveLeftovers = (tx, { before, limit }) =>
  remove(tx, { table: "service_pauses", condition: sql`paused_until < ${before}`, limit });

/** Times for orders ahead that have passed. */
export const removePastSlots: RemoveLeftovers = (tx, { before, limit }) =>
  remove(tx, { table: "service_slots", condition: sql`starts_at < ${before}`, limit });

/** Print jobs in any state: nobody prints last week's orders. An order ahead is printed long after it came. */
export const removeOldPrintJobs: RemoveLeftovers = (tx, { before, limit }) =>
  remove(tx, {
    table: "print_jobs",
    condition: sql`created_at < ${before} and due_at < ${before}`,
    limit,
  });

/** Push addresses of finished orders, and those a month old, whose order's status has not changed since `before`. */
export const removeEndedPushes: RemoveLeftovers = (tx, { before, limit }) =>
  remove(tx, {
    table: "order_pushes",
    condition: sql`created_at < ${before} and (created_at < ${before}::timestamptz - interval '30 days'
      or exists (select from orders o where o.account_id = ${tx.accountId}
        and o.order_id = order_pushes.order_id and o.status_id in (4, 6)))
      and not exists (select from order_status_changes c where c.account_id = ${tx.accountId}
        and c.order_id = order_pushes.order_id and c.changed_at >= ${before})`,
    limit,
  });

/** Guests without an order, without a rating, and without a session to come back with. */
export const removeLostGuests: RemoveLeftovers = (tx, { before, limit }) =>
  remove(tx, {
    table: "guests",
    condition: sql`created_at < ${before} and ${hasNoRecords(tx)} and not exists (
      select from sessions s where s.account_id = ${tx.accountId} and s.guest_id = guests.guest_id)`,
    limit,
  });
