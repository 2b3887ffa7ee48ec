import type { TranslatedText } from "../../contract/translations.ts";
import { limits } from "../../domain/text-rules.ts";

type Kind = TranslatedText["field"];

const longest: Record<Kind, number> = {
  title: limits.title,
  subtitle: limits.subtitle,
  text: limits.homeText,
  minibio: limits.miniBio,
  button: limits.buttonLabel,
};

/** The longest text of a kind, as `limits` counts. */
export const maxLength = (kind: Kind) => longest[kind];

/** Formatted, as HTML. */
export const isRichText = (kind: Kind) => kind === "text" || kind === "minibio";
