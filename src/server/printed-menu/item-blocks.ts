import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import type { PrintedGroup, PrintedItem } from "./asked-menu.ts";
import type { Block } from "./flow.ts";
import { leading, type Letters, type Run, type Style } from "./letters.ts";
import type { Styles } from "./papers.ts";

/** Things to make blocks with: the letters, the width of a column, and the icons by their places. */
export type Making = {
  letters: Letters;
  styles: Styles;
  width: number;
  icons: readonly { title: string; meaning: string; image: Image | undefined }[];
  colon: string;
};

const dots = "#8c8c8c";
/** Prices that take more of a line than this stand below the title. */
const mostOfLine = 0.45;
const gap = 8;

/** An item in menu layout: title, icons and price on one line, then its description, then its options. */
export function itemBlocks(item: PrintedItem, making: Making): Block[] {
  const { letters, styles, width } = making;
  const priceWidth = item.price === "" ? 0 : letters.widthOf(item.price, styles.price);
  const isBeside = item.price !== "" && priceWidth <= width * mostOfLine;
  const titleWidth = isBeside ? width - priceWidth - gap : width;
  const lines = letters.wrap(item.title, titleWidth, styles.title);
  const { size } = styles.title;
  const shown = item.icons.flatMap((icon) => making.icons[icon] ?? []);
  const icons = shown.flatMap(({ image }) => image ?? []);
  const inWords = shown.flatMap(({ title, image }) => (image ? [] : [title])).join(" · ");
  const iconsWidth = icons.length * size * 1.2;
  const lastWidth = letters.widthOf(lines.at(-1) ?? "", styles.title) + size * 0.4;
  const fit = lastWidth + iconsWidth <= titleWidth;
  const titles = lines.map((line, index): Block => {
    const isLast = index === lines.length - 1;
    const ownIcons = isLast && fit ? icons : [];
    const textEnd = isLast
      ? lastWidth + ownIcons.length * size * 1.2
      : letters.widthOf(line, styles.title) + size * 0.4;
    return {
      height: size * leading,
      draw(context, { left, top }) {
        letters.write(context, { text: line, style: styles.title }, { x: left, top });
        drawIcons(context as SKRSContext2D, ownIcons, { left: left + lastWidth, top, size });
        if (!isBeside || index > 0) return;
        const price = { text: item.price, style: styles.price };
        letters.write(context, price, { x: left + width, top, align: "right" });
        if (isLast)
          drawDots(context as SKRSContext2D, {
            from: left + textEnd,
            to: left + width - priceWidth - 4,
            y: top + size,
          });
      },
    };
  });
  const ownLine: Block[] =
    icons.length > 0 && !fit
      ? [
          {
            height: size * leading,
            draw: (context, { left, top }) =>
              drawIcons(context as SKRSContext2D, icons, { left, top, size }),
          },
        ]
      : [];
  const below = [
    ...(item.price !== "" && !isBeside ? textBlocks(item.price, styles.price, making) : []),
    ...(item.subtitle === "" ? [] : textBlocks(item.subtitle, styles.text, making)),
    ...item.figures.flatMap((figure) => textBlocks(figure, styles.text, making)),
    ...(inWords === "" ? [] : textBlocks(inWords, styles.text, making)),
    ...item.groups.flatMap((group) => groupBlocks(group, making)),
  ];
  // A title stays with the text below it where an item is cut.
  const top = [...titles, ...ownLine].map((block): Block => ({
    ...block,
    keepsNext: below.length > 0,
  }));
  return [...top, ...below];
}

/** A text wrapped to the width of a column. */
export function textBlocks(text: string, style: Style, { letters, width }: Making): Block[] {
  return letters.wrap(text, width, style).map((line) => ({
    height: style.size * leading,
    draw: (context, { left, top }) =>
      letters.write(context, { text: line, style }, { x: left, top }),
  }));
}

/** "Borda: Catupiry + R$ 3,00 · Cheddar + R$ 2,00". No line parts a price from its option. */
export function groupBlocks(
  { head, options }: PrintedGroup,
  { letters, styles, width, colon }: Making,
): Block[] {
  // Without options these are names of groups that are said above.
  const isWhole = options.length === 0 || /[?!:？！：]$/u.test(head);
  const text = isWhole ? head : head + colon.trimEnd();
  const listed = options.map(({ title: option, price }, index) => {
    const end = index < options.length - 1 ? "\u00a0·" : "";
    return `${option}${price === "" ? "" : `\u00a0${price}`}${end}`;
  });
  const runs: Run[] = [
    { text, style: styles.group },
    { text: listed.join(" "), style: styles.text },
  ];
  return letters.wrapRuns(runs, width).map((line): Block => ({
    height: styles.text.size * leading,
    draw(context, { left, top }) {
      for (const { left: at, ...run } of line) letters.write(context, run, { x: left + at, top });
    },
  }));
}

export function drawIcons(
  context: SKRSContext2D,
  icons: readonly Image[],
  { left, top, size }: { left: number; top: number; size: number },
): void {
  for (const [index, icon] of icons.entries())
    context.drawImage(icon, left + index * size * 1.2, top + size * 0.14, size, size);
}

/** Leads the eye from a title to its price. */
function drawDots(
  context: SKRSContext2D,
  { from, to, y }: { from: number; to: number; y: number },
): void {
  if (to - from < 10) return;
  context.save();
  context.strokeStyle = dots;
  context.lineWidth = 0.7;
  context.lineCap = "round";
  context.setLineDash([0, 3]);
  context.beginPath();
  // Drawn from the right, so that dots of all lines stand below each other.
  context.moveTo(to, y);
  context.lineTo(from, y);
  context.stroke();
  context.restore();
}
