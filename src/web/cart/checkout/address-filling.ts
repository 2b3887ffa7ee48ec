import type { PostalAddress } from "../../../contract/address.ts";
import type { CheckoutField, CheckoutTexts } from "./checkout-texts.ts";

type Texts = Partial<CheckoutTexts>;

const digitCount = 8;

/** The digits of a postal code that is complete. */
export function completePostalCode(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, "");
  return digits.length === digitCount ? digits : undefined;
}

type Filling = {
  found: PostalAddress;
  /** What stood in the fields when the address was asked for, and what stands there now. */
  atAsking: CheckoutTexts;
  now: CheckoutTexts;
  /** What an earlier postal code has filled in. */
  filledBefore: Texts;
};

/**
 * What an address puts into the fields. What the guest has typed while it was looked up stays. A
 * part that the postal code does not tell leaves what the guest wrote, and takes away what another
 * postal code had filled in.
 */
export function addressFilling({ found, atAsking, now, filledBefore }: Filling): Texts {
  const parts: [CheckoutField, string][] = [
    ["cartData.addressData.address", found.logradouro],
    ["cartData.addressData.district", found.bairro],
    ["cartData.addressData.city", found.localidade],
    ["cartData.addressData.state", found.uf],
  ];
  return Object.fromEntries(
    parts.filter(([field, part]) => {
      if (now[field] !== atAsking[field]) return false;
      return part !== "" || now[field] === filledBefore[field];
    }),
  );
}
