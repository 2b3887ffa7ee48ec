import { registry, toJSONSchema, type $ZodType } from "zod/v4/core";
import { account, extras, featureSwitches } from "../../../contract/account.ts";
import { category, icon, item } from "../../../contract/content.ts";
import { refusals } from "../../../contract/errors.ts";
import { image } from "../../../contract/fields.ts";
import { problemTexts } from "../../../contract/problems.ts";
import { cart, userData } from "../../../contract/cart.ts";
import { order, queueRow } from "../../../contract/orders.ts";
import { rating } from "../../../contract/ratings.ts";
import { user } from "../../../contract/staff.ts";
import { location } from "../../../contract/tables.ts";
import type { Schema } from "./document.ts";

/** Schemas with a name of their own in the document; all others are written out where they are used. */
const named = {
  Account: account,
  Extras: extras,
  Features: featureSwitches,
  Image: image,
  Category: category,
  Item: item,
  Icon: icon,
  Cart: cart,
  Customer: userData,
  Order: order,
  QueueRow: queueRow,
  Location: location,
  User: user,
  Rating: rating,
};

const names = registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) names.add(schema, { id });

const place = "#/components/schemas/";

/** A contract's schema as JSON Schema; `schemas` gets the named ones that it refers to. */
export function describeSchema(
  schema: $ZodType,
  { io, schemas }: { io: "input" | "output"; schemas: Record<string, Schema> },
): Schema {
  const made = toJSONSchema(schema, {
    metadata: names,
    io,
    unrepresentable: "any",
    override: simplify,
  });
  const { $defs = {}, ...own } = movedReferences(made);
  Object.assign(schemas, $defs);
  delete own.$schema;
  return own;
}

const problemSchema: Schema = {
  type: "object",
  properties: { code: { type: "string", enum: Object.keys(problemTexts) } },
  required: ["code"],
  additionalProperties: {},
};

/** Schema of refusals. No contract has one, because no caller sends a refusal. */
export const refusalSchema: Schema = {
  type: "object",
  properties: {
    error: { type: "string", enum: Object.keys(refusals) },
    message: { type: "string", description: "A text that a person can read" },
    fields: {
      type: "object",
      description: "The fields that are to blame, by path, each with the reason",
      additionalProperties: { type: "string" },
    },
    problem: {
      ...problemSchema,
      description: "What is wrong, where that says more than `error`: a code with its parameters",
    },
    problems: {
      type: "object",
      description: "The same of each of `fields`",
      additionalProperties: problemSchema,
    },
    lines: {
      type: "array",
      description: "The lines of a cart that were not taken; prices only with `price_changed`",
      items: {
        type: "object",
        properties: {
          path: { type: "string", description: "Item id, with the option's id after a slash" },
          title_br: { type: "string" },
          old_price: { type: "number" },
          new_price: { type: "number" },
        },
        required: ["path", "title_br"],
      },
    },
    conflicts: {
      type: "object",
      description:
        "The fields that somebody else changed meanwhile, by path; only with `conflict`, and nothing was stored",
      additionalProperties: {
        type: "object",
        properties: { yours: {}, theirs: {} },
        required: ["yours", "theirs"],
      },
    },
    quote: {
      type: "object",
      description:
        "What the order comes to by now, as `POST order/quote` answers it; with `quote_changed`, where the shop, the area, the minimum or the time stands against the order, and with `price_changed` of an order that was to be placed",
    },
    retry_after: {
      type: "integer",
      description: "Seconds after which the call may be good again, as in `Retry-After`",
    },
  },
  required: ["error", "message"],
};

export function referenceTo(name: string): Schema {
  return { $ref: `${place}${name}` };
}

/** Leaves out the pattern of a format, which says the same, and the bounds that every integer has. */
function simplify({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  delete jsonSchema.id;
}

function movedReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', () => `"${place}`));
}
