import { useState } from "react";
import { languageNames, languages, languageTags, type Language } from "../../domain/languages.ts";
import { storeLanguage } from "../api/session.ts";
import { useLeaving } from "../site/leaving.ts";
import { speakInterfaceLanguage } from "../site/interface-language.ts";
import { spokenLanguage, spokenTag } from "../text/spoken-language.ts";
import { frameText } from "../text/frame-dictionary.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import styles from "./PageHeader.module.css";

/**
 * The language of the staff's pages on this device. A list instead of a select: arrow keys would switch the page's
 * language at every step.
 */
export function StaffLanguage() {
  const { leave } = useLeaving();
  const [isOpen, setOpen] = useState(false);
  const spoken = spokenLanguage();
  const take = (language: Language) => {
    setOpen(false);
    if (language !== spoken) leave(() => void choose(language));
  };
  return (
    <>
      <button
        type="button"
        className={styles.link}
        data-language-choice
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" />
        <span className="visually-hidden">{frameText.access.language}</span>{" "}
        <span lang={spokenTag()}>{languageNames[spoken]}</span>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={frameText.access.language}>
        <ul className={styles.languages}>
          {languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                lang={languageTags[language]}
                aria-current={language === spoken ? "true" : undefined}
                onClick={() => take(language)}
              >
                {languageNames[language]}
                {language === spoken && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** Every page is remounted then: the focus goes back to the language's button, or to the one that opens its menu. */
async function choose(language: Language): Promise<void> {
  storeLanguage(language);
  await speakInterfaceLanguage();
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("[data-language-choice], [data-person-menu]")?.focus(),
  );
}
