import type { Route } from "../../../contract/route.ts";
import type { Tx } from "../../db/with-account.ts";
import { isStaff, type Principal, type StaffPrincipal } from "../../sessions/principal.ts";
import { findSession, type TokenRotation } from "../../sessions/sessions.ts";
import { tokenFit } from "../../sessions/token.ts";
import { findAccountHead, type AccountHead } from "../../tenancy/account-head.ts";
import { Refused, requireFound } from "../refused.ts";
import type { ServerResponse } from "node:http";

/** The caller and the account, which every handler gets with its parsed input. */
export type CallContext = {
  account: AccountHead;
  /** The host by which the account was asked for. */
  domain: string;
  /** Whether the request named no port, the server's own, or one that the account's staff use. */
  isUsualPort: boolean;
  /** Protocol under which the site is visited, as far as a trusted proxy says. */
  protocol: "http" | "https";
  principal: Principal;
  /** The peer's address as limits count it: for IPv6 its network, not the single address. Never stored. */
  remoteAddress: string;
  /** The caller's `Device` header, unchecked. */
  device: string | undefined;
  /** The call's idempotency key. */
  key: string | undefined;
  now: Date;
  /** Makes the answer carry this mark for the caller's device to keep. */
  giveDevice(mark: string): void;
  /** Makes the answer carry this token for the caller to keep. */
  giveToken(token: string): void;
  /** Says until when the answer stays right if nobody changes anything. */
  keepUntil(instantMs: number | undefined): void;
  /** Says that the caller has just signed in as staff, or out. */
  setAuthenticated(authenticated: boolean): void;
};

/** The context with the request's one transaction. */
export type Context = CallContext & { tx: Tx };

/**
 * The context of a detached route's handler. No transaction is open unless the handler asks for one, which ends before
 * the handler waits for anything else.
 */
export type DetachedContext = CallContext & {
  inTransaction<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * Runs the call's one transaction; its result is the answer. On an idempotent route, a repeated call does not run it
   * and gets the first call's answer.
   */
  once<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result>;
};

/** A token that was replaced long ago came back: its session must end, outside the refused transaction. */
export class ReusedToken extends Error {
  readonly sessionId: string;

  constructor(sessionId: string) {
    super("A replaced token was used again");
    this.sessionId = sessionId;
  }
}

/** The member of the staff who asks; refuses anybody else. */
export function requireStaff({ principal }: Pick<CallContext, "principal">): StaffPrincipal {
  if (!isStaff(principal)) throw new Refused("access_denied");
  return principal;
}

export async function requireAccountHead(tx: Tx): Promise<AccountHead> {
  return requireFound(await findAccountHead(tx));
}

/**
 * Finds the principal of a request's token. Public routes ignore an invalid token; on other routes it means that the
 * session is over.
 */
export async function identify(
  tx: Tx,
  { route, token, now }: { route: Route; token: string | undefined; now: Date },
): Promise<{ principal: Principal; rotation: TokenRotation | undefined }> {
  const nobody = { principal: { kind: "nobody" }, rotation: undefined } as const;
  if (token === undefined) return nobody;
  const fit = tokenFit(token, tx.accountId);
  if (fit === "foreign") throw new Refused("access_denied");
  const session = fit === "own" ? await findSession(tx, { token, now }) : undefined;
  if (session?.state === "live") return session;
  if (session?.state === "reused") throw new ReusedToken(session.sessionId);
  if (route.access === "public") return nobody;
  throw new Refused("session_expired");
}

/** Applies the route's access rule, before anything of the request is answered or done. */
export function requireAccess(route: Route, principal: Principal): void {
  if (route.access === "public" || route.access === "guest") return;
  if (principal.kind === "nobody") throw new Refused("auth_required");
  if (route.access === "staff" && isStaff(principal)) return;
  if (route.access === "admin" && principal.kind === "admin") return;
  throw new Refused("access_denied");
}

/** The answer of a route with `events`: the head is written already, and the stream writes the rest. */
export type EventStream = {
  /** `lastEventId` is the last `id` that the caller has heard of. */
  open(response: ServerResponse, lastEventId: string | undefined): void;
};
