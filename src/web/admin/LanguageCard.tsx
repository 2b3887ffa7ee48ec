import type { ReactNode } from "react";
import { languageNames, languageTags, type Language } from "../../domain/languages.ts";
import { flags } from "../content/flags/flags.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./LanguageCard.module.css";

type LanguageCardProps = {
  type: "checkbox" | "radio";
  name: string;
  language: Language;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
  /** The language's state, below its name. */
  children: ReactNode;
};

/** A language to choose, by its flag and its own name. */
export function LanguageCard({ language, children, ...input }: LanguageCardProps) {
  const isOnly = input.checked && input.type === "radio";
  return (
    <label className={classNames(styles.card, input.checked && styles.on, isOnly && styles.only)}>
      <input {...input} value={language} />
      <img src={flags[language]} alt="" width="36" height="24" />
      <span className={styles.name} lang={languageTags[language]}>
        {languageNames[language]}
      </span>
      <span className={styles.state}>{children}</span>
    </label>
  );
}
