import { onTestFinished } from "vitest";
// oxlint-disable-next-line import/no-empty-named-blocks, unicorn/require-module-specifiers -- says what the run provides
import type {} from "../../src/server/testing/database.ts";
import { freshDatabase } from "../../src/server/testing/fresh-database.ts";

/** The address of a database of the test's own, on the server of the run; gone after the test. */
export async function newDatabase(): Promise<string> {
  const { adminUrl, drop } = await freshDatabase();
  onTestFinished(drop);
  return adminUrl;
}
