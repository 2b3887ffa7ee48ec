import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createClient, type Client, type Transport } from "../../contract/client.ts";
import { contentContract } from "../../contract/content.ts";
import type { FindAccountId } from "../http/host-account.ts";
import type { HotCache } from "../http/hot-cache.ts";
import { inProcessTransport } from "../http/in-process.ts";
import { noSuchSite } from "./no-such-site.ts";
import type { Web } from "./renderer.ts";

export type SiteDeps = {
  web: Web;
  findAccountId: FindAccountId;
  hot: HotCache;
  assetsUrl: string;
  /** Pictures lie below it. */
  dataDir: string;
};

/** The account's site that a request came to. */
export type RequestSite = {
  accountId: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** Calls the API as a guest of the site does. */
  transport: Transport;
  content: Client<typeof contentContract>;
};

/** Undefined for a host of nobody. */
export async function findRequestSite(
  app: FastifyInstance,
  request: FastifyRequest,
  findAccountId: FindAccountId,
): Promise<RequestSite | undefined> {
  const accountId = await findAccountId(request.host);
  if (accountId === undefined) return undefined;
  const transport = askingOnce(inProcessTransport(app, { host: request.host }));
  return {
    accountId,
    origin: `${request.protocol}://${request.host}`,
    transport,
    content: createClient(contentContract, transport),
  };
}

/** What the head of a page says comes from the same answers as what it shows. Only reads are asked for a page. */
function askingOnce(transport: Transport): Transport {
  const answers = new Map<string, ReturnType<Transport>>();
  return (request) => {
    const answer = answers.get(request.address) ?? transport(request);
    answers.set(request.address, answer);
    return answer;
  };
}

export function sendNoSuchSite(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(noSuchSite);
}
