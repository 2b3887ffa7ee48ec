import type { KeyboardEvent } from "react";

const inTable = "[data-cell]";

export function focusedCell(table: HTMLElement): HTMLInputElement | undefined {
  const { activeElement } = document;
  const isCell = activeElement instanceof HTMLInputElement && activeElement.matches(inTable);
  return isCell && table.contains(activeElement) ? activeElement : undefined;
}

/** The cells from one on, downwards, each with those to its right: where a block of values goes. */
export function cellsFrom(table: HTMLElement, cell: HTMLElement): HTMLElement[][] {
  const column = columnOf(table, cell);
  return column.slice(column.indexOf(cell)).map((first) => {
    const row = rowOf(first);
    return row.slice(row.indexOf(first));
  });
}

/** Moves the focus as a spreadsheet does: with Enter and the arrows, sideways only from the edge of a cell's text. */
export function moveInTable(event: KeyboardEvent<HTMLElement>): void {
  const table = event.currentTarget;
  const cell = focusedCell(table);
  if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = neighbourOf(table, cell, event);
  if (next === undefined) return;
  event.preventDefault();
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** Null where the table ends; undefined for keys that do something else. */
function neighbourOf(
  table: HTMLElement,
  cell: HTMLInputElement,
  { key, shiftKey }: KeyboardEvent,
): HTMLElement | null | undefined {
  const isVertical = key === "Enter" || (!shiftKey && (key === "ArrowDown" || key === "ArrowUp"));
  if (isVertical) {
    const isUp = key === "ArrowUp" || (key === "Enter" && shiftKey);
    const column = columnOf(table, cell);
    return column[column.indexOf(cell) + (isUp ? -1 : 1)] ?? null;
  }
  if (shiftKey || (key !== "ArrowLeft" && key !== "ArrowRight")) return undefined;
  const isLeft = key === "ArrowLeft";
  if (!isAtEdge(cell, isLeft)) return undefined;
  const row = rowOf(cell);
  return row[row.indexOf(cell) + (isLeft ? -1 : 1)] ?? null;
}

function isAtEdge(cell: HTMLInputElement, isLeft: boolean): boolean {
  if (cell.type === "checkbox") return true;
  const { selectionStart, selectionEnd, value } = cell;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return (
    isWhole || (selectionStart === selectionEnd && selectionStart === (isLeft ? 0 : value.length))
  );
}

function columnOf(table: HTMLElement, cell: HTMLElement): HTMLElement[] {
  const name = cell.dataset["column"] ?? "";
  return [...table.querySelectorAll<HTMLElement>(`[data-column="${name}"]`)];
}

function rowOf(cell: HTMLElement): HTMLElement[] {
  return [...(cell.closest("tr")?.querySelectorAll<HTMLElement>(inTable) ?? [])];
}
