import type { FastifyReply, FastifyRequest } from "fastify";
import { endSession, rotateToken, type TokenRotation } from "../../sessions/sessions.ts";
import { withThawedAccount } from "../../tenancy/with-thawed-account.ts";
import { bestEncoding, encode } from "../cache/encoding.ts";
import { keptAnswer } from "./answer-cached.ts";
import { callerAddress } from "../edge/caller-address.ts";
import { ReusedToken, type EventStream } from "./context.ts";
import { isKey } from "./idempotency.ts";
import { jsonType, type MountedCall } from "./mounted-route.ts";
import { frozenRefusal, perform, type Outcome } from "./perform.ts";

/** Performs the call, and answers its caller with the headers that are for them. */
export async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  call: MountedCall,
): Promise<FastifyReply> {
  const { route, deps } = call;
  const outcome = await outcomeOf(request, reply, call);
  if (route.mode === "write") {
    deps.wake();
    deps.database.replica?.noteChange(call.requestAccount.accountId);
  }
  // Other processes hear of the change in a moment. The next request to this process must see it already.
  const isSeen = route.access === "admin" ? !route.unseen : route.seen === true;
  if (route.mode === "write" && isSeen) {
    deps.cache.drop(call.requestAccount.accountId);
  }
  const renewed = outcome.rotation && (await rotatedToken(request, call, outcome.rotation));
  const given = outcome.token ?? renewed;
  if (given !== undefined) {
    deps.callers.note(given, outcome.authenticated ? "staff" : "guest");
    void reply.header("token", given);
  }
  if (outcome.device !== undefined) void reply.header("device", outcome.device);
  // The browser's file viewer is a page with its own styles and frames.
  if (route.binary) void reply.header("content-security-policy", "frame-ancestors 'none'");
  void reply
    .header("authenticated", String(outcome.authenticated))
    .header("cache-control", "no-store");
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  const sendEncoded = (body: Buffer | undefined) => {
    if (encoding !== "identity") void reply.header("content-encoding", encoding);
    return reply.type(jsonType).send(body);
  };
  if (outcome.answer === "kept") {
    const { body } = await deps.cache.encodeAs(await keptAnswer(request, call), encoding);
    return sendEncoded(body);
  }
  if ("open" in outcome.answer) return openStream(request, reply, outcome.answer);
  const { status, body } = outcome.answer;
  void reply.code(status);
  if (typeof body === "string" && body.length >= leastEncoded)
    return sendEncoded(await encode(Buffer.from(body), encoding));
  return reply.type(route.binary ?? jsonType).send(body);
}

/** In characters. A shorter answer comes in three packets at most as it is. */
const leastEncoded = 4096;

async function outcomeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  call: MountedCall,
): Promise<Outcome> {
  const { route, deps, requestAccount, token } = call;
  const { accountId } = requestAccount;
  const key = request.headers["idempotency-key"];
  const asked = {
    caller: `${accountId} ${token ?? callerAddress(request.ip)} ${route.method} ${route.path}`,
    key: route.idempotent && isKey(key) ? `${accountId} ${key}` : undefined,
  };
  const noteStaff = (isStaff: boolean) => void reply.header("authenticated", String(isStaff));
  const run = () => deps.rejections(asked, () => perform(request, { ...call, noteStaff }));
  return run().catch(async (error: unknown) => {
    if (!(error instanceof ReusedToken)) throw error;
    request.server.securityLog.noteCall("authn_token_reuse", request);
    const ended = await withThawedAccount(deps.database, accountId, async (tx) => {
      await endSession(tx, error.sessionId);
      return true;
    });
    if (ended === undefined) throw frozenRefusal();
    // Now the token is unknown, and the route decides what an unknown token means.
    return run();
  });
}

async function rotatedToken(
  request: FastifyRequest,
  { deps, requestAccount: { accountId }, token, now }: MountedCall,
  rotation: TokenRotation,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  try {
    return await withThawedAccount(deps.database, accountId, (tx) =>
      rotateToken(tx, { token, rotation, now }),
    );
  } catch (error) {
    // The call itself is done and committed; the token stays good, and the next call tries again.
    request.log.warn({ err: error }, "token not renewed");
    return undefined;
  }
}

/** Answers with a stream of events; from here on the framework leaves the answer alone. */
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
  // A proxy in between must not buffer the stream.
  reply.raw.setHeader("x-accel-buffering", "no");
  reply.raw.flushHeaders();
  stream.open(reply.raw, typeof lastEventId === "string" ? lastEventId : undefined);
  return reply;
}
