import fc, { type Arbitrary } from "fast-check";
import { safeParse, type $ZodType, type $ZodTypes } from "zod/v4/core";

/** Ids and hashes that exist in the account that is asked. */
export type Known = { ids: readonly string[]; hashes: readonly string[] };

/** Values that a schema takes, made from the schema alone. */
export function arbitraryOf(schema: $ZodType, known: Known): Arbitrary<unknown> {
  const of = (inner: $ZodType) => arbitraryOf(inner, known);
  // Every schema of zod is one of these; its own type does not say so.
  const { def, bag } = (schema as $ZodTypes)._zod;
  if (def.type === "object") return objects(schema, def.shape, of);
  if (def.type === "optional") return of(def.innerType);
  if (def.type === "pipe") return fitting(schema, of(def.in));
  if (def.type === "readonly") return of(def.innerType);
  if (def.type === "unknown") return fc.jsonValue();
  if (def.type === "nullable") return fc.option(of(def.innerType), { freq: 3 });
  if (def.type === "array")
    return fc.array(of(def.element), { maxLength: Math.min(numberIn(bag, "maximum") ?? 4, 4) });
  if (def.type === "tuple") return fc.tuple(...def.items.map(of));
  if (def.type === "record") {
    // Keys in JSON are texts.
    const keys = of(def.keyType) as Arbitrary<string>;
    return fc.dictionary(keys, of(def.valueType), { maxKeys: 3, noNullPrototype: true });
  }
  if (def.type === "union") return fc.oneof(...def.options.map(of));
  if (def.type === "enum") return fc.constantFrom(...Object.values(def.entries));
  if (def.type === "literal") return fc.constantFrom(...def.values);
  if (def.type === "boolean") return fc.boolean();
  if (def.type === "number")
    return fitting(schema, numbers(numberIn(bag, "minimum"), numberIn(bag, "maximum")));
  if (def.type === "string")
    return fitting(schema, texts(schema, { maxLength: numberIn(bag, "maximum") ?? 60, known }));
  throw new Error(`There is no arbitrary for a schema of the type ${def.type}`);
}

function objects(
  schema: $ZodType,
  shape: Readonly<Record<string, $ZodType>>,
  of: (inner: $ZodType) => Arbitrary<unknown>,
): Arbitrary<object> {
  const entries = Object.entries(shape);
  const fields = Object.fromEntries(entries.map(([key, inner]) => [key, of(unwrapped(inner))]));
  const requiredKeys = entries.flatMap(([key, inner]) => (isOptional(inner) ? [] : [key]));
  return fitting(schema, fc.record(fields, { requiredKeys, noNullPrototype: true }));
}

/** Only values that pass the schema's refinements. */
function fitting<Value>(schema: $ZodType, values: Arbitrary<Value>): Arbitrary<Value> {
  return values.filter((value) => safeParse(schema, value).success);
}

function isOptional(schema: $ZodType): boolean {
  return (schema as $ZodTypes)._zod.def.type === "optional";
}

function unwrapped(schema: $ZodType): $ZodType {
  const { def } = (schema as $ZodTypes)._zod;
  return def.type === "optional" ? def.innerType : schema;
}

function numberIn(bag: object, name: string): number | undefined {
  const value: unknown = Reflect.get(bag, name);
  return typeof value === "number" ? value : undefined;
}

function numbers(min = 0, max = 1_000_000): Arbitrary<number> {
  const cents = fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) });
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    cents.map((amount) => amount / 100),
    fc.constantFrom(min, max),
  );
}

/** Texts that fields have a form for; each field takes its own and refuses the others. */
const formed = [
  "13010-000",
  "01001000",
  "SP",
  "ana@example.com",
  "(19) 99999-0000",
  "529.982.247-25",
  "11.444.777/0001-61",
  "https://example.com/?q=1",
  "https://www.openstreetmap.org/export/embed.html?bbox=-47.1,-22.9,-47.0,-22.8",
  "America/Sao_Paulo",
  "2026-11-20",
  "2026-11-25T21:00:00.000Z",
  "18:30",
  "<p>Olá <strong>você</strong></p>",
  "#aa3300",
  "5",
  // The push address of a device that follows its order.
  "https://push.example/send/1",
  "B".repeat(87),
  "a".repeat(22),
  "1379",
] as const;

function texts(
  schema: $ZodType,
  { maxLength, known }: { maxLength: number; known: Known },
): Arbitrary<string> {
  const own = [...formed, ...known.ids, ...known.hashes].filter(
    (text) => safeParse(schema, text).success,
  );
  const free = fc.string({ unit: "grapheme", maxLength: Math.min(maxLength, 24) });
  const longest = fc.constant("ã".repeat(maxLength));
  const random = fc.uuid();
  const takesAny = safeParse(schema, "qualquer coisa".slice(0, maxLength)).success;
  return fc.oneof(
    ...(own.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...own) }] : []),
    ...(takesAny
      ? [
          { weight: 3, arbitrary: free },
          { weight: 1, arbitrary: longest },
        ]
      : [random, random.map((id) => id.replaceAll("-", ""))].filter((made) =>
          fc.sample(made, 1).some((text) => safeParse(schema, text).success),
        )),
  );
}
