import { useCallback, useState } from "react";

/** Rows that are there at once; as many as the screen has room for follow. */
const first = 4;

type Key = string | number;
type Known = { keys: readonly Key[]; of: unknown; count: number };

/**
 * How many rows of a long list are drawn: few at first and, by `Rest`, those near the screen. Rows that come and go
 * among them draw no others. It begins again with another `of`, such as another search.
 */
export function useGrowing(keys: readonly Key[], of?: unknown) {
  const [known, setKnown] = useState<Known>({ keys, of, count: first });
  let now = known;
  if (known.of !== of) now = { keys, of, count: first };
  else if (!isSame(known.keys, keys)) now = { keys, of, count: countAfter(known, keys) };
  if (now !== known) setKnown(now);
  const growTo = useCallback(
    (count: number) => setKnown((last) => ({ ...last, count: Math.max(count, first) })),
    [],
  );
  return { count: now.count, growTo };
}

/** The count after the rows have changed: up to the last row drawn before. A whole list gets room for a few more. */
export function countAfter(
  { keys: before, count }: Pick<Known, "keys" | "count">,
  keys: readonly Key[],
): number {
  if (count >= before.length) return before.length + first;
  const places = new Map(keys.map((key, at) => [key, at]));
  const last = before
    .slice(0, count)
    .filter((key) => places.has(key))
    .at(-1);
  return last === undefined ? first : Math.max((places.get(last) ?? 0) + 1, first);
}

function isSame(one: readonly Key[], other: readonly Key[]): boolean {
  return one.length === other.length && one.every((key, at) => key === other[at]);
}
