import { useState } from "react";

/** Neighbours in a long list, which a browser lays out together or not at all. */
export type RowGroup<Row> = { id: number; rows: readonly Row[] };

/** Fewer make a browser look after many boxes at each tap, more make it lay out much that is far from the screen. */
export const usualSize = 8;

type Former<Row> = { groups: readonly RowGroup<Row>[]; keyOf: (row: Row) => number };

/**
 * The rows in groups that last: none goes from one to another, which would draw it anew, and close it. New rows go where
 * there is room, or among those between which they come. A group in which nothing is different is the same as before.
 */
export function regroup<Row>(
  rows: readonly Row[],
  { groups: before, keyOf }: Former<Row>,
): readonly RowGroup<Row>[] {
  const runs = runsOf(rows, { groups: before, keyOf });
  const groups: { id: number; rows: Row[] }[] = [];
  let newId = Math.max(0, ...before.map(({ id }) => id));
  for (const [index, { home, rows: run }] of runs.entries()) {
    const last = groups.at(-1);
    // The rows among which new ones come.
    const next = home ?? runs[index + 1]?.home;
    if (last && last.id === next) last.rows.push(...run);
    else if (home !== undefined) groups.push({ id: home, rows: run });
    else {
      const rest = run.slice(last ? fill(last.rows, run) : 0);
      const stay = runs.filter((other) => other.home === next).flatMap((other) => other.rows);
      if (next !== undefined && rest.length > 0 && stay.length + rest.length <= usualSize)
        groups.push({ id: next, rows: rest });
      else
        for (let at = 0; at < rest.length; at += usualSize)
          groups.push({ id: (newId += 1), rows: rest.slice(at, at + usualSize) });
    }
  }
  return groups.map((group) => {
    const same = before.find(({ id }) => id === group.id);
    return same && isSame(same.rows, group.rows) ? same : group;
  });
}

/** Neighbours that were in one group, or in none. Who has gone back behind others counts as new. */
function runsOf<Row>(rows: readonly Row[], { groups, keyOf }: Former<Row>) {
  const known = new Map(groups.flatMap((group, at) => group.rows.map((row) => [keyOf(row), at])));
  const runs: { home: number | undefined; rows: Row[] }[] = [];
  let furthest = 0;
  for (const row of rows) {
    const at = known.get(keyOf(row));
    const home = at === undefined || at < furthest ? undefined : groups[at]?.id;
    furthest = Math.max(furthest, at ?? 0);
    const last = runs.at(-1);
    if (last && last.home === home) last.rows.push(row);
    else runs.push({ home, rows: [row] });
  }
  return runs;
}

/** Fills a group up; answers how many it has taken. */
function fill<Row>(group: Row[], rows: readonly Row[]): number {
  const taken = rows.slice(0, Math.max(0, usualSize - group.length));
  group.push(...taken);
  return taken.length;
}

function isSame<Row>(one: readonly Row[], other: readonly Row[]): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at]);
}

/** How many rows stand before each group. */
export function countsBefore<Row>(groups: readonly RowGroup<Row>[]): number[] {
  let count = 0;
  return groups.map(({ rows }) => {
    count += rows.length;
    return count - rows.length;
  });
}

/** The rows in groups, of which each stays the same as long as nothing in it changes. `keyOf` is the same one always. */
export function useRowGroups<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
): readonly RowGroup<Row>[] {
  const [known, setKnown] = useState(() => ({
    rows,
    groups: regroup(rows, { groups: [], keyOf }),
  }));
  if (known.rows === rows) return known.groups;
  const groups = regroup(rows, { groups: known.groups, keyOf });
  setKnown({ rows, groups });
  return groups;
}
