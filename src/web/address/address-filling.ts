import type { PostalAddress } from "../../contract/address.ts";

/** The parts of an address that its postal code can tell. */
export type AddressPart = "street" | "district" | "city" | "state";

/** What stands in their fields. */
export type AddressTexts = Record<AddressPart, string>;

const digitCount = 8;

/** The digits of a postal code that is complete. */
export function completePostalCode(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, "");
  return digits.length === digitCount ? digits : undefined;
}

type Filling = {
  found: PostalAddress;
  /** What stood in the fields when the address was asked for, and what stands there now. */
  atAsking: AddressTexts;
  now: AddressTexts;
  /** What an earlier postal code has filled in. */
  filledBefore: Partial<AddressTexts>;
};

/**
 * What an address puts into the fields. What has been typed while it was looked up stays. A part
 * that the postal code does not tell leaves what was written, and takes away what another postal
 * code had filled in.
 */
export function addressFilling({
  found,
  atAsking,
  now,
  filledBefore,
}: Filling): Partial<AddressTexts> {
  const parts: [AddressPart, string][] = [
    ["street", found.logradouro],
    ["district", found.bairro],
    ["city", found.localidade],
    ["state", found.uf],
  ];
  return Object.fromEntries(
    parts.filter(([part, text]) => {
      if (now[part] !== atAsking[part]) return false;
      return text !== "" || now[part] === filledBefore[part];
    }),
  );
}
