import type { FastifyRequest } from "fastify";
import { safeParse } from "zod/v4/core";
import type { Route } from "../../../contract/route.ts";
import type { Database } from "../../db/database.ts";
import { withAccount, type Tx } from "../../db/with-account.ts";
import { isStaff } from "../../sessions/principal.ts";
import type { AccountHead } from "../../tenancy/account-head.ts";
import { newGuest, type TokenRotation } from "../../sessions/sessions.ts";
import { callerAddress } from "../edge/caller-address.ts";
import type { Callers } from "../limits/callers.ts";
import {
  identify,
  requireAccess,
  requireAccountHead,
  type Context,
  type DetachedContext,
  type EventStream,
} from "./context.ts";
import type { FairShare } from "../limits/fair-share.ts";
import { callUrgency } from "../limits/urgency.ts";
import { formFile } from "./form-file.ts";
import { isKey, runIdempotent, startTaking, type Answer } from "./idempotency.ts";
import { parseInput } from "./input.ts";
import { believePort } from "../edge/public-origin.ts";
import { Refused } from "../refused.ts";
import type { RequestAccount } from "./request-account.ts";

/** `perform` gives it the context that its route asks for, and what was prefetched. */
export type AnyHandler = {
  (
    input: Record<string, unknown>,
    context: Context | DetachedContext,
    prefetched: unknown,
  ): Promise<unknown>;
  prefetch?: (input: Record<string, unknown>, tx: Tx) => Promise<unknown> | undefined;
};

/** A call of a route, before its caller is known. */
type Call = {
  route: Route;
  handler: AnyHandler;
  deps: { database: Database; share: FairShare; callers: Callers };
  requestAccount: RequestAccount;
  token: string | undefined;
  now: Date;
  /** Whether the answer is built for the cache, and so for everybody. */
  forAll?: boolean;
  /** Called as soon as it is known whether staff are calling, because the call may still be refused. */
  noteStaff: (isStaff: boolean) => void;
};
/** Facts about the caller that the answer's headers tell. */
type CallerFacts = {
  authenticated: boolean;
  token: string | undefined;
  device: string | undefined;
  rotation: TokenRotation | undefined;
  goodUntilMs: number | undefined;
};
/** "kept": the cached answer, which is the same for everybody. */
export type Outcome = CallerFacts & { answer: Answer | File | EventStream | "kept" };
/** The answer of a binary route. */
type File = { status: number; body: Uint8Array };

type InTransaction = DetachedContext["inTransaction"];

/** Admits the caller and runs the handler: in one transaction, or after it if the route is detached. */
export async function perform(request: FastifyRequest, call: Call): Promise<Outcome> {
  const { route, deps, requestAccount, token } = call;
  const { accountId } = requestAccount;
  const parsed = { ...call, parsed: attemptInput(route, request) };
  const inTransaction: InTransaction = (run) => {
    const asking = deps.callers.callerOf({ token, address: callerAddress(request.ip) });
    const urgency = callUrgency(route, asking);
    return deps.share({ accountId, ...asking, urgency }, () =>
      withAccount(
        deps.database,
        { accountId, mode: route.mode, mayLag: call.forAll === true },
        run,
      ),
    );
  };
  return route.detached
    ? performDetached(inTransaction, request, parsed)
    : inTransaction((tx) => performWithin(tx, request, parsed));
}

async function performWithin(tx: Tx, request: FastifyRequest, call: ParsedCall): Promise<Outcome> {
  const { route, handler, parsed, now } = call;
  const key = request.headers["idempotency-key"];
  const isOnce = route.idempotent === true || (route.idempotent && key !== undefined);
  // Sent together with the queries that identify the caller. A refused caller leaves no key behind.
  const taking =
    isOnce && "input" in parsed
      ? startTaking({ key, route, input: parsed.input, now }, tx)
      : undefined;
  const prefetched = "input" in parsed ? handler.prefetch?.(parsed.input, tx) : undefined;
  // An earlier refusal leaves this without a reader; its failure must not end the process.
  prefetched?.catch(() => undefined);
  const { input, context, facts } = await admit(tx, request, call);
  // Everybody but staff gets the cached answer, so that made-up tokens cannot have new ones built.
  if (route.cached && !call.forAll && !isStaff(context.principal))
    return { ...facts, answer: "kept" };
  if (route.binary) return { ...facts, answer: fileOf(await handler(input, context, prefetched)) };
  const run = async () => {
    const identified = await withIdentity(route, context);
    return {
      answer: encode(route, await handler(input, identified, prefetched)),
      principal: identified.principal,
    };
  };
  const answer = isOnce ? await runIdempotent(taking, context, run) : (await run()).answer;
  return { ...facts, answer };
}

