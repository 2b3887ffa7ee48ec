import type { MenuLetters, MenuPaper } from "../../domain/printed-menu.ts";
import type { Style } from "./letters.ts";
import type { PageColumn } from "./flow.ts";

const a4 = { width: 595.28, height: 841.89 };
const a5 = { width: 419.53, height: 595.28 };
export const foldedSheet = { width: a4.height, height: a4.width };

const millimetre = 72 / 25.4;
/** The panel of a flyer that is folded in first is narrower, so that it lies flat; all are laid out for its width. */
const flap = 97 * millimetre;
const panel = (foldedSheet.width - flap) / 2;
const beside = (panel - flap) / 2;

/** How far from the left of its side each page begins: of a booklet, and of a flyer's outer and inner side. */
export const foldedPlaces = {
  booklet: [[0, foldedSheet.width / 2]],
  flyer: [
    [0, flap + beside, flap + panel + beside],
    [beside, panel + beside, 2 * panel],
  ],
} as const;

export type PageSize = { width: number; height: number; margin: number; columns: number };

/** Size of a page as it is read, in points. Large letters take the whole width. */
export function pageSize(paper: MenuPaper, letters: MenuLetters): PageSize {
  if (paper === "a4") return { ...a4, margin: 42, columns: letters === "large" ? 1 : 2 };
  if (paper === "flyer") return { width: flap, height: foldedSheet.height, margin: 22, columns: 1 };
  return { ...a5, margin: 32, columns: 1 };
}

const between = 28;
/** In points. */
const footHeight = 22;

/** The columns of a page, below its head. */
export function columnsOf(
  { width, height, margin, columns }: PageSize,
  headHeight: number,
): PageColumn[] {
  const each = columnWidth({ width, height, margin, columns });
  return Array.from({ length: columns }, (_, index) => ({
    left: margin + index * (each + between),
    top: margin + headHeight,
    height: height - 2 * margin - headHeight - footHeight,
  }));
}

export const columnWidth = ({ width, margin, columns }: PageSize) =>
  (width - 2 * margin - (columns - 1) * between) / columns;

const ink = "#000000";
const soft = "#444444";

/** Sizes are in points. */
export function stylesFor(letters: MenuLetters, accent: string) {
  const size = (usual: number, large: number) => (letters === "large" ? large : usual);
  return {
    name: { face: "title", size: size(32, 38), colour: accent },
    category: { face: "title", size: size(17, 27), colour: accent },
    title: { face: 700, size: size(10.5, 19), colour: ink },
    price: { face: 700, size: size(10.5, 19), colour: ink },
    text: { face: 400, size: size(9, 16.5), colour: soft },
    group: { face: 700, size: size(9, 16.5), colour: soft },
    foot: { face: 400, size: size(7.5, 11), colour: soft },
  } as const satisfies Record<string, Style>;
}

export type Styles = ReturnType<typeof stylesFor>;
