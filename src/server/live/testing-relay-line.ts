import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { asAdmin } from "../testing/as-admin.ts";

/**
 * A database address for a test's own relay, whose connection can be cut alone: other tests run at the same time, and
 * may measure how soon something is heard. `cut` resolves with the number of connections.
 */
export function newRelayLine(): { relayUrl: string; cut: () => Promise<number | null> } {
  const name = `relay ${randomUUID()}`;
  const url = new URL(inject("databaseUrls").relay);
  url.searchParams.set("application_name", name);
  return {
    relayUrl: url.href,
    async cut() {
      const { rowCount } = await asAdmin(inject("adminUrl"), (admin) =>
        admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1",
          [name],
        ),
      );
      return rowCount;
    },
  };
}
