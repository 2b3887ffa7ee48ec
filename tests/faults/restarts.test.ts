import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { newLoad } from "./load.ts";
import { newDatabase } from "./new-database.ts";
import { endInOrder, newFolder, startServer } from "./server-process.ts";
import { openShop, openToMany } from "./shop.ts";
import { evenly, noOutages, sendAll } from "./writes.ts";

const restartCount = Number(process.env["FAULT_RESTARTS"] ?? 1);
const writeCount = Number(process.env["FAULT_RESTART_ORDERS"] ?? 45);

const patience = { timeout: 10_000, interval: 10 };

/** The idempotency keys under which the database has something. */
async function keysDone(url: string): Promise<Set<string>> {
  const admin = new pg.Client(url);
  await admin.connect();
  const { rows } = await admin.query<{ key: string }>("select key from idempotency_keys");
  await admin.end();
  return new Set(rows.map(({ key }) => key));
}

describe("a server that is ended in order and started again", () => {
  it(
    "has answered everything that it has done, and the rest is done by the next one",
    { timeout: restartCount * 60_000 + writeCount * 200 + 180_000 },
    async () => {
      const place = {
        ...openToMany,
        DATA_DIR: await newFolder(),
        DATABASE_URL: await newDatabase(),
      };
      let server = await startServer(place);
      const shop = await openShop(server, { place });
      const load = newLoad(shop);
      const writes = await load.more(server.origin, writeCount);
      const outages = noOutages();
      const codes: (number | string)[] = [];
      await sendAll({
        writes,
        host: shop.host,
        origin: () => server.origin,
        onOutage: (outage) => (outages[outage] += 1),
        async during(waitUntilLeft) {
          for (const left of evenly(restartCount, writeCount)) {
            await waitUntilLeft(left);
            codes.push(await endInOrder(server.process));
            const done = await keysDone(place.DATABASE_URL);
            const unanswered = () =>
              writes.filter(({ key, acknowledged }) => !acknowledged && done.has(key));
            // The last answers may still be on their way into this program.
            await vi.waitFor(() => expect(unanswered()).toEqual([]), patience);
            server = await startServer(place);
          }
        },
      });
      console.log(
        `${writeCount} orders and payments, ${restartCount} restarts: 0 done and not answered, ${outages["503"]} turned away, ${outages["nobody there"] + outages["no answer"]} met nobody`,
      );
      expect(new Set(codes)).toEqual(new Set([0]));
      await load.expectAllOnce(server.origin);
    },
  );
});
