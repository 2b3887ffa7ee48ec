import type { Cents } from "./money.ts";

/** The float at the start of the day, and cash put in or taken out other than by payments. */
export const movementKinds = ["float", "in", "out"] as const;
export type MovementKind = (typeof movementKinds)[number];

/** In UTF-16 code units, as all lengths of texts. It is not in `limits`, which every guest's page loads. */
export const maxReasonLength = 100;

/** No amount is negative: its name says whether it comes in or goes out. */
export type DrawerSums = {
  floatCents: Cents;
  receivedCents: Cents;
  refundedCents: Cents;
  inCents: Cents;
  outCents: Cents;
};

export function expectedInDrawer(sums: DrawerSums): Cents {
  return sums.receivedCents - sums.refundedCents + movedCents(sums);
}

/** The cash that the movements alone add to the drawer; negative if they take more out. */
function movedCents(sums: Pick<DrawerSums, "floatCents" | "inCents" | "outCents">): Cents {
  return sums.floatCents + sums.inCents - sums.outCents;
}

/** The sums of movements by kind; one that undoes another has a negative amount. */
export function sumMovements(
  movements: readonly { kind: MovementKind; amountCents: Cents }[],
): Pick<DrawerSums, "floatCents" | "inCents" | "outCents"> {
  const sumOf = (kind: MovementKind) =>
    movements.reduce((sum, one) => (one.kind === kind ? sum + one.amountCents : sum), 0);
  return { floatCents: sumOf("float"), inCents: sumOf("in"), outCents: sumOf("out") };
}

/** All staff may put cash in; taking out and undoing need an owner. */
export function mayMoveAlone(asked: {
  isOwner: boolean;
  kind: MovementKind;
  isUndo: boolean;
}): boolean {
  return asked.isOwner || (asked.kind !== "out" && !asked.isUndo);
}
