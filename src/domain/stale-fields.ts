/** Fields by path, such as `title_br` or `extras.price`. */
export type FieldsByPath = Readonly<Record<string, unknown>>;

/**
 * Finds the given fields that somebody else changed meanwhile: the stored value is neither what the editor saw (`base`)
 * nor what they want. A field without a `base` is not compared: there the last save wins.
 */
export function staleFields({
  given,
  base,
  stored,
}: {
  given: FieldsByPath;
  base: FieldsByPath;
  stored: FieldsByPath;
}): Record<string, { yours: unknown; theirs: unknown }> {
  const stale = Object.entries(given).filter(([path, yours]) => {
    const [seen, theirs] = [own(base, path), own(stored, path)];
    return seen !== undefined && !isSame(theirs, seen) && !isSame(theirs, yours);
  });
  return Object.fromEntries(
    stale.map(([path, yours]) => [path, { yours, theirs: own(stored, path) ?? null }]),
  );
}

function own(fields: FieldsByPath, path: string): unknown {
  return Object.hasOwn(fields, path) ? fields[path] : undefined;
}

/** Compares two JSON values; the order of an object's keys makes no difference. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ofOne, ofOther] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    ofOne.size === ofOther.size &&
    [...ofOne].every(([key, value]) => ofOther.has(key) && isSame(value, ofOther.get(key)))
  );
}
