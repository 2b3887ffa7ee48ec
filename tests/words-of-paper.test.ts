import { expect, it } from "vitest";
import { languages } from "../src/domain/languages.ts";
import type { TicketWords } from "../src/domain/ticket-words.ts";
import { orderPictureWords } from "../src/server/texts/order-picture.ts";
import { newDictionaries } from "../src/web/text/testing/dictionaries.ts";

const others = languages.filter((language) => language !== "br");

it.each(others)("guests read the same words on paper as on pages: %s", async (language) => {
  const { rule, label, cart } = await newDictionaries(language);
  const paper = orderPictureWords[language].ticket;
  expect(written(paper)).toEqual(
    written({ ...cart.item, ...rule, ...label, layout: label.layouts.customer }),
  );
});

type Shared = Pick<
  TicketWords,
  | "highest"
  | "average"
  | "free"
  | "options"
  | "table"
  | "roomOrTable"
  | "takeout"
  | "methods"
  | "layout"
  | "inEach"
  | "inAll"
>;

function written({ free, table, roomOrTable, inEach, inAll, ...words }: Shared) {
  const { highest, average, options, takeout, methods, layout } = words;
  return {
    ...{ highest, average, options, takeout, methods, layout },
    free: [1, 2, 5].map(free),
    table: table("7"),
    roomOrTable: roomOrTable("7"),
    inEach: inEach("½ A"),
    inAll: inAll("½ A"),
  };
}
