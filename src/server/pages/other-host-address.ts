import type { FastifyRequest } from "fastify";

/** The first page of another host of this installation, which is reached as this one is. */
export function otherHostAddress({ protocol, host }: FastifyRequest, otherHost: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return `${protocol}://${otherHost}${port}/`;
}
