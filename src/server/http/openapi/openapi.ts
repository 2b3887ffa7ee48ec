import type { FastifyInstance } from "fastify";
import { api } from "../../../contract/api.ts";
import { apiPrefix, type Route } from "../../../contract/route.ts";
import { describeRoute } from "./describe-route.ts";
import { docsPage, docsSecurityPolicy } from "./docs-page.ts";
import type { OpenApiDocument, Schema, Parameter } from "./document.ts";
import { refusalSchema } from "./schemas.ts";

const groups: Record<keyof typeof api, string> = {
  account: "The account's settings",
  services: "When orders are taken",
  areas: "Where deliveries go",
  stations: "Where what is ordered is made",
  printers: "Printers",
  printJobs: "What is to be printed, and what was",
  content: "The account and its menu",
  translations: "Texts in other languages",
  uploads: "Pictures",
  qr: "Codes to print",
  printedMenu: "The menu on paper",
  orders: "Orders, from the cart to the kitchen",
  orderLines: "Lines of orders that change",
  orderPage: "Order page",
  orderSharing: "Orders that were shared",
  push: "Messages to guests' devices",
  kitchen: "What the kitchen makes",
  live: "What happens, as it happens",
  printing: "Orders as pictures",
  address: "Postal codes",
  tables: "The dining room",
  sheets: "Tabs",
  bills: "Bills of tabs",
  ratings: "What guests think",
  reports: "What was sold, and the end of the day",
  cash: "The drawer",
  privacy: "What is known of a guest, to be seen and taken away",
  auth: "Signing in and out",
  staff: "The people who work here",
};

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "A UUID of the caller's own; the same key and body get the first answer again",
  schema: { type: "string", format: "uuid" },
} satisfies Parameter;

/** Parameters that routes do not declare, by the names under which operations refer to them. */
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
  Device: {
    name: "Device",
    in: "header",
    required: false,
    description:
      "The mark that a sign-in on this device was once given: wrong passwords of others do not count against it",
    schema: { type: "string" },
  },
  LastEventId: {
    name: "Last-Event-ID",
    in: "header",
    required: false,
    description: "The `id` of the last event that was heard: the stream begins with `reset`",
    schema: { type: "string" },
  },
} satisfies Record<string, Parameter>;

const headers: OpenApiDocument["components"]["headers"] = {
  Token: {
    description: "A token to keep instead of the one that was sent",
    schema: { type: "string" },
  },
  Device: {
    description: "A mark for the device to keep, and to send when somebody signs in on it again",
    schema: { type: "string" },
  },
  Authenticated: {
    description:
      "Whether the server takes the caller for an attendant or admin; absent from a refusal for which nobody looked",
    schema: { type: "string", enum: ["true", "false"] },
  },
  RetryAfter: {
    description: "Seconds after which to try again",
    schema: { type: "integer", minimum: 0 },
  },
};

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
        "Menus and orders of many accounts. JSON in and out: amounts are in reais with at most two decimals, instants in UTC, and unknown fields are refused. What an answer gave may be sent back whole: fields that are `ignored` (`readOnly` in the document) have no effect.",
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
