import type { FastifyInstance } from "fastify";
import type { $ZodType } from "zod/v4/core";
import { api } from "../../contract/api.ts";
import { refusals, type RefusalCode } from "../../contract/errors.ts";
import { apiPrefix, type Access, type Route } from "../../contract/route.ts";
import { docsPage, docsSecurityPolicy } from "./openapi/docs-page.ts";
import type {
  OpenApiDocument,
  Operation,
  Parameter,
  Response,
  Schema,
} from "./openapi/document.ts";
import { describeSchema, referenceTo, refusalSchema } from "./openapi/schemas.ts";

const groups: Record<keyof typeof api, string> = {
  account: "The account's settings",
  content: "The account and its menu",
  uploads: "Pictures",
  qr: "Codes to print",
  orders: "Orders, from the cart to the kitchen",
  live: "What happens, as it happens",
  printing: "Orders as pictures",
  address: "Postal codes",
  tables: "The dining room",
  sheets: "Tabs",
  ratings: "What guests think",
  privacy: "What is known of a guest, to be seen and taken away",
  auth: "Signing in and out",
  staff: "The people who work here",
};

const roles: Record<Access, string[]> = {
  public: ["guest", "attendant", "admin"],
  guest: ["guest", "attendant", "admin"],
  staff: ["attendant", "admin"],
  admin: ["admin"],
};

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "A UUID of the caller's own; the same key and body get the first answer again",
  schema: { type: "string", format: "uuid" },
} satisfies Parameter;

const parameters = {
  Domain: {
    name: "Domain",
    in: "header",
    required: false,
    description:
      "The full host of the account that the call is about; absent: the host that the call came to",
    schema: { type: "string" },
  },
  IdempotencyKey: idempotencyKey,
  OptionalIdempotencyKey: { ...idempotencyKey, required: false },
  LastEventId: {
    name: "Last-Event-ID",
    in: "header",
    required: false,
    description: "The `id` of the last event that was heard; the stream goes on from there",
    schema: { type: "string" },
  },
} satisfies Record<string, Parameter>;

const headers: OpenApiDocument["components"]["headers"] = {
  Token: {
    description: "A token to keep instead of the one that was sent",
    schema: { type: "string" },
  },
  Authenticated: {
    description: "Whether the server takes the caller for an attendant or admin",
    schema: { type: "string", enum: ["true", "false"] },
  },
  RetryAfter: {
    description: "Seconds after which to try again",
    schema: { type: "integer", minimum: 0 },
  },
};

/** Everything that the contracts say, as OpenAPI 3.1. */
export function openApiDocument(): OpenApiDocument {
  const schemas: Record<string, Schema> = { Refusal: refusalSchema };
  const paths: OpenApiDocument["paths"] = {};
  for (const [tag, contract] of Object.entries(api)) {
    for (const [name, route] of Object.entries<Route>(contract)) {
      const operations = (paths[`/${route.path}`] ??= {});
      operations[route.method.toLowerCase()] = describeRoute(route, { tag, name, schemas });
    }
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Comanda",
      version: apiPrefix.slice(2),
      description:
        "Menus and orders of many accounts. JSON in and out: amounts are in reais with at most two decimals, instants in UTC, and unknown fields are refused.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: apiPrefix }],
    tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The token that an answer gave in its header `Token`",
        },
      },
      parameters,
      headers,
      schemas: Object.fromEntries(
        Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b)),
      ),
    },
  };
}

/** The refusals that a call may meet: its own, and those that follow from what it takes and who may call it. */
function refusalsOf(route: Route): RefusalCode[] {
  const codes: RefusalCode[] = [
    ...(route.refusals ?? []),
    ...(route.access === "public" ? [] : (["session_expired"] as const)),
    "access_denied",
    "not_found",
    // A body is read before it is known that the call takes none.
    "too_large",
    ...(route.method === "GET" ? [] : (["unsupported_media"] as const)),
    "unprocessable_entity",
    ...(route.idempotent ? (["idempotency_mismatch"] as const) : []),
    "default",
    "unavailable",
  ];
  return codes.toSorted((a, b) => refusals[a] - refusals[b]);
}

function keyOf({ idempotent }: Route): { $ref: string }[] {
  if (!idempotent) return [];
  const name = idempotent === true ? "IdempotencyKey" : "OptionalIdempotencyKey";
  return [{ $ref: `#/components/parameters/${name}` }];
}

function describeRoute(
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
      ...(route.events ? [{ $ref: "#/components/parameters/LastEventId" }] : []),
      ...parametersOf(route, "path", schemas),
      ...parametersOf(route, "query", schemas),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: route.multipart
              ? formOf(route.body)
              : json(describeSchema(route.body, "input", schemas)),
          },
        }
      : {}),
    responses: { ...successOf(route, schemas), ...refusalResponses(route) },
  };
}

function parametersOf(
  route: Route,
  where: "path" | "query",
  schemas: Record<string, Schema>,
): Parameter[] {
  const schema = where === "path" ? route.params : route.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = describeSchema(schema, "input", schemas);
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === "boolean"
      ? []
      : [{ name, in: where, required: required.includes(name), schema: property }],
  );
}

function successOf(route: Route, schemas: Record<string, Schema>): Record<string, Response> {
  const given = {
    Token: { $ref: "#/components/headers/Token" },
    Authenticated: { $ref: "#/components/headers/Authenticated" },
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
  const content = json(describeSchema(route.response, "output", schemas));
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
    ...(mayTryAgain
      ? { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } }
      : {}),
    content: json({ allOf: [referenceTo("Refusal"), { properties: { error: { enum: codes } } }] }),
  };
}

/** Every field of a form is a file. */
function formOf(body: $ZodType) {
  const { required = [] } = describeSchema(body, "input", {});
  const file: Schema = { type: "string", format: "binary" };
  const properties = Object.fromEntries(required.map((name) => [name, file]));
  return { "multipart/form-data": { schema: { type: "object", properties, required } } } as const;
}

/** The events of a stream by their names. */
function streamOf(events: NonNullable<Route["events"]>, schemas: Record<string, Schema>) {
  const properties = Object.fromEntries(
    Object.entries(events).map(([name, data]) => [name, describeSchema(data, "output", schemas)]),
  );
  return { "text/event-stream": { schema: { type: "object", properties } } } as const;
}

function json(schema: Schema) {
  return { "application/json": { schema } };
}

/** The document and its page, on every host. */
export function serveApiDocs(app: FastifyInstance): void {
  let document: string | undefined;
  let page: string | undefined;
  const cacheControl = "public, max-age=300";
  app.get(`${apiPrefix}/openapi.json`, (_, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply
      .header("cache-control", cacheControl)
      .type("application/json; charset=utf-8")
      .send(document);
  });
  app.get(`${apiPrefix}/docs`, (_, reply) => {
    page ??= docsPage(openApiDocument());
    return reply
      .header("cache-control", cacheControl)
      .header("content-security-policy", docsSecurityPolicy)
      .type("text/html; charset=utf-8")
      .send(page);
  });
}
