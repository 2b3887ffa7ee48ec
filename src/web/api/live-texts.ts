/** A text of each name, made anew whenever it is read: where better words have come since, it is those. */
export function liveTexts<Name extends string>(
  makers: readonly (readonly [name: Name, make: () => string])[],
): Record<Name, string> {
  const texts = {} as Record<Name, string>;
  for (const [name, get] of makers) Object.defineProperty(texts, name, { get, enumerable: true });
  return texts;
}
