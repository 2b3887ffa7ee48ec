import pg from "pg";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { createAccount } from "../../src/server/account/create-account.ts";
import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { movedRights } from "../../src/server/db/moved-rights.ts";
import type { RuntimeUrls } from "../../src/server/db/roles.ts";
import { asAdmin } from "../../src/server/testing/as-admin.ts";
import { freshDatabase } from "../../src/server/testing/fresh-database.ts";

type Installation = { adminUrl: string; name: string; urls: RuntimeUrls };

const notAllowed = { code: "42501" };
const countHosts = "select count(*)::int as hosts from hosts";

/** An installation with one account, on the server that all installations of the run share. */
async function newInstallation(): Promise<Installation> {
  const { adminUrl, name, drop } = await freshDatabase();
  onTestFinished(drop);
  const urls = await prepareDatabase(adminUrl);
  const database = openDatabase(urls, { poolSize: 1 });
  await createAccount(database, { label: "casa", name: "Casa", features: {}, users: [] });
  await database.close();
  return { adminUrl, name, urls };
}

function at({ name }: Installation, role: string): string {
  const url = new URL(role);
  url.pathname = `/${name}`;
  return url.href;
}

const readHosts = (url: string) =>
  asAdmin(url, async (client) => (await client.query(countHosts)).rows);

/** Gives a database the roles of earlier versions: one group for all databases of the server. */
async function goBack({ adminUrl, name }: Installation): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    for (const kind of ["app", "relay"]) {
      const group = `comanda_${kind}`;
      const { rowCount } = await admin.query("select from pg_roles where rolname = $1", [group]);
      if (rowCount === 0) await admin.query(`create role ${group} nologin`);
    }
    await admin.query(await movedRights(admin, { app: "comanda_app", relay: "comanda_relay" }));
    for (const kind of ["app", "relay"])
      await admin.query(`grant comanda_${kind} to ${name}_${kind}_login`);
  });
}

describe("threat 54, fault 45: two installations on one PostgreSQL server", () => {
  it("cannot read each other, by any of their roles", async () => {
    const [one, other] = [await newInstallation(), await newInstallation()];
    for (const [own, foreign] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await readHosts(own.urls.app)).toEqual([{ hosts: 1 }]);
      for (const role of [own.urls.app, own.urls.relay])
        await expect(readHosts(at(foreign, role))).rejects.toMatchObject(notAllowed);
    }
  });

  it("that share their roles since an earlier version are parted by one's next start, while both run", async () => {
    const [one, other] = [await newInstallation(), await newInstallation()];
    onTestFinished(() =>
      asAdmin(inject("adminUrl"), (admin) =>
        admin.query("drop role comanda_app, comanda_relay"),
      ).then(() => undefined),
    );
    await goBack(one);
    await goBack(other);
    expect(await readHosts(at(other, one.urls.app))).toEqual([{ hosts: 1 }]);

    const running = new pg.Client({ connectionString: one.urls.app });
    const relay = new pg.Client({ connectionString: one.urls.relay });
    await Promise.all([running.connect(), relay.connect()]);
    let isOver = false;
    const asking = (async () => {
      let answers = 0;
      for (; !isOver; answers += 1) {
        await running.query(countHosts);
        await relay.query("select count(*) from outbox");
      }
      return answers;
    })();
    expect(await prepareDatabase(one.adminUrl)).toEqual(one.urls);
    isOver = true;
    expect(await asking).toBeGreaterThan(0);
    await Promise.all([running.end(), relay.end()]);

    expect(await readHosts(one.urls.app)).toEqual([{ hosts: 1 }]);
    await expect(readHosts(at(other, one.urls.app))).rejects.toMatchObject(notAllowed);
    await expect(readHosts(at(one, other.urls.app))).rejects.toMatchObject(notAllowed);
    expect(await readHosts(other.urls.app), "the one that has not been started anew").toEqual([
      { hosts: 1 },
    ]);
    await prepareDatabase(other.adminUrl);
    expect(await readHosts(other.urls.app)).toEqual([{ hosts: 1 }]);
  });

  it("do not share what a copied database was granted to the roles of the first", async () => {
    const one = await newInstallation();
    const copied = await freshDatabase({ copyOf: { ...one, drop: async () => undefined } });
    onTestFinished(copied.drop);
    const copy = { ...copied, urls: await prepareDatabase(copied.adminUrl) };
    expect(await readHosts(copy.urls.app)).toEqual([{ hosts: 1 }]);
    await expect(readHosts(at(copy, one.urls.app))).rejects.toMatchObject(notAllowed);
    const held = await asAdmin(copy.adminUrl, (admin) =>
      admin.query("select from pg_class where relacl::text like $1", [`%${one.name}%`]),
    );
    expect(held.rowCount).toBe(0);
  });

  it("whose databases' names begin alike have different roles, however long they are", async () => {
    const long = "a".repeat(62);
    const names = [`${long}1`, `${long}2`];
    const urls: RuntimeUrls[] = [];
    for (const name of names) {
      await asAdmin(inject("adminUrl"), (admin) => admin.query(`create database ${name}`));
      const url = new URL(inject("adminUrl"));
      url.pathname = `/${name}`;
      urls.push(await prepareDatabase(url.href));
    }
    const users = urls
      .flatMap(({ app, relay }) => [app, relay])
      .map((url) => new URL(url).username);
    onTestFinished(() =>
      asAdmin(inject("adminUrl"), async (admin) => {
        for (const name of names) await admin.query(`drop database ${name} with (force)`);
        for (const user of new Set(users)) await admin.query(`drop role "${user}"`);
      }),
    );
    expect(new Set(users).size).toBe(4);
    const [first = "", second = ""] = urls.map(({ app }) => app);
    const crossed = new URL(first);
    crossed.pathname = new URL(second).pathname;
    await expect(readHosts(crossed.href)).rejects.toMatchObject(notAllowed);
  });
});
