import { expect, it } from "vitest";
import type { Making } from "./item-blocks.ts";
import type { Letters } from "./letters.ts";
import { flow } from "./flow.ts";
import { categoryUnits } from "./menu-units.ts";
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
  const making: Making = { letters, styles, width: 100, icons: [] };
  const options = Array.from({ length: 60 }, (_, index) => ({
    title: `Sabor ${index}`,
    price: "",
  }));
  const item = { subtitle: "", price: "", figures: [], icons: [], groups: [] };
  const category = {
    title: "Pizzas",
    subtitle: "",
    groups: [{ title: "Sabores", note: "", options }],
    items: [{ ...item, title: "Grande" }],
  };
  const height = 20 * styles.text.size;
  const pages = flow(categoryUnits([category], making), () => [{ left: 0, top: 0, height }]);
  const filled = pages.map(({ placed }) =>
    placed.reduce((sum, { block }) => sum + block.height, 0),
  );
  for (const one of filled.slice(0, -1)) expect(one).toBeGreaterThan(height * 0.8);
});
