/** Papers that a menu is printed on: sheets of A4 or A5, or sheets of A4 to fold into a booklet of A5. */
export const menuPapers = ["a4", "a5", "booklet"] as const;
export type MenuPaper = (typeof menuPapers)[number];

/** Sizes of letters: the larger for who reads badly, at 16 points and more. */
export const menuLetters = ["usual", "large"] as const;
export type MenuLetters = (typeof menuLetters)[number];

/** Two pages side by side, by their numbers from 1; undefined is left white. */
type Side = [left: number | undefined, right: number | undefined];

/**
 * The sides of the sheets of a booklet of so many pages, fronts and backs in turn: printed on both sides, put into each
 * other and folded in the middle, they read in order.
 */
export function bookletSides(pages: number): Side[] {
  const all = Math.ceil(pages / 4) * 4;
  const shown = (page: number) => (page <= pages ? page : undefined);
  return Array.from({ length: all / 2 }, (_, side) => {
    const [inner, outer] = [shown(side + 1), shown(all - side)];
    return side % 2 === 0 ? [outer, inner] : [inner, outer];
  });
}
