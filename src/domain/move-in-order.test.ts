import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveInOrder, type MoveTarget } from "./move-in-order.ts";

const ids = ["a", "b", "c", "d"];

describe("moving one of several", () => {
  test.each<[string, MoveTarget, string]>([
    ["c", { to: "first" }, "cabd"],
    ["a", { to: "first" }, "abcd"],
    ["b", { to: "last" }, "acdb"],
    ["d", { to: "last" }, "abcd"],
    ["d", { to: "before", of: "b" }, "adbc"],
    ["a", { to: "before", of: "d" }, "bcad"],
    ["a", { to: "before", of: "b" }, "abcd"],
    ["a", { to: "after", of: "c" }, "bcad"],
    ["d", { to: "after", of: "a" }, "adbc"],
    ["b", { to: "after", of: "b" }, "abcd"],
    ["b", { to: "before", of: "x" }, "abcd"],
    ["x", { to: "first" }, "abcd"],
    ["x", { to: "after", of: "a" }, "abcd"],
  ])("%s %o", (id, destination, order) => {
    expect(moveInOrder(ids, { id, ...destination }).join("")).toBe(order);
  });

  test("puts it where it was told, and leaves the others in their order", () => {
    const cases = fc
      .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 12 })
      .chain((list) =>
        fc.record({
          list: fc.constant(list),
          pair: fc.shuffledSubarray(list, { minLength: 2, maxLength: 2 }),
          to: fc.constantFrom("first", "last", "before", "after"),
        }),
      );
    fc.assert(
      fc.property(cases, ({ list, pair: [id = "", of = ""], to }) => {
        const before = [...list];
        const destination = to === "first" || to === "last" ? { to } : { to, of };
        const moved = moveInOrder(list, { id, ...destination });
        const at = moved.indexOf(id);
        if (to === "first") expect(at).toBe(0);
        if (to === "last") expect(at).toBe(list.length - 1);
        if (to === "before") expect(moved[at + 1]).toBe(of);
        if (to === "after") expect(moved[at - 1]).toBe(of);
        const others = (all: string[]) => all.filter((other) => other !== id);
        expect(others(moved)).toEqual(others(list));
        expect(list).toEqual(before);
      }),
    );
  });
});
