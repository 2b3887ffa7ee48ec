/** An address for each of many callers, so that they do not share a limit. */
export function addressOf(index: number): string {
  return `10.0.${Math.floor(index / 250)}.${1 + (index % 250)}`;
}
