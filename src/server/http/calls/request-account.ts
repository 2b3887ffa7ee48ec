import type { FastifyRequest } from "fastify";
import type { Route } from "../../../contract/route.ts";
import type { FindAccountId } from "../../tenancy/host-account.ts";
import { callerAddress } from "../edge/caller-address.ts";
import { publicOrigin, type PublicOrigin } from "../edge/public-origin.ts";
import { Refused } from "../refused.ts";

/** An account, and the address that named it. */
export type RequestAccount = PublicOrigin & { accountId: string };

/**
 * The account that a call is about: the one in its `Domain` header (or its query, if the route has it there), else the
 * one of the host. Two different accounts are never mixed.
 */
export async function requireRequestAccount(
  request: FastifyRequest,
  findAccountId: FindAccountId,
  { domainInQuery }: Pick<Route, "domainInQuery"> = {},
): Promise<RequestAccount> {
  const header = domainInQuery ? domainOfQuery(request) : request.headers["domain"];
  const host = header ?? request.host;
  const named = typeof host === "string" ? host : "";
  const caller = callerAddress(request.ip);
  const ofHost = await findAccountId(request.host, caller);
  const accountId = header === undefined ? ofHost : await findAccountId(named, caller);
  if (accountId === undefined) throw new Refused("not_found");
  if (ofHost !== undefined && ofHost !== accountId) throw new Refused("access_denied");
  const asked = publicOrigin(request, { host: named, accountId });
  if (asked === undefined) throw new Refused("not_found");
  return { accountId, ...asked };
}

/** The first, if there are two: the route's schema will refuse the second. */
function domainOfQuery({ query }: FastifyRequest): string {
  const given = typeof query === "object" && query !== null && "domain" in query && query.domain;
  const named: unknown = Array.isArray(given) ? given[0] : given;
  return typeof named === "string" ? named : "";
}
