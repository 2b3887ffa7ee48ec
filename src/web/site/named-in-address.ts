/**
 * The value under one of these names in an address's query. People print codes of their own, so blanks around a name or
 * a value count for nothing.
 */
export function namedInAddress(search: string, names: RegExp): string | undefined {
  for (const [name, value] of new URLSearchParams(search)) {
    if (names.test(name.trim())) return value.trim();
  }
  return undefined;
}
