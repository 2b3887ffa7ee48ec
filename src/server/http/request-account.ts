import type { FastifyRequest } from "fastify";
import { normaliseHost } from "../../domain/host-name.ts";
import type { Route } from "../../contract/route.ts";
import type { FindAccountId } from "./host-account.ts";
import { Refused } from "./refused.ts";

export type RequestAccount = {
  accountId: string;
  /** The host that named the account, normalised. */
  domain: string;
  /** The same as it was given, with its port. */
  host: string;
};

/**
 * The account that a call is about: the one its `Domain` header names, or its query where the route has it there, else
 * the one of the host it came to. Two different accounts are never mixed.
 */
export async function requireRequestAccount(
  request: FastifyRequest,
  findAccountId: FindAccountId,
  { domainInQuery }: Pick<Route, "domainInQuery"> = {},
): Promise<RequestAccount> {
  const header = domainInQuery ? domainOfQuery(request) : request.headers["domain"];
  const ofHost = await findAccountId(request.host);
  if (header === undefined) {
    if (ofHost === undefined) throw new Refused("not_found");
    return { accountId: ofHost, domain: normaliseHost(request.host) ?? "", host: request.host };
  }
  const named = typeof header === "string" ? header : "";
  const ofDomain = await findAccountId(named);
  if (ofDomain === undefined) throw new Refused("not_found");
  if (ofHost !== undefined && ofHost !== ofDomain) throw new Refused("access_denied");
  return { accountId: ofDomain, domain: normaliseHost(named) ?? "", host: named };
}

/** The first, if there are two: the route's schema will refuse the second. */
function domainOfQuery({ query }: FastifyRequest): string {
  const given = typeof query === "object" && query !== null && "domain" in query && query.domain;
  const named: unknown = Array.isArray(given) ? given[0] : given;
  return typeof named === "string" ? named : "";
}
