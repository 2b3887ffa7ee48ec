import fc from "fast-check";
import { expect, test } from "vitest";
import { whatsappAddress } from "./whatsapp-address.ts";

test.each([
  ["(19) 99555-0101", "https://wa.me/5519995550101"],
  ["019 3255-0101", "https://wa.me/551932550101"],
  ["+55 19 99555-0101", "https://wa.me/5519995550101"],
  ["5519995550101", "https://wa.me/5519995550101"],
  ["+1 415 555 0101", "https://wa.me/14155550101"],
])("the chat with %o is at %s", (phone, address) => {
  expect(whatsappAddress(phone)).toBe(address);
});

test.each(["", "3255-0101", "javascript:alert(1)", "1234567890123456"])(
  "there is no chat with %o",
  (phone) => {
    expect(whatsappAddress(phone)).toBeUndefined();
  },
);

test("a message reads the same at the other end", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (message) => {
      const address = new URL(whatsappAddress("(19) 99555-0101", message) ?? "");
      expect(address.searchParams.get("text")).toBe(message);
      expect(address.host + address.pathname).toBe("wa.me/5519995550101");
    }),
  );
});
