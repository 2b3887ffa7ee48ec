import { createListeners } from "../storage/listeners.ts";

/**
 * This browser's identity, kept per host and so per account. The flags only choose what is drawn: the server decides
 * what may be done.
 */
const keys = {
  inlineAdminMode: "__inlineAdminMode__",
  level: "auth_group_level",
  label: "auth_group_label",
  authId: "_auth_id",
  authenticated: "authenticated",
  token: "token",
} as const;

export type SignedIn = { auth_group_level: 1 | 2; auth_group_label: string; _auth_id: string };

/**
 * Values that the storage, forbidden or full, did not take. They last as long as the page. A copy of stored values
 * would outlive them: another tab signs out by removing them.
 */
const memory = new Map<string, string>();
const listeners = createListeners();

function read(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}

export function storedToken(): string | null {
  return read(keys.token);
}

export function storeToken(token: string | null): void {
  write(keys.token, token);
}

export function storeAuthenticated(value: string): void {
  write(keys.authenticated, value);
}

/** The language is the device's and not a person's: the next person at it reads the same. */
const languageKey = "interface_language";

/** The language that staff have chosen for our own words; null until they do. */
export function storedLanguage(): string | null {
  return read(languageKey);
}

export function storeLanguage(language: string): void {
  write(languageKey, language);
}

/** The signed-in person as far as this browser knows; null for guests. */
export function storedSignIn(): SignedIn | null {
  const level = read(keys.level);
  if (level !== "1" && level !== "2") return null;
  return {
    auth_group_level: level === "1" ? 1 : 2,
    auth_group_label: read(keys.label) ?? "",
    _auth_id: read(keys.authId) ?? "",
  };
}

/** Call it after a successful sign-in. It turns inline admin mode on for admins and off for others. */
export function storeSignIn(signedIn: SignedIn): void {
  write(keys.level, String(signedIn.auth_group_level));
  write(keys.label, signedIn.auth_group_label);
  write(keys.authId, signedIn._auth_id);
  storeInlineAdminMode(signedIn.auth_group_level === 1 ? "true" : null);
}

/** "true" while an admin edits the pages, "false" while they look at them as a guest, null for everybody else. */
export function storedInlineAdminMode(): string | null {
  return read(keys.inlineAdminMode);
}

export function storeInlineAdminMode(value: "true" | "false" | null): void {
  write(keys.inlineAdminMode, value);
  listeners.tell();
}

/**
 * Forgets who is signed in, and their token. Other tabs see the keys go one by one: in this order no tab sees an admin
 * mode without a sign-in, or staff without a token. Either would ask for the password.
 */
export function clearSignIn(): void {
  for (const key of Object.values(keys)) write(key, null);
  listeners.tell();
}

/** Tells whenever somebody else is signed in, here or in another tab, which shares the session. */
export function subscribeSession(changed: () => void): () => void {
  const stop = listeners.add(changed);
  addEventListener("storage", changed);
  // A page from the browser's back/forward cache has missed all events meanwhile.
  addEventListener("pageshow", changed);
  return () => {
    stop();
    removeEventListener("storage", changed);
    removeEventListener("pageshow", changed);
  };
}
