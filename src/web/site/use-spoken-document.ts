import { useEffect } from "react";
import { spokenTag } from "../text/spoken-language.ts";

/** While a page of our own words alone is open the document is in their language, by which screen readers choose a voice. */
export function useSpokenDocument(): void {
  useEffect(() => {
    const root = document.documentElement;
    const { lang } = root;
    root.lang = spokenTag();
    return () => {
      root.lang = lang;
    };
  }, []);
}
