import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { safeParse } from "zod/v4/core";
import { apiPrefix, type Contract, type Route, type RouteInput, type RouteOutput } from "../../contract/route.ts";
import { endSession, newGuest, renewSession } from "../auth/sessions.ts";
import type { Database } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { findRequestAccount, type RequestAccount } from "./request-account.ts";
import { identify, requireAccess, requireAccount, ReusedToken, type Context } from "./context.ts";
import type { FindAccountId } from "./host-account.ts";
import { once, type Answer } from "./idempotency.ts";
import { parseInput } from "./input.ts";
import { Refused } from "./refused.ts";

export type Handler<R extends Route> = (input: RouteInput<R>, context: Context) => Promise<RouteOutput<R>>;

/** One handler for every route of a contract; leaving one out does not compile. */
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> };

export type MountDeps = {
  database: Database;
  findAccountId: FindAccountId;
  now: () => Date;
  /** Called after a write is committed, so that its events are told soon. */
  wake: () => void;
};

type AnyHandler = (input: Record<string, unknown>, context: Context) => Promise<unknown>;

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
      handler: (request, reply) => answer(request, reply, { route, handler, deps }),
    });
  }
}

type Mounted = { route: Route; handler: AnyHandler; deps: MountDeps };
type Outcome = { answer: Answer; authenticated: boolean; token: string | undefined; renewalDue: boolean };

async function answer(request: FastifyRequest, reply: FastifyReply, mounted: Mounted): Promise<FastifyReply> {
  const { route, deps } = mounted;
  const requestAccount = await findRequestAccount(request, deps.findAccountId);
  const { accountId } = requestAccount;
  const token = bearerToken(request);
  const now = deps.now();
  const outcome = await withAccount(deps.database, { accountId, mode: route.mode }, (tx) =>
    perform(tx, request, { ...mounted, requestAccount, token, now }),
  ).catch(async (error: unknown) => {
    if (!(error instanceof ReusedToken)) throw error;
    await withAccount(deps.database, { accountId, mode: "write" }, (tx) => endSession(tx, error.sessionId));
    throw new Refused("session_expired");
  });
  if (route.mode === "write") deps.wake();
  const renewed =
    outcome.renewalDue && token !== undefined
      ? await withAccount(deps.database, { accountId, mode: "write" }, (tx) => renewSession(tx, token, now))
      : undefined;
  const given = outcome.token ?? renewed;
  if (given !== undefined) void reply.header("token", given);
  return reply
    .header("authenticated", String(outcome.authenticated))
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .code(outcome.answer.status)
    .send(outcome.answer.body);
}

async function perform(
  tx: Tx,
  request: FastifyRequest,
  { route, handler, requestAccount, token, now }: Mounted & { requestAccount: RequestAccount; token: string | undefined; now: Date },
): Promise<Outcome> {
  const account = await requireAccount(tx);
  const { principal: caller, renewalDue } = await identify(tx, { route, token, now });
  requireAccess(route, caller);
  const input = parseInput(route, request);
  let given: string | undefined;
  const context: Context = {
    tx,
    account,
    domain: requestAccount.domain,
    principal: caller,
    remoteAddress: request.ip,
    now,
    giveToken: (fresh) => (given = fresh),
  };
  const run = async () => {
    const identified = await withIdentity(route, context);
    return { answer: encode(route, await handler(input, identified)), principal: identified.principal };
  };
  const key = request.headers["idempotency-key"];
  const result = route.idempotent
    ? await once({ key: typeof key === "string" ? key : undefined, route, body: request.body, caller }, context, run)
    : (await run()).answer;
  return {
    answer: result,
    authenticated: caller.kind === "admin" || caller.kind === "attendant",
    token: given,
    renewalDue,
  };
}

/** A guest who writes for the first time becomes somebody. */
async function withIdentity(route: Route, context: Context): Promise<Context> {
  if (route.access !== "guest" || route.mode !== "write" || context.principal.kind !== "nobody") return context;
  const { token, guestId, sessionId } = await newGuest(context.tx, context.now);
  context.giveToken(token);
  return { ...context, principal: { kind: "guest", guestId, sessionId } };
}

/** Only what the route's schema lists leaves the server; an answer that does not fit is a defect. */
function encode(route: Route, value: unknown): Answer {
  if (!route.response) return { status: 204, body: "" };
  const parsed = safeParse(route.response, value);
  if (!parsed.success) throw new Error(`The answer of ${route.method} ${route.path} does not fit`, { cause: parsed.error });
  return { status: route.status ?? 200, body: JSON.stringify(parsed.data) };
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? "")?.[1];
}
