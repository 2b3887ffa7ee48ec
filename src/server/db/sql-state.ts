/** Whether an error comes from PostgreSQL (or a socket) with one of these codes. */
export function hasSqlState(error: unknown, codes: readonly string[]): boolean {
  const code = codeOf(error);
  return code !== undefined && codes.includes(code);
}

/** The SQLSTATE of a database's error, or the code of a system error. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
