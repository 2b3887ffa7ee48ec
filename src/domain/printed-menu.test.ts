import { describe, expect, it } from "vitest";
import { bookletSides } from "./printed-menu.ts";

describe("the sides of a booklet", () => {
  it("have the first page on the right of the outermost front, and its neighbours on the backs", () => {
    expect(bookletSides(8)).toEqual([
      [8, 1],
      [2, 7],
      [6, 3],
      [4, 5],
    ]);
  });

  it("are white where four pages a sheet are more than there are", () => {
    expect(bookletSides(1)).toEqual([
      [undefined, 1],
      [undefined, undefined],
    ]);
    expect(bookletSides(5)).toEqual([
      [undefined, 1],
      [2, undefined],
      [undefined, 3],
      [4, 5],
    ]);
  });
});
