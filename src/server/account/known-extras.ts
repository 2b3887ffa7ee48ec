import { safeParse, type $ZodType } from "zod/v4/core";
import { extras as extrasSchema, type Extras } from "../../contract/account.ts";

const schemas: Record<string, $ZodType | undefined> = extrasSchema.shape;

/**
 * Keeps the stored settings that this version knows. A later version may have written others, and other values: it may
 * have run before this one, or begin to run beside it. This version takes their defaults, and of a list what it knows.
 * All of them stay stored.
 */
export function knownExtras(stored: Partial<Extras>): Partial<Extras> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([field, value]: [string, unknown]): [string, unknown][] => {
      const schema = schemas[field];
      if (schema === undefined) return [];
      const fits = (one: unknown) => safeParse(schema, one).success;
      if (fits(value)) return [[field, value]];
      const known = Array.isArray(value) ? value.filter((one) => fits([one])) : [];
      return known.length > 0 ? [[field, known]] : [];
    }),
  );
}
