import type { RefusalBody } from "../../contract/errors.ts";
import { defaultLanguage } from "../../domain/languages.ts";
import { problemText, type Problem } from "../../contract/problems.ts";
import { spokenLanguage } from "../text/spoken-language.ts";
import { refusalTexts } from "../text/refusal-dictionary.ts";

const { errors, problems } = refusalTexts;

/**
 * A refusal in the words of the pages. Codes that a newer server has and these pages have not keep the server's, which are
 * Portuguese; those who read another language are told in it that something is wrong.
 */
export function wordRefusal(refusal: RefusalBody): RefusalBody {
  const fields = Object.entries(refusal.fields ?? {}).map(([path, said]) => [
    path,
    words(refusal.problems?.[path]) ?? inPortuguese(said, problems.invalid),
  ]);
  return {
    ...refusal,
    message: words(refusal.problem) ?? errorWords(refusal),
    ...(refusal.fields ? { fields: Object.fromEntries(fields) } : {}),
  };
}

function words(problem: Problem | undefined): string | undefined {
  return problem && Object.hasOwn(problems, problem.code)
    ? problemText(problem, problems)
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
