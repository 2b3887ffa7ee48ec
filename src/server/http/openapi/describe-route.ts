import type { $ZodType } from "zod/v4/core";
import { refusals, type RefusalCode } from "../../../contract/errors.ts";
import type { Access, Route } from "../../../contract/route.ts";
import type { Operation, Parameter, Response, Schema } from "./document.ts";
import { describeSchema, referenceTo } from "./schemas.ts";

const roles: Record<Access, string[]> = {
  public: ["guest", "attendant", "admin"],
  guest: ["guest", "attendant", "admin"],
  staff: ["attendant", "admin"],
  admin: ["admin"],
};

const authenticated = { $ref: "#/components/headers/Authenticated" };

/** The document's part about a call; `schemas` collects the named schemas that it refers to. */
export function describeRoute(
  route: Route,
  { tag, name, schemas }: { tag: string; name: string; schemas: Record<string, Schema> },
): Operation {
  return {
    operationId: `${tag}_${name}`,
    tags: [tag],
    summary: route.summary,
    "x-access": route.access,
    "x-roles": roles[route.access],
    security: roles[route.access].includes("guest") ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      { $ref: "#/components/parameters/Domain" },
      ...keyOf(route),
      ...(route.marksDevice ? [{ $ref: "#/components/parameters/Device" }] : []),
      ...(route.events ? [{ $ref: "#/components/parameters/LastEventId" }] : []),
      ...parametersOf(route.params, { where: "path", schemas }),
      ...parametersOf(route.query, { where: "query", schemas }),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: route.multipart
              ? formOf(route.body)
              : json(describeSchema(route.body, { io: "input", schemas })),
          },
        }
      : {}),
    responses: { ...successOf(route, schemas), ...refusalResponses(route) },
  };
}

/** Lists the refusals of a call: its own, and those that follow from its parts and its access rule. */
function refusalsOf(route: Route): RefusalCode[] {
  const codes: RefusalCode[] = [
    ...(route.refusals ?? []),
    ...(route.access === "public" ? [] : (["session_expired"] as const)),
    ...(isForStaff(route) ? (["auth_required"] as const) : []),
    "access_denied",
    "not_found",
    // A body is read before it is known whether the call takes one.
    "too_large",
    ...(route.method === "GET" ? [] : (["unsupported_media"] as const)),
    "unprocessable_entity",
    ...(route.idempotent ? (["idempotency_mismatch"] as const) : []),
    // Every call needs a share of the database, and may be told to come back for it.
    "too_many_requests",
    "default",
    "unavailable",
  ];
  return codes.toSorted((a, b) => refusals[a] - refusals[b]);
}

function isForStaff({ access }: Route): boolean {
  return access === "staff" || access === "admin";
}

function keyOf({ idempotent }: Route): { $ref: string }[] {
  if (!idempotent) return [];
  const name = idempotent === true ? "IdempotencyKey" : "OptionalIdempotencyKey";
  return [{ $ref: `#/components/parameters/${name}` }];
}

function parametersOf(
  schema: $ZodType | undefined,
  { where, schemas }: { where: "path" | "query"; schemas: Record<string, Schema> },
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = describeSchema(schema, { io: "input", schemas });
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === "boolean"
      ? []
      : [{ name, in: where, required: required.includes(name), schema: property }],
  );
}

function successOf(route: Route, schemas: Record<string, Schema>): Record<string, Response> {
  const given = {
    Token: { $ref: "#/components/headers/Token" },
    ...(route.marksDevice ? { Device: { $ref: "#/components/headers/Device" } } : {}),
    Authenticated: authenticated,
  };
  if (route.binary) {
    const content = { [route.binary]: { schema: { type: "string", format: "binary" } } } as const;
    return { 200: { description: "Done", headers: given, content } };
  }
  if (route.events) {
    const description = "A stream of events that does not end; what the `data` of each holds";
    return { 200: { description, headers: given, content: streamOf(route.events, schemas) } };
  }
  if (!route.response) return { 204: { description: "Done", headers: given } };
  const content = json(describeSchema(route.response, { io: "output", schemas }));
  return { [route.status ?? 200]: { description: "Done", headers: given, content } };
}

function refusalResponses(route: Route): Record<string, Response> {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => refusals[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, refusalResponse(status, codes)]),
  );
}

function refusalResponse(status: number, codes: RefusalCode[]): Response {
  const mayTryAgain = status === 429 || status === 503;
  return {
    description: codes.join(", "),
    headers: {
      Authenticated: authenticated,
      ...(mayTryAgain ? { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } : {}),
    },
    content: json({ allOf: [referenceTo("Refusal"), { properties: { error: { enum: codes } } }] }),
  };
}

/** Every field of a form is a file. */
function formOf(body: $ZodType) {
  const { required = [] } = describeSchema(body, { io: "input", schemas: {} });
  const file: Schema = { type: "string", format: "binary" };
  const properties = Object.fromEntries(required.map((name) => [name, file]));
  return { "multipart/form-data": { schema: { type: "object", properties, required } } } as const;
}

/** The events of a stream by their names. */
function streamOf(events: NonNullable<Route["events"]>, schemas: Record<string, Schema>) {
  const properties = Object.fromEntries(
    Object.entries(events).map(([name, data]) => [
      name,
      describeSchema(data, { io: "output", schemas }),
    ]),
  );
  return { "text/event-stream": { schema: { type: "object", properties } } } as const;
}

function json(schema: Schema) {
  return { "application/json": { schema } };
}
