import { formatMoney, maxTypedCents, type Cents } from "../../../../domain/money.ts";
import { hasForbiddenCharacters, isBlank, limits } from "../../../../domain/text-rules.ts";

const drawsNothingOrReorders = /[\p{Cc}\p{Z}\p{Bidi_Control}]+/gu;

// Each check answers in Portuguese why not, or undefined when all is well; `name` is the field's.

export function titleProblem(name: string, title: string): string | undefined {
  return isBlank(title)
    ? `falta ${name}`
    : textProblem(name, { text: title, maxLength: limits.title });
}

export function subtitleProblem(name: string, subtitle: string): string | undefined {
  return textProblem(name, { text: subtitle, maxLength: limits.subtitle });
}

export function priceProblem(name: string, priceCents: Cents): string | undefined {
  if (priceCents < 0) return `${name} abaixo de zero`;
  if (priceCents > maxTypedCents) return `${name} acima de ${formatMoney(maxTypedCents, "")}`;
  return undefined;
}

/** Null says that there is no count. */
export function countProblem(name: string, count: unknown, max: number): string | undefined {
  const isCount = typeof count === "number" && Number.isInteger(count) && count > 0 && count <= max;
  return isCount || count === null
    ? undefined
    : `${name} deveria ser um número inteiro de 1 a ${max}`;
}

export function textProblem(
  name: string,
  { text, maxLength }: { text: string; maxLength: number },
): string | undefined {
  if (hasForbiddenCharacters(text)) return `${name} com caracteres inválidos: ${quoted(text)}`;
  if (text.length <= maxLength) return undefined;
  return `${name} com mais de ${maxLength} caracteres: ${quoted(text)}`;
}

/** `text` as a message shows it: short, on one line, and safe to print on a terminal. */
export function quoted(text: string): string {
  const start = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return `"${start.replace(drawsNothingOrReorders, " ").toWellFormed()}"`;
}
