import { isBrazilianState } from "./brazilian-states.ts";
import { isCpfOrCnpj, isEmailAddress, unlessBlank } from "./value-rules.ts";
import { dialledNumber } from "./phone-number.ts";
import type { Service } from "./service.ts";
import { isBlank } from "./text-rules.ts";

type CustomerPath =
  | `userData.${"name" | "email" | "phone"}`
  | `cartData.addressData.${"address" | "number" | "district" | "city"}`;

/** Data that each service needs about a customer and their address, by the paths of the call. */
export const requiredOfCustomer: Record<Service, readonly CustomerPath[]> = {
  delivery: [
    "userData.name",
    "userData.email",
    "userData.phone",
    "cartData.addressData.address",
    "cartData.addressData.number",
    "cartData.addressData.district",
    "cartData.addressData.city",
  ],
  takeout: ["userData.name", "userData.phone"],
  indoor: ["userData.name"],
};

/** The same for an order that staff enter: they see the customer, or know whom to call back. */
export const requiredByStaff: Record<Service, readonly CustomerPath[]> = {
  delivery: requiredOfCustomer.delivery.filter((path) => path !== "userData.email"),
  takeout: ["userData.name"],
  indoor: requiredOfCustomer.indoor,
};

/** Finds the paths whose texts are missing or blank. */
export function missingOf<Path extends string>(
  paths: readonly Path[],
  texts: Readonly<Partial<Record<Path, string | undefined>>>,
): Path[] {
  return paths.filter((path) => isBlank(texts[path] ?? ""));
}

/** Checks of a customer's data. Blank data is never wrong. */
export const customerRules = {
  email: unlessBlank("invalid_email", isEmailAddress),
  phone: unlessBlank("invalid_phone", (text) => dialledNumber(text) !== undefined),
  document: unlessBlank("invalid_document", isCpfOrCnpj),
  state: unlessBlank("invalid_state", isBrazilianState),
};
