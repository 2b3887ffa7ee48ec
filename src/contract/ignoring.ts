import * as z from "zod/mini";

/** Any value; the document of the API says `readOnly` of it. */
const ignored = z.optional(z.readonly(z.unknown()));

/**
 * The object as it may come back: also with fields that are the server's to say, or a client's own. They are dropped
 * before anything reads what was sent, whatever they hold; every other unknown field stays a refusal. A name that the
 * schema has itself is as the schema says.
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
