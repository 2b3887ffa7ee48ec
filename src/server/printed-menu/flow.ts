import type { Page } from "../qr/write-text.ts";

/** A part of a page that is never cut: its height, in points, and how it is drawn. */
export type Block = {
  height: number;
  /** Stands in the same column as the one after it. */
  keepsNext?: boolean;
  draw(context: Page["context"], at: { left: number; top: number }): void;
};

/** Blocks that stand together where a column is high enough for all of them. */
export type Unit = {
  blocks: readonly Block[];
  /** White above it, except at the top of a column. */
  gap: number;
  /** Its category, and whether that begins here. */
  category?: { title: string; begins: boolean };
};

export type PageColumn = { left: number; top: number; height: number };
export type Placed = { block: Block; left: number; top: number };
export type FilledPage = {
  placed: Placed[];
  /** The category that goes on from the page before. */
  continues: string | undefined;
};

/** Puts units into columns, on as many pages as they need. `columnsOf` has the columns of a page, from 0. */
export function flow(
  units: readonly Unit[],
  columnsOf: (page: number) => readonly PageColumn[],
): FilledPage[] {
  const pages: FilledPage[] = [];
  let columns: readonly PageColumn[] = [];
  let at = -1;
  let used = 0;
  const column = () => columns[at] ?? { left: 0, top: 0, height: 0 };
  const goOn = (category: Unit["category"]) => {
    used = 0;
    at += 1;
    if (at < columns.length) return;
    const isContinued = category && !category.begins;
    pages.push({ placed: [], continues: isContinued ? category.title : undefined });
    columns = columnsOf(pages.length - 1);
    at = 0;
  };
  const place = (block: Block) => {
    const { left, top } = column();
    pages.at(-1)?.placed.push({ block, left, top: top + used });
    used += block.height;
  };
  goOn(undefined);
  for (const { blocks, gap, category } of units) {
    const height = heightOf(blocks);
    const next = columns[at + 1] ?? columnsOf(pages.length)[0];
    const isTall = height > Math.max(column().height, next?.height ?? 0);
    if (used > 0 && !isTall && used + gap + height > column().height) goOn(category);
    if (used > 0) used += gap;
    for (const [index, block] of blocks.entries()) {
      const needed = heightOf(keptFrom(blocks, index));
      const begun = index > 0 && category ? { ...category, begins: false } : category;
      if (used > 0 && used + needed > column().height) goOn(begun);
      place(block);
    }
  }
  return pages;
}

/** Halvings of a column's height until it is known to less than half a point. */
const halvings = 12;

/** Like `flow`, but balances the columns of the last page. */
export function balancedFlow(
  units: readonly Unit[],
  columnsOf: (page: number) => readonly PageColumn[],
): FilledPage[] {
  const pages = flow(units, columnsOf);
  const last = pages.length - 1;
  const columns = columnsOf(last);
  let [balanced, most] = [pages, Math.max(...columns.map(({ height }) => height))];
  // A column as high as the highest unit cuts none.
  let least = Math.max(0, ...units.map(({ blocks }) => heightOf(blocks)));
  for (let step = 0; columns.length > 1 && step < halvings && least < most; step += 1) {
    const height = (least + most) / 2;
    const tried = flow(units, (page) =>
      page === last
        ? columns.map((column) => ({ ...column, height: Math.min(height, column.height) }))
        : columnsOf(page),
    );
    if (tried.length === pages.length) [balanced, most] = [tried, height];
    else least = height;
  }
  return balanced;
}

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);

/** The block at a place, with those after it that it keeps. */
function keptFrom(blocks: readonly Block[], index: number): readonly Block[] {
  const last = blocks.findIndex(({ keepsNext }, at) => at >= index && !keepsNext);
  return blocks.slice(index, last === -1 ? undefined : last + 1);
}
