import type { ReactNode } from "react";
import type { Image } from "../../../contract/fields.ts";
import { defaultLanguage, languageNames, languages } from "../../../domain/languages.ts";
import { Photo } from "../../content/Photo.tsx";
import { inBrackets, withColon } from "../../text/joined.ts";
import { homeEditorText } from "../../text/home-editor-dictionary.ts";
import { plainWords } from "../plain-words.ts";

const words = homeEditorText.home;

/** Shows a value of the account, for comparison with another one. */
export function showValue(path: string, value: unknown): ReactNode {
  if (path === "data.logo" || path === "data.banner") {
    return isImage(value) && <Photo image={value} alt={words.aPicture} sizes="240px" />;
  }
  if (Array.isArray(value)) return value.map(showButton).join("\n");
  return typeof value === "string" ? plainWords(value) : JSON.stringify(value ?? "");
}

/** The server gives a picture whole, or null. */
function isImage(value: unknown): value is Image {
  return typeof value === "object" && value !== null && "file" in value;
}

/** Shows every language that has a text: two versions may differ in only one of them. */
function showButton(button: unknown): string {
  const fields = typeof button === "object" && button !== null ? Object.entries(button) : [];
  const texts = new Map<string, string>(fields);
  return languages
    .map((language) => {
      const [label = "", href = ""] = ["cta", "href"].map((name) =>
        texts.get(`${name}_${language}`),
      );
      const shown = href === "" ? label : inBrackets(label, href);
      return language === defaultLanguage || shown === ""
        ? shown
        : withColon(languageNames[language], shown);
    })
    .filter((shown) => shown !== "")
    .join("\n");
}
