import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeMenuText } from "./decode-menu-text.ts";

it("reads UTF-8, with or without a byte-order mark", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      // Texts that begin like this are read as other encodings.
      fc.pre(!text.startsWith("\uFEFF") && !text.slice(0, 2).includes("\0"));
      expect(decodeMenuText(new TextEncoder().encode(text))).toEqual({ text });
      expect(decodeMenuText(new TextEncoder().encode(`\uFEFF${text}`))).toEqual({ text });
    }),
  );
});

it("reads what is not UTF-8 as Windows-1252", () => {
  const bytes = Uint8Array.of(0x50, 0xe3, 0x6f, 0x20, 0x80, 0x20, 0x93, 0x94);
  expect(decodeMenuText(bytes)).toMatchObject({ text: "Pão € “”" });
});

it("reads UTF-16 in both byte orders, with or without a mark", () => {
  const text = "Pã";
  expect(decodeMenuText(Uint8Array.of(0xff, 0xfe, 0x50, 0x00, 0xe3, 0x00))).toEqual({ text });
  expect(decodeMenuText(Uint8Array.of(0xfe, 0xff, 0x00, 0x50, 0x00, 0xe3))).toEqual({ text });
  expect(decodeMenuText(Uint8Array.of(0x50, 0x00, 0xe3, 0x00))).toEqual({ text });
  expect(decodeMenuText(Uint8Array.of(0x00, 0x50, 0x00, 0xe3))).toEqual({ text });
});

it("reads any bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(typeof decodeMenuText(bytes)?.text).toBe("string");
    }),
  );
});

describe("fault 16: what is not UTF-8", () => {
  /** CP850 as iconv writes it. */
  const dos: [string, number[]][] = [
    ["Porções", [0x50, 0x6f, 0x72, 0x87, 0xe4, 0x65, 0x73]],
    ["PORÇÕES", [0x50, 0x4f, 0x52, 0x80, 0xe5, 0x45, 0x53]],
    ["Pão à moda", [0x50, 0xc6, 0x6f, 0x20, 0x85, 0x20, 0x6d, 0x6f, 0x64, 0x61]],
    ["Maçã", [0x4d, 0x61, 0x87, 0xc6]],
    ["Café", [0x43, 0x61, 0x66, 0x82]],
    ["AÇAÍ", [0x41, 0x80, 0x41, 0xd6]],
  ];
  const windows: [string, number[]][] = [
    ["Porções", [0x50, 0x6f, 0x72, 0xe7, 0xf5, 0x65, 0x73]],
    ["PORÇÕES", [0x50, 0x4f, 0x52, 0xc7, 0xd5, 0x45, 0x53]],
    ["Café", [0x43, 0x61, 0x66, 0xe9]],
    [
      "AÇAÍ – 2º “bom”",
      [0x41, 0xc7, 0x41, 0xcd, 0x20, 0x96, 0x20, 0x32, 0xba, 0x20, 0x93, 0x62, 0x6f, 0x6d, 0x94],
    ],
    ["Água", [0xc1, 0x67, 0x75, 0x61]],
  ];

  it.each(dos)("is read as CP850 where that gives %s, and said so", (text, bytes) => {
    const decoded = decodeMenuText(Uint8Array.from(bytes));
    expect(decoded?.text).toBe(text);
    expect(decoded?.warning).toMatch(/lido como cp850, por exemplo ".+use --encoding windows-1252/);
  });

  it.each(windows)("is read as Windows-1252 where that gives %s, and said so", (text, bytes) => {
    const decoded = decodeMenuText(Uint8Array.from(bytes));
    expect(decoded?.text).toBe(text);
    expect(decoded?.warning).toMatch(/lido como windows-1252, .+use --encoding cp850/);
  });

  it("is read as GBK where all of it is Chinese, and said so", () => {
    const decoded = decodeMenuText(Uint8Array.of(0xb2, 0xcb, 0xb5, 0xa5, 0x3b, 0xcb, 0xae));
    expect(decoded?.text).toBe("菜单;水");
    expect(decoded?.warning).toMatch(
      /lido como gbk, por exemplo "菜单".+use --encoding windows-1252/,
    );
  });

  it("is read as somebody says, without a word", () => {
    const bytes = Uint8Array.of(0x41, 0x80, 0xe7);
    expect(decodeMenuText(bytes, "cp850")).toEqual({ text: "AÇþ" });
    expect(decodeMenuText(bytes, "windows-1252")).toEqual({ text: "A€ç" });
    expect(decodeMenuText(bytes, "utf-8")).toBeUndefined();
  });
});
