import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { callerAddress } from "../edge/caller-address.ts";
import { concurrencyLimits } from "./concurrency-limits.ts";

export type ConnectionLimits = { perAddress: number; altogether: number };

/**
 * Bounds the connections of an address. A new one is let in, and the oldest one without an answer under way is closed:
 * it is idle, or its request never ends. So a caller with many connections cannot shut out others of the same address.
 */
export function boundConnections(
  app: FastifyInstance,
  {
    limits = concurrencyLimits.connections,
    isProxy,
  }: { limits?: ConnectionLimits | undefined; isProxy: (address: string) => boolean },
): void {
  const ofAddresses = new Map<string, Set<Socket>>();
  const answering = new WeakSet<Socket>();
  const noteFull = (address: string) =>
    app.securityLog.note("excess_rate_limit_exceeded", { address, limit: "connections" });

  app.server.maxConnections = limits.altogether;
  app.server.on("drop", (dropped) => noteFull(callerAddress(dropped?.remoteAddress ?? "")));
  app.server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    // A proxy speaks for many callers, whom it can count itself.
    if (isProxy(remoteAddress)) return;
    const address = callerAddress(remoteAddress);
    const sockets = ofAddresses.get(address) ?? new Set();
    ofAddresses.set(address, sockets.add(socket));
    socket.once("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0) ofAddresses.delete(address);
    });
    if (sockets.size <= limits.perAddress) return;
    noteFull(address);
    (oldestUnanswered(sockets, answering) ?? socket).destroy();
  });
  // The whole request has arrived.
  app.addHook("preHandler", async ({ raw }) => void answering.add(raw.socket));
  app.addHook("onResponse", async ({ raw }) => void answering.delete(raw.socket));
}

/** A set has its members in the order in which they came. */
function oldestUnanswered(
  sockets: ReadonlySet<Socket>,
  answering: Pick<WeakSet<Socket>, "has">,
): Socket | undefined {
  for (const socket of sockets) if (!answering.has(socket)) return socket;
  return undefined;
}
