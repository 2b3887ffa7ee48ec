import { useEffect } from "react";
import { withTexts } from "../text/spoken-language.ts";

/** Fetches parts and their words after the page has been drawn: a tap has them at once, and without a network too. */
export function usePrepared(fetchParts: readonly (() => Promise<object>)[]): void {
  useEffect(() => {
    for (const fetchPart of fetchParts) withTexts(fetchPart()).catch(() => undefined);
  }, [fetchParts]);
}
