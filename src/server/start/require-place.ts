import { createServer } from "node:net";
import { codeOf } from "../error-code.ts";
import { StartRefused } from "../operator-refused.ts";

/** Refuses a start whose port or address cannot be had, before any slow work. */
export async function requireFreePort({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<void> {
  const trial = createServer();
  await new Promise<void>((done, fail) => {
    trial.once("error", fail);
    trial.listen({ host, port }, done);
  }).catch((error: unknown) => {
    throw listenRefused(error, { host, port });
  });
  await new Promise((done) => trial.close(done));
}

/** Words the error of a server that cannot listen; any other error stays as it is. */
export function listenRefused(
  error: unknown,
  { host, port }: { host: string; port: number },
): unknown {
  const message = listenRefusals[codeOf(error) ?? ""]?.({ host, port });
  return message === undefined ? error : new StartRefused(message, { cause: error });
}

const listenRefusals: Record<
  string,
  ((place: { host: string; port: number }) => string) | undefined
> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program: stop that one, or set PORT to another port.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: notOurs,
  // A name that does not resolve, or that no name server answers for.
  ENOTFOUND: notOurs,
  EAI_AGAIN: notOurs,
  // A link-local IPv6 address without its zone.
  EINVAL: notOurs,
};

function notOurs({ host }: { host: string }): string {
  return `The setting HOST cannot be used: ${host} is no address of this machine.`;
}
