import { describe, expect, it } from "vitest";
import { expectedInDrawer, mayMoveAlone, sumMovements } from "./drawer.ts";

describe("the cash in a drawer", () => {
  it("is what came less what went, and nothing of what was undone", () => {
    const sums = sumMovements([
      { kind: "float", amountCents: 20_000 },
      { kind: "in", amountCents: 500 },
      { kind: "out", amountCents: 7_000 },
      { kind: "out", amountCents: 3_000 },
      { kind: "out", amountCents: -3_000 },
    ]);
    expect(sums).toEqual({ floatCents: 20_000, inCents: 500, outCents: 7_000 });
    expect(expectedInDrawer({ ...sums, receivedCents: 4_400, refundedCents: 400 })).toBe(17_500);
  });

  it("is put in by everybody, and taken out or put right by an owner's word", () => {
    const alone = (kind: "float" | "in" | "out", isUndo = false) =>
      mayMoveAlone({ isOwner: false, kind, isUndo });
    expect([alone("float"), alone("in"), alone("out"), alone("in", true)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(mayMoveAlone({ isOwner: true, kind: "out", isUndo: true })).toBe(true);
  });
});
