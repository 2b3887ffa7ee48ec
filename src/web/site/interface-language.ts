import { defaultLanguage, isLanguage, type Language } from "../../domain/languages.ts";
import { storedLanguage, storedSignIn } from "../api/session.ts";
import { speak, textsReady } from "../text/spoken-language.ts";

/** The language of our own words: the one that staff chose on this device, for guests that of the document. */
export function interfaceLanguage(): Language {
  const root = document.getElementById("root");
  const isSigningIn = location.pathname.endsWith("/auth/login");
  const chosen = storedSignIn() || isSigningIn ? storedLanguage() : null;
  const named = chosen ?? (storedSignIn() ? "" : (root?.dataset["words"] ?? ""));
  return isLanguage(named) ? named : defaultLanguage;
}

/** Speaks the interface's language, which may be another once somebody has signed in or out. */
export async function speakInterfaceLanguage(): Promise<void> {
  await textsReady(interfaceLanguage());
  speak(interfaceLanguage());
}
