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

/** Marks of an item that is sold out, and how many people it serves. */
export function ItemMarks({ item }: Pick<FiguresProps, "item">) {
  const { serves, soldOut, offHours } = item;
  return (
    <>
      {soldOut && (
        <Chip tone="danger" icon="stop">
          {text.menu.soldOut}
        </Chip>
      )}
      {offHours && <Chip icon="clock">{availableWords(offHours)}</Chip>}
      {serves !== null && <Chip>{text.menu.serves(serves)}</Chip>}
    </>
  );
}
