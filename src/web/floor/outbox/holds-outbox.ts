/** The name in local storage; devices have orders under it. */
export const outboxKey = "floorWork";

/** Whether this device has any; without the code that reads it, which guests never need. */
export function holdsOutbox(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null;
  } catch {
    return false;
  }
}
