import fc from "fast-check";
import { fieldsOfLevel, type FieldValues, type Level } from "../../../../contract/menu-fields.ts";
import { maxTypedCents } from "../../../../domain/money.ts";

/** At most one interval a day, so that none overlaps another. */
const anyWeek = fc.uniqueArray(
  fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    start: fc.constantFrom("00:00", "08:30", "11:00"),
    minutes: fc.integer({ min: 1, max: 600 }),
  }),
  { minLength: 1, maxLength: 7, selector: ({ weekday }) => weekday },
);

/** Any values of the fields that an entry of this level has, by name. */
export function anyValues<L extends Level>(level: L) {
  const values = fieldsOfLevel(level).map((field): [string, fc.Arbitrary<unknown>] => {
    if (field.type === "money") return [field.name, fc.integer({ min: 0, max: maxTypedCents })];
    if (field.type === "choice") return [field.name, fc.constantFrom(...field.values)];
    if (field.type === "boolean" || field.type === "flag") return [field.name, fc.boolean()];
    if (field.type === "week") return [field.name, fc.option(anyWeek)];
    const number = fc.integer({ min: field.min, max: field.max });
    return [field.name, field.type === "count" ? fc.option(number) : number];
  });
  // fromEntries forgets which fields the level has.
  return Object.fromEntries(values) as {
    [Name in keyof FieldValues<L>]: fc.Arbitrary<FieldValues<L>[Name]>;
  };
}
