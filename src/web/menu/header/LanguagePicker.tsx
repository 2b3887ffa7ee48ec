import { useLocation, useSearch } from "wouter";
import type { Extras } from "../../../contract/account.ts";
import { languageNames, languageTags, offeredLanguages } from "../../../domain/languages.ts";
import { sitePath } from "../../../domain/site-path.ts";
import { flags } from "../../content/flags.ts";
import { useSite } from "../../site/site.ts";
import { text } from "../../text/dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import styles from "./Header.module.css";

const listId = "languages";

/** The same page in the account's other languages, when there are any; works without JavaScript. */
export function LanguagePicker({ extras, float }: { extras: Extras; float: boolean }) {
  const { language } = useSite();
  const [path] = useLocation();
  const search = useSearch();
  const offered = offeredLanguages(extras);
  if (offered.length < 2) return null;
  return (
    <>
      <IconButton
        icon="globe"
        label={text.header.chooseLanguage}
        float={float}
        popoverTarget={listId}
      />
      <nav
        id={listId}
        popover="auto"
        className={styles.languages}
        aria-label={text.header.language}
      >
        <ul className={styles.links}>
          {offered.map((other) => (
            <li key={other}>
              <a
                href={sitePath(other, path) + (search && `?${search}`)}
                lang={languageTags[other]}
                hrefLang={languageTags[other]}
                aria-current={other === language ? "true" : undefined}
              >
                {/* The name says it all. */}
                <img src={flags[other]} alt="" width="27" height="18" loading="lazy" />
                {languageNames[other]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
