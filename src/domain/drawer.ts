import type { Cents } from "./money.ts";

/** The change money that a drawer starts the day with, cash put in, and cash taken out beside payments. */
export const movementKinds = ["float", "in", "out"] as const;
export type MovementKind = (typeof movementKinds)[number];

/** In UTF-16 code units, as all lengths of texts are. Not among the others: they are on every guest's page. */
export const maxReasonLength = 100;

/** Every amount is at or above zero: it says by its name whether it comes or goes. */
export type DrawerSums = {
  floatCents: Cents;
  receivedCents: Cents;
  refundedCents: Cents;
  inCents: Cents;
  outCents: Cents;
};

/** Cash that should be in the drawer. */
export function expectedInDrawer(sums: DrawerSums): Cents {
  return sums.receivedCents - sums.refundedCents + movedCents(sums);
}

/** Movements alone: cash that they bring to the drawer; below zero they take more out. */
export function movedCents(sums: Pick<DrawerSums, "floatCents" | "inCents" | "outCents">): Cents {
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

/** Everybody of the staff may put cash in; taking out and undoing need an owner. */
export function mayMoveAlone(asked: {
  isOwner: boolean;
  kind: MovementKind;
  isUndo: boolean;
}): boolean {
  return asked.isOwner || (asked.kind !== "out" && !asked.isUndo);
}
