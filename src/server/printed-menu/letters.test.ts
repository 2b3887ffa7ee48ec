import { PDFDocument } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
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

const flyer = stylesFor("large", "#000000").text;

it.each([
  "Acompanhamentos\u00a0+\u00a0R$\u00a012,00\u00a0· Ovo",
  "Contrafilé-grelhado\u00a0+\u00a0R$\u00a012,00\u00a0· Ovo",
  "Combo de 2 Hambúrgueres",
  "100 Especialidades",
])("no word and no price is cut where a column holds it: %s", (text) => {
  const words = text.split(/[ \u00a0]/);
  const width = Math.max(
    ...words.map((word) => letters.widthOf(word, flyer)),
    letters.widthOf("+\u00a0R$\u00a012,00\u00a0·", flyer),
  );
  const lines = letters.wrap(text, width, flyer);
  expect(lines.join(" ").replaceAll("\u00a0", " ")).toBe(words.join(" "));
  expect(lines.every((line) => letters.widthOf(line, flyer) <= width)).toBe(true);
});

it("Chinese numbers and opening marks begin a line with what follows them, and no blank follows a colon", () => {
  const lines = widths.flatMap((width) =>
    letters.wrap("味道 （按最贵 2 人份 计价）", width / 3, flyer),
  );
  expect(lines.filter((line) => /[\p{N}\p{Ps}] ?$/u.test(line))).toEqual([]);
  const head = { text: "配料：", style: styles.group };
  const [line] = letters.wrapRuns([head, { text: "虾仁", style: styles.text }], 400);
  expect(line?.[1]?.left).toBeCloseTo(letters.widthOf(head.text, head.style));
});

it("an address is broken after a slash, and not after its scheme", () => {
  const scheme = letters.widthOf("https://pizz", styles.text);
  expect(letters.wrap("https://pizzaria.exemplo.com.br", scheme, styles.text)[0]).not.toBe(
    "https://",
  );

  const [first, second] = ["https://pizzaria.exemplo.com.br/us/", "cardapio"];
  const width = letters.widthOf(`${first}card`, styles.text);
  expect(letters.wrap(first + second, width, styles.text)).toEqual([first, second]);
});

it("Chinese and Latin letters of one size stand on one line", async () => {
  const document = new PDFDocument({});
  const context = document.beginPage(200, 100);
  for (const [x, text] of [
    [10, "Camarão"],
    [100, "虾仁"],
  ] as const)
    letters.write(context, { text, style: { ...styles.text, size: 9 } }, { x, top: 20 });
  document.endPage();
  const loading = getDocument({ data: Uint8Array.from(document.close()), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  const lines = items.flatMap((item) =>
    "str" in item && item.str.trim() !== "" ? [Number(item.transform[5])] : [],
  );
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.1);
  await loading.destroy();
});
