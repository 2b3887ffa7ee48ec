import type { counterText } from "../counter-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of counter-dictionary.ts in English. */
export const counter: Translated<typeof counterText> = {
  heading: "New order",
  service: "For",
  kinds: { delivery: "Delivery", takeout: "Pickup", indoor: "Room", table: "Table" },
  forTable: "A table’s order goes on its tab: choose the table.",
  toTables: "Choose the table",
  whoCalls: "Customer",
  phoneHint: "Whoever ordered here before is found by phone.",
  known: (name) => `${name} has ordered here before`,
  lastOrder: (when) => `Last order: ${when}`,
  take: "Use these details",
  items: "Items",
  noItems: "Choose the items from the menu.",
  closed: (why) =>
    `${why}. An order by staff is accepted all the same: agree on the time with the customer.`,
  belowMinimum: "It is below the minimum order. Staff may enter it all the same.",
  choose: (item, group) => `${item}: choose ${group}`,
  send: "Enter order",
  sending: "Entering...",
  sent: (number) => `Order ${number} entered.`,
  see: "See",
  empty: "Start over",
  emptyQuestion: "Erase everything you typed?",
  keep: "Keep",
  count: (count) => (count === 1 ? "1 item" : `${count} items`),
};
