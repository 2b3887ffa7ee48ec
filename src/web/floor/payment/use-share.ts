import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import {
  equalShare,
  equalShares,
  isSameLine,
  shareOfLines,
  unpaidQty,
  type SplittableLine,
  type ChosenLine,
  type Share,
} from "../../../domain/split-bill.ts";
import { splitOf } from "./split-of.ts";
import { billLinesOf, totalOf } from "./total-of.ts";

/** Ways to pay a bill: any amount, one of equal shares, or by its lines. */
export const shareWays = ["any", "shares", "lines"] as const;
export type ShareWay = (typeof shareWays)[number];

/** The next payer's share, if the bill is split. */
export function useShare(details: SheetDetails, isOpen: boolean) {
  const { known, taken } = splitOf(details);
  // A number of payers that was chosen here holds until somebody has paid a share of it.
  const [among, setAmong] = useState<{ of: number; taken: number }>();
  const split =
    among?.taken === taken ? { of: among.of, index: 1 } : (known ?? { of: 2, index: 1 });
  const [wantedWay, setWantedWay] = useState<ShareWay>();
  const way = wantedWay ?? (known ? "shares" : "any");
  // A share that a colleague takes meanwhile must not replace a form that is being filled in.
  if (isOpen && wantedWay === undefined) setWantedWay(way);
  const [waives, setWaives] = useState(false);
  const [wanted, setWanted] = useState<readonly ChosenLine[]>([]);
  const lines = billLinesOf(details);
  const chosen = stillUnpaid(wanted, lines);
  const total = totalOf(details, details.waives_service);
  const asked = { total, waives };
  const share: Share =
    way === "lines" && chosen.length === 0
      ? { cents: 0, waivedCents: 0 }
      : way === "lines"
        ? shareOfLines(chosen, { ...asked, lines })
        : equalShare(split, asked);
  const rest = equalShares(split, { total, waives: false }).slice(1);
  return {
    way,
    share,
    split,
    /** The shares after this one, if none of their payers waives the service. */
    rest,
    chosen,
    waives,
    hasService: total.serviceCents > 0,
    setWaives,
    setWay(next: ShareWay) {
      setWantedWay(next);
      setWaives(false);
    },
    /** From now on, splits the amount left to pay among this number of payers. */
    splitAmong: (of: number) => setAmong({ of, taken }),
    choose(line: ChosenLine) {
      setWanted([
        ...chosen.filter((one) => !isSameLine(one, line)),
        ...(line.qty > 0 ? [line] : []),
      ]);
    },
    /** Called when the share is paid, for the next payer. */
    next() {
      setWaives(false);
      setWanted([]);
    },
  };
}

export type ShareChoice = ReturnType<typeof useShare>;

/** Leaves out units that a colleague has taken payment for meanwhile. */
function stillUnpaid(
  wanted: readonly ChosenLine[],
  lines: readonly SplittableLine[],
): ChosenLine[] {
  return wanted.flatMap(({ order, line, qty }) => {
    const found = lines.find((one) => isSameLine(one, { order, line }));
    const most = found ? Math.min(qty, unpaidQty(found)) : 0;
    return most > 0 ? [{ order, line, qty: most }] : [];
  });
}
