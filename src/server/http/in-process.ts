import type { FastifyInstance } from "fastify";
import type { Transport } from "../../contract/client.ts";

/** Carries calls to the server without a socket, as from the given host: for rendering pages and for tests. */
export function inProcessTransport(
  app: FastifyInstance,
  { host, headers = {} }: { host: string; headers?: Record<string, string> },
): Transport {
  return async (request) => {
    const hasBody = request.body !== undefined;
    const response = await app.inject({
      method: request.method,
      url: request.address,
      headers: {
        ...headers,
        ...request.headers,
        host,
        ...(hasBody ? { "content-type": "application/json" } : {}),
      },
      ...(hasBody ? { payload: JSON.stringify(request.body) } : {}),
    });
    return {
      status: response.statusCode,
      body: response.body === "" ? undefined : JSON.parse(response.body),
    };
  };
}
