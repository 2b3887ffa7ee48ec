import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { routeAddress } from "./route.ts";

const order = { method: "GET", path: "order/{hash}/status/{statusId}" } as const;

describe("the address of a call", () => {
  test.each([
    [{ method: "GET", path: "order" } as const, {}, {}, "/v2.0/order"],
    [order, { hash: "a1", statusId: 4 }, {}, "/v2.0/order/a1/status/4"],
    [
      order,
      { hash: "a/b?c#d %", statusId: "ç" },
      {},
      "/v2.0/order/a%2Fb%3Fc%23d%20%25/status/%C3%A7",
    ],
    [order, { hash: "$&", statusId: "$1" }, {}, "/v2.0/order/%24%26/status/%241"],
    [
      { method: "GET", path: "order" } as const,
      {},
      { tab: "all", mine: 0 },
      "/v2.0/order?tab=all&mine=0",
    ],
    [
      { method: "GET", path: "order" } as const,
      {},
      { cursor: undefined, from: "" },
      "/v2.0/order?from=",
    ],
    [
      { method: "GET", path: "order" } as const,
      {},
      { cursor: "a&b=c d" },
      "/v2.0/order?cursor=a%26b%3Dc+d",
    ],
  ])("%o with %o and %o", (route, params, query, address) => {
    expect(routeAddress(route, { params, query })).toBe(address);
  });

  test("is not made when a parameter is missing", () => {
    expect(() => routeAddress(order, { params: { hash: "a" } })).toThrow(
      /needs the parameter statusId/,
    );
    expect(() => routeAddress(order)).toThrow(TypeError);
  });

  test("gives back every parameter and every query to whoever takes it apart", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1 });
    fc.assert(
      fc.property(text, text, text, (hash, statusId, cursor) => {
        // A part of only dots would make another address. The server's own names are never like that.
        fc.pre(![hash, statusId].some((part) => /^\.{1,2}$/.test(part)));
        const url = new URL(
          routeAddress(order, { params: { hash, statusId }, query: { cursor } }),
          "http://a.example",
        );
        const parts = url.pathname.split("/").map(decodeURIComponent);
        expect([parts[3], parts[5], url.searchParams.get("cursor")]).toEqual([
          hash,
          statusId,
          cursor,
        ]);
      }),
    );
  });
});
