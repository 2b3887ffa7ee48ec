import { describe, expect, it } from "vitest";
import { regroup, type RowGroup } from "./row-groups.ts";

type Row = { id: number };

const made = new Map<number, Row>();
const rowOf = (id: number): Row => {
  const row = made.get(id) ?? { id };
  made.set(id, row);
  return row;
};
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const grouped = (ids: readonly number[], groups: readonly RowGroup<Row>[] = []) =>
  regroup(ids.map(rowOf), { groups, keyOf: ({ id }) => id });
const idsOf = (groups: readonly RowGroup<Row>[]) =>
  groups.map(({ rows }) => rows.map(({ id }) => id));
const homesOf = (groups: readonly RowGroup<Row>[]) =>
  new Map(groups.flatMap(({ id, rows }) => rows.map((row) => [row.id, id])));

describe("rows in groups", () => {
  it("are all there in their order, eight together", () => {
    const groups = grouped(upTo(20));
    expect(idsOf(groups)).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15, 16],
      [17, 18, 19, 20],
    ]);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(3);
    expect(grouped([])).toEqual([]);
  });

  it("stay the same groups where nothing changes, and an emptied one goes", () => {
    const before = grouped(upTo(24));
    const after = grouped(
      upTo(24).filter((id) => id !== 3 && (id < 9 || id > 16)),
      before,
    );
    expect(idsOf(after)).toEqual([
      [1, 2, 4, 5, 6, 7, 8],
      [17, 18, 19, 20, 21, 22, 23, 24],
    ]);
    expect(after[0]?.id).toBe(before[0]?.id);
    expect(after[1]).toBe(before[2]);
  });

  it("take new ones in at the ends while there is room, then there are new groups", () => {
    const before = grouped([10, 11, 12]);
    const ahead = grouped([8, 9, 10, 11, 12], before);
    expect(idsOf(ahead)).toEqual([[8, 9, 10, 11, 12]]);
    const behind = grouped([8, 9, 10, 11, 12, 13, 14, 15, 16, 17], ahead);
    expect(idsOf(behind)).toEqual([
      [8, 9, 10, 11, 12, 13, 14, 15],
      [16, 17],
    ]);
    const more = grouped([6, 7, ...behind.flatMap(({ rows }) => rows.map(({ id }) => id))], behind);
    expect(idsOf(more)).toEqual([
      [6, 7],
      [8, 9, 10, 11, 12, 13, 14, 15],
      [16, 17],
    ]);
    expect(more.slice(1)).toEqual(behind);
  });

  it("take in what comes among them, full as they are", () => {
    const before = grouped([2, 4, 6, 8, 10, 12, 14, 16]);
    expect(idsOf(grouped(upTo(16).slice(1), before))).toEqual([upTo(16).slice(1)]);
  });

  it("never send a row that keeps its place to another group", () => {
    // As an evening goes: some leave, some come anywhere.
    let random = 7;
    const next = () => (random = (random * 48_271) % 2_147_483_647) / 2_147_483_647;
    let groups = grouped([]);
    for (let turn = 0; turn < 300; turn += 1) {
      const ids = upTo(120).filter(() => next() < 0.5);
      const before = homesOf(groups);
      groups = grouped(ids, groups);
      expect(idsOf(groups).flat()).toEqual(ids);
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
      for (const [id, home] of homesOf(groups)) {
        if (before.has(id)) expect(home).toBe(before.get(id));
      }
    }
  });

  it("have one that went elsewhere as a new one", () => {
    const before = grouped(upTo(16));
    const after = grouped([9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16], before);
    expect(idsOf(after).flat()).toEqual([9, 1, 2, 3, 4, 5, 6, 7, 8, ...upTo(16).slice(9)]);
    expect(grouped([2, 1], grouped([1, 2])).map(({ rows }) => rows)).toEqual([
      [rowOf(2), rowOf(1)],
    ]);
  });
});
