export type Asked = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  host: string;
  token?: string | undefined;
  /** The asker's address, as a proxy says it. */
  address?: string;
  headers?: Record<string, string>;
  body?: object;
};

const accepting = { "accept-encoding": "gzip, deflate, br" };

/** The bytes of a request over HTTP/1.1, whose texts are ASCII. */
export function requestOf({ method = "GET", path, host, token, address, ...more }: Asked): string {
  const body = more.body === undefined ? undefined : JSON.stringify(more.body);
  return [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...(address === undefined ? [] : [`X-Forwarded-For: ${address}`]),
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...Object.entries({ ...accepting, ...more.headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    ...(body === undefined
      ? []
      : ["Content-Type: application/json", `Content-Length: ${body.length}`]),
    "",
    body ?? "",
  ].join("\r\n");
}
