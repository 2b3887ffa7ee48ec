import type { PostalAddress } from "../../contract/address.ts";

/** The parts of an address that its postal code can tell. */
export type AddressPart = "street" | "district" | "city" | "state";

/** What stands in their fields. */
export type AddressTexts = Record<AddressPart, string>;

type Filling = {
  found: PostalAddress;
  /** What stood in the fields when the address was asked for, and what stands there now. */
  atAsking: AddressTexts;
  now: AddressTexts;
};

/**
 * What an address puts into the fields: the parts that its postal code tells. What has been typed while it was looked up
 * stays.
 */
export function addressFilling({ found, atAsking, now }: Filling): Partial<AddressTexts> {
  return Object.fromEntries(
    partsOf(found).filter(([part, text]) => text !== "" && now[part] === atAsking[part]),
  );
}

/** What goes with a postal code that stands there no longer: all that it has written. What a person has typed stays. */
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
