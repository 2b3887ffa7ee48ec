import { CallRefused } from "../../contract/client.ts";

/**
 * A refusal's problems of single fields, by their paths in the call or in a `part` of it; empty for any other error.
 */
export function refusedFields(error: unknown, part = ""): Readonly<Record<string, string>> {
  const fields = error instanceof CallRefused ? (error.refusal.fields ?? {}) : {};
  if (part === "") return fields;
  const named = Object.entries(fields).map(([path, why]) => [path.replace(`${part}.`, ""), why]);
  return Object.fromEntries(named);
}
