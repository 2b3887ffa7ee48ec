import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountLookup, isLabel, normaliseHost, reservedLabels } from "./host-name.ts";

const longest = `${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`;

describe("a host", () => {
  test.each([
    ["localhost", "localhost"],
    ["Pizzaria.LocalHost:3000", "pizzaria.localhost"],
    ["pizzaria.localhost.", "pizzaria.localhost"],
    ["pizzaria.localhost.:3000", "pizzaria.localhost"],
    ["127.0.0.1:80", "127.0.0.1"],
    ["xn--caf-dma.example", "xn--caf-dma.example"],
    ["a--b.example", "a--b.example"],
    [longest, longest],
    [`${longest}.:65535`, longest],
  ])("%j is %j, whatever its case, port and trailing dot", (host, name) => {
    expect(normaliseHost(host)).toBe(name);
  });

  test.each(
    [
      ["", ".", "..", "a..b", ".a", "a.com..", ":80", "a:", "a:b", "a:123456", "a:80:80", "a:-1"],
      ["a b", " a", "a ", "a\t", "a\n", "a\0", "a\r\nHost: b", "user@a", "user:pass@a", "a@", "@a"],
      ["a/b", "http://a", "a?b", "a#b", "a\\b", "a,b", "a;b", "a_b", "a%2eb", "*.a", "a..:80"],
      ["[::1]", "[::1]:80", "::1", "-a.com", "a-.com", "a.-b", "café.com", "a。b", "\u212a.com"],
      [`${"a".repeat(64)}.com`, `${longest}d`, "a.".repeat(5000)],
    ].flat(),
  )("%j is refused", (host) => {
    expect(normaliseHost(host)).toBeUndefined();
  });

  test("normalising twice changes nothing, and the result is plain", () => {
    const hostile = fc.string({
      unit: fc.constantFrom(...Array.from("aZ0-.:@ /_%é")),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.domain()), (host) => {
        const name = normaliseHost(host);
        if (name === undefined) return;
        expect(name).toMatch(/^[a-z0-9.-]{1,253}$/);
        expect(normaliseHost(name)).toBe(name);
      }),
      { numRuns: 5000 },
    );
  });

  test("real domain names are accepted", () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(normaliseHost(`${domain.toUpperCase()}.:443`)).toBe(domain.toLowerCase());
      }),
    );
  });
});

describe("a label", () => {
  test.each(["a", "7", "pizzaria", "bar-do-ze", "a--b", "a".repeat(63)])("%j is one", (text) => {
    expect(isLabel(text)).toBe(true);
  });

  test.each(
    [
      ["", "-a", "a-", "A", "a.b", "a_b", "á", "a b", "a\n", "a".repeat(64), "xn--caf-dma"],
      reservedLabels,
    ].flat(),
  )("%j is not one", (text) => {
    expect(isLabel(text)).toBe(false);
  });
});

describe("threat 2: which account a host names", () => {
  test.each(["pizzaria.localhost", "PIZZARIA.localhost:3000", "pizzaria.localhost.:80"])(
    "%j names the account with the label",
    (host) => {
      expect(accountLookup(host, "localhost")).toEqual({ kind: "label", label: "pizzaria" });
    },
  );

  test("the product's own domain names none in particular", () => {
    expect(accountLookup("LOCALHOST:3000", "localhost")).toEqual({ kind: "base" });
    expect(accountLookup("menu.example.", "Menu.Example")).toEqual({ kind: "base" });
  });

  test.each(["bardoze.com.br", "example", "evilmenu.example", "menu.example.evil.com"])(
    "%j is not below the product's domain and is looked up whole",
    (host) => {
      expect(accountLookup(host, "menu.example")).toEqual({ kind: "host", host });
    },
  );

  test.each(
    [
      ["a.b.localhost", "pizzaria.www.localhost", "www.localhost", "API.localhost:3000"],
      ["assets.localhost.", "admin.localhost", "static.localhost", "xn--caf-dma.localhost"],
      ["-a.localhost", ".localhost", "a_b.localhost", "pizzaria.localhost@evil.com", ""],
    ].flat(),
  )("%j names no account", (host) => {
    expect(accountLookup(host, "localhost")).toBeUndefined();
  });

  test("case, port and a trailing dot never choose the account", () => {
    const host = fc.oneof(
      fc.stringMatching(/^[a-z0-9-]{1,10}\.localhost$/),
      fc.constantFrom("localhost", "a.b.localhost", "bar.com.br", "www.localhost"),
    );
    const ending = fc.constantFrom("", ".", ":80", ".:3000");
    fc.assert(
      fc.property(host, ending, fc.boolean(), (name, tail, upper) => {
        const disguised = (upper ? name.toUpperCase() : name) + tail;
        expect(accountLookup(disguised, "localhost")).toEqual(accountLookup(name, "localhost"));
      }),
    );
  });
});
