import { expect } from "vitest";
import { prepareDatabase } from "../db/database.ts";
import { StartRefused } from "../operator-refused.ts";

/** The program's sentence about a database that it cannot work with. */
export async function prepareRefusal(
  adminUrl: string,
  options: Parameters<typeof prepareDatabase>[1] = {},
): Promise<string> {
  const error = await prepareDatabase(adminUrl, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartRefused);
  const message = error instanceof StartRefused ? error.message : "";
  expect(message).toMatch(/^[A-Z][^\n]*\.$/);
  return message;
}

export function changedUrl(url: string, change: (parts: URL) => void): string {
  const parts = new URL(url);
  change(parts);
  return parts.href;
}
