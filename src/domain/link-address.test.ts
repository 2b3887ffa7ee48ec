import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isLinkAddress, isOutwardAddress, withSlash } from "./link-address.ts";

describe("threat 24: where a link may lead", () => {
  it.each([
    "http://example.com",
    "https://example.com/a?b=c#d",
    "HTTPS://EXAMPLE.COM",
    "https://example.com/é/ção",
    "https://wa.me/5519999990000?text=Oi%20tudo%20bem",
    "mailto:ana@example.com?subject=Bolo%20de%20fub%C3%A1",
    "tel:+551932321010",
    "tel:(19)99999-0000",
  ])("%s is outward", (address) => {
    expect([isOutwardAddress(address), isLinkAddress(address)]).toEqual([true, true]);
  });

  it.each(["/", "/cardapio", "/us/delivery?x=1#y"])("%s is a path of the site", (address) => {
    expect([isOutwardAddress(address), isLinkAddress(address)]).toEqual([false, true]);
  });

  it.each([
    "",
    " ",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://example.com/1",
    "file:///etc/passwd",
    "ftp://example.com",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "https:",
    "https://",
    "https:///evil.example",
    "https:evil.example",
    "http:\\\\evil.example",
    "cardapio",
    "example.com",
    "?x",
    "#x",
    "mailto:",
    "tel:",
    "tel:alert('x')",
    'https://example.com/"onclick="alert(1)',
    "https://example.com/<script>",
    "https://example.com/ a",
  ])("%j is neither", (address) => {
    expect(isLinkAddress(address)).toBe(false);
  });
});

test("threat 24: whatever is taken, a browser reads the same scheme in it, or a path of the same site", () => {
  const hostile = fc.array(
    fc.constantFrom(
      "java",
      "script:",
      "data:",
      "http",
      "https:",
      "mailto:",
      "tel:",
      "/",
      "\\",
      "//",
      "\t",
      "\n",
      "\0",
      " ",
      "@",
      "a",
      ".",
      "?",
      "#",
      ":",
      "%09",
      "\u200b",
      "\u00a0",
      "é",
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(hostile, (parts) => {
      const address = parts.join("");
      if (!isLinkAddress(address)) return;
      // An address that cannot be read leads nowhere.
      if (!URL.canParse(address, "https://own.example")) return;
      const read = new URL(address, "https://own.example");
      if (address.startsWith("/")) expect(read.host).toBe("own.example");
      else expect(["http:", "https:", "mailto:", "tel:"]).toContain(read.protocol);
    }),
    { numRuns: 20_000 },
  );
});

describe("fault 37: a page's name without its slash", () => {
  it.each([
    ["delivery", "/delivery"],
    ["easy-order?room=12", "/easy-order?room=12"],
    ["us/cardapio#categoria-1", "/us/cardapio#categoria-1"],
    ["pedidos", "/pedidos"],
  ])("%s is the site's own path", (typed, path) => {
    expect(withSlash(typed)).toBe(path);
    expect(isLinkAddress(path)).toBe(true);
  });

  it.each(["/delivery", "instagram", "delivery.com.br", "deliverys", "javascript:delivery", ""])(
    "%j stays as it is",
    (typed) => {
      expect(withSlash(typed)).toBe(typed);
    },
  );
});
