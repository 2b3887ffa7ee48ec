import { printedNumber } from "./print-layout.ts";
import { printableLine } from "./printable-text.ts";
import { lines, marks, productionItem, type TicketText } from "./ticket-text.ts";
import type { Ticket, TicketItem } from "./ticket.ts";

/** A tab's move, with the items that are still to be made. */
export type Moved = Pick<Ticket, "time" | "isReprint"> & {
  from: string;
  to: string;
  orders: readonly { number: number; items: readonly TicketItem[] }[];
};

/** Words a ticket for cooks whose papers name the table that the orders were for. */
export function movedText(moved: Moved): TicketText {
  const { from, to, orders } = moved;
  return {
    head: [
      ...marks(moved),
      {
        kind: "notice",
        emphasis: "title",
        text: `MUDOU ${printableLine(from)} > ${printableLine(to)}`,
        amount: "",
      },
      ...lines("plain", moved.time),
    ],
    who: [],
    items: orders.flatMap(({ number, items }) => [
      lines("title", printedNumber(number)),
      ...items.map(productionItem),
    ]),
    amounts: [],
    note: [],
  };
}
