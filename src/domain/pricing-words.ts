import type { GroupPricing, PriceRule } from "./option-rules.ts";

const rules: Record<PriceRule, string> = {
  sum: "",
  highest: "preço da mais cara",
  average: "média dos preços",
};

/** What is said of how a group's options are charged: "média dos preços", "2 grátis". */
export function pricingWords({ priceRule, freeQty }: GroupPricing): string[] {
  return [rules[priceRule], freeQty === 0 ? "" : `${freeQty} grátis`].filter((said) => said !== "");
}

/** A group of an order with how it was charged: "Sabores (média dos preços)". */
export function chargedGroup(group: GroupPricing & { title: string }): string {
  return `${groupTitle(group)} (${pricingWords(group).join(", ")})`;
}

/** The owner may have given it no title. */
export function groupTitle({ title }: { title: string }): string {
  return title.trim() === "" ? "Opções" : title;
}
