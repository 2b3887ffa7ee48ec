import { useEffect, useRef, type RefObject } from "react";

/** Arrows go from card to card: up and down in a column, left and right to the next one. Answers where the board is. */
export function useBoardKeys(): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = board;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!current || !(target instanceof HTMLElement) || target.localName !== "summary") return;
      const next = nextHead(current, { from: target, key: event.key });
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest" });
    };
    current?.addEventListener("keydown", press);
    return () => current?.removeEventListener("keydown", press);
  }, []);
  return board;
}

type Move = { from: HTMLElement; key: string };

function nextHead(board: HTMLElement, { from, key }: Move): HTMLElement | undefined {
  const columns = [...board.children]
    .map((column) => [...column.querySelectorAll<HTMLElement>("li:not([hidden]) summary")])
    .filter((heads) => heads.length > 0);
  const at = columns.findIndex((heads) => heads.includes(from));
  const row = columns[at]?.indexOf(from) ?? 0;
  switch (key) {
    case "ArrowDown":
      return columns[at]?.[row + 1];
    case "ArrowUp":
      return columns[at]?.[row - 1];
    case "ArrowRight":
      return nearest(columns[at + 1], row);
    case "ArrowLeft":
      return nearest(columns[at - 1], row);
    default:
      return undefined;
  }
}

function nearest(heads: readonly HTMLElement[] | undefined, row: number): HTMLElement | undefined {
  return heads?.[row] ?? heads?.at(-1);
}
