import type { Account } from "../../contract/account.ts";
import type { RefusalBody } from "../../contract/errors.ts";
import type { PlacedOrder } from "./new-order.ts";
import { payloadOf } from "./payload.ts";
import type { TestApp } from "./start-app.ts";

export type RawCall = {
  method?: "GET" | "POST" | "PUT" | "DELETE" | "HEAD";
  /** Path and query, as they stand. */
  url: string;
  host: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The caller's address; loopback if left out. */
  remoteAddress?: string | undefined;
  /** Sent as JSON, or as a form. */
  body?: unknown;
  multipart?: true | undefined;
  /** Sent as it stands. */
  payload?: string | Buffer;
};

export type RawAnswer = {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** The parts of an answer that tests look into. An answer that is not JSON has none of them. */
  body: Partial<RefusalBody> & { account?: Account; order?: PlacedOrder };
};

/** A call as its bytes, for what the typed client would never send. */
export async function rawCall({ app }: TestApp, call: RawCall): Promise<RawAnswer> {
  const { type, payload = call.payload } = await payloadOf(call);
  const response = await app.inject({
    method: call.method ?? "GET",
    ...(call.remoteAddress === undefined ? {} : { remoteAddress: call.remoteAddress }),
    url: call.url,
    headers: {
      host: call.host,
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
      ...(type === undefined ? {} : { "content-type": type }),
      ...call.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  );
  const isJson = headers["content-type"]?.startsWith("application/json") && response.body !== "";
  return {
    status: response.statusCode,
    headers,
    text: response.body,
    body: isJson ? JSON.parse(response.body) : {},
  };
}

/** Sends a POST with an idempotency key of its own to a path of the API. */
export function rawPost(
  testApp: TestApp,
  { path, ...call }: Omit<RawCall, "url"> & { path: string },
): Promise<RawAnswer> {
  const headers = { "idempotency-key": crypto.randomUUID(), ...call.headers };
  return rawCall(testApp, { method: "POST", ...call, url: `/v2.0/${path}`, headers });
}
