/** What this browser's tab keeps over a reload, and no longer; `undefined` where there is nothing, or nothing readable. */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
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
