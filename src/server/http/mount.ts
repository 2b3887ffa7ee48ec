import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { safeParse } from "zod/v4/core";
import {
  apiPrefix,
  type Contract,
  type Route,
  type RouteInput,
  type RouteOutput,
} from "../../contract/route.ts";
import type { EventStream } from "../live/event-stream.ts";
import { isStaff } from "../auth/principal.ts";
import { endSession, newGuest, renewSession } from "../auth/sessions.ts";
import type { Database } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import type { FairShare } from "./fair-share.ts";
import { formFile } from "./form-file.ts";
import { requireRequestAccount, type RequestAccount } from "./request-account.ts";
import {
  identify,
  requireAccess,
  requireAccount,
  ReusedToken,
  type Context,
  type DetachedContext,
} from "./context.ts";
import type { FindAccountId } from "./host-account.ts";
import type { HotCache } from "./hot-cache.ts";
import { sendHot } from "./hot.ts";
import { once, startTaking, type Answer } from "./idempotency.ts";
import { parseInput } from "./input.ts";
import type { TurnedAway } from "./turned-away.ts";

type ContextOf<R extends Route> = R extends { detached: true } ? DetachedContext : Context;

export type Handler<R extends Route> = (
  input: RouteInput<R>,
  context: ContextOf<R>,
) => Promise<R extends { events: object } ? EventStream : RouteOutput<R>>;

/** One handler for every route of a contract; leaving one out does not compile. */
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> };

export type MountDeps = {
  database: Database;
  findAccountId: FindAccountId;
  now: () => Date;
  /** Called after a write is committed, so that its events are told soon. */
  wake: () => void;
  hot: HotCache;
  /** Whose turn it is to use the database. */
  share: FairShare;
  turnedAway: TurnedAway;
};

const jsonType = "application/json; charset=utf-8";

/** `perform` gives it the context that its route asks for. */
type AnyHandler = (
  input: Record<string, unknown>,
  context: Context | DetachedContext,
) => Promise<unknown>;

