import type { RefusalBody } from "../../contract/errors.ts";
import { defaultLanguage } from "../../domain/languages.ts";
import { problemText, type Problem } from "../../contract/problems.ts";
import { formatNumber } from "../text/formats.ts";
import { spokenLanguage, tellChange } from "../text/spoken-language.ts";
import { refusalTexts } from "../text/refusal-dictionary.ts";
import { liveTexts } from "./live-texts.ts";

const { errors, problems } = refusalTexts;

/**
 * Gives a refusal the words of the pages, in the language spoken when it is read. Codes that only a newer server knows
 * keep the server's words, which are Portuguese. Readers of another language get a general sentence of theirs.
 */
export function wordRefusal(refusal: RefusalBody, isLate: boolean): void {
  const said = { ...refusal };
  const fields = Object.entries(said.fields ?? {}).map(
    ([path, why]) =>
      [path, () => words(said.problems?.[path]) ?? inPortuguese(why, problems.invalid)] as const,
  );
  Object.defineProperty(refusal, "message", {
    get: () => words(said.problem) ?? errorWords(said),
    enumerable: true,
  });
  if (said.fields) refusal.fields = liveTexts(fields);
  // A caller that did not wait for these words shows the server's.
  if (isLate && refusal.message !== said.message) tellChange();
}

function words(problem: Problem | undefined): string | undefined {
  return problem && Object.hasOwn(problems, problem.code)
    ? problemText(problem, problems, formatNumber)
    : undefined;
}

/** A problem says more than the code of the refusal. */
function errorWords({ error, message, problem }: RefusalBody): string {
  return !problem && isKnown(error) ? errors[error] : inPortuguese(message, errors.default);
}

function inPortuguese(said: string, otherwise: string): string {
  return spokenLanguage() === defaultLanguage ? said : otherwise;
}

function isKnown(code: string): code is keyof typeof errors {
  return Object.hasOwn(errors, code);
}
