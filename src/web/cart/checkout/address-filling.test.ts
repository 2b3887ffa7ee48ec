import { describe, expect, test } from "vitest";
import { addressFilling, completePostalCode } from "./address-filling.ts";
import { emptyTexts, type CheckoutTexts } from "./checkout-texts.ts";

const square = { logradouro: "Praça da Sé", bairro: "Sé", localidade: "São Paulo", uf: "SP" };
const town = { logradouro: "", bairro: "", localidade: "Pirenópolis", uf: "GO" };

const address = (texts: {
  address?: string;
  district?: string;
  city?: string;
  state?: string;
}): Partial<CheckoutTexts> =>
  Object.fromEntries(
    Object.entries(texts).map(([part, typed]) => [`cartData.addressData.${part}`, typed]),
  );
const textsOf = (texts: Parameters<typeof address>[0]) => ({ ...emptyTexts, ...address(texts) });

const allOfSquare = address({
  address: "Praça da Sé",
  district: "Sé",
  city: "São Paulo",
  state: "SP",
});

test("a postal code is complete at eight digits, however they are written", () => {
  expect(completePostalCode("01001-000")).toBe("01001000");
  expect(completePostalCode("01001000")).toBe("01001000");
  expect(completePostalCode("01001-00")).toBeUndefined();
  expect(completePostalCode("")).toBeUndefined();
});

describe("an address that was found", () => {
  test("fills street, district, city and state", () => {
    expect(
      addressFilling({ found: square, atAsking: emptyTexts, now: emptyTexts, filledBefore: {} }),
    ).toEqual(allOfSquare);
  });

  test("replaces what stood there before it was asked for", () => {
    const old = textsOf({ address: "Rua Velha", city: "Santos", state: "SP" });
    expect(addressFilling({ found: square, atAsking: old, now: old, filledBefore: {} })).toEqual(
      allOfSquare,
    );
  });

  test("leaves what the guest has typed meanwhile, an emptied field too", () => {
    const atAsking = textsOf({ city: "Santos" });
    const now = textsOf({ address: "Pça.", city: "" });
    expect(addressFilling({ found: square, atAsking, now, filledBefore: {} })).toEqual(
      address({ district: "Sé", state: "SP" }),
    );
  });

  test("without a street leaves the guest's own, and takes away another code's", () => {
    const own = textsOf({ address: "Rua Velha" });
    expect(addressFilling({ found: town, atAsking: own, now: own, filledBefore: {} })).toEqual(
      address({ city: "Pirenópolis", state: "GO" }),
    );
    const filled = textsOf({ address: "Praça da Sé", district: "Sé", city: "São Paulo" });
    expect(
      addressFilling({ found: town, atAsking: filled, now: filled, filledBefore: allOfSquare }),
    ).toEqual(address({ address: "", district: "", city: "Pirenópolis", state: "GO" }));
  });
});
