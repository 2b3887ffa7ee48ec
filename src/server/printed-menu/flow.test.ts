import { describe, expect, it } from "vitest";
import { balancedFlow, flow, type Block, type Unit } from "./flow.ts";

const draw = () => undefined;
const lines = (count: number): Block[] =>
  Array.from({ length: count }, () => ({ height: 10, draw }));
const unit = (blocks: Block[], title: string, begins = false): Unit => ({
  blocks,
  gap: 5,
  category: { title, begins },
});
/** Two columns of 50 a page. */
const columnsOf = () => [
  { left: 0, top: 0, height: 50 },
  { left: 100, top: 0, height: 50 },
];
const placesOf = (units: Unit[]) =>
  flow(units, columnsOf).map(({ placed, continues }) => ({
    at: placed.map(({ left, top }) => `${left},${top}`),
    continues,
  }));

describe("units in columns", () => {
  it("go on as a whole in the next column where the rest has no room, with no white at its top", () => {
    expect(placesOf([unit(lines(3), "A", true), unit(lines(2), "A")])).toEqual([
      { at: ["0,0", "0,10", "0,20", "100,0", "100,10"], continues: undefined },
    ]);
  });

  it("say on the next page which category goes on, and not which begins", () => {
    const full = [unit(lines(5), "A", true), unit(lines(5), "A")];
    expect(placesOf([...full, unit(lines(1), "A")])[1]?.continues).toBe("A");
    expect(placesOf([...full, unit(lines(1), "B", true)])[1]?.continues).toBeUndefined();
  });

  it("go on as a whole after a short first page too", () => {
    const pages = flow([unit(lines(1), "A", true), unit(lines(4), "A")], (page) => [
      { left: 0, top: 0, height: page === 0 ? 30 : 50 },
    ]);
    expect(pages.map(({ placed }) => placed.length)).toEqual([1, 4]);
  });

  it("are cut where no column is high enough, but not after what keeps the next", () => {
    const blocks = lines(7).map((block, index) => ({ ...block, keepsNext: index === 4 }));
    expect(placesOf([unit(blocks, "A", true)])[0]?.at).toEqual(
      "0,0 0,10 0,20 0,30 100,0 100,10 100,20".split(" "),
    );
  });
});

describe("the columns of the last page", () => {
  const tops = (units: Unit[]) =>
    balancedFlow(units, columnsOf).map(({ placed }) => placed.map(({ left, top }) => [left, top]));

  it("share what is on it, and those before are full", () => {
    const units = Array.from({ length: 8 }, () => unit(lines(2), "A"));
    const pages = tops(units);
    expect(pages[0]).toHaveLength(8);
    expect(pages[1]?.filter(([left]) => left === 0)).toHaveLength(4);
    expect(pages[1]?.filter(([left]) => left === 100)).toHaveLength(4);
  });

  it("cut nothing that stood together", () => {
    expect(tops([unit(lines(3), "A", true)])).toEqual([
      [
        [0, 0],
        [0, 10],
        [0, 20],
      ],
    ]);
  });
});
