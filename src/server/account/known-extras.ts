import { safeParse, type $ZodType } from "zod/v4/core";
import { extras as extrasSchema, type Extras } from "../../contract/account.ts";

const schemas: Record<string, $ZodType | undefined> = extrasSchema.shape;

/**
 * Those of the stored settings that this version knows. While a later version begins to run beside this one, or has run
 * before it, there may be settings, and values of them, that it cannot show: it goes on by their defaults, and a list by
 * what it knows of it. They stay stored.
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
