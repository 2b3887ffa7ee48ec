import fastifyCors, { type FastifyCorsOptions } from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiPrefix } from "../../../contract/route.ts";
import type { FindAccountId } from "../../tenancy/host-account.ts";
import { callerAddress } from "./caller-address.ts";

const dayInSeconds = 86_400;

const allowed: FastifyCorsOptions = {
  // Allows the request's origin: `isOwnOrigin` has verified it.
  origin: true,
  methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
  allowedHeaders: [
    "Authorization",
    "Content-Type",
    "Device",
    "Domain",
    "Idempotency-Key",
    "Last-Event-ID",
  ],
  exposedHeaders: ["Token", "Authenticated", "Device", "Retry-After"],
  maxAge: dayInSeconds,
};

/** Lets only an account's own pages call the API on another host. */
export async function addCors(app: FastifyInstance, findAccountId: FindAccountId): Promise<void> {
  await app.register(fastifyCors, {
    delegator: async (request: FastifyRequest) =>
      (await isOwnOrigin(request, findAccountId)) ? allowed : { origin: false },
  });
}

/**
 * Tells whether the calling page is one of the account that it calls. A preflight does not say which account that will
 * be, so any account's page may ask; the call itself is then checked.
 */
async function isOwnOrigin(
  request: FastifyRequest,
  findAccountId: FindAccountId,
): Promise<boolean> {
  const origin = siteOrigin(request);
  if (origin === undefined) return false;
  const caller = callerAddress(request.ip);
  const ofOrigin = await findAccountId(origin.hostname, caller);
  if (ofOrigin === undefined) return false;
  const ofHost = await findAccountId(request.host, caller);
  if (ofHost !== undefined && ofHost !== ofOrigin) return false;
  if (request.method === "OPTIONS") return true;
  const domain = request.headers["domain"];
  const ofDomain = typeof domain === "string" ? await findAccountId(domain, caller) : ofHost;
  return ofDomain === ofOrigin;
}

/**
 * Reads the origin of a call to the API, if it is a site on the port of this one. A site on https may call; one on http
 * only where this one is on http too. `null`, which a sandboxed frame sends, is no site.
 */
function siteOrigin(request: FastifyRequest): URL | undefined {
  const { origin } = request.headers;
  if (origin === undefined || !request.url.startsWith(`${apiPrefix}/`)) return undefined;
  const parsed = URL.parse(origin);
  // Browsers write origins in one form; another form is not from a browser.
  if (parsed === null || parsed.origin !== origin) return undefined;
  if (parsed.protocol !== "https:" && parsed.protocol !== `${request.protocol}:`) return undefined;
  const here = URL.parse(`${parsed.protocol}//${request.host}`);
  return here !== null && here.port === parsed.port ? parsed : undefined;
}
