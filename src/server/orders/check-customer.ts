import * as z from "zod";
import type { AddressData } from "../../contract/orders.ts";
import { isBrazilianState } from "../../domain/address.ts";
import type { Service } from "../../domain/service.ts";
import { dialledNumber } from "../../domain/phone-number.ts";
import { givenText, isBlank } from "../../domain/text-rules.ts";
import { isCpfOrCnpj } from "../account/document-number.ts";
import { Refused } from "../http/refused.ts";

export type Customer = {
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  document?: string | undefined;
};

const required = { code: "required" } as const;
const emailAddress = z.email();

/** Who orders, checked for what the way of ordering needs; texts are trimmed and blank ones become null. */
export function checkCustomer(
  customer: Customer,
  { address = {}, service }: { address: AddressData | undefined; service: Service },
) {
  const needed: Record<string, string | undefined> = {
    "userData.name": customer.name,
    ...(service === "takeout" ? { "userData.phone": customer.phone } : {}),
    ...(service === "delivery"
      ? {
          "userData.email": customer.email,
          "userData.phone": customer.phone,
          "cartData.addressData.address": address.address,
          "cartData.addressData.number": address.number,
          "cartData.addressData.district": address.district,
          "cartData.addressData.city": address.city,
        }
      : {}),
  };
  const missing = Object.keys(needed).filter((field) => isBlank(needed[field] ?? ""));
  if (missing.length > 0) {
    throw new Refused("mandatory_fields", {
      fields: Object.fromEntries(missing.map((field) => [field, required])),
    });
  }
  const email = givenText(customer.email);
  if (email !== null && !emailAddress.safeParse(email).success) {
    throw new Refused("invalid_email", { fields: { "userData.email": { code: "invalid_email" } } });
  }
  const phone = givenText(customer.phone);
  if (phone !== null && dialledNumber(phone) === undefined) {
    throw new Refused("unprocessable_entity", {
      fields: { "userData.phone": { code: "invalid_phone" } },
    });
  }
  const document = givenText(customer.document);
  if (document !== null && !isCpfOrCnpj(document)) {
    throw new Refused("registry_code", {
      fields: { "userData.document": { code: "invalid_document" } },
    });
  }
  const state = givenText(address.state);
  if (service === "delivery" && state !== null && !isBrazilianState(state)) {
    throw new Refused("address.state", {
      fields: { "cartData.addressData.state": { code: "invalid_state" } },
    });
  }
  return {
    name: givenText(customer.name) ?? "",
    email,
    phone,
    document,
  };
}
