import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { connectClient } from "../../db/connect-client.ts";
import { updateOwn } from "../../db/with-account.ts";
import { noSuchAccount, readArguments, withLabelledAccount, type Command } from "../command.ts";

const lookEveryMs = 50;

/**
 * The program's transactions that began before the account was frozen may still write to it; they end by the role's
 * timeouts at the latest. The role asks for its own: an administrator may see nothing of those of others.
 */
const earlier = `
  select from pg_stat_activity
  where datname = current_database() and xact_start <= $1 and pid <> pg_backend_pid()
    and usename = current_user`;

export const freeze: Command = {
  usage: "freeze <label>",
  about: [
    "Keeps everybody from writing to an account, as while it is moved: what is sent is answered by 503, menus are read.",
    "Ends when nothing is under way any more; a backup made after it has everything.",
  ],
  read(args) {
    const { label } = readArguments(args, ["label"], {});
    return async ({ database, write }) => {
      const asked = { label, mode: "write", evenFrozen: true } as const;
      await withLabelledAccount(database, asked, async (tx) => {
        const { numUpdatedRows } = await updateOwn(tx, "accounts")
          .set({ frozen_at: sql`statement_timestamp()` })
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw noSuchAccount(label);
      });
      await untilEarlierEnded(database.directUrl);
      write(`"${label}" is frozen: nobody writes to it until "thaw ${label}".`);
    };
  },
};

export const thaw: Command = {
  usage: "thaw <label>",
  about: ["Lets everybody write to a frozen account again; a moved one, at its new place."],
  read(args) {
    const { label } = readArguments(args, ["label"], {});
    return async ({ database, write }) => {
      const asked = { label, mode: "write", evenFrozen: true } as const;
      await withLabelledAccount(database, asked, (tx) =>
        updateOwn(tx, "accounts").set({ frozen_at: null }).execute(),
      );
      write(`"${label}" may be written to.`);
    };
  },
};

async function untilEarlierEnded(url: string): Promise<void> {
  const client = await connectClient(url, { application_name: "comanda freeze" });
  try {
    const { rows } = await client.query<{ since: Date }>("select clock_timestamp() as since");
    const since = rows[0]?.since;
    while ((await client.query(earlier, [since])).rowCount !== 0) await sleep(lookEveryMs);
  } finally {
    await client.end();
  }
}
