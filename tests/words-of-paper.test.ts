import { expect, it } from "vitest";
import { languages } from "../src/domain/languages.ts";
import type { TicketWords } from "../src/domain/ticket-words.ts";
import { orderPictureWords } from "../src/server/texts/order-picture.ts";
import { newDictionaries } from "../src/web/text/testing/dictionaries.ts";

const others = languages.filter((language) => language !== "br");

it.each(others)("guests read the same words on paper as on pages: %s", async (language) => {
  const { summary, label } = await newDictionaries(language);
  const paper = orderPictureWords[language].ticket;
  expect(written(paper)).toEqual(
    written({ ...summary.counted, ...summary.pricing, ...label, layout: label.layouts.customer }),
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

function written(words: Shared) {
  const { highest, average, free, options, takeout, methods, layout } = words;
  return {
    prices: [highest, average, ...[1, 2, 5].map(free), options],
    places: [takeout, words.table("7"), words.roomOrTable("7")],
    counts: [words.inEach("½ A"), words.inAll("½ A")],
    methods,
    layout,
  };
}
