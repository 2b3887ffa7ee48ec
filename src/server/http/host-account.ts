import { LRUCache } from "lru-cache";
import { accountLookup, normaliseHost } from "../../domain/host-name.ts";
import type { Database } from "../db/database.ts";

/** Finds the account that a host names; `undefined` for a host of nobody. */
export type FindAccountId = (host: string) => Promise<string | undefined>;

/**
 * The look-up from hosts to accounts, kept in memory for a short while. Only found hosts are kept: a new account works
 * at once, and made-up hosts cannot fill the memory.
 */
export function createFindAccountId(database: Database, baseDomain: string): FindAccountId {
  const known = new LRUCache<string, string>({ max: 20_000, ttl: 30_000 });
  return async (host) => {
    const name = hostKey(host, baseDomain);
    if (name === undefined) return undefined;
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    const row = await database.kysely
      .selectFrom("hosts")
      .select("account_id")
      .where("host", "=", name)
      .executeTakeFirst();
    if (row) known.set(name, row.account_id);
    return row?.account_id;
  };
}

/** What the table of hosts calls this host: a label under the product's domain, or the whole host. */
function hostKey(host: string, baseDomain: string): string | undefined {
  const normal = normaliseHost(host);
  if (normal === undefined) return undefined;
  const found = accountLookup(normal, baseDomain);
  if (found?.kind === "label") return found.label;
  // The table tells labels from whole hosts by the dot: a bare name must not pass for a label.
  if (found?.kind === "host" && found.host.includes(".")) return found.host;
  return undefined;
}
