import type { FastifyReply, FastifyRequest } from "fastify";
import { apiPrefix } from "../../../contract/route.ts";
import { tokenFit } from "../../sessions/token.ts";
import type { Built, CachedResponse } from "../cache/response-cache.ts";
import { sendCached } from "../cache/serve-cached.ts";
import { jsonType, type MountedCall } from "./mounted-route.ts";
import { perform } from "./perform.ts";

/** Whether the call gets the cached answer, which is the same for everybody. */
export function isForAnybody(
  request: FastifyRequest,
  { route, requestAccount, token }: MountedCall,
): boolean {
  // No cached route takes a query. A call with one is refused alone, and must not spoil the answer for others.
  if (!route.cached || /\?./.test(request.url)) return false;
  // A malformed token tells nothing about the caller, so it must not cause a new answer to be built.
  return token === undefined || tokenFit(token, requestAccount.accountId) === "malformed";
}

/** Sends the cached answer. The caller's identity plays no part. */
export async function answerCached(
  request: FastifyRequest,
  reply: FastifyReply,
  call: MountedCall,
): Promise<FastifyReply> {
  return sendCached(call.deps.cache, await keptAnswer(request, call), { request, reply });
}

/** The cached answer, made for all who wait for it. */
export async function keptAnswer(
  request: FastifyRequest,
  call: MountedCall,
): Promise<CachedResponse> {
  const { accountId, origin } = call.requestAccount;
  const place = { accountId, key: `${origin}${apiPrefix}/${call.route.path}` };
  const answer = await call.deps.cache.getOrBuild(place, () => buildAnswer(request, call));
  if ("redirect" in answer) throw new Error("A call of the API does not redirect");
  return answer;
}

async function buildAnswer(request: FastifyRequest, call: MountedCall): Promise<Built> {
  const nobodys = { ...call, token: undefined, noteStaff: () => undefined, forAll: true };
  const { answer, goodUntilMs } = await perform(request, nobodys);
  if (answer === "kept" || "open" in answer || typeof answer.body !== "string")
    throw new Error("A file is not kept");
  return { status: 200, type: jsonType, body: answer.body, goodUntilMs };
}
