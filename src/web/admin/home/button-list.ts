import type { Extras } from "../../../contract/account.ts";
import { defaultLanguage, type Language } from "../../../domain/languages.ts";
import { isLinkAddress, withSlash } from "../../../domain/link-address.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { homeEditorText } from "../../text/home-editor-dictionary.ts";

export type HomeButtonFields = Extras["home_ctas"][number];

/** Label and link of a button in a language. */
export type ButtonPart = "cta" | "href";

const words = homeEditorText.home;

export function buttonText(button: HomeButtonFields, part: ButtonPart, language: Language): string {
  return button[`${part}_${language}`] ?? "";
}

/** An emptied text of another language is removed; the Portuguese one is then shown. */
export function withButtonText(
  button: HomeButtonFields,
  { part, language, text }: { part: ButtonPart; language: Language; text: string },
): HomeButtonFields {
  const name = `${part}_${language}` as const;
  if (language !== defaultLanguage && text === "") {
    const { [name]: _, ...rest } = button;
    return rest;
  }
  return { ...button, [name]: text };
}

/** Errors that keep the buttons from being saved, by the field's path: "extras.home_ctas.0.href_br". */
export function errorsOfButtons(
  buttons: readonly HomeButtonFields[],
  languages: readonly Language[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [index, button] of buttons.entries()) {
    for (const language of languages) {
      for (const part of ["cta", "href"] as const) {
        const fault = faultOf(part, buttonText(button, part, language), language);
        if (fault) errors[`extras.home_ctas.${index}.${part}_${language}`] = fault;
      }
    }
  }
  return errors;
}

function faultOf(part: ButtonPart, text: string, language: Language): string | undefined {
  if (isBlank(text)) {
    if (language !== defaultLanguage) return undefined;
    return part === "cta" ? words.labelRequired : words.linkRequired;
  }
  return part === "href" && !isLinkAddress(withSlash(text.trim())) ? words.badLink : undefined;
}
