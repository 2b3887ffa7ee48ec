import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { lastUsed } from "../../last-used.ts";
import { callerAddress } from "../edge/caller-address.ts";

type Asking = { token: string | undefined; address: string };
type CallerName = { caller: string; isStaff: boolean };

/** Names callers for their share of the database. */
export type Callers = {
  /**
   * A token that was good a moment ago makes a caller of its own, even where many share an address. All others of an
   * address are one caller together, however many tokens they make up.
   */
  ofRequest(request: FastifyRequest): CallerName;
  callerOf(asking: Asking): CallerName;
  note(token: string, of: "staff" | "guest" | "nobody"): void;
};

/** Devices that call a process in an evening; a forgotten one counts by its address for one call. */
const remembered = 10_000;

export function createCallers(): Callers {
  // Only hashes of tokens are kept, which nobody can use. Endless guests do not push out staff, who are kept apart.
  const good = {
    staff: lastUsed<true>(remembered),
    guest: lastUsed<true>(remembered),
  };
  const hashOf = (token: string) => hash("sha256", token, "base64url");

  function callerOf({ token, address }: Asking): CallerName {
    const name = token === undefined ? "" : hashOf(token);
    if (good.staff.get(name)) return { caller: name, isStaff: true };
    return { caller: good.guest.get(name) ? name : address, isStaff: false };
  }

  return {
    callerOf,
    ofRequest: (request) =>
      callerOf({ token: bearerToken(request), address: callerAddress(request.ip) }),
    note(token, of) {
      const name = hashOf(token);
      if (of !== "nobody") good[of].set(name, true);
      else for (const tokens of Object.values(good)) tokens.delete(name);
    },
  };
}

/** The text after "Bearer", however wrong; other schemes are not ours. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(.+)$/i.exec(request.headers.authorization ?? "")?.[1];
}
