import { useState, type ReactNode } from "react";
import type { Account } from "../../../contract/account.ts";
import {
  defaultLanguage,
  languageNames,
  languages,
  languageTags,
  type Language,
} from "../../../domain/languages.ts";
import { isBlank, limits } from "../../../domain/text-rules.ts";
import { hasWords } from "../../content/rich-text.ts";
import { useSite } from "../../site/site.ts";
import { inBrackets } from "../../text/joined.ts";
import { editingText } from "../../text/editing-dictionary.ts";
import { homeEditorText } from "../../text/home-editor-dictionary.ts";
import type { AccountByPath } from "../account-call.ts";
import { LanguageTabs } from "../LanguageTabs.tsx";
import { RichTextField } from "../rich-text/RichTextField.tsx";
import { useEditedLanguage } from "../use-edited-language.ts";
import { errorsOfButtons } from "./button-list.ts";
import { ButtonsEditor } from "./ButtonsEditor.tsx";
import { EditedSection } from "./EditedSection.tsx";
import styles from "./OwnerHome.module.css";
import { useAccountEditor } from "./use-account-editor.ts";

const words = homeEditorText.home;

/** The home page's words and buttons, edited where they are read. The children are the guests' view of them. */
export function OwnerHome({ account, children }: { account: Account; children: ReactNode }) {
  const site = useSite();
  const editor = useAccountEditor("home", account);
  const { fields, saving, refused } = editor;
  const written = languages.filter(
    (language) => language === defaultLanguage || fields["extras.languages"].includes(language),
  );
  const [language, setLanguage] = useEditedLanguage(
    written.includes(site.language) ? site.language : defaultLanguage,
    { refusal: saving.error, errors: refused },
  );
  const [wasTried, setWasTried] = useState(false);
  const errors = wasTried ? errorsOfButtons(fields["extras.home_ctas"], languages) : {};
  const finish = () => {
    const [first] = Object.keys(errorsOfButtons(fields["extras.home_ctas"], languages));
    setWasTried(first !== undefined);
    if (first === undefined) return editor.finish();
    setLanguage(languageOf(first));
  };
  const rich = (name: "home_text" | "home_minibio") => {
    const field = `extras.${name}_${language}` as const;
    return {
      value: fields[field] ?? "",
      lang: languageTags[language],
      error: refused[field],
      onChange: (html: string) => editor.change({ [field]: html }),
    };
  };
  return (
    <EditedSection
      editor={editor}
      words={words}
      labelOf={labelOf}
      notice={Object.keys(errors).length > 0 ? editingText.saving.fixFields : undefined}
      onFinish={finish}
      fields={
        <>
          <LanguageTabs
            languages={written}
            current={language}
            missing={written.filter((code) => lacksTexts(fields, code))}
            onChange={setLanguage}
          />
          <RichTextField
            key={`text ${language}`}
            label={words.text}
            maxLength={limits.homeText}
            {...rich("home_text")}
          />
          <ButtonsEditor
            buttons={fields["extras.home_ctas"]}
            language={language}
            errors={{ ...refused, ...errors }}
            onChange={(buttons) => editor.change({ "extras.home_ctas": buttons })}
          />
          <RichTextField
            key={`bio ${language}`}
            label={words.miniBio}
            maxLength={limits.miniBio}
            {...rich("home_minibio")}
          />
        </>
      }
    >
      {isEmptyHome(account) ? <p className={styles.empty}>{words.empty}</p> : children}
    </EditedSection>
  );
}

/** Whether this language lacks a text that exists in Portuguese. */
function lacksTexts(fields: AccountByPath, language: Language): boolean {
  const lacks = (portuguese = "", own = "") => hasWords(portuguese) && !hasWords(own);
  return (
    lacks(fields["extras.home_text_br"], fields[`extras.home_text_${language}`]) ||
    lacks(fields["extras.home_minibio_br"], fields[`extras.home_minibio_${language}`]) ||
    fields["extras.home_ctas"].some((button) => lacks(button.cta_br, button[`cta_${language}`]))
  );
}

function isEmptyHome({ extras }: Account): boolean {
  return (
    extras.home_ctas.every(({ cta_br = "" }) => isBlank(cta_br)) &&
    !hasWords(extras.home_text_br ?? "") &&
    !hasWords(extras.home_minibio_br ?? "")
  );
}

function languageOf(path: string): Language {
  return languages.find((language) => path.endsWith(`_${language}`)) ?? defaultLanguage;
}

function labelOf(path: string): string {
  if (path.includes("home_ctas")) return words.buttons;
  const label = path.includes("minibio") ? words.miniBio : words.text;
  return inBrackets(label, languageNames[languageOf(path)]);
}
