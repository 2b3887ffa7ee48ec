import { defaultLanguage, isLanguage, type Language } from "../../domain/languages.ts";
import { storedSignIn } from "../api/session.ts";

const key = "interface_language";

/** The language that staff have chosen on this device; Portuguese until they do. */
export function staffLanguage(): Language {
  try {
    const stored = localStorage.getItem(key) ?? "";
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

/** Whoever works here next on this device reads it too. Another language begins with another page. */
export function chooseStaffLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // A browser that keeps nothing goes on in Portuguese.
  }
  location.reload();
}

/** The language of our own words: what staff chose, and for guests what the document is in. */
export function interfaceLanguage(ofDocument: string | undefined): Language {
  if (storedSignIn()) return staffLanguage();
  return ofDocument !== undefined && isLanguage(ofDocument) ? ofDocument : defaultLanguage;
}
