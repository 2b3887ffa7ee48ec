import { useState, useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import type { Extras } from "../../../contract/account.ts";
import {
  languageTags,
  baseTag,
  offeredLanguages,
  type Language,
} from "../../../domain/languages.ts";
import { sitePath } from "../../../domain/site-path.ts";
import { offerText } from "../../text/offer-words.ts";
import { IconButton } from "../../ui/Button.tsx";
import styles from "./LanguageOffer.module.css";
import { useSite } from "../../site/site.ts";

/** Offers the same page in the phone's language, in its words. It stands over the page and moves nothing. */
export function LanguageOffer({ extras }: { extras: Extras }) {
  const language = usePhoneLanguage(extras);
  const [isClosed, setClosed] = useState(false);
  const [path] = useLocation();
  const search = useSearch();
  if (!language || isClosed) return null;
  const words = offerText[language];
  const close = () => {
    setClosed(true);
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <aside className={styles.offer} lang={languageTags[language]} aria-label={words.label}>
      <a
        href={sitePath(language, path) + (search && `?${search}`)}
        hrefLang={languageTags[language]}
      >
        {words.read}
      </a>
      <IconButton icon="close" label={words.close} onClick={close} />
    </aside>
  );
}

/** A device is offered a language once. */
const key = "language_offered";

/** The phone's language, if the menu has it and this page is in another. For parts that only the browser renders. */
function usePhoneLanguage(extras: Extras): Language | undefined {
  const { language } = useSite();
  const [wanted] = useState(() => (wasOffered() ? undefined : phoneLanguage(extras)));
  const isOffered = wanted !== undefined && wanted !== language;
  useEffect(() => {
    if (!isOffered) return;
    try {
      localStorage.setItem(key, wanted);
    } catch {
      // The storage is full, so the language is offered once more.
    }
  }, [isOffered, wanted]);
  return isOffered ? wanted : undefined;
}

function phoneLanguage(extras: Extras): Language | undefined {
  const [phones] = navigator.language.split("-");
  return offeredLanguages(extras).find((one) => baseTag(one) === phones);
}

/** True without a storage: an offer that cannot be remembered would be made on every page. */
function wasOffered(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
