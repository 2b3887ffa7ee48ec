import type { $ZodType, infer as Infer, input as Sent } from "zod/v4/core";
import type { RefusalCode } from "./errors.ts";

/**
 * Callers whom a route lets in. "public": everyone. "guest": everyone; a write without an identity makes one. "staff":
 * attendants and admins. "admin": admins.
 */
export type Access = "public" | "guest" | "staff" | "admin";

/**
 * One call of the API, as data. The server mounts it, the client calls it and the OpenAPI document lists it.
 * `path` stands after the version prefix and names its parameters in braces.
 */
export type Route = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  summary: string;
  access: Access;
  /** "read" gets a read-only transaction. Contracts name it only for a GET that writes and for others that read. */
  mode: "read" | "write";
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  /** Absent: the call answers 204 without a body. */
  response?: $ZodType;
  status?: 200 | 201;
  /**
   * The call needs an `Idempotency-Key`, or may have one; the same key and body get the first answer again.
   */
  idempotent?: true | "if keyed";
  /** Refusals of this call alone; the other parts of a route imply more. */
  refusals?: readonly RefusalCode[];
  /** Without a token everybody gets the same answer until the account's content changes. */
  cached?: true;
  /** A read that goes before others under load, with the urgency of orders or of the kitchen's tickets. */
  urgency?: "order" | "kitchen";
  /** A write of admins that changes nothing for guests: cached answers stay. */
  unseen?: true;
  /** A write by non-admins that changes what guests see. A write by admins is assumed to. */
  seen?: true;
  /** The body is a form with files instead of JSON; its schema says which. */
  multipart?: true;
  /** The answer is a file of this type instead of JSON. */
  binary?: "application/pdf" | "text/csv";
  /** The answer is an endless stream of server-sent events: the schema of each event's `data`, by its name. */
  events?: Record<string, $ZodType>;
  /** The query's `domain` names the account, for addresses that people open directly. */
  domainInQuery?: true;
  /** The call reads a device's mark from the header `Device`, and gives a mark to a device that has none. */
  marksDevice?: true;
  /**
   * The call waits for something slow other than the database, so its handler runs without an open transaction. If it
   * is also idempotent, the handler does its work in the context's `once`.
   */
  detached?: true;
};

/** All of a route that a caller needs at run time. */
export type Wire = Pick<Route, "method" | "path" | "multipart">;

export type Contract = Record<string, Route>;

type Parsed<Schema> = Schema extends $ZodType ? Infer<Schema> : undefined;

type Part = "params" | "query" | "body";

/** A handler's input: only the parts that the route declares. */
export type RouteInput<R extends Route> = {
  [P in Part as R[P] extends $ZodType ? P : never]: Parsed<R[P]>;
};

/** A caller's input: the same parts, in any form that the schemas accept. */
export type RouteSent<R extends Route> = {
  [P in Part as R[P] extends $ZodType ? P : never]: Sent<R[P]>;
};

/** The call's answer; `undefined` for 204. */
export type RouteOutput<R extends Route> = R extends { binary: string }
  ? Uint8Array
  : Parsed<R["response"]>;

type Described = Omit<Route, "mode"> & Partial<Pick<Route, "mode">>;
type Complete<D> = { [Name in keyof D]: D[Name] & Pick<Route, "mode"> };

/** Keeps the literal types of a contract while checking its shape. */
export function defineContract<const D extends Record<string, Described>>(
  described: D,
): Complete<D> {
  const routes = Object.entries(described).map(([name, route]) => [
    name,
    { mode: route.method === "GET" ? "read" : "write", ...route },
  ]);
  return Object.fromEntries(routes) as Complete<D>;
}

export const apiPrefix = "/v2.0";

/**
 * Makes the concrete address of a route: parameters escaped into the path, the query in the given order, absent values
 * left out.
 */
export function routeAddress(
  route: Wire,
  {
    params = {},
    query = {},
  }: {
    params?: Record<string, string | number> | undefined;
    query?: Record<string, string | number | undefined> | undefined;
  } = {},
): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${route.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search.toString()}` : "";
  return `${apiPrefix}/${path}${suffix}`;
}
