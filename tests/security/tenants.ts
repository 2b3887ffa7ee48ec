import pg from "pg";
import { inject } from "vitest";
import { fullAccount } from "../../src/server/testing/full-account.ts";
import { settingsExample } from "../../src/server/testing/settings-example.ts";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import {
  changedTables,
  listAccountTables,
  readAccountRows,
  type AccountRows,
} from "./account-rows.ts";
import { marksOf, newCanaries, plantCanaries } from "./canaries.ts";
import type { Tenant } from "./probes.ts";

/** The accounts that attack each other, and access to their rows. */
export type Tenants = {
  all: Tenant[];
  tables: string[];
  /** The columns in which words were planted. */
  planted: string[];
  /** All that is stored, by account. */
  readAll: () => Promise<Map<string, AccountRows>>;
  /** "label: tables" of each account that has changed, except for the expected one. */
  changes: (before: Map<string, AccountRows>, expected?: Tenant) => Promise<string[]>;
  close: () => Promise<void>;
};

/** Makes so many full accounts, each with its own words in every text. */
export async function newTenants(testApp: TestApp, count: number): Promise<Tenants> {
  const admin = new pg.Client({ connectionString: inject("adminUrl") });
  await admin.connect();
  const tables = await listAccountTables(admin);
  const all: Tenant[] = [];
  const planted = new Set<string>();
  while (all.length < count) {
    const full = await fullAccount(testApp);
    await full.admin.account.save({
      body: { extras: settingsExample.extras, data: { logo: full.ids["Foto"] ?? null } },
    });
    const words = newCanaries();
    for (const column of await plantCanaries(admin, { full, words })) planted.add(column);
    const tokens = {
      none: undefined,
      guest: full.guest.token(),
      attendant: full.attendant.token(),
      admin: full.admin.token(),
    };
    all.push({ ...full, words, tokens });
  }
  async function readAll() {
    const read = new Map<string, AccountRows>();
    for (const { account } of all) {
      read.set(
        account.label,
        await readAccountRows(admin, { tables, accountId: account.accountId }),
      );
    }
    return read;
  }
  return {
    all,
    tables,
    planted: [...planted].toSorted(),
    readAll,
    async changes(before, expected) {
      const after = await readAll();
      return [...after].flatMap(([label, rows]) => {
        const changed = changedTables(before.get(label) ?? {}, rows);
        if (label === expected?.account.label || changed.length === 0) return [];
        return [`${label}: ${changed.join(", ")}`];
      });
    },
    close: () => admin.end(),
  };
}

/** The owner of each mark that is in the rows of one account only. */
export function ownersOf(rows: Map<string, AccountRows>, tenants: readonly Tenant[]) {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const { account } of tenants) {
    for (const mark of marksOf(account.accountId, rows.get(account.label) ?? {})) {
      if (owners.has(mark)) shared.add(mark);
      owners.set(mark, account.label);
    }
  }
  for (const mark of shared) owners.delete(mark);
  return owners;
}

export type LoneTenant = {
  testApp: TestApp;
  tenants: Tenants;
  own: Tenant;
  close: () => Promise<void>;
};

/** A server with one account. */
export async function startLoneTenant(): Promise<LoneTenant> {
  const testApp = await startApp();
  const tenants = await newTenants(testApp, 1);
  const [own] = tenants.all;
  if (!own) throw new Error("There is no account");
  return {
    testApp,
    tenants,
    own,
    async close() {
      await tenants.close();
      await testApp.close();
    },
  };
}
