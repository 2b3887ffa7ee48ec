/** Under which a device keeps its work on the tabs. */
export const workKey = "floorWork";

/** Whether it keeps any; without what reads it, which guests never need. */
export function holdsWork(): boolean {
  try {
    return localStorage.getItem(workKey) !== null;
  } catch {
    return false;
  }
}
