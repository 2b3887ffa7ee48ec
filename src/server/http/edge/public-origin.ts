import type { Server } from "node:http";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { normaliseHost } from "../../../domain/host-name.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The port on which the server is set to listen. */
    configuredPort: number;
  }
}

/** The address under which a site was requested; the same however its host was written. */
export type PublicOrigin = {
  /** The host alone, normalised. */
  domain: string;
  /**
   * Scheme, host and port, without a trailing slash. Omits a port that the caller may have made up, so that answers for
   * a host are built and cached once.
   */
  origin: string;
  /** The port as the address has it, with its colon; empty without one. */
  port: string;
  /** Whether there is no port, or it is the server's own or one that the account's staff use. */
  isUsualPort: boolean;
};

/** Undefined when `host` is not a host. It is the request's own, or another that a header names. */
export function publicOrigin(
  request: FastifyRequest,
  { host, accountId }: { host: string; accountId: string },
): PublicOrigin | undefined {
  const domain = normaliseHost(host);
  if (domain === undefined) return undefined;
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  const isUsualPort =
    port === "" ||
    port === `:${request.socket.localPort}` ||
    port === `:${request.server.configuredPort}` ||
    portsOfStaff(request).get(accountId)?.has(port) === true;
  const origin = `${request.protocol}://${domain}${isUsualPort ? port : ""}`;
  return { domain, origin, port, isUsualPort };
}

/** Remembered accounts of a server, and ports of an account: those that were used last. */
const most = { accounts: 10_000, ports: 4 };
type PortsOfAccounts = LRUCache<string, LRUCache<string, true>>;
const ofServers = new WeakMap<Server, PortsOfAccounts>();

function portsOfStaff({ server: { server } }: FastifyRequest): PortsOfAccounts {
  const known = ofServers.get(server) ?? new LRUCache({ max: most.accounts });
  ofServers.set(server, known);
  return known;
}

/** Trusts a port that the account's staff use: a proxy may forward it to this program's own. */
export function believePort(
  request: FastifyRequest,
  { accountId, port }: { accountId: string; port: string },
): void {
  if (port === "") return;
  const accounts = portsOfStaff(request);
  const ports = accounts.get(accountId) ?? new LRUCache<string, true>({ max: most.ports });
  ports.set(port, true);
  accounts.set(accountId, ports);
}
