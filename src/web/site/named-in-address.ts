/**
 * What the query of an address says by one of these names. People print codes of their own, so blanks around a name or
 * a value count for nothing.
 */
export function namedInAddress(search: string, names: RegExp): string | undefined {
  for (const [name, value] of new URLSearchParams(search)) {
    if (names.test(name.trim())) return value.trim();
  }
  return undefined;
}
