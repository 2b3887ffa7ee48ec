import type { Account } from "../../../contract/account.ts";
import { paymentMethods, type PaymentMethod } from "../../../domain/payment-methods.ts";

/** The ways to pay that the account has switched on, in the order in which they are listed. */
export function offeredMethods({ extras }: Account): PaymentMethod[] {
  return paymentMethods.filter((method) => extras.paymentMethods[method] === true);
}

/** The guest's choice if it is offered. Otherwise it is cash, or the only method. "" leaves the guest to choose. */
export function chosenMethod(
  chosen: string,
  offered: readonly PaymentMethod[],
): PaymentMethod | "" {
  const [first, ...others] = offered;
  const wanted =
    offered.find((method) => method === chosen) ?? offered.find((method) => method === "cash");
  return wanted ?? (others.length === 0 ? first : undefined) ?? "";
}
