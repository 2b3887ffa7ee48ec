import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";

/** Tabs are for the staff of a house that has them switched on; who of them asks. */
export function requireFloor({ account, principal }: Context): { userId: string } {
  if (!account.features.attendantOrder || !isStaff(principal)) throw new Refused("access_denied");
  return { userId: principal.userId };
}
