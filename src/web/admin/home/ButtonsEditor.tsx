import { maxHomeButtons } from "../../../domain/account-limits.ts";
import type { Language } from "../../../domain/languages.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { homeEditorText } from "../../text/home-editor-dictionary.ts";
import { SortedRows } from "../SortedRows.tsx";
import { ButtonFields } from "./ButtonFields.tsx";
import styles from "./ButtonsEditor.module.css";
import { buttonText, withButtonText, type HomeButtonFields } from "./button-list.ts";

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
