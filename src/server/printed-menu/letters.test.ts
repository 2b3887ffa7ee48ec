import { expect, it } from "vitest";
import { letteringFor } from "../fonts/lettering.ts";
import { groupBlocks } from "./item-blocks.ts";
import { createLetters, type Letters } from "./letters.ts";
import { stylesFor } from "./papers.ts";

const letters = createLetters(letteringFor(["½虾仁"]).families);
const styles = stylesFor("usual", "#000000");
const widths = Array.from({ length: 30 }, (_, index) => 80 + 5 * index);

it("no line ends with the number of what begins the next one", () => {
  const lines = widths.flatMap((width) =>
    letters.wrap("Meia a meia: ½ Calabresa ½ Portuguesa, 500 ml de suco", width, styles.text),
  );
  expect(lines.filter((line) => /\p{N}$/u.test(line))).toEqual([]);
});

it("no line parts a price from its option", () => {
  const written: string[] = [];
  const write = (_: unknown, { text }: { text: string }) => void written.push(text);
  const options = ["Bacon", "Ovo", "Alho frito", "虾仁"].map((title) => ({
    title,
    price: "+\u00a0R$\u00a09,00",
  }));
  for (const width of widths) {
    const making = { letters: { ...letters, write } as Letters, styles, icons: [], colon: ":" };
    for (const block of groupBlocks({ head: "Extras", options }, { ...making, width }))
      block.draw({} as Parameters<typeof block.draw>[0], { left: 0, top: 0 });
  }
  expect(written.length).toBeGreaterThan(widths.length);
  expect(written.filter((line) => /^[\s+R]/.test(line))).toEqual([]);
});

it("an address is broken after a slash", () => {
  const [first, second] = ["https://pizzaria.exemplo.com.br/us/", "cardapio"];
  const width = letters.widthOf(`${first}card`, styles.text);
  expect(letters.wrap(first + second, width, styles.text)).toEqual([first, second]);
});
