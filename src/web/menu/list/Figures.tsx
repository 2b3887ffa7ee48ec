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

/** An item's figures, in its row and where it is open. Nothing is said of a price of 0. */
export function Figures({ item, currency, className }: FiguresProps) {
  const { priceCents, fromCents, serves, soldOut, offHours } = item;
  return (
    <>
      {fromCents !== undefined && (
        <span className={className}>
          {text.item.from} <Price cents={fromCents} {...{ currency }} />
        </span>
      )}
      {priceCents > 0 && <Price cents={priceCents} {...{ currency, className }} />}
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
