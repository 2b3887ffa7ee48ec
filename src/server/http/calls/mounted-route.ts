import type { Route } from "../../../contract/route.ts";
import type { Database } from "../../db/database.ts";
import type { FindAccountId } from "../../tenancy/host-account.ts";
import type { Callers } from "../limits/callers.ts";
import type { FairShare } from "../limits/fair-share.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { AnyHandler } from "./perform.ts";
import type { RequestAccount } from "./request-account.ts";
import type { RejectionCache } from "../limits/rejection-cache.ts";
import type { ConcurrencyLimit } from "../limits/concurrency-limits.ts";

export type MountDeps = {
  database: Database;
  findAccountId: FindAccountId;
  now: () => Date;
  /** Called after a write is committed, so that its events are sent soon. */
  wake: () => void;
  cache: ResponseCache;
  /** Queue for the database. */
  share: FairShare;
  callers: Callers;
  /** Bodies of calls, by sender, until they are answered. */
  bodies: ConcurrencyLimit;
  bodiesOfStaff: ConcurrencyLimit;
  rejections: RejectionCache;
};

/** A registered route, with everything needed to answer its calls. */
export type MountedRoute = { route: Route; handler: AnyHandler; deps: MountDeps };

/** A call of the route: about which account, and with which token. */
export type MountedCall = MountedRoute & {
  requestAccount: RequestAccount;
  token: string | undefined;
  now: Date;
};

export const jsonType = "application/json; charset=utf-8";
