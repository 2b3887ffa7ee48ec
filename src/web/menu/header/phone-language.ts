import { useEffect, useState } from "react";
import type { Extras } from "../../../contract/account.ts";
import { baseTag, offeredLanguages, type Language } from "../../../domain/languages.ts";
import { useSite } from "../../site/site.ts";

/** A device is offered a language once. */
const key = "language_offered";

/** The phone's language, where the menu is there in it and this page is in another. For what the browser alone renders. */
export function usePhoneLanguage(extras: Extras): Language | undefined {
  const { language } = useSite();
  const [wanted] = useState(() => (wasOffered() ? undefined : phoneLanguage(extras)));
  const isOffered = wanted !== undefined && wanted !== language;
  useEffect(() => {
    if (!isOffered) return;
    try {
      localStorage.setItem(key, wanted);
    } catch {
      // A full storage: it is offered once more.
    }
  }, [isOffered, wanted]);
  return isOffered ? wanted : undefined;
}

function phoneLanguage(extras: Extras): Language | undefined {
  const [phones] = navigator.language.split("-");
  return offeredLanguages(extras).find((one) => baseTag(one) === phones);
}

/** An offer that cannot be remembered would be made on every page. */
function wasOffered(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
