import type { OptionRules } from "../../domain/option-rules.ts";
import { pricingWords } from "../../domain/pricing-words.ts";
import { joined } from "./joined.ts";
import { ruleText } from "./rule-dictionary.ts";
import { summaryText } from "./summary-dictionary.ts";

/**
 * A group's rules in one line: "Escolha 1 · obrigatório", "Até 3 · 1 grátis"; empty if there is nothing to say. Prices
 * are left out if no option has one.
 */
export function ruleLine(
  rules: OptionRules,
  { optionsWithPrices }: { optionsWithPrices: boolean },
): string {
  // A single option has no dearest one, and no average.
  const charged = rules.max === 1 ? { ...rules, priceRule: "sum" as const } : rules;
  const parts = [
    choiceWords(rules),
    ...(optionsWithPrices ? pricingWords(charged, summaryText.pricing) : []),
  ];
  const line = joined(parts);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function choiceWords({ min, max }: OptionRules): string {
  if (min === 1 && max === 1) return ruleText.chooseOne;
  if (min === 0) return max === 0 ? "" : ruleText.upTo(max);
  if (max === 0) return ruleText.atLeast(min);
  return min === max ? ruleText.exactly(min) : ruleText.between(min, max);
}
