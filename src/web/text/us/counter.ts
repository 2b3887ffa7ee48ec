import type { counterText } from "../counter-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const counter: Translated<typeof counterText> = {
  heading: "New order",
  service: "For",
  kinds: { delivery: "Delivery", takeout: "Pickup", indoor: "Room", table: "Table" },
  forTable: "A table’s order goes on its tab: choose the table.",
  toTables: "Choose the table",
  whoCalls: "Customer",
  phoneHint: "Returning customers are found by phone number.",
  known: (name) => `${name} has ordered here before`,
  lastOrder: (when) => `Last order: ${when}`,
  take: "Use these details",
  items: "Items",
  noItems: "Choose the items from the menu.",
  closed: (why) =>
    `${why}. An order entered by staff is accepted anyway: agree on a time with the customer.`,
  belowMinimum: "It is below the minimum order. Staff can enter it anyway.",
  choose: (item, group) => `${item}: choose ${group}`,
  send: "Enter order",
  sending: "Entering...",
  sent: (number) => `Order ${number} entered.`,
  arrivedBefore: (number) => `Order ${number} had already arrived, without the last changes.`,
  see: "View",
  empty: "Start over",
  emptyQuestion: "Erase everything you typed?",
  keep: "Keep",
  count: (count) => (count === 1 ? "1 item" : `${count} items`),
};
