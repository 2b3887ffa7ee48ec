import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { asAdmin } from "../testing/as-admin.ts";

/**
 * The way of a test's own relay to the database. It can be cut without those of the other tests, which may run at the
 * same time and be about how soon something is heard; resolves with how many connections that were.
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
