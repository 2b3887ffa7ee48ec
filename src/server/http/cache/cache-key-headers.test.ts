import { expect, it } from "vitest";
import { cacheKeyHeaders } from "./serve-cached.ts";

const browser = Object.entries({
  Host: "pizzaria.localhost",
  Connection: "keep-alive",
  Accept: "*/*",
  "Accept-Language": "pt-BR",
  "ACCEPT-ENCODING": "gzip, br",
}).flat();

it("finds what counts among a browser's lines, however its name is written", () => {
  expect(cacheKeyHeaders([...browser, "if-None-Match", 'W/"x"'])).toEqual({
    host: "pizzaria.localhost",
    "x-forwarded-proto": undefined,
    "accept-encoding": "gzip, br",
    "if-none-match": 'W/"x"',
  });
});

it.each(["Authorization", "domain", "Origin", "X-Forwarded-Host"])(
  "leaves a request with %s to the router, even an empty one",
  (name) => {
    expect(cacheKeyHeaders([...browser, name, ""])).toBeUndefined();
    expect(cacheKeyHeaders([name, "x", ...browser])).toBeUndefined();
  },
);

it.each(["host", "accept-encoding", "x-forwarded-proto", "if-none-match"])(
  "leaves a request that says %s twice to the router",
  (name) => {
    expect(cacheKeyHeaders([name, "", name, "x"])).toBeUndefined();
  },
);

it("lets lines be repeated that mean nothing to it", () => {
  expect(cacheKeyHeaders([...browser, "cookie", "a", "cookie", "b"])).toBeDefined();
});
