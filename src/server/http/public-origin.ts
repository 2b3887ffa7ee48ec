import type { FastifyRequest } from "fastify";
import { normaliseHost } from "../../domain/host-name.ts";

/** By what address a site was asked for; however its host was written, it is the same. */
export type PublicOrigin = {
  /** The host alone, normalised. */
  domain: string;
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  /**
   * Whether what is made for it may be kept: without a port, as behind a proxy, or with the one that the request came in by.
   * Whoever names another port is served, but must not push out of memory what everybody else asks for.
   */
  mayKeep: boolean;
};

/** Undefined for what is no host. It is not the request's own where a header names another. */
export function publicOrigin(request: FastifyRequest, host: string): PublicOrigin | undefined {
  const domain = normaliseHost(host);
  if (domain === undefined) return undefined;
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return {
    domain,
    origin: `${request.protocol}://${domain}${port}`,
    mayKeep: port === "" || port === `:${request.socket.localPort}`,
  };
}
