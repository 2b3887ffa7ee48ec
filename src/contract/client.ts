import type { RefusalBody } from "./errors.ts";
import {
  routeAddress,
  type Contract,
  type Route,
  type RouteOutput,
  type RouteSent,
  type Wire,
} from "./route.ts";

export type TransportRequest = {
  method: Route["method"];
  /** Path and query, from the version prefix on. */
  address: string;
  headers: Record<string, string>;
  body?: unknown;
  /** The body's fields go out as a form. */
  multipart?: true;
  sendForm?: SendForm;
  signal?: AbortSignal;
};

/** Sends a form or a sign-in for a transport that cannot; `headers` are what the transport adds. */
export type SendForm = (
  request: TransportRequest,
  headers: Record<string, string>,
) => Promise<{ status: number; header: (name: string) => string | null; body: string }>;

/** `body` is the parsed JSON, or undefined when there was none. */
export type TransportResponse = { status: number; body: unknown };

/** Carries one request: fetch in the browser, the server's own injection when rendering and in tests. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export type CallOptions = {
  idempotencyKey?: string;
  signal?: AbortSignal;
  sendForm?: SendForm;
};

type NoParts = Record<never, never>;

type Call<R extends Route> =
  RouteSent<R> extends infer Input
    ? NoParts extends Needed<Input>
      ? (input?: Partial<Input>, options?: CallOptions) => Promise<RouteOutput<R>>
      : (input: Input, options?: CallOptions) => Promise<RouteOutput<R>>
    : never;

/** The input that a caller must give; a query without required parts may be left out. */
type Needed<Input> = Input extends { query: infer Query }
  ? NoParts extends Query
    ? Omit<Input, "query">
    : Input
  : Input;

export type Client<C extends Contract> = { [Name in keyof C]: Call<C[Name]> };

/** A call was answered with a refusal; `status` is 0 when no answer came at all. */
export class CallRefused extends Error {
  readonly status: number;
  readonly refusal: RefusalBody;

  constructor(status: number, refusal: RefusalBody, options?: ErrorOptions) {
    super(`${status} ${refusal.error}`, options);
    this.name = "CallRefused";
    this.status = status;
    this.refusal = refusal;
  }
}

/** Parts of a contract that a client needs: the method and path of each call, or the whole contract. */
type WireOf<C extends Contract> = {
  [Name in keyof C]: Pick<C[Name], "method" | "path"> & Pick<Wire, "multipart">;
};

/** Makes one function per route. It trusts the shape of answers, because the server picks every field that it sends. */
export function createClient<C extends Contract>(
  wire: C | WireOf<C>,
  transport: Transport,
): Client<C> {
  const calls = Object.entries<Wire>(wire).map(([name, route]) => [name, callOf(route, transport)]);
  // The types of the calls come from the contract; fromEntries cannot carry them.
  return Object.fromEntries(calls) as Client<C>;
}

type AnyInput = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
};

function callOf(route: Wire, transport: Transport) {
  return async (input: AnyInput = {}, options: CallOptions = {}): Promise<unknown> => {
    const headers: Record<string, string> = {};
    if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
    const answer = await transport({
      method: route.method,
      address: routeAddress(route, input),
      headers,
      ...(input.body === undefined ? {} : { body: input.body }),
      ...(route.multipart ? { multipart: true } : {}),
      ...(options.sendForm ? { sendForm: options.sendForm } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    throw new CallRefused(answer.status, refusalOf(answer.body));
  };
}

function refusalOf(body: unknown): RefusalBody {
  const known =
    typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
  // The server's error handler is the only source of these bodies.
  return known ? (body as RefusalBody) : { error: "default", message: "" };
}
