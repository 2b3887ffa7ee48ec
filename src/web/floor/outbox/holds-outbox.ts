/** The key in local storage. Devices have orders under it, so it must not change. */
export const outboxKey = "floorWork";

/** Whether this device holds work. It needs no code that reads the work, which guests never load. */
export function holdsOutbox(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null;
  } catch {
    return false;
  }
}
