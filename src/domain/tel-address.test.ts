import { expect, test } from "vitest";
import { hasAreaCode, telAddress } from "./tel-address.ts";

test("a number with its area code is dialled with the country's code", () => {
  expect(telAddress("(11) 98765-4321")).toBe("tel:+5511987654321");
  expect(telAddress("(19) 3234-5678")).toBe("tel:+551932345678");
  expect(telAddress("011 98765-4321")).toBe("tel:+5511987654321");
});

test("a number that names its country keeps it", () => {
  expect(telAddress("+351 912 345 678")).toBe("tel:+351912345678");
});

test("a local number is dialled as it is, and too few digits are not dialled", () => {
  expect(telAddress("98765-4321")).toBe("tel:987654321");
  expect(telAddress("190")).toBeUndefined();
  expect(telAddress("")).toBeUndefined();
});

test("ten digits are enough for an area code, however they are written", () => {
  expect(["(19) 3234-5678", "+55 11 98765-4321"].every(hasAreaCode)).toBe(true);
  expect(["", "98765-4321", "(19) 3234-567"].some(hasAreaCode)).toBe(false);
});
