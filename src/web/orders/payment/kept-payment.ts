import { useSyncExternalStore } from "react";
import { isPaymentMethod, type PaymentMethod } from "../../../domain/payment-methods.ts";
import { createKeptStore } from "../../storage/kept-store.ts";
import { numberOf, parsed, recordOf } from "../../storage/stored-json.ts";

/** A payment of an order that has no answer yet, so that nobody knows whether it was registered. */
export type KeptPayment = {
  key: string;
  body: { amount: number; method?: PaymentMethod; tendered?: number };
};

/** As long as for tabs: after that time somebody has looked. */
const keptMs = 24 * 60 * 60 * 1000;

type Kept = Record<string, KeptPayment & { savedAt: number }>;

/** By the order's hash. It is on the device, so that a reloaded page sends the same payment again and not another. */
const payments = createKeptStore<Kept>({
  key: "order_payments",
  findStorage: () => localStorage,
  read: (json) => readPayments(json, Date.now()),
  write: (kept) => (Object.keys(kept).length === 0 ? null : JSON.stringify(kept)),
});

export function readPayments(json: string | null, now: number): Kept {
  const entries = Object.entries(recordOf(parsed(json))).flatMap(([hash, stored]) => {
    const { key, body, savedAt } = recordOf(stored);
    const { amount, method, tendered } = recordOf(body);
    const isFresh = now - numberOf(savedAt) <= keptMs;
    if (typeof key !== "string" || typeof amount !== "number" || !isFresh) return [];
    const known: KeptPayment["body"] = {
      amount,
      ...(typeof method === "string" && isPaymentMethod(method) ? { method } : {}),
      ...(typeof tendered === "number" ? { tendered } : {}),
    };
    return [[hash, { key, body: known, savedAt: numberOf(savedAt) }] as const];
  });
  return Object.fromEntries(entries);
}

export function keepPayment(hash: string, payment: KeptPayment): void {
  payments.change((kept) => ({ ...kept, [hash]: { ...payment, savedAt: Date.now() } }));
}

export function forgetPayment(hash: string): void {
  payments.change(({ [hash]: _, ...others }) => others);
}

export function isKept(hash: string): boolean {
  return Object.hasOwn(payments.current(), hash);
}

export function useKeptPayment(hash: string): KeptPayment | undefined {
  const kept = useSyncExternalStore(payments.subscribe, payments.current, payments.current);
  return kept[hash];
}
