import type { MenuField } from "../../../../contract/menu-fields.ts";
import { moneyInPortuguese, maxTypedCents, type Cents } from "../../../../domain/money.ts";
import { hasForbiddenCharacters, isBlank, limits } from "../../../../domain/text-rules.ts";
import { entryProblemTexts } from "../../../texts/menu-files.ts";

export type CheckedField = Extract<MenuField, { type: "count" | "number" | "choice" }>;

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
    return entryProblemTexts.above(name, moneyInPortuguese(maxTypedCents, ""));
  return undefined;
}

/** Checks a count, a number or a choice; null says that there is no count. */
export function valueProblem(
  name: string,
  value: unknown,
  field: CheckedField,
  /** The file's spelling of a value of a choice. */
  written: (value: string) => string = (code) => code,
): string | undefined {
  if (field.type === "choice") {
    const isOne = field.values.some((one) => one === value);
    return isOne ? undefined : entryProblemTexts.notAChoice(name, field.values.map(written));
  }
  const isNumber =
    typeof value === "number" &&
    Number.isInteger(value) &&
    value >= field.min &&
    value <= field.max;
  const isRight = isNumber || (field.type === "count" && value === null);
  return isRight ? undefined : entryProblemTexts.notACount(name, field);
}

export function textProblem(
  name: string,
  { text, maxLength }: { text: string; maxLength: number },
): string | undefined {
  if (hasForbiddenCharacters(text)) return entryProblemTexts.forbiddenCharacters(name, text);
  if (text.length <= maxLength) return undefined;
  return entryProblemTexts.tooLong(name, { text, maxLength });
}
