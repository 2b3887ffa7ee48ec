import {
  generateCnpj,
  generateCpf,
  generatePixPayload,
  isValidCnpj,
  isValidCpf,
} from "@brazilian-utils/brazilian-utils";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { cleanChangeFor } from "../src/domain/change-for.ts";
import { contrastRatio, minTextContrast, parseColour, readableOn } from "../src/domain/contrast.ts";
import { accountLookup, isLabel, normaliseHost } from "../src/domain/host-name.ts";
import { sanitiseMap } from "../src/domain/map-address.ts";
import { moneyInPortuguese, maxTypedCents } from "../src/domain/money.ts";
import { formats, parsePrice, typedText, type FormatName } from "../src/domain/typed-formats.ts";
import { sanitiseRichText } from "../src/server/account/rich-text.ts";
import { readPixKey } from "../src/domain/pix-key.ts";
import { whatsappLink } from "../src/domain/order-message.ts";

/**
 * `PARSER_CASES=1000000` is the long form, for each parser. The masks share them; PIX codes take a tenth and formatted
 * texts a hundredth, which take as long.
 */
const caseCount = Number(process.env["PARSER_CASES"] ?? 3000);
const patience = 30_000 + caseCount;
afterAll(() => console.log(`Up to ${caseCount} cases for each parser`));

/** Any text, and texts of the characters that a parser knows, which come closer to what it reads. */
const texts = (known: string) =>
  fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...Array.from(known)), maxLength: 30 }),
    // Long texts show a parser that takes longer than it should.
    fc.constantFrom(...Array.from(known)).map((sign) => sign.repeat(5000)),
  );

const many = (share = 1) => ({ numRuns: Math.max(1, Math.ceil(caseCount * share)) });

