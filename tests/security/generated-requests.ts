import fc, { type Arbitrary } from "fast-check";
import { apiPrefix, type Route } from "../../src/contract/route.ts";
import { smallPng } from "../../src/server/media/testing-images.ts";
import { nameOf } from "../../src/server/testing/routes.ts";
import { arbitraryOf, type Known } from "./arbitraries.ts";
import type { Sent } from "./sender.ts";
import { spoiltJson, strangeJson } from "./spoilt-json.ts";

export type Kind = "valid" | "nearly valid" | "hostile";
export type Generated = { name: string; kind: Kind; sent: Sent };

/** The account that is asked. */
export type Target = {
  host: string;
  known: Known;
  tokens: readonly (string | undefined)[];
  foreignToken: string | undefined;
};

/** Segments of a path that name nothing. */
const segments = [
  "%00",
  "%zz",
  "%",
  "%ff",
  "%c0%af",
  "%2e%2e%2f%2e%2e",
  "..",
  ".",
  "*",
  ":id",
  "%20",
  "%0d%0aSet-Cookie:%20a=b",
  "'%20or%201=1--",
  "__proto__",
  "constructor",
  "null",
  "-1",
  "NaN",
  "1e3",
  "%F0%9F%8D%95",
  "a".repeat(300),
  "a".repeat(6000),
  "00000000-0000-0000-0000-000000000000",
  "f".repeat(32),
] as const;

const queries = [
  "surprise=1",
  "surprise",
  "=",
  "&&&",
  "__proto__=1",
  "__proto__[admin]=1",
  "cursor[]=1",
  "cursor=%00",
  "cursor=99999999999999999999999",
  "from=2026-13-45",
  "mine=1&mine=0",
  "%zz=1",
  "a=%ff",
  "accessToken=x",
  `a=${"b".repeat(5000)}`,
  Array.from({ length: 300 }, (_, at) => `a${at}=1`).join("&"),
] as const;

/** Headers that a client of the API does not send, or not with these values. */
const strangeHeaders: readonly Record<string, string>[] = [
  { authorization: "Bearer" },
  { authorization: "Bearer " },
  { authorization: "Bearer \u00ff\u00fe" },
  { authorization: `Bearer ${"x".repeat(6000)}` },
  { authorization: "Basic YTpi" },
  { authorization: "Bearer null" },
  { authorization: "Bearer __proto__" },
  { "idempotency-key": "not-a-uuid" },
  { "idempotency-key": "" },
  { "idempotency-key": "x".repeat(5000) },
  { domain: "" },
  { domain: "__proto__" },
  { domain: "a".repeat(300) },
  { domain: "\u00ff.example" },
  { domain: "x, y" },
  { "content-type": "text/plain" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "application/json;;;" },
  { "content-type": "multipart/form-data" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "\u00ff" },
  { "content-encoding": "gzip" },
  { "accept-encoding": "br;q=0, *;q=x" },
  { accept: "text/html" },
  { "if-none-match": "*" },
  { "if-none-match": 'W/"x", "y"' },
  { "last-event-id": "\u00ff" },
  { "last-event-id": "9".repeat(400) },
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-host": "a, b, ,c" },
  { "x-forwarded-proto": "javascript" },
  { "x-forwarded-for": "not an address, ::, 999.1.1.1" },
  { "x-forwarded-for": ",".repeat(500) },
  { "x-http-method-override": "DELETE" },
  { "x-original-url": "/metrics" },
  { origin: "null" },
  { origin: "http://evil.example" },
  { origin: "\u00ff" },
  { range: "bytes=0-" },
  { cookie: "a=b; __proto__=c" },
  { __proto__x: "1", constructor: "2" },
  { "x-big": "x".repeat(7000) },
];

/** Calls of one route: valid by the contract, with one thing wrong, or with everything wrong. */
export function requestsOf(route: Route, target: Target): Arbitrary<Generated> {
  const name = nameOf(route);
  const parts = fc.record({
    params: route.params ? arbitraryOf(route.params, target.known) : fc.constant({}),
    query: route.query ? arbitraryOf(route.query, target.known) : fc.constant({}),
    body: route.body && !route.multipart ? arbitraryOf(route.body, target.known) : fc.constant({}),
  });
  return parts.chain(({ params, query, body }) => {
    const plain = { params: params as object, query: query as object, text: JSON.stringify(body) };
    const sent = (given: Partial<Parts>, headers: Record<string, string> = {}) =>
      requestOf(route, { host: target.host, ...plain, ...given, headers });
    const tokens = fc.constantFrom(...target.tokens);
    const anyToken = fc.constantFrom(...target.tokens, target.foreignToken, "x".repeat(43));
    const spoiltBody = spoiltJson(body).map((text) => sent({ text }));
    const spoiltParts = fc.oneof(
      { weight: route.body ? 6 : 1, arbitrary: spoiltBody },
      fc.constantFrom(...strangeHeaders).map((headers) => sent({}, headers)),
      fc.constantFrom(...queries).map((extra) => sent({ extra })),
      ...(route.params ? [fc.constantFrom(...segments).map((segment) => sent({ segment }))] : []),
    );
    const hostile = fc
      .tuple(
        strangeJson,
        fc.constantFrom(...strangeHeaders),
        fc.option(fc.constantFrom(...queries), { nil: undefined }),
        fc.option(fc.constantFrom(...segments), { nil: undefined }),
        fc.constantFrom("own", "own", "own", "HEAD", "OPTIONS", "PATCH", "TRACE", "PROPFIND"),
      )
      .map(([text, headers, extra, segment, method]) => {
        const made = sent({ text, extra, segment }, headers);
        return method === "own" ? made : { ...made, method };
      });
    const of = (kind: Kind, made: Arbitrary<Sent>, token: Arbitrary<string | undefined>) =>
      fc
        .tuple(made, token)
        .map(([one, bearer]) => ({ name, kind, sent: { ...one, token: bearer } }));
    return fc.oneof(
      { weight: 2, arbitrary: of("valid", fc.constant(sent({})), tokens) },
      { weight: 3, arbitrary: of("nearly valid", spoiltParts, tokens) },
      { weight: 1, arbitrary: of("hostile", hostile, anyToken) },
    );
  });
}

type Parts = {
  params: object;
  query: object;
  text: string;
  /** Replaces each of the parameters. */
  segment: string | undefined;
  /** Is added to the query. */
  extra: string | undefined;
};

function requestOf(
  route: Route,
  {
    host,
    params,
    query,
    text,
    segment,
    extra,
    headers,
  }: Partial<Parts> &
    Pick<Parts, "params" | "query" | "text"> & { host: string; headers: Record<string, string> },
): Sent {
  const path = route.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => segment ?? encodeURIComponent(String(Reflect.get(params, name))),
  );
  const search = [new URLSearchParams(Object.entries(query)).toString(), extra ?? ""]
    .filter((part) => part !== "")
    .join("&");
  const hasBody = route.method !== "GET" && !route.multipart;
  const sent: Sent = {
    method: route.method,
    url: `${apiPrefix}/${path}${search === "" ? "" : `?${search}`}`,
    host,
    headers: {
      ...(route.idempotent ? { "idempotency-key": crypto.randomUUID() } : {}),
      ...(hasBody ? { "content-type": "application/json" } : {}),
      ...headers,
    },
  };
  if (hasBody) return { ...sent, payload: text };
  return route.multipart
    ? { ...sent, body: { file: new Blob([smallPng]) }, multipart: true }
    : sent;
}
