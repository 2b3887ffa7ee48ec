/** Nothing, after so long: whoever is at the table does not wait for an answer any longer. */
export function patience(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
