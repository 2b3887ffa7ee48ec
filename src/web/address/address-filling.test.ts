import { describe, expect, test } from "vitest";
import { addressFilling, addressLeaving, type AddressTexts } from "./address-filling.ts";

const square = { logradouro: "Praça da Sé", bairro: "Sé", localidade: "São Paulo", uf: "SP" };
const town = { logradouro: "", bairro: "", localidade: "Pirenópolis", uf: "GO" };

const empty: AddressTexts = { street: "", district: "", city: "", state: "" };
const allOfSquare = { street: "Praça da Sé", district: "Sé", city: "São Paulo", state: "SP" };

describe("an address that was found", () => {
  test("fills street, district, city and state", () => {
    expect(addressFilling({ found: square, atAsking: empty, now: empty })).toEqual(allOfSquare);
  });

  test("replaces what stood there before it was asked for", () => {
    const old = { ...empty, street: "Rua Velha", city: "Santos", state: "SP" };
    expect(addressFilling({ found: square, atAsking: old, now: old })).toEqual(allOfSquare);
  });

  test("leaves what has been typed meanwhile, an emptied field too", () => {
    const atAsking = { ...empty, city: "Santos" };
    const now = { ...empty, street: "Pça.", city: "" };
    expect(addressFilling({ found: square, atAsking, now })).toEqual({
      district: "Sé",
      state: "SP",
    });
  });

  test("without a street leaves the person's own", () => {
    const own = { ...empty, street: "Rua Velha" };
    expect(addressFilling({ found: town, atAsking: own, now: own })).toEqual({
      city: "Pirenópolis",
      state: "GO",
    });
  });
});

test("fault 6: what a postal code has filled in goes with it, and what was typed stays", () => {
  expect(addressLeaving(square, allOfSquare)).toEqual(empty);
  expect(addressLeaving(square, { ...allOfSquare, street: "Praça da Sé, fundos" })).toEqual({
    district: "",
    city: "",
    state: "",
  });
  expect(addressLeaving(town, allOfSquare)).toEqual({});
});
