import { Agent, request } from "node:http";

export type Asked = {
  method?: "GET" | "POST";
  path: string;
  host: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
};
export type Answered = { status: number; text: string; headers: Record<string, unknown> };

/** A client with one connection, which it keeps. */
export type OneClient = { ask(asked: Asked): Promise<Answered>; close(): void };

/** Sites are told apart by the host that is asked for, so it is named with every request. */
export function newClient(origin: string): OneClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    close: () => agent.destroy(),
    ask({ method = "GET", path, host, token, body, headers = {} }) {
      const { promise, resolve, reject } = Promise.withResolvers<Answered>();
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const call = request(origin + path, {
        agent,
        method,
        headers: {
          ...headers,
          host,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(payload === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(payload) }),
        },
      });
      call.on("error", reject);
      call.on("response", (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            headers: answer.headers,
          }),
        );
      });
      call.end(payload);
      return promise;
    },
  };
}
