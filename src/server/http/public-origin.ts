import type { Server } from "node:http";
import type { FastifyRequest } from "fastify";
import { normaliseHost } from "../../domain/host-name.ts";

/** By what address a site was asked for; however its host was written, it is the same. */
export type PublicOrigin = {
  /** The host alone, normalised. */
  domain: string;
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  /** Whether what is made for it may be kept. */
  mayKeep: boolean;
};

/**
 * Undefined for what is no host. It is not the request's own where a header names another. To be asked for an account's
 * host alone: what is named with nobody's must not use up the ports that are believed.
 */
export function publicOrigin(request: FastifyRequest, host: string): PublicOrigin | undefined {
  const domain = normaliseHost(host);
  if (domain === undefined) return undefined;
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return {
    domain,
    origin: `${request.protocol}://${domain}${port}`,
    mayKeep: port === "" || port === `:${request.socket.localPort}` || isMapped(request, port),
  };
}

/** Of each server: ports, as addresses have them, under which something before the program leads to its own. */
const mapped = new WeakMap<Server, Set<string>>();
const mostMapped = 4;

/**
 * The first few that are named are believed. Whoever names any other is served, but must not push out of memory what
 * everybody else asks for.
 */
function isMapped({ server: { server } }: FastifyRequest, port: string): boolean {
  const ports = mapped.get(server) ?? new Set();
  if (ports.size < mostMapped) mapped.set(server, ports.add(port));
  return ports.has(port);
}