async function performDetached(
  inTransaction: InTransaction,
  request: FastifyRequest,
  call: ParsedCall,
): Promise<Outcome> {
  const { route, handler, now } = call;
  const { input, context, facts } = await inTransaction(async (tx) => {
    const admitted = await admit(tx, request, call);
    const { tx: _, ...identified } = await withIdentity(route, admitted.context);
    return { ...admitted, context: identified };
  });
  const thawed: InTransaction = (run) =>
    inTransaction(async (tx) => {
      // The account may have been frozen since the first transaction.
      if (route.mode === "write") refuseFrozen(route, await requireAccountHead(tx));
      return run(tx);
    });
  const key = request.headers["idempotency-key"];
  const once: DetachedContext["once"] = (run) =>
    thawed(async (tx) => {
      if (!route.idempotent) return run(tx);
      const taking = startTaking({ key, route, input: withoutApproval(input), now }, tx);
      const made = await runIdempotent(taking, { ...context, tx }, async () => ({
        answer: encode(route, await run(tx)),
        principal: context.principal,
      }));
      // `encode` made the body of a result of this type, in this call or in the first one.
      return JSON.parse(made.body);
    });
  const value = await handler(input, { ...context, inTransaction: thawed, once }, undefined);
  if (route.events) return { ...facts, answer: streamOf(value) };
  return { ...facts, answer: route.binary ? fileOf(value) : encode(route, value) };
}

/** Omits the approval: it is not part of the request, and the kept hash must not help to guess the owner's secret. */
function withoutApproval(input: Record<string, unknown>): Record<string, unknown> {
  const { body } = input;
  if (typeof body !== "object" || body === null || !("approval" in body)) return input;
  const { approval: _, ...rest } = body;
  return { ...input, body: rest };
}

/** An account that is moved is back soon, at its new place. */
const frozenForSeconds = 30;

function refuseFrozen({ mode }: Route, { isFrozen }: AccountHead): void {
  if (isFrozen && mode === "write") throw frozenRefusal();
}

export function frozenRefusal(): Refused {
  return new Refused("unavailable", { retryAfterSeconds: frozenForSeconds });
}

/** A request's input, or the reason why it is refused. */
type Parsed = { input: Record<string, unknown> } | { refusal: unknown };
type ParsedCall = Call & { parsed: Parsed };

/**
 * Parses the request before a database connection is taken. The refusal is kept, and sent only to callers who are
 * authorized.
 */
function attemptInput(route: Route, request: FastifyRequest): Parsed {
  try {
    return { input: parseInput(route, request) };
  } catch (refusal) {
    return { refusal };
  }
}

/** Checks who asks and whether they may, and gives the parsed input. The handler may change the `facts` of them. */
async function admit(tx: Tx, request: FastifyRequest, call: ParsedCall) {
  const { route, requestAccount, now, parsed } = call;
  const [account, { principal, rotation }] = await Promise.all([
    requireAccountHead(tx),
    whoAsks(tx, call),
  ]);
  request.accountLabel = account.label;
  refuseFrozen(route, account);
  if (isStaff(principal)) believePort(request, requestAccount);
  requireAccess(route, principal);
  if ("refusal" in parsed) throw parsed.refusal;
  const input = { ...parsed.input };
  if (route.multipart) input["body"] = { file: formFile(request) };
  const facts: CallerFacts = {
    authenticated: isStaff(principal),
    token: undefined,
    device: undefined,
    rotation,
    goodUntilMs: undefined,
  };
  const { device, "idempotency-key": key } = request.headers;
  const context: Context = {
    tx,
    account,
    domain: requestAccount.domain,
    isUsualPort: requestAccount.isUsualPort,
    protocol: request.protocol === "https" ? "https" : "http",
    principal,
    remoteAddress: callerAddress(request.ip),
    device: typeof device === "string" ? device : undefined,
    key: isKey(key) ? key : undefined,
    now,
    keepUntil: (instantMs) => (facts.goodUntilMs = instantMs),
    giveDevice: (mark) => (facts.device = mark),
    giveToken: (fresh) => (facts.token = fresh),
    setAuthenticated: (is) => (facts.authenticated = is),
  };
  return { input, context, facts };
}

/** Finds the token's principal, and notes for the fair share of later calls whose token it is. */
async function whoAsks(tx: Tx, { route, deps, token, now, noteStaff }: Call) {
  const noteToken = (of: "staff" | "guest" | "nobody") =>
    token !== undefined && deps.callers.note(token, of);
  try {
    const identified = await identify(tx, { route, token, now });
    const { principal } = identified;
    noteToken(isStaff(principal) ? "staff" : principal.kind);
    noteStaff(isStaff(principal));
    return identified;
  } catch (error) {
    if (error instanceof Refused) {
      noteToken("nobody");
      noteStaff(false);
    }
    throw error;
  }
}

/** Gives a guest who writes for the first time an identity. */
async function withIdentity(route: Route, context: Context): Promise<Context> {
  if (route.access !== "guest" || route.mode !== "write" || context.principal.kind !== "nobody")
    return context;
  const { token, guestId, sessionId } = await newGuest(context.tx, context.now);
  context.giveToken(token);
  return { ...context, principal: { kind: "guest", guestId, sessionId } };
}

/**
 * Encodes the fields that the route's schema lists; an answer that does not fit is a defect. Cached answers are not
 * checked as they are made, because checking a menu takes as long as making its page: they are put together field by
 * field, and tests hold them against their schemas.
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
