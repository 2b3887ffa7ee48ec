import * as z from "zod/mini";

/** Any value. The OpenAPI document marks it as `readOnly`. */
const ignored = z.optional(z.readonly(z.unknown()));

/**
 * Accepts an object that a client sends back with the named read-only or client-side fields. Drops these without
 * checking their values. Refuses any other unknown field. Keeps the schema's own fields, even if named.
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
