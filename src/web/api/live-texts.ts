/** A text by each name, made whenever it is read, so that it has the words that were loaded meanwhile. */
export function liveTexts<Name extends string>(
  makers: readonly (readonly [name: Name, make: () => string])[],
): Record<Name, string> {
  const texts = {} as Record<Name, string>;
  for (const [name, get] of makers) Object.defineProperty(texts, name, { get, enumerable: true });
  return texts;
}
