import type { Settings } from "../../contract/account-settings.ts";
import { languages, type Translations } from "../../domain/languages.ts";
import { listOriginsAfter, originsAfter } from "../../domain/translation-state.ts";
import type { TextOrigins } from "../db/tables.ts";

export type HomeTextName = "home_text" | "home_minibio";

/** A text of the home page by language, without blank ones. */
export const homeText = (settings: Settings, name: HomeTextName): Translations =>
  byLanguage((language) => settings[`${name}_${language}`]);

export const buttonLabels = ({ home_ctas: buttons = [] }: Settings): Translations[] =>
  buttons.map((button) => byLanguage((language) => button[`cta_${language}`]));

function byLanguage(
  textIn: (language: (typeof languages)[number]) => string | undefined,
): Translations {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = textIn(language);
      return text ? [[language, text]] : [];
    }),
  );
}

/** The originals of the home page's translations once the settings have changed. */
export function textOriginsAfter(
  { before, after }: { before: Settings; after: Settings },
  origins: TextOrigins,
): TextOrigins {
  const ofText = (name: HomeTextName) =>
    originsAfter({
      before: homeText(before, name),
      after: homeText(after, name),
      origins: origins[name] ?? {},
    });
  return {
    home_text: ofText("home_text"),
    home_minibio: ofText("home_minibio"),
    home_ctas: listOriginsAfter({
      before: buttonLabels(before),
      after: buttonLabels(after),
      origins: origins.home_ctas ?? [],
    }),
  };
}
