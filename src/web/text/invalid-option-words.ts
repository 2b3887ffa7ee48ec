import type { RefusedOptions } from "../../contract/errors.ts";
import { ruleText } from "./rule-dictionary.ts";

/** The parts of an order's line that break a rule of its item. */
export function invalidOptionWords(refused: RefusedOptions): string {
  const { code, group = "", option = "", min = 0, max = 0 } = refused;
  const of = option || group;
  if (code === "too_few") return ruleText.tooFew(of, min);
  if (code === "uneven") return ruleText.uneven(of);
  return of === "" ? ruleText.atMostInOrder(max) : ruleText.atMost(of, max);
}
