import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeMenuText } from "./decode-menu-text.ts";

it("reads UTF-8, with or without a byte-order mark", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!text.startsWith("\uFEFF"));
      expect(decodeMenuText(new TextEncoder().encode(text))).toBe(text);
      expect(decodeMenuText(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
    }),
  );
});

it("reads what is not UTF-8 as Windows-1252", () => {
  const bytes = Uint8Array.of(0x50, 0xe3, 0x6f, 0x20, 0x80, 0x20, 0x93, 0x94);
  expect(decodeMenuText(bytes)).toBe("Pão € “”");
});

it("reads UTF-16 in both byte orders when a mark says so", () => {
  expect(decodeMenuText(Uint8Array.of(0xff, 0xfe, 0x50, 0x00, 0xe3, 0x00))).toBe("Pã");
  expect(decodeMenuText(Uint8Array.of(0xfe, 0xff, 0x00, 0x50, 0x00, 0xe3))).toBe("Pã");
});

it("reads any bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(typeof decodeMenuText(bytes)).toBe("string");
    }),
  );
});
