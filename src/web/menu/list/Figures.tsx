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

/** An item's price. A price of 0 is not shown. */
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

/** The marks of an item: sold out, its hours, and each field that has words for guests. */
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
