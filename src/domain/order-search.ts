import { foldedText } from "./search.ts";
import type { Service } from "./service.ts";

/** A search among orders: every word in the customer's name, or an order's number, or that of a table or room. */
export type OrderSearch = { words: readonly string[] } & Record<
  "number" | "place",
  number | undefined
>;

/**
 * "12" is the number of an order, a table or a room; "#0012" and "Pedido 12" are an order's, "Mesa 12" is a table's. The
 * words are those of the interface's languages.
 */
const numbered =
  /^(?:((?:pedido|order|ordine|commande|订单) ?#?|#)|((?:mesa|table|tavolo|quarto|room|habitacion|camera|chambre|comanda) #?))?(\d{1,9})( ?号桌)?$/;

/** Reads the typed search; undefined if it is blank. */
export function readOrderSearch(typed: string): OrderSearch | undefined {
  const folded = foldedText(typed);
  if (folded === "") return undefined;
  const [, isOrders, before, digits, after] = numbered.exec(folded) ?? [];
  const isPlaces = before ?? after;
  const number = digits === undefined ? undefined : Number(digits);
  return {
    words: folded.split(" "),
    number: isPlaces === undefined ? number : undefined,
    place: isOrders === undefined ? number : undefined,
  };
}

type Searched = {
  id: number;
  user_name: string;
  service: Service;
  table_number?: number | undefined;
  mode: string;
  /** The room or table of an order that is not delivered. */
  address: string;
};

/** A cache, because a list is searched again with every letter that is typed. */
const foldedNames = new WeakMap<Searched, string>();

function foldedName(order: Searched): string {
  const known = foldedNames.get(order);
  if (known !== undefined) return known;
  const folded = foldedText(order.user_name);
  foldedNames.set(order, folded);
  return folded;
}

export type OrderChoice = { search?: OrderSearch | undefined; service?: Service | undefined };

export function matchesOrder(order: Searched, { search, service }: OrderChoice): boolean {
  if (service !== undefined && order.service !== service) return false;
  if (search === undefined) return true;
  const { words, number, place } = search;
  if (order.id === number) return true;
  if (place !== undefined && order.table_number === place) return true;
  const room = order.mode === "delivery" ? "" : foldedText(order.address);
  if (room !== "" && [words.join(" "), place?.toString()].includes(room)) return true;
  return words.every((word) => foldedName(order).includes(word));
}
