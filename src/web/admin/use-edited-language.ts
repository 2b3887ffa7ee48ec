import { useState } from "react";
import { languages, type Language } from "../../domain/languages.ts";

type Refused = {
  /** The failure of the last save. */
  refusal: unknown;
  /** Problems by the names of fields: "title_us". */
  errors: Readonly<Record<string, string>>;
};

/** The language in which texts are edited. It becomes that of a refused text, so that the error is seen. */
export function useEditedLanguage(first: Language, { refusal, errors }: Refused) {
  const [language, setLanguage] = useState(first);
  const [seen, setSeen] = useState(refusal);
  if (refusal !== seen) {
    setSeen(refusal);
    const isRefused = (one: Language) =>
      Object.keys(errors).some((name) => name.endsWith(`_${one}`));
    setLanguage([language, ...languages].find(isRefused) ?? language);
  }
  return [language, setLanguage] as const;
}
