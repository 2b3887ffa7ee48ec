import { foldedText } from "./search.ts";
import type { Service } from "./service.ts";

/** A search among orders: every word in the customer's name, or a number in printed or spoken form. */
export type OrderSearch = { words: readonly string[]; number: number | undefined };

/** "#0012", "12" and "Mesa 12" name the number 12, of an order or of a table or room. */
const numbered = /^(?:(?:pedido|mesa|quarto|comanda) )?#?(\d{1,9})$/;

/** Reads the typed search; undefined if it is blank. */
export function readOrderSearch(typed: string): OrderSearch | undefined {
  const folded = foldedText(typed);
  if (folded === "") return undefined;
  const number = numbered.exec(folded)?.[1];
  return {
    words: folded.split(" "),
    number: number === undefined ? undefined : Number(number),
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

/** Tells whether an order is of the chosen service and matches the search. */
export function matchesOrder(order: Searched, { search, service }: OrderChoice): boolean {
  if (service !== undefined && order.service !== service) return false;
  if (search === undefined) return true;
  const { words, number } = search;
  const place = order.mode === "delivery" ? "" : foldedText(order.address);
  if (number !== undefined) {
    if (order.id === number || order.table_number === number || place === String(number))
      return true;
  }
  if (place !== "" && place === words.join(" ")) return true;
  return words.every((word) => foldedName(order).includes(word));
}
