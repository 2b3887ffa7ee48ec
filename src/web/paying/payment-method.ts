import { useSyncExternalStore } from "react";
import type { Account } from "../../contract/account.ts";
import {
  isPaymentMethod,
  paymentMethods,
  type PaymentMethod,
} from "../../domain/payment-methods.ts";
import { createKeptStore } from "../storage/kept-store.ts";

/** The way to pay that was chosen last on this device. */
const lastMethod = createKeptStore<PaymentMethod | undefined>({
  key: "payment_method",
  findStorage: () => localStorage,
  read: (stored) => (stored !== null && isPaymentMethod(stored) ? stored : undefined),
  write: (method) => method ?? null,
});

export const rememberMethod = (method: PaymentMethod) => void lastMethod.change(() => method);

/** The ways to pay that the account has on, and the one to begin with: the last one used here, else the first. */
export function useMethods(account: Account | undefined): {
  offered: PaymentMethod[];
  usual: PaymentMethod | undefined;
} {
  const last = useSyncExternalStore(lastMethod.subscribe, lastMethod.current, lastMethod.current);
  const offered = paymentMethods.filter((one) => account?.extras.paymentMethods[one] === true);
  return { offered, usual: offered.find((one) => one === last) ?? offered[0] };
}
