import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  apiPrefix,
  type Contract,
  type Route,
  type RouteInput,
  type RouteOutput,
} from "../../../contract/route.ts";
import { answerCached, isForAnybody } from "./answer-cached.ts";
import { answerCall } from "./answer-call.ts";
import type { Tx } from "../../db/with-account.ts";
import { bearerToken } from "../limits/callers.ts";
import type { Context, DetachedContext, EventStream } from "./context.ts";
import type { MountDeps, MountedRoute } from "./mounted-route.ts";
import type { AnyHandler } from "./perform.ts";
import { requireRequestAccount } from "./request-account.ts";

type ContextOf<R extends Route> = R extends { detached: true } ? DetachedContext : Context;

type Answer<R extends Route> = Promise<R extends { events: object } ? EventStream : RouteOutput<R>>;

export type Handler<R extends Route> = (input: RouteInput<R>, context: ContextOf<R>) => Answer<R>;

/** One handler for every route of a contract; leaving one out does not compile. */
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> };

/**
 * Makes a handler whose first query is sent with those that identify the caller, which saves a round trip. When the
 * caller is refused, the query leaves nothing behind and its answer is not used. `prefetch` gets the input as the
 * route's schema has it.
 */
export function withPrefetch<R extends Route, Prefetched>(
  prefetch: (input: RouteInput<R>, tx: Tx) => Prefetched,
  run: (input: RouteInput<R>, context: ContextOf<R>, prefetched: Prefetched) => Answer<R>,
): Handler<R> {
  // `mount` takes handlers of any route, and `perform` passes each one what its own `prefetch` has begun.
  return Object.assign(run, { prefetch }) as unknown as Handler<R>;
}

/** Registers every route of the contract with the server. */
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
      ...(route.events ? { exposeHeadRoute: false } : {}),
      config: {
        endless: route.events !== undefined,
        isForStaff: route.access === "staff" || route.access === "admin",
      },
      handler(request, reply) {
        const run = () => answer(request, reply, { route, handler, deps });
        const size = request.bodyLength;
        if (size === 0) return run();
        // The body counts before anything is awaited: every waiting call is in memory.
        const { caller, isStaff } = deps.callers.ofRequest(request);
        const bodies = isStaff ? deps.bodiesOfStaff : deps.bodies;
        return bodies({ name: caller, size }, run);
      },
    });
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  mounted: MountedRoute,
): Promise<FastifyReply> {
  const { route, deps } = mounted;
  const requestAccount = await requireRequestAccount(request, deps.findAccountId, route);
  request.accountLabel = requestAccount.accountId;
  const call = { ...mounted, requestAccount, token: bearerToken(request), now: deps.now() };
  return isForAnybody(request, call)
    ? answerCached(request, reply, call)
    : answerCall(request, reply, call);
}
