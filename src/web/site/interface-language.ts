import { defaultLanguage, isLanguage, type Language } from "../../domain/languages.ts";
import { storedSignIn } from "../api/session.ts";
import { speak, textsReady } from "../text/spoken-language.ts";

/** Not a person's but the device's: whoever works at it next reads the same. */
export const languageKey = "interface_language";

/** The language of our own words: the one that staff chose, for guests that of the document. */
export function interfaceLanguage(): Language {
  const named = storedSignIn() ? stored() : document.getElementById("root")?.dataset["words"];
  return named !== undefined && isLanguage(named) ? named : defaultLanguage;
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(languageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Goes over to the interface's language, which another one may be once somebody has signed in or out. */
export async function speakInterfaceLanguage(): Promise<void> {
  await textsReady(interfaceLanguage());
  speak(interfaceLanguage());
}
