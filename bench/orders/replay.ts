import { randomBytes, randomUUID, randomUUIDv7 } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Recorded, Value } from "./recording.ts";

/** A statement to send again; `values` gives what is to be sent this time, from the rows that came before. */
export type Statement = {
  text: string;
  name: string | undefined;
  piped: boolean;
  values: (order: Replayed) => unknown[];
};
/** The values made up for one order, and the rows that came back. */
export type Replayed = { made: Map<string, unknown>; rows: unknown[][] };

/**
 * Finds the values that differ between two orders of one guest. A replay takes each of them from the row that it came
 * from, or makes it up, once for each order. All other values are sent as they were recorded.
 */
export function statementsOf(one: readonly Recorded[], other: readonly Recorded[]): Statement[] {
  return other.map((recorded, at) => {
    const before = other.slice(0, at);
    const sources = recorded.values.map((value, index) => {
      const first = one[at]?.values[index];
      return first === undefined || isDeepStrictEqual(first, value)
        ? constant(readBack(value))
        : sourceOf(value, { first, before });
    });
    return {
      text: recorded.text,
      name: recorded.name,
      piped: recorded.piped,
      values: (order) => sources.map((source) => source(order)),
    };
  });
}

type Source = (order: Replayed) => unknown;

const constant =
  (value: unknown): Source =>
  () =>
    value;

function sourceOf(
  value: Value,
  { first, before }: { first: Value; before: readonly Recorded[] },
): Source {
  for (const [at, { row }] of before.entries()) {
    const column = row.findIndex((found) => isDeepStrictEqual(found, value));
    if (column !== -1) return (order) => order.rows[at]?.[column];
  }
  if ("plain" in value && Array.isArray(value.plain) && "plain" in first) {
    const parts = value.plain.map((part: unknown) => sourceOf({ plain: part }, { first, before }));
    return (order) => parts.map((part) => part(order));
  }
  const make = freshly(value);
  const key = JSON.stringify(value);
  return ({ made }) => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key);
  };
}

/** Makes values of the same kind. */
function freshly(value: Value): () => unknown {
  if ("date" in value) return () => new Date();
  if ("bytes" in value) {
    const { length } = Buffer.from(value.bytes, "base64");
    return () => randomBytes(length);
  }
  const { plain } = value;
  if (typeof plain !== "string") return () => plain;
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(plain)) return randomUUIDv7;
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-4/.test(plain)) return randomUUID;
  if (/^[0-9a-f]{32}$/.test(plain)) return () => randomBytes(16).toString("hex");
  return () => plain;
}

function readBack(value: Value): unknown {
  if ("date" in value) return new Date(value.date);
  if ("bytes" in value) return Buffer.from(value.bytes, "base64");
  return value.plain;
}
