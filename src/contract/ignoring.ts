import * as z from "zod/mini";

/** Any value; the API's document says `readOnly` of it. */
const ignored = z.optional(z.readonly(z.unknown()));

/**
 * Takes an object that comes back from a client, with read-only fields and the client's own. These fields are dropped
 * before anything reads the object, whatever they hold; any other unknown field is refused. The schema's own fields are
 * not affected.
 */
export function ignoring<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  names: readonly string[],
) {
  const others = names.filter((name) => !Object.hasOwn(schema.shape, name));
  // Dropped fields are in no type: the program itself neither sends nor reads them.
  const taken: object = Object.fromEntries(others.map((name) => [name, ignored]));
  return z.pipe(
    z.extend(schema, taken as Record<never, typeof ignored>),
    z.transform((given) => {
      const kept = Object.entries(given).filter(([name]) => Object.hasOwn(schema.shape, name));
      return Object.fromEntries(kept) as z.output<typeof schema>;
    }),
  );
}
