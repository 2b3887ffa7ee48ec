import type { RefusedOptions } from "../../contract/errors.ts";
import { optionProblemText } from "./option-problem-dictionary.ts";

/** The parts of an order's line that break a rule of its item. */
export function invalidOptionWords(refused: RefusedOptions): string {
  const { code, group = "", option = "", min = 0, max = 0 } = refused;
  const of = option || group;
  if (code === "too_few") return optionProblemText.tooFew(of, min);
  if (code === "uneven") return optionProblemText.uneven(of);
  return of === "" ? optionProblemText.atMostInOrder(max) : optionProblemText.atMost(of, max);
}