describe("what people type is read without a throw, and what was read reads the same again:", () => {
  const names = Object.keys(formats) as FormatName[]; // keys() widens what the type knows
  const masked = (name: FormatName, text: string) => typedText(name, text).shown;

  test.each(names)("%s in its mask", { timeout: patience }, (name) => {
    const format = {
      phone: /^\+?\d*$|^\(\d*(?:\) \d+(?:-\d+)?)?$|^\+?\d{1,4}(?:[ -]\d+){0,4}$/,
      cep: /^\d{0,5}(?:-\d+)?$/,
      document: /^[0-9A-Z.\-/]*$/,
      currency: /^(?:\d{1,3}(?:\.\d{3})*,\d{2})?$/,
      "dd/mm": /^[\d/]*$/,
      "mm/yyyy": /^[\d/]*$/,
      "dd/mm/yy": /^[\d/]*$/,
      "dd/mm/yyyy": /^[\d/]*$/,
      "mm/dd/yyyy": /^[\d/]*$/,
      "yyyy/mm/dd": /^[\d/]*$/,
    }[name];
    fc.assert(
      fc.property(texts("0123456789()-./, +AbZ"), (text) => {
        const written = masked(name, text);
        expect(written).toMatch(format);
        expect(masked(name, written)).toBe(written);
      }),
      many(1 / names.length),
    );
  });

  test("CPF and CNPJ", { timeout: patience }, () => {
    const valid = fc.constantFrom(
      ...Array.from({ length: 50 }, () => [generateCpf(), generateCnpj()]).flat(),
    );
    fc.assert(
      fc.property(fc.oneof(texts("0123456789.-/ABZ"), valid), valid, (text, number) => {
        const isValid = (document: string) =>
          isValidCpf(document) || isValidCnpj(document, { version: 2 });
        expect(isValid(text)).toBeTypeOf("boolean");
        // The field's form of a number is still that number.
        expect(isValid(masked("document", number))).toBe(true);
        expect(typedText("document", masked("document", number)).signs).toBe(number);
      }),
      many(),
    );
  });

  test("amounts", { timeout: patience }, () => {
    fc.assert(
      fc.property(
        texts("0123456789.,-R$ \u00a0e+"),
        fc.integer({ min: 0, max: maxTypedCents }),
        (text, cents) => {
          const read = parsePrice(text);
          if (read !== undefined) {
            expect(Number.isSafeInteger(read) && read >= 0 && read <= maxTypedCents).toBe(true);
            expect(parsePrice(moneyInPortuguese(read))).toBe(read);
          }
          expect(parsePrice(moneyInPortuguese(cents))).toBe(cents);
          expect(cleanChangeFor(text)).toMatch(/^[\d.-]*$/);
          expect(parsePrice(cleanChangeFor(moneyInPortuguese(cents, "")))).toBe(cents);
        },
      ),
      many(),
    );
  });

  test("phone numbers for a chat", { timeout: patience }, () => {
    const said = fc.string({ unit: "binary", maxLength: 20 });
    fc.assert(
      fc.property(texts("0123456789()-+ x"), said, (phone, text) => {
        const link = whatsappLink({ phone, text });
        if (link === undefined) return;
        const { origin, pathname, searchParams } = new URL(link);
        expect(origin).toBe("https://wa.me");
        expect(pathname).toMatch(/^\/\d{8,15}$/);
        expect(searchParams.get("text") ?? "").toBe(text.toWellFormed());
        expect(whatsappLink({ phone: `+${pathname.slice(1)}`, text })).toBe(link);
      }),
      many(),
    );
  });

  test("PIX keys and codes", { timeout: patience }, () => {
    const payload = fc
      .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(generateCpf(), generateCpf()))
      .map(([cents, key]) =>
        generatePixPayload({
          key,
          merchantName: "Casa",
          merchantCity: "Campinas",
          amount: cents / 100,
        }),
      )
      .filter((code) => typeof code === "string");
    fc.assert(
      fc.property(texts("0123456789+@.-abcBR.GOV.PIX6304"), payload, fc.nat(), (text, code, at) => {
        const read = readPixKey(text);
        if (read !== undefined) expect(readPixKey(read)).toBe(read);
        expect(readPixKey(code)).toBe(code);
        // A code with one sign cut out does not pass for a whole one.
        const place = at % code.length;
        expect(readPixKey(code.slice(0, place) + code.slice(place + 1))).toBeUndefined();
      }),
      many(1 / 10),
    );
  });

  test("hosts", { timeout: patience }, () => {
    fc.assert(
      fc.property(texts("aZ09-.:@ /_%éx"), (text) => {
        const host = normaliseHost(text);
        const found = accountLookup(text, "comanda.test");
        if (host === undefined) {
          expect(found).toBeUndefined();
          return;
        }
        expect(host).toMatch(/^[a-z0-9]+(?:[a-z0-9.-]*[a-z0-9])?$/);
        expect(normaliseHost(host)).toBe(host);
        expect(normaliseHost(`${host.toUpperCase()}.:3000`)).toBe(host);
        expect(accountLookup(host, "comanda.test")).toEqual(found);
        if (found?.kind === "label") expect(isLabel(found.label)).toBe(true);
      }),
      many(),
    );
  });

  test("colours", { timeout: patience }, () => {
    fc.assert(
      fc.property(texts("#0123456789abcdefrghsl(),.% /-"), (text) => {
        const colour = parseColour(text);
        if (colour === undefined) return;
        expect(colour).toMatch(/^#[0-9a-f]{6}$/);
        expect(parseColour(colour)).toBe(colour);
        const on = readableOn(colour);
        expect(contrastRatio(on, colour)).toBeGreaterThanOrEqual(minTextContrast);
      }),
      many(),
    );
  });

  const markup = texts("<>\"'&;=/ abdeghimnoprstuvw:#@!-?\0\u2028");
  const pieces = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          "<iframe src=",
          "<a href=",
          "https://www.google.com/maps/embed?pb=1",
          "https://www.openstreetmap.org/export/embed.html?bbox=1",
          "javascript:alert(1)",
          "<p>",
          "</p>",
          "<script>",
          "onerror=",
          "srcdoc=",
          '"',
          "&quot;",
          "@",
          ">",
          "<!--",
          "]]>",
        ),
        fc.string({ unit: "grapheme", maxLength: 4 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(""));

  test("maps", { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.oneof(markup, pieces), (text) => {
        const map = sanitiseMap(text);
        expect(map).toMatch(
          /^(?:https:\/\/www\.(?:google\.com\/maps\/embed|openstreetmap\.org\/export\/embed\.html)\?[^\s"'<>\\`|]+)?$/,
        );
        expect(sanitiseMap(map)).toBe(map);
      }),
      many(),
    );
  });

  test("formatted text", { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.oneof(markup, pieces), (text) => {
        const clean = sanitiseRichText(text);
        expect(clean).not.toMatch(/<(?!\/?(?:p|br|h[234]|blockquote|[uo]l|li|strong|em|u|s|a)\b)/);
        expect(clean).not.toMatch(/<[^>]*\s(?!href=|rel=)[\w-]+=/);
        expect(sanitiseRichText(clean)).toBe(clean);
      }),
      many(1 / 100),
    );
  });
});
