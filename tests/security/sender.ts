import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { payloadOf } from "../../src/server/testing/payload.ts";
import type { RawCall } from "../../src/server/testing/raw-call.ts";

/** A call with any method, even an unknown one. */
export type Sent = Omit<RawCall, "method"> & { method: string };

export type Received = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

const usual = new Set(["GET", "POST", "PUT", "DELETE"]);

/** Sends calls over sockets, whatever they contain. Streams that do not end are left after their first bytes. */
export function createSender(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const { hostname, port } = new URL(origin);

  async function send(call: Sent): Promise<Received> {
    const { type, payload = call.payload } = await payloadOf(call);
    const { promise, resolve, reject } = Promise.withResolvers<Received>();
    const startedAt = performance.now();
    const sent = request({
      // A server may answer before it has read a body that the method should not have. The connection cannot take
      // another call then.
      agent: usual.has(call.method) ? agent : false,
      hostname,
      port,
      method: call.method,
      path: call.url,
      headers: {
        host: call.host,
        ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
        ...(type === undefined ? {} : { "content-type": type }),
        ...(payload === undefined ? {} : { "content-length": Buffer.byteLength(payload) }),
        ...call.headers,
      },
    });
    sent.on("error", (cause) =>
      reject(new Error(`${call.method} ${call.url} was not answered`, { cause })),
    );
    sent.on("response", (answer) => {
      let text = "";
      const { statusCode: status = 0, headers } = answer;
      const done = () => resolve({ status, headers, text, ms: performance.now() - startedAt });
      answer.setEncoding("utf8");
      answer.on("error", done);
      answer.on("end", done);
      answer.on("data", (part: string) => {
        text += part;
        if (!headers["content-type"]?.startsWith("text/event-stream")) return;
        done();
        sent.destroy();
      });
    });
    sent.end(payload);
    return promise;
  }

  return { send, close: () => agent.destroy() };
}

export type Send = ReturnType<typeof createSender>["send"];