/** Gives every route of the contract its place in the server. */
export function mount<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  deps: MountDeps,
): void {
  for (const [name, route] of Object.entries(contract)) {
    // `parseInput` proves the input's shape at run time; the types have done so for the caller.
    const handler = handlers[name] as unknown as AnyHandler;
    app.route({
      method: route.method,
      url: `${apiPrefix}/${route.path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      ...(route.events ? { exposeHeadRoute: false, config: { endless: true } } : {}),
      handler: (request, reply) => answer(request, reply, { route, handler, deps }),
    });
  }
}

type Mounted = { route: Route; handler: AnyHandler; deps: MountDeps };
type Call = Mounted & { requestAccount: RequestAccount; token: string | undefined; now: Date };
/** What the answer's headers will say of the caller. */
type Said = { authenticated: boolean; token: string | undefined; renewalDue: boolean };
type Outcome = Said & { answer: Answer | File | EventStream };
/** What a binary route answers with. */
type File = { status: number; body: Uint8Array };

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  mounted: Mounted,
): Promise<FastifyReply> {
  const { route, deps } = mounted;
  const requestAccount = await requireRequestAccount(request, deps.findAccountId, route);
  const { accountId } = requestAccount;
  const token = bearerToken(request);
  const now = deps.now();
  // A query, which no such route takes, is refused below; it must not spoil the answer that others wait for.
  if (route.cached && token === undefined && !/\?./.test(request.url)) {
    const key = `${request.protocol}://${requestAccount.host}${apiPrefix}/${route.path}`;
    const hot = await deps.hot.getOrBuild({ accountId, key }, async () => {
      const { answer: made } = await perform(request, { ...mounted, requestAccount, token, now });
      if ("open" in made || typeof made.body !== "string") throw new Error("A file is not kept");
      return { status: 200, type: jsonType, body: made.body };
    });
    if ("redirect" in hot) throw new Error("A call of the API does not redirect");
    return sendHot(deps.hot, hot, { request, reply: reply.header("authenticated", "false") });
  }
  const call = {
    caller: `${accountId} ${token ?? request.ip} ${route.method} ${route.path}`,
    key: `${accountId} ${String(request.headers["idempotency-key"])}`,
  };
  const run = () =>
    deps.turnedAway(call, () => perform(request, { ...mounted, requestAccount, token, now }));
  const outcome = await run().catch(async (error: unknown) => {
    if (!(error instanceof ReusedToken)) throw error;
    await withAccount(deps.database, { accountId, mode: "write" }, (tx) =>
      endSession(tx, error.sessionId),
    );
    // Now the token is one that nobody knows, and the route says what that means.
    return run();
  });
  if (route.mode === "write") deps.wake();
  // Other processes hear of it in a moment; whoever asks this one next must see it.
  if (route.mode === "write" && route.access === "admin") deps.hot.drop(accountId);
  const renewed =
    outcome.renewalDue && token !== undefined
      ? await withAccount(deps.database, { accountId, mode: "write" }, (tx) =>
          renewSession(tx, { token, now }),
        ).catch((error: unknown) => {
          // The call itself is done and committed; the token stays good, and the next call tries again.
          request.log.warn({ err: error }, "token not renewed");
          return undefined;
        })
      : undefined;
  const given = outcome.token ?? renewed;
  if (given !== undefined) void reply.header("token", given);
  // The viewer that a browser shows a file in is a page with styles and frames of its own.
  if (route.binary) void reply.header("content-security-policy", "frame-ancestors 'none'");
  void reply
    .header("authenticated", String(outcome.authenticated))
    .header("cache-control", "no-store");
  if ("open" in outcome.answer) return openStream(request, reply, outcome.answer);
  return reply
    .type(route.binary ?? jsonType)
    .code(outcome.answer.status)
    .send(outcome.answer.body);
}

/** From here on the framework leaves the answer alone. */
function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: EventStream,
): FastifyReply {
  const lastEventId = request.headers["last-event-id"];
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.setHeader("content-type", "text/event-stream; charset=utf-8");
  // A proxy in between must not wait for more.
  reply.raw.setHeader("x-accel-buffering", "no");
  reply.raw.flushHeaders();
  stream.open(reply.raw, typeof lastEventId === "string" ? lastEventId : undefined);
  return reply;
}

/** Lets the caller in and has the handler do its work: in one transaction, or after it where the route is detached. */
async function perform(request: FastifyRequest, call: Call): Promise<Outcome> {
  const { route, handler, deps, requestAccount, token } = call;
  const { accountId } = requestAccount;
  const parsed = attemptInput(route, request);
  const inTransaction: DetachedContext["inTransaction"] = (run) =>
    deps.share({ accountId, caller: token ?? request.ip }, () =>
      withAccount(deps.database, { accountId, mode: route.mode }, run),
    );

  if (!route.detached) {
    return inTransaction(async (tx) => {
      const key = request.headers["idempotency-key"];
      const isOnce = route.idempotent === true || (route.idempotent && key !== undefined);
      // Goes out with the questions of who asks; whoever may not leaves nothing behind.
      const taking =
        isOnce && "input" in parsed
          ? startTaking({ key, route, input: parsed.input, now: call.now }, tx)
          : undefined;
      const { input, context, said } = await admit(tx, request, { ...call, parsed });
      const run = async () => {
        const identified = await withIdentity(route, context);
        return {
          answer: encode(route, await handler(input, identified)),
          principal: identified.principal,
        };
      };
      const made = isOnce ? await once(taking, context, run) : (await run()).answer;
      return { ...said, answer: made };
    });
  }

  const { input, context, said } = await inTransaction(async (tx) => {
    const admitted = await admit(tx, request, { ...call, parsed });
    const { tx: _, ...identified } = await withIdentity(route, admitted.context);
    return { ...admitted, context: identified };
  });
  const value = await handler(input, { ...context, inTransaction });
  if (route.events) return { ...said, answer: streamOf(value) };
  return { ...said, answer: route.binary ? fileOf(value) : encode(route, value) };
}

/** What a request says, or why it cannot be taken. */
type Parsed = { input: Record<string, unknown> } | { refusal: unknown };

/** Reads a request before a connection is taken for it; what is wrong with it is told only to those who may ask. */
function attemptInput(route: Route, request: FastifyRequest): Parsed {
  try {
    return { input: parseInput(route, request) };
  } catch (refusal) {
    return { refusal };
  }
}

/** Who asks, whether they may, and what for. The handler may still change what is `said` of the caller. */
async function admit(
  tx: Tx,
  request: FastifyRequest,
  { route, requestAccount, token, now, parsed }: Call & { parsed: Parsed },
) {
  const [account, { principal, renewalDue }] = await Promise.all([
    requireAccount(tx),
    identify(tx, { route, token, now }),
  ]);
  requireAccess(route, principal);
  if ("refusal" in parsed) throw parsed.refusal;
  const input = { ...parsed.input };
  if (route.multipart) input["body"] = { file: formFile(request) };
  const said: Said = { authenticated: isStaff(principal), token: undefined, renewalDue };
  const context: Context = {
    tx,
    account,
    domain: requestAccount.domain,
    protocol: request.protocol === "https" ? "https" : "http",
    principal,
    remoteAddress: request.ip,
    now,
    giveToken: (fresh) => (said.token = fresh),
    setAuthenticated: (is) => (said.authenticated = is),
  };
  return { input, context, said };
}

/** A guest who writes for the first time becomes somebody. */
async function withIdentity(route: Route, context: Context): Promise<Context> {
  if (route.access !== "guest" || route.mode !== "write" || context.principal.kind !== "nobody")
    return context;
  const { token, guestId, sessionId } = await newGuest(context.tx, context.now);
  context.giveToken(token);
  return { ...context, principal: { kind: "guest", guestId, sessionId } };
}

/**
 * Only what the route's schema lists leaves the server; an answer that does not fit is a defect. What is made for all who
 * ask is large, and made field by field: there the schema is held against it by tests, which takes as long as a page.
 */
function encode(route: Route, value: unknown): Answer {
  if (!route.response) return { status: 204, body: "" };
  if (route.cached) return { status: 200, body: JSON.stringify(value) };
  const parsed = safeParse(route.response, value);
  if (!parsed.success)
    throw new Error(`The answer of ${route.method} ${route.path} does not fit`, {
      cause: parsed.error,
    });
  return { status: route.status ?? 200, body: JSON.stringify(parsed.data) };
}

function fileOf(value: unknown): File {
  if (!(value instanceof Uint8Array)) throw new Error("The answer is no file");
  return { status: 200, body: value };
}

function streamOf(value: unknown): EventStream {
  const isStream = typeof value === "object" && value !== null && "open" in value;
  // The handler's type says what `open` takes.
  if (isStream && typeof value.open === "function") return value as EventStream;
  throw new Error("The answer is no stream");
}

/** What stands after "Bearer", however wrong; other schemes are not for us. */
function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(.+)$/i.exec(request.headers.authorization ?? "")?.[1];
}
