/** The answer, or undefined after the time: an attendant at a table waits no longer. */
export function withinTime<T>(answer: Promise<T>, ms: number): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
  return Promise.race([answer, late]);
}
