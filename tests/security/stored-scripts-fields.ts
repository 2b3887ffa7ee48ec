import { toJSONSchema, type $ZodType } from "zod/v4/core";
import { nameOf, routes } from "../../src/server/testing/routes.ts";

/** A field of a body that takes any text; `[]` and `{}` in its path stand for each of a list and of a record. */
export type TextField = { path: string; maxLength: number };

/** The fields of every call that writes, by its method and path. New fields of the contract are found by themselves. */
export function listTextFields(): Map<string, TextField[]> {
  const found = routes
    .filter(({ mode, method }) => mode === "write" || method !== "GET")
    .map((route): [string, TextField[]] => [nameOf(route), route.body ? textsOf(route.body) : []]);
  return new Map(found.filter(([, fields]) => fields.length > 0));
}

type Json = {
  type?: string;
  maxLength?: number;
  properties?: Record<string, Json>;
  additionalProperties?: Json | boolean;
  items?: Json;
  anyOf?: Json[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
};

/** The length for a text without a limit of its own, which a body can hold. */
const longest = 10_000;

function textsOf(schema: $ZodType): TextField[] {
  // The type has the parts of JSON Schema that can hold a text.
  const json = toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;
  return walk(json, "");
}

function walk(schema: Json, path: string): TextField[] {
  const below = (name: string) => (path === "" ? name : `${path}.${name}`);
  const { anyOf = [], properties = {}, items, additionalProperties } = schema;
  const isFree = [schema.enum, schema.const, schema.format, schema.pattern].every(
    (bound) => bound === undefined,
  );
  const own =
    schema.type === "string" && isFree ? [{ path, maxLength: schema.maxLength ?? longest }] : [];
  const fields = [
    ...own,
    ...anyOf.flatMap((one) => walk(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) => walk(one, below(name))),
    ...(items ? walk(items, below("[]")) : []),
    ...(typeof additionalProperties === "object" ? walk(additionalProperties, below("{}")) : []),
  ];
  return [...new Map(fields.map((field) => [field.path, field])).values()];
}
