import type { SoldOutEntry } from "../../contract/content.ts";
import { stockText as words } from "../text/stock-dictionary.ts";

/** How long something is out, or null where it is back; or how many are left. */
export type Said = { until: "hour" | "day" | "reopened" | null } | { stock: number | null };

/** What came of it: what is back may be out for another reason still. */
export function soldOutToast(
  { title, ...said }: Said & { title: string },
  { sold_out: isSoldOut }: Pick<SoldOutEntry, "sold_out">,
): { text: string; tone: "ok" | "warn" } {
  if ("stock" in said) return { text: words.counted(title), tone: "ok" };
  if (said.until !== null) return { text: words.soldOut(title), tone: "ok" };
  return isSoldOut
    ? { text: words.stillSoldOut(title), tone: "warn" }
    : { text: words.available(title), tone: "ok" };
}
