import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { Extras } from "../../../contract/account.ts";
import { languageTags } from "../../../domain/languages.ts";
import { sitePath } from "../../../domain/site-path.ts";
import { offerText } from "../../text/offer-words.ts";
import { IconButton } from "../../ui/Button.tsx";
import { usePhoneLanguage } from "./phone-language.ts";
import styles from "./LanguageOffer.module.css";

/** The same page in the phone's language, said in that; it stands over the page and moves nothing. */
export function LanguageOffer({ extras }: { extras: Extras }) {
  const language = usePhoneLanguage(extras);
  const [isClosed, setClosed] = useState(false);
  const [path] = useLocation();
  const search = useSearch();
  if (!language || isClosed) return null;
  const words = offerText[language];
  return (
    <aside className={styles.offer} lang={languageTags[language]} aria-label={words.label}>
      <a
        href={sitePath(language, path) + (search && `?${search}`)}
        hrefLang={languageTags[language]}
      >
        {words.read}
      </a>
      <IconButton icon="close" label={words.close} onClick={() => setClosed(true)} />
    </aside>
  );
}
