import { lowStock } from "../../domain/sold-out.ts";
import { stockMarkText } from "../text/stock-mark-dictionary.ts";
import { Chip } from "../ui/Chip.tsx";

/** Units left, if those who sell them should know; nothing of entries that are not counted. */
export function StockMark({ left }: { left: number | undefined }) {
  if (left === undefined || left === 0) return null;
  const isLow = left <= lowStock;
  return (
    <Chip tone={isLow ? "warn" : "neutral"} icon={isLow ? "alert" : undefined}>
      {stockMarkText.left(left)}
    </Chip>
  );
}
