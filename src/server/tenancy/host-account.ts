import { isIP } from "node:net";
import { accountLookup, normaliseHost } from "../../domain/host-name.ts";
import type { Database } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { isOutage } from "../db/with-account.ts";
import { lastUsed } from "../last-used.ts";

/** Finds the account that a host names, for the address that asks; `undefined` for a host of nobody. */
export type FindAccountId = (host: string, caller: string) => Promise<string | undefined>;

export type HostLookup = {
  findAccountId: FindAccountId;
  /** Has each of the account's hosts looked up again when it is asked for next. */
  doubt(accountId: string): void;
};

/** Asks the database when it is the caller's turn; refuses when that would be too long. */
export type RunQueued = <Result>(caller: string, ask: () => Promise<Result>) => Promise<Result>;

const freshMs = 30_000;

const findHost = prepared<{ host: string }>()("account-of-host", (db, given) =>
  db.selectFrom("hosts").select("account_id").where("host", "=", given.host),
);

/**
 * Looks up the account of a host. Answers are kept in memory for a short while, and for as long as the database is
 * away. Only found hosts are kept: a new account works at once, and made-up hosts cannot fill the memory. Made-up hosts
 * are endless, so they are looked up in the caller's share.
 */
export function createHostLookup({
  database,
  baseDomain,
  runQueued,
}: {
  database: Database;
  baseDomain: string;
  runQueued: RunQueued;
}): HostLookup {
  const known = lastUsed<{ accountId: string; readAt: number }>(20_000);
  const asking = new Map<string, Promise<string | undefined>>();

  async function read(name: string): Promise<string | undefined> {
    const [row] = await findHost(database, { host: name });
    if (row) known.set(name, { accountId: row.account_id, readAt: performance.now() });
    else known.delete(name);
    return row?.account_id;
  }

  /** Simultaneous callers with one question share the answer. */
  function once(question: string, ask: () => Promise<string | undefined>) {
    const asked = asking.get(question) ?? ask().finally(() => asking.delete(question));
    asking.set(question, asked);
    return asked;
  }

  async function findAccountId(host: string, caller: string): Promise<string | undefined> {
    const name = hostKey(host, baseDomain);
    if (name === undefined) return undefined;
    const remembered = known.get(name);
    if (remembered === undefined)
      return once(`${caller} ${name}`, () => runQueued(caller, () => read(name)));
    if (performance.now() - remembered.readAt < freshMs) return remembered.accountId;
    return once(name, () => read(name)).catch((error: unknown) => {
      if (isOutage(error)) return remembered.accountId;
      throw error;
    });
  }

  return {
    findAccountId,
    doubt(accountId) {
      // Made stale and not removed, so that they still answer while the database is away.
      for (const host of known.values()) if (host.accountId === accountId) host.readAt = -Infinity;
    },
  };
}

/** The key of a host in the table of hosts: a label under the product's domain, or the whole host. */
function hostKey(host: string, baseDomain: string): string | undefined {
  const normal = normaliseHost(host);
  // An address by number names no account.
  if (normal === undefined || isIP(normal) !== 0) return undefined;
  const found = accountLookup(normal, baseDomain);
  if (found?.kind === "label") return found.label;
  // The table tells labels from whole hosts by the dot: a bare name must not pass for a label.
  if (found?.kind === "host" && found.host.includes(".")) return found.host;
  return undefined;
}
