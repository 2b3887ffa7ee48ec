import type { Socket } from "node:net";
import { connected } from "./connected.ts";
import { CutOff, exchange, type Answered } from "./exchange.ts";
import { requestOf, type Asked } from "./request.ts";

/** Asks for many people over as many connections as are needed at once, as a proxy before the server does. */
export type PooledClient = { ask(asked: Asked): Promise<Answered> };

export function newPooledClient(port: number): PooledClient {
  const idle: Socket[] = [];

  async function open(): Promise<Socket> {
    const socket = await connected(port);
    socket.on("error", () => undefined);
    return socket;
  }

  function takeIdle(): Socket | undefined {
    for (;;) {
      const socket = idle.pop();
      if (!socket?.destroyed) return socket;
    }
  }

  async function askOver(socket: Socket, request: string): Promise<Answered> {
    const answered = await exchange(socket, request);
    idle.push(socket);
    return answered;
  }

  return {
    async ask(asked) {
      const request = requestOf(asked);
      const known = takeIdle();
      if (known === undefined) return askOver(await open(), request);
      try {
        return await askOver(known, request);
      } catch (error) {
        // The server ends a connection that has been idle for long.
        if (!(error instanceof CutOff)) throw error;
        return askOver(await open(), request);
      }
    },
  };
}
