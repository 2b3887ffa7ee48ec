import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxLinkTextLength, whatsappLink } from "./order-message.ts";

const phone = "(19) 99555-0101";
const textOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("text");

describe("threat 30: a link to a chat", () => {
  it.each([
    ["(19) 99555-0101", "5519995550101"],
    ["19 3255-0101", "551932550101"],
    ["019 3255-0101", "551932550101"],
    ["+55 19 99555-0101", "5519995550101"],
    ["0055 19 99555-0101", "5519995550101"],
    ["5519995550101", "5519995550101"],
    ["+1 415 555 0101", "14155550101"],
    ["+351 21 000 0000", "351210000000"],
  ])("with %o is for %s", (given, number) => {
    expect(whatsappLink({ phone: given, text: "" })).toBe(`https://wa.me/${number}`);
    expect(whatsappLink({ phone: given, text: "oi" })).toBe(`https://wa.me/${number}?text=oi`);
  });

  it.each([
    "",
    "3255-0101",
    "99555-0101",
    "javascript:alert(1)",
    "1234567890123456",
    "+1234567",
    "0000000000",
  ])("does not exist for %o", (given) => {
    expect(whatsappLink({ phone: given, text: "oi" })).toBeUndefined();
  });

  it("gives back the text that was put into it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 400 }), (text) => {
        const link = whatsappLink({ phone, text });
        expect(textOf(link)).toBe(text);
        expect(link).toMatch(/^https:\/\/wa\.me\/5519995550101\?text=[\w.!~*'()%-]+$/);
      }),
    );
  });

  it("never grows beyond what addresses may be, and holds whole characters of the beginning", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", minLength: 1, maxLength: 50 }),
        fc.integer({ min: 1, max: 400 }),
        (part, times) => {
          const text = part.repeat(times);
          const link = whatsappLink({ phone, text }) ?? "";
          expect(link.length).toBeLessThanOrEqual(
            "https://wa.me/5519995550101?text=".length + maxLinkTextLength,
          );
          const back = textOf(link) ?? "";
          expect(back.isWellFormed()).toBe(true);
          if (back !== text)
            expect(back.endsWith("…") && text.startsWith(back.slice(0, -1))).toBe(true);
        },
      ),
    );
  });
});
