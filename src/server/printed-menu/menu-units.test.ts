import type { SKRSContext2D } from "@napi-rs/canvas";
import { expect, it } from "vitest";
import type { AskedMenu } from "./asked-menu.ts";
import type { Making } from "./item-blocks.ts";
import type { Letters } from "./letters.ts";
import { flow } from "./flow.ts";
import { menuWords } from "../texts/printed-menu.ts";
import { categoryUnits, closingUnits } from "./menu-units.ts";
import { stylesFor } from "./papers.ts";

/** Every option has a line of its own. */
const letters = {
  widthOf: () => 10,
  wrap: (text: string) => [text],
  wrapRuns: (runs: { text: string }[]) => runs.flatMap(({ text }) => text.split("\u00A0· ")),
  write: () => undefined,
} as unknown as Letters;

it("options that a category shares fill the columns, when they are more than one of them holds", () => {
  const styles = stylesFor("usual", "#000000");
  const making: Making = { letters, styles, width: 100, icons: [], colon: ":" };
  const options = Array.from({ length: 60 }, (_, index) => ({
    title: `Sabor ${index}`,
    price: "",
  }));
  const item = { subtitle: "", price: "", figures: [], icons: [], groups: [] };
  const category = {
    title: "Pizzas",
    subtitle: "",
    groups: [{ head: "Sabores", options }],
    items: [{ ...item, title: "Grande" }],
  };
  const height = 20 * styles.text.size;
  const pages = flow(categoryUnits([category], making), () => [{ left: 0, top: 0, height }]);
  const filled = pages.map(({ placed }) =>
    placed.reduce((sum, { block }) => sum + block.height, 0),
  );
  for (const one of filled.slice(0, -1)) expect(one).toBeGreaterThan(height * 0.8);
});

it("hours that do not fit beside their day stand below it", () => {
  const written: string[][] = [];
  const lettersOfOneWidth = {
    widthOf: (text: string) => text.length * 5,
    wrap: (text: string) => text.split(", "),
    write: (_: unknown, { text }: { text: string }) => written.at(-1)?.push(text),
  } as unknown as Letters;
  const styles = stylesFor("usual", "#000000");
  const making: Making = { letters: lettersOfOneWidth, styles, width: 100, icons: [], colon: ":" };
  const hours = [
    { day: "Sexta", times: "18h" },
    { day: "Sábado", times: "11h às 15h, 18h às 23h" },
  ];
  const asked = { texts: { hours, said: "" }, address: "" } as unknown as AskedMenu;
  for (const { draw } of closingUnits(asked, menuWords.br, making)[0]?.blocks.slice(2) ?? []) {
    written.push([]);
    draw({} as SKRSContext2D, { left: 0, top: 0 });
  }
  expect(written).toEqual([["Sexta", "18h"], ["Sábado"], ["11h às 15h"], ["18h às 23h"]]);
});
