/**
 * Papers that a menu is printed on: sheets of A4 or A5, or sheets of A4 to fold once, into a booklet of A5, or twice,
 * into a flyer of three panels a side.
 */
export const menuPapers = ["a4", "a5", "booklet", "flyer"] as const;
export type MenuPaper = (typeof menuPapers)[number];

/** Letter sizes. The large one, of 16 points and more, is for people who see badly. */
export const menuLetters = ["usual", "large"] as const;
export type MenuLetters = (typeof menuLetters)[number];

/** Pages side by side, from the left, by their numbers from 1; undefined is left white. */
export type Side = readonly (number | undefined)[];

/**
 * The sides of a booklet's sheets, fronts and backs in turn. Printed on both sides, nested and folded in the middle,
 * the pages are in reading order.
 */
export function bookletSides(pages: number): Side[] {
  const all = Math.ceil(pages / 4) * 4;
  const shown = (page: number) => (page <= pages ? page : undefined);
  return Array.from({ length: all / 2 }, (_, side) => {
    const [inner, outer] = [shown(side + 1), shown(all - side)];
    return side % 2 === 0 ? [outer, inner] : [inner, outer];
  });
}

/** Panels of a flyer, three a side. */
export const flyerPanels = 6;

/**
 * The sides of as many flyers as the pages need, outer and inner in turn. Pages 2 to 4 stand side by side inside. On
 * the outer side, the right panel is the cover, the middle one the back, and the left one is folded in first.
 */
export function flyerSides(pages: number): Side[] {
  const shown = (page: number) => (page <= pages ? page : undefined);
  return Array.from({ length: Math.ceil(pages / flyerPanels) }, (_, flyer) => {
    const side = (...panels: number[]) => panels.map((panel) => shown(flyer * flyerPanels + panel));
    return [side(5, 6, 1), side(2, 3, 4)];
  }).flat();
}
