import { CallRefused } from "../../contract/client.ts";

/** What a refusal says of single fields, by their paths in the call; empty for whatever else went wrong. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof CallRefused ? (error.refusal.fields ?? {}) : {};
}
