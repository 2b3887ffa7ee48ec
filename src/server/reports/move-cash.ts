import type { RouteInput } from "../../contract/route.ts";
import type { cashContract } from "../../contract/cash.ts";
import { mayMoveAlone, sumMovements, type MovementKind } from "../../domain/drawer.ts";
import { centsFromReais, reaisFromCents } from "../../domain/money.ts";
import { givenText } from "../../domain/text-rules.ts";
import { addHistory } from "../db/history.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import { badFields, Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { findMovement, lockDrawer, insertMovement, listMovementRows } from "./cash-queries.ts";
import { requireDay } from "./report-days.ts";

type Movement = Omit<RouteInput<typeof cashContract.move>["body"], "approval">;
/** The owner who allows it, if one was asked. */
type Approved = string | undefined;

/** Records cash that goes into the drawer or out of it. Answers the business day that it is of. */
export async function moveCash(
  { kind, amount, reason: typed, date }: Movement,
  approval: Approved,
  context: Context,
): Promise<string> {
  const { tx, now } = context;
  const day = requireDrawerDay(date, context);
  const amountCents = centsFromReais(amount);
  const reason = givenText(typed);
  if (amountCents === 0) throw badFields({ amount: { code: "not_above_zero" } });
  if (reason === null && kind !== "float") throw badFields({ reason: { code: "reason_required" } });
  const who = requireMover({ kind, isUndo: false }, approval, context);
  if (kind === "float") {
    await lockDrawer(tx);
    if (sumMovements(await listMovementRows(tx, day)).floatCents > 0)
      throw badFields({ kind: { code: "float_recorded" } });
  }
  await insertMovement(tx, { day, kind, amountCents, reason, undoes: null, ...who, at: now });
  await addHistory(tx, {
    what: "cash_moved",
    day,
    ...who,
    after: { kind, amount, ...(reason === null ? {} : { reason }) },
  });
  return day;
}

/** Undoes a movement once, with another row on the same day. Answers the day. */
export async function undoMovement(
  id: string,
  approval: Approved,
  context: Context,
): Promise<string> {
  const { tx, now } = context;
  const found = await findMovement(tx, id);
  if (!found || found.undoes !== null) throw new Refused("not_found");
  const { day, kind, amountCents, reason } = found;
  // Not `requireDay`: the day may not have begun, if an owner made days end later since.
  requireOwnDay(day, context);
  const who = requireMover({ kind, isUndo: true }, approval, context);
  const isInserted = await insertMovement(tx, {
    day,
    kind,
    reason,
    ...who,
    amountCents: -amountCents,
    undoes: id,
    at: now,
  });
  // Somebody else has undone it already.
  if (!isInserted) return day;
  await addHistory(tx, {
    what: "cash_undone",
    day,
    ...who,
    before: { kind, amount: reaisFromCents(amountCents), ...(reason === null ? {} : { reason }) },
  });
  return day;
}

/** The day that is asked for. Only owners may ask for days before the one under way, which may be closed. */
export function requireDrawerDay(date: string | undefined, context: Asking): string {
  const day = requireDay(date, context);
  requireOwnDay(day, context);
  return day;
}

type Asking = Pick<Context, "account" | "principal" | "now">;

function requireOwnDay(day: string, { account, principal, now }: Asking): void {
  const isTheirs = principal.kind === "admin" || day === requireDay(undefined, { account, now });
  if (!isStaff(principal) || !isTheirs) throw new Refused("access_denied");
}

function requireMover(
  asked: { kind: MovementKind; isUndo: boolean },
  approval: Approved,
  { principal }: Pick<Context, "principal">,
): { userId: string; approvedBy: string | null } {
  const { userId } = requireStaff({ principal });
  if (mayMoveAlone({ ...asked, isOwner: principal.kind === "admin" }))
    return { userId, approvedBy: null };
  if (approval === undefined) throw new Refused("approval_required");
  return { userId, approvedBy: approval };
}
