import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createAccount } from "../account/create-account.ts";
import { changedUrl, prepareRefusal } from "../testing/prepare-refusal.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { openDatabase, prepareDatabase } from "./database.ts";
import { listMigrations } from "./migrate.ts";
import { ensureRoles } from "./roles.ts";

let fresh: FreshDatabase;

async function appliedVersions(): Promise<number[]> {
  const { rows } = await asAdmin(fresh.adminUrl, (admin) =>
    admin.query<{ version: number }>("select version from schema_migrations order by version"),
  );
  return rows.map((row) => row.version);
}

describe("with a database of its own", () => {
  beforeEach(async () => {
    fresh = await freshDatabase();
  });
  afterEach(() => fresh.drop());

  describe("preparing it", () => {
    it("brings it to the newest schema, and says so", async () => {
      const urls = await prepareDatabase(fresh.adminUrl);
      expect(await appliedVersions()).toEqual(
        listMigrations().map((migration) => migration.version),
      );
      const database = openDatabase(urls, { poolSize: 1 });
      expect(await database.isReady()).toBe(true);
      await asAdmin(fresh.adminUrl, (admin) =>
        admin.query(
          "delete from schema_migrations where version = (select max(version) from schema_migrations)",
        ),
      );
      expect(await database.isReady()).toBe(false);
      await database.close();
    });

    it("succeeds in several processes at once, which arrive at the same sign-ins", async () => {
      const [one, two, three] = await Promise.all(
        [1, 2, 3].map(() => prepareDatabase(fresh.adminUrl)),
      );
      expect(two).toEqual(one);
      expect(three).toEqual(one);
      expect(await appliedVersions()).toHaveLength(listMigrations().length);
    });

    it("succeeds for two databases of one server at once", async () => {
      const other = await freshDatabase();
      const [here, there] = await Promise.all([
        prepareDatabase(fresh.adminUrl),
        prepareDatabase(other.adminUrl),
      ]);
      expect(here.app).not.toBe(there.app);
      await other.drop();
    });

    it("changes nothing the second time", async () => {
      const first = await prepareDatabase(fresh.adminUrl);
      const stamps = "select version, applied_at from schema_migrations order by version";
      const before = await asAdmin(fresh.adminUrl, (admin) => admin.query(stamps));
      expect(await prepareDatabase(fresh.adminUrl)).toEqual(first);
      const after = await asAdmin(fresh.adminUrl, (admin) => admin.query(stamps));
      expect(after.rows).toEqual(before.rows);
    });

    it("needs no superuser, only an owner who may create roles", async () => {
      const owner = `owner_${randomBytes(4).toString("hex")}`;
      await asAdmin(inject("adminUrl"), (admin) =>
        admin.query(`create role ${owner} login createrole password 'segredo'`),
      );
      const own = await freshDatabase({ owner });
      const url = changedUrl(own.adminUrl, (parts) => {
        parts.username = owner;
        parts.password = "segredo";
      });
      const database = openDatabase(await prepareDatabase(url), { poolSize: 1 });
      const dona = {
        name: "Dona",
        login: "dona@example.com",
        password: "uma senha boa",
        level: 1,
      } as const;
      const account = { label: "casa", name: "Casa", features: {}, users: [dona] };
      await expect(createAccount(database, account)).resolves.toMatch(/^[0-9a-f-]{36}$/);
      await expect(createAccount(database, account)).rejects.toThrow(
        'There is an account "casa" already',
      );
      await database.close();
      await own.drop();
      await asAdmin(inject("adminUrl"), (admin) => admin.query(`drop role ${owner}`));
    });
  });

  it("gives its roles no password where the administrator has none, for it could be guessed", async () => {
    const url = changedUrl(fresh.adminUrl, (parts) => (parts.password = ""));
    const { urls } = await asAdmin(fresh.adminUrl, (admin) => ensureRoles(admin, url));
    expect(new URL(urls.app).password).toBe("");
    const { rows } = await asAdmin(fresh.adminUrl, (admin) =>
      admin.query("select rolpassword from pg_authid where rolname like $1", [`${fresh.name}%`]),
    );
    expect(rows).toEqual([{ rolpassword: null }, { rolpassword: null }]);
  });

  describe("preparing it is refused", () => {
    it("when a newer program has moved its schema on, and leaves it as it is", async () => {
      await prepareDatabase(fresh.adminUrl);
      await asAdmin(fresh.adminUrl, (admin) =>
        admin.query(
          "insert into schema_migrations (version, name) values (9999, '9999_later.sql')",
        ),
      );
      expect(await prepareRefusal(fresh.adminUrl)).toMatch(
        /schema version 9999.* only up to \d+: start a newer program/,
      );
      expect(await appliedVersions()).toContain(9999);
    });

    it("when its user may not create roles", async () => {
      const { app } = await prepareDatabase(fresh.adminUrl);
      expect(await prepareRefusal(app)).toMatch(
        /must own the database and be allowed to create roles/,
      );
    });

    it("when somebody has made the program's role too mighty", async () => {
      const role = `${fresh.name}_app_login`;
      await asAdmin(fresh.adminUrl, (admin) => admin.query(`create role ${role} bypassrls`));
      expect(await prepareRefusal(fresh.adminUrl)).toContain(role);
    });
  });

  it("a migration that cannot be recorded is not applied", async () => {
    await asAdmin(fresh.adminUrl, (admin) =>
      admin.query(
        "create table schema_migrations (version int primary key check (version <> 2), name text not null, applied_at timestamptz default now())",
      ),
    );
    await expect(prepareDatabase(fresh.adminUrl)).rejects.toThrow(
      "Migration 0002_content.sql failed",
    );
    expect(await appliedVersions()).toEqual([1]);
    await asAdmin(fresh.adminUrl, async (admin) => {
      expect(
        (await admin.query("select from pg_tables where tablename in ('uploads', 'entries')"))
          .rowCount,
      ).toBe(1);
      await admin.query(
        "alter table schema_migrations drop constraint schema_migrations_version_check",
      );
    });
    await prepareDatabase(fresh.adminUrl);
    expect(await appliedVersions()).toHaveLength(listMigrations().length);
  });

  it("a migration that fails leaves nothing behind, and is tried again", async () => {
    await asAdmin(fresh.adminUrl, (admin) => admin.query("create table uploads (mine int)"));
    await expect(prepareDatabase(fresh.adminUrl)).rejects.toThrow(
      "Migration 0001_accounts.sql failed",
    );
    expect(await appliedVersions()).toEqual([]);
    await asAdmin(fresh.adminUrl, async (admin) => {
      const { rows } = await admin.query(
        "select tablename from pg_tables where schemaname = 'public' order by 1",
      );
      expect(rows).toEqual([{ tablename: "schema_migrations" }, { tablename: "uploads" }]);
      expect(
        (await admin.query("select from pg_proc where proname = 'current_account'")).rowCount,
      ).toBe(0);
      await admin.query("drop table uploads");
    });
    await prepareDatabase(fresh.adminUrl);
    expect(await appliedVersions()).toHaveLength(listMigrations().length);
  });
});
