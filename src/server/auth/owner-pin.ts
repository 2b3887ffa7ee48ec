import { sql } from "kysely";
import { isObviousPin } from "../../domain/owner-pin.ts";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { requireStaff, type DetachedContext } from "../http/calls/context.ts";
import { badFields, Refused } from "../http/refused.ts";
import { findUser, lockUserIfUnchanged, type CredentialRow } from "./credential-queries.ts";
import { hashing, hashPassword, verifyPassword } from "./passwords.ts";

/** The most wrong PINs of one person, and of an account in all, before every PIN is refused for a while. */
const mostTries = { ofPerson: 5, ofAccount: 15 };
const lockMs = 15 * 60_000;

type PinRow = { user_id: string; pin_hash: string };

/** Lists the owners with a PIN. The PIN of a blocked or demoted user approves nothing. */
async function listPins(tx: Tx): Promise<PinRow[]> {
  const rows = await selectOwn(tx, "users")
    .select(["user_id", "pin_hash"])
    .where("level", "=", 1)
    .where("active", "=", true)
    .where("pin_hash", "is not", null)
    .orderBy("user_id")
    .execute();
  return rows.flatMap(({ user_id, pin_hash }) =>
    pin_hash === null ? [] : [{ user_id, pin_hash }],
  );
}

/**
 * Finds the owner of a PIN that was typed on a staff member's screen. `use` runs within the same attempt. A PIN only
 * approves; it cannot sign in.
 */
export async function findOwnerByPin<Result>(
  pin: string,
  context: DetachedContext,
  use: (owner: CredentialRow) => Promise<Result>,
): Promise<Result> {
  const { inTransaction } = context;
  const { userId } = requireStaff(context);
  const pins = await inTransaction(listPins);
  if (pins.length === 0) throw wrongPin("no_pin");
  // The try is counted before the PIN is looked at, so simultaneous tries count too, also at other processes.
  const trying = { userId, now: context.now };
  const triedBefore = await inTransaction((tx) => countTry(tx, trying));
  const ownerId = await findMatch(pins, pin, userId);
  if (ownerId === undefined) throw wrongPin("wrong_pin");
  const owner = await inTransaction(async (tx) => {
    await giveTryBack(tx, { ...trying, triedBefore });
    return findUser(tx, ownerId);
  });
  if (owner?.level !== 1) throw wrongPin("wrong_pin");
  return use(owner);
}

function wrongPin(code: "no_pin" | "wrong_pin"): Refused {
  return new Refused("Invalid Credentials", { fields: { "approval.pin": { code } } });
}

async function findMatch(
  pins: readonly PinRow[],
  pin: string,
  caller: string,
): Promise<string | undefined> {
  for (const { user_id, pin_hash } of pins) {
    const matches = await hashing(caller, () => verifyPassword(pin_hash, pin), { isStaff: true });
    if (matches) return user_id;
  }
  return undefined;
}

type Try = { userId: string; now: Date };

/** Refuses after too many wrong PINs of late. Else counts a try, and answers when the caller's last one was. */
async function countTry(tx: Tx, { userId, now }: Try): Promise<Date | null> {
  const since = new Date(now.getTime() - lockMs);
  const recent = selectOwn(tx, "users")
    .select(["user_id", "pin_tries", "pin_tried_at"])
    .where((is) => is.or([is("user_id", "=", userId), is("pin_tried_at", ">", since)]))
    .orderBy("user_id");
  // Locked, so that tries are counted one after the other.
  const rows = (await recent.forNoKeyUpdate().execute()).filter(
    ({ pin_tried_at: at }) => at !== null && at > since,
  );
  const own = rows.find((row) => row.user_id === userId);
  const ofAccount = rows.reduce((sum, row) => sum + row.pin_tries, 0);
  const isLocked = (own?.pin_tries ?? 0) >= mostTries.ofPerson || ofAccount >= mostTries.ofAccount;
  if (isLocked) {
    const last = Math.max(...rows.map((row) => row.pin_tried_at?.getTime() ?? 0));
    const seconds = Math.ceil((last + lockMs - now.getTime()) / 1_000);
    throw new Refused("too_many_requests", { limit: "ownerPins", retryAfterSeconds: seconds });
  }
  await updateOwn(tx, "users")
    .set({
      pin_tries: sql`case when pin_tried_at > ${since} then pin_tries + 1 else 1 end`,
      pin_tried_at: now,
    })
    .where("user_id", "=", userId)
    .execute();
  return own?.pin_tried_at ?? null;
}

/** Takes back the try of a right PIN. Wrong ones before it stay counted, and for no longer than without it. */
async function giveTryBack(
  tx: Tx,
  { userId, now, triedBefore }: Try & { triedBefore: Date | null },
): Promise<void> {
  await updateOwn(tx, "users")
    .set({
      pin_tries: sql`greatest(pin_tries - 1, 0)`,
      // Another wrong PIN may have been recorded in between.
      pin_tried_at: sql`case when pin_tried_at = ${now} then ${triedBefore}::timestamptz else pin_tried_at end`,
    })
    .where("user_id", "=", userId)
    .execute();
}

/** Sets or removes an owner's PIN, which no other owner may have. The caller has verified the owner's password. */
export async function setPin(
  pin: string | null,
  { userId, context, user }: { userId: string; context: DetachedContext; user: CredentialRow },
): Promise<void> {
  const { inTransaction } = context;
  if (pin !== null && isObviousPin(pin)) throw badFields({ pin: { code: "pin_obvious" } });
  const others = (await inTransaction(listPins)).filter((row) => row.user_id !== userId);
  if (pin !== null && (await findMatch(others, pin, userId)) !== undefined)
    throw badFields({ pin: { code: "pin_taken" } });
  const pinHash =
    pin === null ? null : await hashing(userId, () => hashPassword(pin), { isStaff: true });
  await inTransaction(async (tx) => {
    // Another change of the same PIN at the same moment waits here.
    await selectOwn(tx, "users")
      .select("user_id")
      .where("level", "=", 1)
      .orderBy("user_id")
      .forNoKeyUpdate()
      .execute();
    if (!(await lockUserIfUnchanged(tx, user))) throw new Refused("session_expired");
    const known = new Set(others.map((row) => row.pin_hash));
    const isNew = (row: PinRow) => row.user_id !== userId && !known.has(row.pin_hash);
    if (pin !== null && (await listPins(tx)).some(isNew)) throw new Refused("conflict");
    await updateOwn(tx, "users").set({ pin_hash: pinHash }).where("user_id", "=", userId).execute();
  });
}

export async function hasPin(tx: Tx, userId: string): Promise<boolean> {
  return (await listPins(tx)).some((row) => row.user_id === userId);
}
