/** Resolves to nothing after the time: an attendant at a table waits no longer for an answer. */
export function patience(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
