import type { AddressData, Customer } from "../../contract/cart.ts";
import {
  customerRules,
  missingOf,
  requiredByStaff,
  requiredOfCustomer,
} from "../../domain/customer-rules.ts";
import type { Service } from "../../domain/service.ts";
import { givenText } from "../../domain/text-rules.ts";
import { badFields } from "../http/refused.ts";

/** Checks the customer for what the service needs. Texts are trimmed and blank ones become null. */
export function checkCustomer(
  customer: Customer,
  {
    address = {},
    service,
    byStaff,
  }: { address: AddressData | undefined; service: Service; byStaff: boolean },
) {
  const missing = missingOf((byStaff ? requiredByStaff : requiredOfCustomer)[service], {
    "userData.name": customer.name,
    "userData.email": customer.email,
    "userData.phone": customer.phone,
    "cartData.addressData.address": address.address,
    "cartData.addressData.number": address.number,
    "cartData.addressData.district": address.district,
    "cartData.addressData.city": address.city,
  });
  if (missing.length > 0) {
    throw badFields(Object.fromEntries(missing.map((path) => [path, { code: "required" }])));
  }
  const [email, phone, document, state] = [
    givenText(customer.email),
    givenText(customer.phone),
    givenText(customer.document),
    service === "delivery" ? givenText(address.state) : null,
  ];
  const problems = {
    "userData.email": customerRules.email(email ?? ""),
    "userData.phone": customerRules.phone(phone ?? ""),
    "userData.document": customerRules.document(document ?? ""),
    "cartData.addressData.state": customerRules.state(state ?? ""),
  };
  for (const [path, problem] of Object.entries(problems)) {
    if (problem) throw badFields({ [path]: problem });
  }
  return {
    name: givenText(customer.name) ?? "",
    email,
    phone,
    document,
  };
}
