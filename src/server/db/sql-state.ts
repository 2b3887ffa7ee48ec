import { codeOf } from "../error-code.ts";

/** Whether an error comes from PostgreSQL (or a socket) with one of these codes. */
export function hasSqlState(error: unknown, codes: readonly string[]): boolean {
  const code = codeOf(error);
  return code !== undefined && codes.includes(code);
}
