import { useEffect, useState } from "react";
import type { Extras } from "../../../contract/account.ts";
import { languageTags, offeredLanguages, type Language } from "../../../domain/languages.ts";
import { useSite } from "../../site/site.ts";

const key = "language_offered";

/** The phone's language, where the menu is there in it and this page is in another. It is found once on a device. */
export function usePhoneLanguage(extras: Extras): Language | undefined {
  const { language } = useSite();
  const [wanted, setWanted] = useState<Language>();
  useEffect(() => {
    const [phones] = navigator.language.split("-");
    const found = offeredLanguages(extras).find(
      (one) => languageTags[one].split("-")[0] === phones,
    );
    if (!found || found === language) return;
    try {
      if (localStorage.getItem(key)) return;
      localStorage.setItem(key, found);
    } catch {
      // What cannot be remembered would be offered on every page.
      return;
    }
    setWanted(found);
  }, [extras, language]);
  return wanted;
}
