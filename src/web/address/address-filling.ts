import type { PostalAddress } from "../../contract/address.ts";

/** The parts of an address that its postal code can tell. */
export type AddressPart = "street" | "district" | "city" | "state";

export type AddressTexts = Record<AddressPart, string>;

type Filling = {
  found: PostalAddress;
  /** The texts of the fields when the address was asked for, and now. */
  atAsking: AddressTexts;
  now: AddressTexts;
};

/** The parts of an address that its postal code fills in. Text typed while it was looked up stays. */
export function addressFilling({ found, atAsking, now }: Filling): Partial<AddressTexts> {
  return Object.fromEntries(
    partsOf(found).filter(([part, text]) => text !== "" && now[part] === atAsking[part]),
  );
}

/**
 * The parts to empty when their postal code is removed: all that it has filled in. Text that a person has typed stays.
 */
export function addressLeaving(found: PostalAddress, now: AddressTexts): Partial<AddressTexts> {
  return Object.fromEntries(
    partsOf(found).flatMap(([part, text]) =>
      text !== "" && now[part] === text ? [[part, ""]] : [],
    ),
  );
}

function partsOf(found: PostalAddress): [AddressPart, string][] {
  return [
    ["street", found.logradouro],
    ["district", found.bairro],
    ["city", found.localidade],
    ["state", found.uf],
  ];
}
