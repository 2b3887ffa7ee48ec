import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  apiPrefix,
  type Contract,
  type Route,
  type RouteInput,
  type RouteOutput,
} from "../../contract/route.ts";
import type { Database } from "../db/database.ts";
import { withAccount } from "../db/with-account.ts";
import { endSession, renewSession } from "../sessions/sessions.ts";
import { tokenFit } from "../sessions/token.ts";
import type { FindAccountId } from "../tenancy/host-account.ts";
import type { Callers } from "./callers.ts";
import { ReusedToken, type Context, type DetachedContext } from "./context.ts";
import type { EventStream } from "./event-stream.ts";
import type { FairShare } from "./fair-share.ts";
import type { HotCache } from "./hot-cache.ts";
import { sendHot } from "./hot.ts";
import { isKey } from "./idempotency.ts";
import { perform, type AnyHandler } from "./perform.ts";
import { requireRequestAccount } from "./request-account.ts";
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
  callers: Callers;
  turnedAway: TurnedAway;
};

const jsonType = "application/json; charset=utf-8";

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
  // What cannot be a token says no more of the caller than none; it must not have the answer built anew.
  const isAnybody = token === undefined || tokenFit(token, accountId) === "malformed";
  // A query, which no such route takes, is refused below; it must not spoil the answer that others wait for.
  if (route.cached && isAnybody && !/\?./.test(request.url)) {
    const { origin, mayKeep } = requestAccount;
    const place = { accountId, key: `${origin}${apiPrefix}/${route.path}`, mayKeep };
    const hot = await deps.hot.getOrBuild(place, async () => {
      const nobodys = { ...mounted, requestAccount, token: undefined, now };
      const { answer: made } = await perform(request, { ...nobodys, noteStaff: () => undefined });
      if ("open" in made || typeof made.body !== "string") throw new Error("A file is not kept");
      return { status: 200, type: jsonType, body: made.body };
    });
    if ("redirect" in hot) throw new Error("A call of the API does not redirect");
    return sendHot(deps.hot, hot, { request, reply: reply.header("authenticated", "false") });
  }
  const key = request.headers["idempotency-key"];
  const call = {
    caller: `${accountId} ${token ?? request.ip} ${route.method} ${route.path}`,
    key: route.idempotent && isKey(key) ? `${accountId} ${key}` : undefined,
  };
  const noteStaff = (isStaff: boolean) => void reply.header("authenticated", String(isStaff));
  const run = () =>
    deps.turnedAway(call, () =>
      perform(request, { ...mounted, requestAccount, token, now, noteStaff }),
    );
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
  if (route.mode === "write" && route.access === "admin" && !route.unseen) {
    deps.hot.drop(accountId);
  }
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
  if (given !== undefined) {
    deps.callers.note(given, true);
    void reply.header("token", given);
  }
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

/** What stands after "Bearer", however wrong; other schemes are not for us. */
function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(.+)$/i.exec(request.headers.authorization ?? "")?.[1];
}
