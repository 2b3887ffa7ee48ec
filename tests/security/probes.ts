import { randomBytes } from "node:crypto";
import type { Route } from "../../src/contract/route.ts";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { exampleCalls } from "../../src/server/testing/example-calls.ts";
import type { FullAccount } from "../../src/server/testing/full-account.ts";
import { testBaseDomain } from "../../src/server/testing/start-app.ts";
import type { Canaries } from "./canaries.ts";
import type { Sent } from "./sender.ts";

export const roles = ["none", "guest", "attendant", "admin"] as const;
export type Role = (typeof roles)[number];

/** A full account with its words and the tokens of its people. */
export type Tenant = FullAccount & { words: Canaries; tokens: Record<Role, string | undefined> };

export type Probe = { name: string; role: Role; route: Route; sent: Sent };

type Example = { name: string; route: Route; url: string; text: string; body: unknown };

const sharedHost = `api.${testBaseDomain}`;

/** Signing out would end the session that the other probes need, so only other accounts are asked for it. */
export function endsSession(route: Route): boolean {
  return route.path === "auth/logout";
}

/** A call of every route as the account would make it; the admin signs in with the login that has a word in it. */
export function examplesOf(tenant: Tenant): Example[] {
  return exampleCalls(tenant).map(({ name, route, url, body }) => ({
    name,
    route,
    url,
    body,
    text: JSON.stringify(body ?? null).replace(
      `"user":"${adminCredentials.user}"`,
      `"user":"${tenant.words.admin}.${adminCredentials.user}"`,
    ),
  }));
}

function probe(
  role: Role,
  { example, to }: { example: Example; to: Pick<Sent, "host" | "token" | "headers"> },
): Probe {
  const { name, route, url, text, body } = example;
  const sent: Sent = {
    method: route.method,
    url,
    ...to,
    headers: {
      ...(route.idempotent ? { "idempotency-key": crypto.randomUUID() } : {}),
      // Each call has an address of its own, so that no limit is shared.
      "x-forwarded-for": `10.${randomBytes(3).join(".")}`,
      ...to.headers,
    },
  };
  if (route.multipart) return { name, role, route, sent: { ...sent, body, multipart: true } };
  if (body !== undefined) {
    sent.payload = text;
    sent.headers = { ...sent.headers, "content-type": "application/json" };
  }
  return { name, role, route, sent };
}

/** All calls of a role to its own account, by its host or by name. Files to print are the same for all roles. */
export function ownProbes(own: Tenant, role: Role): Probe[] {
  const token = own.tokens[role];
  return examplesOf(own)
    .filter(({ route }) => !endsSession(route) && (!route.binary || role === "none"))
    .flatMap((example) => {
      const { host } = own.account;
      const byHost = probe(role, { example, to: { host, token } });
      // A call that changes something would find it changed the second time.
      if (example.route.method !== "GET" || example.route.binary) return [byHost];
      return [
        byHost,
        probe(role, { example, to: { host: sharedHost, token, headers: { domain: host } } }),
      ];
    });
}

/** Calls to one account that name another as well, by token or by header: each must be refused. */
export function misdirectedProbes(own: Tenant, other: Tenant): Probe[] {
  const { host } = own.account;
  const foreign = { domain: other.account.host };
  return examplesOf(own).flatMap((example) => {
    const staff = roles.filter((role) => role !== "none");
    const byToken = staff.flatMap((role) => {
      const token = other.tokens[role];
      return [
        probe(role, { example, to: { host, token } }),
        probe(role, { example, to: { host: sharedHost, token, headers: { domain: host } } }),
        probe(role, { example, to: { host, token, headers: { domain: host } } }),
      ];
    });
    // Such a call names its account in its address, and the header has no effect.
    if (example.route.domainInQuery) return byToken;
    const byHeader = roles.flatMap((role) => [
      probe(role, { example, to: { host, token: own.tokens[role], headers: foreign } }),
      probe(role, { example, to: { host, token: other.tokens[role], headers: foreign } }),
    ]);
    return [...byToken, ...byHeader];
  });
}

/** A call with ids of another account, and the same with ids of nobody. */
export type ForeignIds = { foreign: Probe; absent: Probe };

const idLike = /[\w-]{12,}/g;

/** An account's calls with the ids of another in them: all at once, and one at a time. */
export function foreignIdProbes({
  own,
  other,
  role,
}: {
  own: Tenant;
  other: Tenant;
  role: Role;
}): ForeignIds[] {
  const theirs = new Map(examplesOf(other).map((example) => [example.name, example]));
  const to = { host: own.account.host, token: own.tokens[role] };
  return examplesOf(own).flatMap((example) => {
    const twin = theirs.get(example.name);
    const swaps = twin ? differingIds(example, twin) : [];
    const choices = swaps.length > 1 ? [swaps, ...swaps.map((swap) => [swap])] : [swaps];
    return choices
      .filter((choice) => choice.length > 0)
      .map((choice) => {
        const missing = choice.map(([mine, their]) => [mine, nobodys(their)] as const);
        return {
          foreign: probe(role, { example: swapped(example, choice), to }),
          absent: probe(role, { example: swapped(example, missing), to }),
        };
      });
  });
}

type Swap = readonly [mine: string, theirs: string];

/** The pairs of ids in which two examples of the same call differ. */
function differingIds(mine: Example, theirs: Example): Swap[] {
  const [here, there] = [mine, theirs].map(
    ({ url, text }) => `${url}\n${text}`.match(idLike) ?? [],
  );
  const pairs = (here ?? []).map((id, at): Swap => [id, there?.[at] ?? id]);
  return [...new Map(pairs.filter(([id, foreign]) => id !== foreign)).entries()];
}

function swapped(example: Example, swaps: readonly Swap[]): Example {
  const replace = (text: string) =>
    swaps.reduce((changed, [mine, theirs]) => changed.replaceAll(mine, theirs), text);
  return { ...example, url: replace(example.url), text: replace(example.text) };
}

/** An id with the same time as the other, which does not exist. */
function nobodys(id: string): string {
  return `${id.slice(0, -12)}${randomBytes(6).toString("hex")}`;
}
