import { formatMoney, maxTypedCents, type Cents } from "../../../../domain/money.ts";
import { hasForbiddenCharacters, isBlank, limits } from "../../../../domain/text-rules.ts";
import { entryProblemTexts } from "../../../texts/menu-files.ts";

// Each check answers with a sentence, or undefined when all is well; `name` is the field's.

export function titleProblem(name: string, title: string): string | undefined {
  return isBlank(title)
    ? entryProblemTexts.missing(name)
    : textProblem(name, { text: title, maxLength: limits.title });
}

export function subtitleProblem(name: string, subtitle: string): string | undefined {
  return textProblem(name, { text: subtitle, maxLength: limits.subtitle });
}

export function priceProblem(name: string, priceCents: Cents): string | undefined {
  if (priceCents < 0) return entryProblemTexts.belowZero(name);
  if (priceCents > maxTypedCents)
    return entryProblemTexts.above(name, formatMoney(maxTypedCents, ""));
  return undefined;
}

/** Null says that there is no count. */
export function countProblem(
  name: string,
  count: unknown,
  range: { min: number; max: number },
): string | undefined {
  const isCount =
    typeof count === "number" &&
    Number.isInteger(count) &&
    count >= range.min &&
    count <= range.max;
  return isCount || count === null ? undefined : entryProblemTexts.notACount(name, range);
}

export function textProblem(
  name: string,
  { text, maxLength }: { text: string; maxLength: number },
): string | undefined {
  if (hasForbiddenCharacters(text)) return entryProblemTexts.forbiddenCharacters(name, text);
  if (text.length <= maxLength) return undefined;
  return entryProblemTexts.tooLong(name, { text, maxLength });
}
