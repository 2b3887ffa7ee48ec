import { useEffect } from "react";
import { spokenTag } from "../text/spoken-language.ts";

/** Sets the document's language to that of our words, on pages with no others: screen readers choose a voice by it. */
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
