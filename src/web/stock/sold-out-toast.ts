import type { SoldOutEntry } from "../../contract/content.ts";
import { stockText as words } from "../text/stock-dictionary.ts";

/** The time for which something is out, or null when it is back, and how many others of its title are too; or the units left. */
export type SoldOutChange =
  | { until: "hour" | "day" | "reopened" | null; others?: number }
  | { stock: number | null };

/** The outcome. An entry that was put back may still be sold out for another reason. */
export function soldOutToast(
  { title, ...said }: SoldOutChange & { title: string },
  { sold_out: isSoldOut }: Pick<SoldOutEntry, "sold_out">,
): { title?: string; text: string; tone: "ok" | "warn" } {
  if ("others" in said) {
    const { text, tone } = soldOutToast({ title, until: said.until }, { sold_out: isSoldOut });
    return { title: text, text: words.ofOthers(said.others), tone };
  }
  if ("stock" in said) return { text: words.counted(title), tone: "ok" };
  if (said.until !== null) return { text: words.soldOut(title), tone: "ok" };
  return isSoldOut
    ? { text: words.stillSoldOut(title), tone: "warn" }
    : { text: words.available(title), tone: "ok" };
}
