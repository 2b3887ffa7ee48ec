import { maxHomeButtons } from "../../../domain/account-limits.ts";
import { type Language, defaultLanguage, languageTags } from "../../../domain/languages.ts";
import { isBlank, limits } from "../../../domain/text-rules.ts";
import { homeEditorText } from "../../text/home-editor-dictionary.ts";
import { SortedRows } from "../SortedRows.tsx";
import { withSlash } from "../../../domain/link-address.ts";
import { Field } from "../../ui/Field.tsx";
import { completeLink } from "../rich-text/complete-link.ts";
import styles from "./ButtonsEditor.module.css";
import {
  buttonText,
  withButtonText,
  type HomeButtonFields,
  type ButtonPart,
} from "./button-list.ts";

type ButtonsEditorProps = {
  buttons: readonly HomeButtonFields[];
  language: Language;
  /** By path: "extras.home_ctas.0.href_br". */
  errors: Readonly<Record<string, string>>;
  onChange: (buttons: HomeButtonFields[]) => void;
};

const words = homeEditorText.home;

/** The buttons of the home page: their words and links, their order, new ones and removed ones. */
export function ButtonsEditor({ buttons, language, errors, onChange }: ButtonsEditorProps) {
  return (
    <SortedRows
      label={words.buttons}
      rows={buttons}
      max={maxHomeButtons}
      said={{ none: words.noButtons, add: words.addButton, full: words.fullList(maxHomeButtons) }}
      newRow={() => ({ cta_br: "", href_br: "" })}
      nameOf={(button, index) => {
        const label = buttonText(button, "cta", "br");
        return isBlank(label) ? words.buttonNumber(index + 1) : label;
      }}
      onChange={onChange}
      heading={<h2 className={styles.heading}>{words.buttons}</h2>}
    >
      {(button, index) => (
        <ButtonFields
          button={button}
          language={language}
          errorOf={(part) => errors[`extras.home_ctas.${index}.${part}_${language}`]}
          onText={(part, text) =>
            onChange(
              buttons.map((other) =>
                other === button ? withButtonText(button, { part, language, text }) : other,
              ),
            )
          }
        />
      )}
    </SortedRows>
  );
}

type ButtonFieldsProps = {
  button: HomeButtonFields;
  language: Language;
  errorOf: (part: ButtonPart) => string | undefined;
  onText: (part: ButtonPart, text: string) => void;
};

/** The words and the link of one button of the home page, in one language. */
function ButtonFields({ button, language, errorOf, onText }: ButtonFieldsProps) {
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
        verbatim
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
