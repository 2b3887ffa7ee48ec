import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import { drawCode } from "../qr/draw-codes.ts";
import type { MenuWords } from "../texts/printed-menu.ts";
import type { AskedMenu, PrintedCategory } from "./asked-menu.ts";
import type { Block, Unit } from "./flow.ts";
import { drawIcons, groupBlocks, itemBlocks, textBlocks, type Making } from "./item-blocks.ts";
import { leading, type Style } from "./letters.ts";

/** The categories with their items; each heading stays with its first item. */
export function categoryUnits(categories: readonly PrintedCategory[], making: Making): Unit[] {
  const { size } = making.styles.text;
  return categories.flatMap((category) => {
    const { title, subtitle, groups, items } = category;
    const said = [
      ...(subtitle === "" ? [] : textBlocks(subtitle, making.styles.text, making)),
      ...groups.flatMap((group) => groupBlocks(group, making)),
    ];
    const white = whiteBlock(size * (groups.length > 0 ? 0.9 : 0.5));
    // Shared options may be more than a column holds, so only their last line is kept with the first item.
    const head = [
      ...headBlocks(title, making),
      ...said.slice(0, -1),
      ...(said.length === 0 ? [] : [...said.slice(-1), white]).map(keptWithNext),
    ];
    return items.map((item, index): Unit => {
      const begins = index === 0;
      const blocks = itemBlocks(item, making);
      return {
        blocks: begins ? [...head, ...blocks] : blocks,
        gap: begins ? size * 2.2 : size * 0.9,
        category: { title, begins },
      };
    });
  });
}

const keptWithNext = (block: Block): Block => ({ ...block, keepsNext: true });

/** The end of the menu: the meaning of its icons, the opening hours, and the code. */
export function closingUnits(
  { texts: { hours, said }, address }: Pick<AskedMenu, "texts" | "address">,
  words: MenuWords,
  making: Making,
): Unit[] {
  const { size } = making.styles.text;
  const icons = making.icons.flatMap(({ image, ...icon }) => (image ? [{ ...icon, image }] : []));
  const withHead = (title: string, blocks: readonly Block[]): Unit => ({
    blocks: [...headBlocks(title, making), ...blocks].map((block, index) => ({
      ...block,
      keepsNext: index < 2 || block.keepsNext === true,
    })),
    gap: size * 2.2,
  });
  return [
    ...(icons.length > 0
      ? [
          withHead(words.icons, [
            ...icons.map((icon) => iconBlock(icon, making)),
            ...(icons.some(({ meaning }) => meaning !== "")
              ? textBlocks(words.allergies, making.styles.group, making)
              : []),
          ]),
        ]
      : []),
    ...(hours.length > 0
      ? [
          withHead(
            words.hours,
            hours.flatMap((day) => hoursBlocks(day, making)),
          ),
        ]
      : []),
    { blocks: [codeBlock({ address, said, scan: words.scan }, making)], gap: size * 2.2 },
  ];
}

/** A title in large letters over a rule. */
function headBlocks(title: string, { letters, styles, width }: Making): Block[] {
  const style: Style = styles.category;
  const lines = letters.wrap(title, width, style).map((line): Block => ({
    height: style.size * leading,
    keepsNext: true,
    draw: (context, { left, top }) =>
      letters.write(context, { text: line, style }, { x: left, top }),
  }));
  const rule: Block = {
    height: style.size * 0.55,
    keepsNext: true,
    draw(context, { left, top }) {
      context.fillStyle = style.colour;
      context.fillRect(left, top + 1, width, 0.8);
    },
  };
  return [...lines, rule];
}

const whiteBlock = (height: number): Block => ({ height, draw: () => undefined });

function iconBlock(
  { title, meaning, image }: { title: string; meaning: string; image: Image },
  { letters, styles, width, colon }: Making,
): Block {
  const style: Style = styles.text;
  const indent = style.size * 2;
  const size = style.size * 1.2;
  const said = meaning === "" ? title : title + colon + meaning;
  const lines = letters.wrap(said, width - indent, style);
  return {
    height: style.size * leading * lines.length + style.size * 0.3,
    draw(context, { left, top }) {
      drawIcons(context as SKRSContext2D, [image], { left, top: top - size * 0.1, size });
      for (const [at, text] of lines.entries()) {
        const place = { x: left + indent, top: top + at * style.size * leading };
        letters.write(context, { text, style }, place);
      }
    },
  };
}

/** A day with its times in one line, or below it where the column is too narrow for both. */
function hoursBlocks({ day, times }: { day: string; times: string }, making: Making): Block[] {
  const { letters, styles, width } = making;
  const style: Style = styles.text;
  const needed = letters.widthOf(day, style) + style.size + letters.widthOf(times, style);
  if (needed > width)
    return [
      ...textBlocks(day, style, making).map(keptWithNext),
      ...textBlocks(times, style, making),
    ];
  return [
    {
      height: style.size * leading,
      draw(context, { left, top }) {
        letters.write(context, { text: day, style }, { x: left, top });
        letters.write(context, { text: times, style }, { x: left + width, top, align: "right" });
      },
    },
  ];
}

/** Three centimetres: cameras read it at arm's length. */
const codeSide = 88;

function codeBlock(
  { address, said, scan }: { address: string; said: string; scan: string },
  { letters, styles, width }: Making,
): Block {
  const inside = width - codeSide - 8;
  const title: Style = { ...styles.title, size: Math.min(styles.title.size, 14) };
  const small: Style = { ...styles.text, size: Math.min(styles.text.size, 11) };
  const lines = [
    ...letters.wrap(scan, inside, title).map((text) => ({ text, style: title })),
    ...letters.wrap(said, inside, small).map((text) => ({ text, style: small })),
  ];
  const written = lines.reduce((sum, { style }) => sum + style.size * leading, 0);
  const height = Math.max(codeSide, written);
  return {
    height,
    draw(context, { left, top }) {
      drawCode({ context, families: "" }, address, { left: left - 6, top, side: codeSide });
      let lineTop = top + (height - written) / 2;
      for (const line of lines) {
        letters.write(context, line, { x: left + codeSide + 4, top: lineTop });
        lineTop += line.style.size * leading;
      }
    },
  };
}
