/** One statement of an order as the program sent it, with the first row of what it got back. */
export type Recorded = {
  text: string;
  name?: string;
  values: Value[];
  /** Sent without waiting for the answer to the statement before. */
  piped: boolean;
  row: Value[];
};

/** A value that survives JSON. */
export type Value = { plain: unknown } | { date: string } | { bytes: string };

/** Turns a value into a form that JSON can hold. */
export function written(value: unknown): Value {
  if (value instanceof Date) return { date: value.toISOString() };
  if (Buffer.isBuffer(value)) return { bytes: value.toString("base64") };
  return { plain: value ?? null };
}
