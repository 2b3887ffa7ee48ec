import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { asAdmin } from "./as-admin.ts";

export type FreshDatabase = {
  /** The administrator's address of the new, empty database. */
  adminUrl: string;
  name: string;
  drop: () => Promise<void>;
};

/**
 * Makes a database of a test's own on the run's server, for work that would disturb other tests. It is empty, or a copy
 * of another that nobody is connected to.
 */
export async function freshDatabase({
  owner,
  copyOf,
}: { owner?: string; copyOf?: FreshDatabase } = {}): Promise<FreshDatabase> {
  const name = `comanda_test_${randomBytes(6).toString("hex")}`;
  await asAdmin(inject("adminUrl"), (admin) =>
    admin.query(
      `create database ${name} ${owner === undefined ? "" : `owner ${owner}`} ${copyOf === undefined ? "" : `template ${copyOf.name}`}`,
    ),
  );
  const url = new URL(inject("adminUrl"));
  url.pathname = `/${name}`;
  return {
    adminUrl: url.href,
    name,
    drop: () =>
      asAdmin(inject("adminUrl"), async (admin) => {
        await admin.query(`drop database ${name} with (force)`);
        await admin.query(`drop role if exists ${name}_app_login, ${name}_relay_login`);
      }),
  };
}
