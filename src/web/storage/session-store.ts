/** The prefix of the keys under which the floor keeps what it needs offline; names of guests are in their values. */
export const floorKeys = "floor-";

/**
 * The value that this browser's tab keeps over a reload, and no longer; `undefined` if there is none, or none readable.
 */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether anything is kept under a key that begins like this. */
export function holdsSession(prefix: string): boolean {
  return keysFrom(prefix).length > 0;
}

/** Removes everything stored under keys with this prefix. */
export function forgetSession(prefix: string): void {
  for (const key of keysFrom(prefix)) sessionStorage.removeItem(key);
}

/** Empty if the storage is forbidden. */
function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Without a value nothing is kept. If the storage is full or forbidden, it lasts as long as the page. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or forbidden.
  }
}
