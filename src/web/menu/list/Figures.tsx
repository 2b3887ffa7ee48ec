import type { ItemFigures } from "../../content/menu-view.ts";
import { availableWords } from "../../services/available-words.ts";
import { text } from "../../text/dictionary.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Price } from "../../ui/Price.tsx";

type FiguresProps = {
  item: ItemFigures;
  currency: string;
  /** Goes onto the price. */
  className?: string | undefined;
};

/** An item's price. Nothing is said of a price of 0. */
export function ItemPrice({ item, currency, className }: FiguresProps) {
  const { priceCents, fromCents } = item;
  return (
    <>
      {fromCents !== undefined && (
        <span className={className}>
          {text.item.from} <Price cents={fromCents} {...{ currency }} />
        </span>
      )}
      {priceCents > 0 && <Price cents={priceCents} {...{ currency, className }} />}
    </>
  );
}

/** Marks of an item that is sold out, and each of its fields that has words for guests. */
export function ItemMarks({ item }: Pick<FiguresProps, "item">) {
  const { extras, soldOut, offHours } = item;
  return (
    <>
      {soldOut && (
        <Chip tone="danger" icon="stop">
          {text.menu.soldOut}
        </Chip>
      )}
      {offHours && <Chip icon="clock">{availableWords(offHours)}</Chip>}
      {Object.entries(text.figures).map(([key, words]) => {
        const value = extras[key];
        return typeof value === "number" && <Chip key={key}>{words(value)}</Chip>;
      })}
    </>
  );
}
