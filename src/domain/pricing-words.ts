import { punctuation, type Language } from "./languages.ts";
import type { GroupPricing } from "./option-rules.ts";

/** The words of groups' prices on paper and in messages. Pages have the same ones in each language. */
export const portuguesePricing = {
  highest: "preço da mais cara",
  average: "média dos preços",
  free: (count: number) => `${count} grátis`,
  /** The title for a group without one. */
  options: "Opções",
};

export type PricingLabels = Readonly<typeof portuguesePricing>;

/** How a group's options are charged: "média dos preços", "2 grátis". */
export function pricingWords(
  { priceRule, freeQty }: GroupPricing,
  labels: PricingLabels,
): string[] {
  return [
    ...(priceRule === "sum" ? [] : [labels[priceRule]]),
    ...(freeQty === 0 ? [] : [labels.free(freeQty)]),
  ];
}

/** A group of an order with how it was charged: "Sabores (média dos preços)". */
export function chargedGroup(
  group: GroupPricing & { title: string },
  labels: PricingLabels & { language: Language },
): string {
  const { comma, open, close } = punctuation[labels.language];
  return `${groupTitle(group, labels)}${open}${pricingWords(group, labels).join(comma)}${close}`;
}

/** The owner may have given it no title. */
export function groupTitle({ title }: { title: string }, { options }: PricingLabels): string {
  return title.trim() === "" ? options : title;
}
