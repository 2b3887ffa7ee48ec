import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { RefusalCode } from "../../../contract/errors.ts";
import { isOutage, isOverdue } from "../../db/with-account.ts";
import { codeOf } from "../../error-code.ts";
import { Refused, refusalBody, statusOf } from "../refused.ts";

/** While the database is away, callers are asked to come back after this. */
const outageRetrySeconds = 2;

/** Turns an error into the request's answer. Errors of the server are logged, and no detail of them leaves. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendRefusal(noteError(error, request, reply), reply);
}

/** The answer to an error; errors of the server are logged. */
export function noteError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Refused {
  const refused = refusedOf(error) ?? new Refused("default", {}, { cause: error });
  const { code, detail } = refused;
  const status = statusOf(code);
  const { securityLog, failureLog } = request.server;
  securityLog.noteRefusal(refused, request);
  // Calls that a limit refused are in the security log.
  if (status >= 500 && detail.limit === undefined && !hasHungUp(error, reply))
    failureLog.note(refused.cause ?? refused, { isDefect: code === "default", status, request });
  return refused;
}

export function handleNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  sendRefusal(new Refused("not_found"), reply);
}

export function sendRefusal(refused: Refused, reply: FastifyReply): void {
  const { code, detail } = refused;
  void refusedHead(refused, reply)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(refusalBody(code, detail)));
}

/** Sets status and headers of a refusal; the caller sends the body. */
export function refusedHead({ code, detail }: Refused, reply: FastifyReply): FastifyReply {
  if (detail.retryAfterSeconds !== undefined)
    void reply.header("retry-after", String(detail.retryAfterSeconds));
  return reply.code(statusOf(code)).header("cache-control", "no-store");
}

/** A client who leaves before a file has begun is reported as a file that broke off. */
function hasHungUp(error: Error, reply: FastifyReply): boolean {
  return codeOf(error) === "ERR_STREAM_PREMATURE_CLOSE" && reply.raw.destroyed;
}

function refusedOf(error: FastifyError | Error): Refused | undefined {
  if (error instanceof Refused) return error;
  // A missing database, an overload or a query that is too slow for anybody: operators should see which.
  if (isOutage(error) || isOverdue(error))
    return new Refused("unavailable", { retryAfterSeconds: outageRetrySeconds }, { cause: error });
  const status = "statusCode" in error ? error.statusCode : undefined;
  return status !== undefined && status < 500 ? new Refused(codeOfStatus(status)) : undefined;
}

/** Code for Fastify's own refusals: a body that is too large, of an unsupported type, or not JSON. */
function codeOfStatus(status: number): RefusalCode {
  if (status === 404) return "not_found";
  if (status === 413) return "too_large";
  if (status === 415) return "unsupported_media";
  if (status === 429) return "too_many_requests";
  return "unprocessable_entity";
}
