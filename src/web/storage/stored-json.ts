/** For reading what a browser had stored, which may be of an older version or somebody's invention. */

/** Null where there is nothing, or no JSON. */
export function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** NaN, which fails every rule, where there is no number. */
export function numberOf(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN;
}
