import type { GroupPricing } from "./option-rules.ts";
import type { TicketWords } from "./ticket-words.ts";

type PricingWords = Pick<TicketWords, "highest" | "average" | "free" | "options">;

/** What is said of how a group's options are charged: "média dos preços", "2 grátis". */
function pricingWords({ priceRule, freeQty }: GroupPricing, words: PricingWords): string[] {
  return [
    priceRule === "sum" ? "" : words[priceRule],
    freeQty === 0 ? "" : words.free(freeQty),
  ].filter((said) => said !== "");
}

/** A group of an order with how it was charged: "Sabores (média dos preços)". */
export function chargedGroup(group: GroupPricing & { title: string }, words: PricingWords): string {
  return `${groupTitle(group, words)} (${pricingWords(group, words).join(", ")})`;
}

/** The owner may have given it no title. */
export function groupTitle({ title }: { title: string }, { options }: PricingWords): string {
  return title.trim() === "" ? options : title;
}
