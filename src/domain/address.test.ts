import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressLine, type AddressParts } from "./address.ts";

const full = {
  postal_code: "13010-000",
  address: "Rua das Flores",
  number: "12",
  complement: "ap 4",
  district: "Centro",
  city: "Campinas",
  state: "SP",
};

describe("an address in one line", () => {
  test.each<[string, AddressParts, string]>([
    ["has every part", full, "Rua das Flores, 12, ap 4 - Centro, Campinas - SP, 13010-000"],
    [
      "can lack the complement",
      { ...full, complement: "" },
      "Rua das Flores, 12 - Centro, Campinas - SP, 13010-000",
    ],
    [
      "can lack the district",
      { ...full, district: undefined },
      "Rua das Flores, 12, ap 4, Campinas - SP, 13010-000",
    ],
    [
      "can lack the state",
      { ...full, state: " " },
      "Rua das Flores, 12, ap 4 - Centro, Campinas, 13010-000",
    ],
    ["can be street and number", { address: "Rua A", number: "1" }, "Rua A, 1"],
    ["can be a city", { city: "Campinas", state: "SP" }, "Campinas - SP"],
    ["can be a district", { district: "Centro" }, "Centro"],
    ["is trimmed", { address: " Rua A ", number: "\t1 " }, "Rua A, 1"],
    ["can be nothing", {}, ""],
    ["can be nothing but blanks", { address: " ", district: "", postal_code: "\n" }, ""],
  ])("%s", (_, parts, line) => {
    expect(addressLine(parts)).toBe(line);
  });

  test("has every part that is given, in the order of an envelope, and no separator too many", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
    const order = [
      "address",
      "number",
      "complement",
      "district",
      "city",
      "state",
      "postal_code",
    ] as const;
    const parts = fc.record(
      Object.fromEntries(order.map((key) => [key, fc.option(word, { nil: undefined })])),
    );
    fc.assert(
      fc.property(parts, (given: AddressParts) => {
        const words = order.flatMap((key) => given[key] ?? []);
        expect(
          addressLine(given)
            .split(/, | - /)
            .filter((part) => part !== ""),
        ).toEqual(words);
        expect(addressLine(given)).not.toMatch(/^[,\s-]|[,\s-]$|(?:, | - ){2}/);
      }),
    );
  });
});
