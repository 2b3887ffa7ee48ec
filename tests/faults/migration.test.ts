import { cp, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { root, runProgram } from "../../src/server/testing/run-program.ts";
import { newLoad } from "./load.ts";
import { newDatabase } from "./new-database.ts";
import { endInOrder, newFolder, startServer } from "./server-process.ts";
import { openShop, openToMany } from "./shop.ts";
import { noOutages, sendAll } from "./writes.ts";

const writeCount = Number(process.env["FAULT_MIGRATION_ORDERS"] ?? 60);

/** Changes of a next version: new columns that the running program does not write, an index, a table. */
const tomorrow = `
  alter table orders add column tip_cents bigint not null default 0 check (tip_cents >= 0);
  alter table order_lines add column courier text;
  create index orders_by_tip on orders (account_id, tip_cents);
  create table couriers (
    account_id uuid not null default current_account(),
    courier_id uuid not null,
    primary key (account_id, courier_id)
  );
  update order_lines set courier = 'Zeca';
`;

/** The part of the next version that prepares the database, as a program. */
async function newNextVersion(): Promise<string> {
  const folder = await newFolder();
  const parts = ["src/server/db", "src/server/error-code.ts", "src/server/operator-refused.ts"];
  for (const part of ["migrations", ...parts])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await cp(join(root, "package.json"), join(folder, "package.json"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, "migrations", "9998_of_tomorrow.sql"), tomorrow);
  const program = join(folder, "prepare.ts");
  await writeFile(
    program,
    `import { prepareDatabase } from "./src/server/db/database.ts";
     await prepareDatabase(process.env.DATABASE_URL);`,
  );
  return program;
}

async function newestVersion(url: string): Promise<number> {
  const admin = new pg.Client(url);
  await admin.connect();
  const { rows } = await admin.query("select max(version) as version from schema_migrations");
  await admin.end();
  return rows[0].version;
}

describe("the next version's start on a database in use", () => {
  it(
    "changes the schema under the running version, which loses no order and stays ready",
    { timeout: 240_000 + writeCount * 400 },
    async () => {
      const url = await newDatabase();
      const place = { ...openToMany, DATA_DIR: await newFolder(), DATABASE_URL: url };
      const server = await startServer(place);
      const shop = await openShop(server, { place });
      const load = newLoad(shop);
      const program = await newNextVersion();
      const outages = noOutages();
      let meanwhile = 0;
      let isMigrating = false;
      await sendAll({
        writes: await load.more(server.origin, writeCount),
        host: shop.host,
        origin: () => server.origin,
        onOutage: (outage) => (outages[outage] += 1),
        onAcknowledged: () => (meanwhile += isMigrating ? 1 : 0),
        async during(waitUntilLeft) {
          await waitUntilLeft(Math.round(writeCount * 0.8));
          isMigrating = true;
          const { code, complaints } = await runProgram(program, {
            settings: { DATABASE_URL: url },
          });
          isMigrating = false;
          expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
        },
      });
      console.log(
        `${writeCount} orders and payments, ${meanwhile} of them while the schema changed, ${outages["503"]} put off`,
      );
      expect(await newestVersion(url)).toBe(9998);
      expect(outages).toEqual(noOutages());
      await load.expectAllOnce(server.origin);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
      expect(await endInOrder(server.process)).toBe(0);
    },
  );
});
