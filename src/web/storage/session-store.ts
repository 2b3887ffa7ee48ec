/** What this browser's tab keeps over a reload, and no longer; `undefined` where there is nothing, or nothing readable. */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets whatever is kept under keys that begin like this. */
export function forgetSession(prefix: string): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Where the storage is forbidden there is nothing.
  }
}

/** Without a value nothing is kept. Where the storage is full or forbidden, it lasts as long as the page. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As said above.
  }
}
