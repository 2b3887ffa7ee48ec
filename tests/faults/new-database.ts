import pg from "pg";
import { inject, onTestFinished } from "vitest";
// oxlint-disable-next-line import/no-empty-named-blocks, unicorn/require-module-specifiers -- says what the run provides
import type {} from "../../src/server/testing/database.ts";

/** The address of a database of the test's own, on the server of the run; gone after the test. */
export async function newDatabase(): Promise<string> {
  const name = `comanda_fault_${process.pid}_${Date.now()}`;
  await onServer((admin) => admin.query(`create database ${name}`));
  onTestFinished(() =>
    onServer(async (admin) => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role if exists ${name}_app_login, ${name}_relay_login`);
    }),
  );
  const url = new URL(inject("adminUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(run: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client(inject("adminUrl"));
  await admin.connect();
  try {
    await run(admin);
  } finally {
    await admin.end();
  }
}
