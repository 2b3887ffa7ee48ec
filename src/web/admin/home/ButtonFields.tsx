import { defaultLanguage, languageTags, type Language } from "../../../domain/languages.ts";
import { withSlash } from "../../../domain/link-address.ts";
import { limits } from "../../../domain/text-rules.ts";
import { homeEditorText } from "../../text/home-editor-dictionary.ts";
import { Field } from "../../ui/Field.tsx";
import { completeLink } from "../rich-text/complete-link.ts";
import { buttonText, type ButtonPart, type HomeButtonFields } from "./button-list.ts";

type ButtonFieldsProps = {
  button: HomeButtonFields;
  language: Language;
  errorOf: (part: ButtonPart) => string | undefined;
  onText: (part: ButtonPart, text: string) => void;
};

const words = homeEditorText.home;

/** The words and the link of one button of the home page, in one language. */
export function ButtonFields({ button, language, errorOf, onText }: ButtonFieldsProps) {
  const isOther = language !== defaultLanguage;
  const field = (part: ButtonPart) => ({
    value: buttonText(button, part, language),
    error: errorOf(part),
  });
  const fallback = (part: ButtonPart) => {
    const portuguese = buttonText(button, part, defaultLanguage);
    return isOther && portuguese !== "" ? words.fallback(portuguese) : undefined;
  };
  return (
    <>
      <Field
        label={words.buttonLabel}
        lang={languageTags[language]}
        optional={isOther}
        maxLength={limits.buttonLabel}
        hint={fallback("cta")}
        {...field("cta")}
        onChange={(event) => onText("cta", event.currentTarget.value)}
      />
      <Field
        label={words.buttonLink}
        optional={isOther}
        maxLength={limits.href}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={fallback("href") ?? words.linkHint}
        {...field("href")}
        onChange={(event) => onText("href", event.currentTarget.value)}
        onBlur={(event) => {
          const completed = withSlash(completeLink(event.currentTarget.value));
          if (completed !== event.currentTarget.value) onText("href", completed);
        }}
      />
    </>
  );
}
