import { useSyncExternalStore } from "react";
import { isPaymentMethod, type PaymentMethod } from "../../domain/payment-methods.ts";
import type { ChosenLine } from "../../domain/split-bill.ts";
import { createKeptStore } from "../storage/kept-store.ts";
import { isRecord, numberOf, parsed, recordOf, textOf } from "../storage/stored-json.ts";

/** A payment that got no answer, so that nobody knows whether it was registered. */
export type UnansweredPayment = {
  key: string;
  body: {
    amount: number;
    method?: PaymentMethod;
    tendered?: number;
    shares?: { of: number; index: number };
    lines?: ChosenLine[];
    waive_service?: boolean;
  };
};

function readLine(value: unknown): ChosenLine {
  const { order, line, qty } = recordOf(value);
  return { order: textOf(order), line: numberOf(line), qty: numberOf(qty) };
}

/** A payment without an answer, as it was stored; it is resent unchanged, or not at all. */
export function readPayment(value: unknown): UnansweredPayment | null {
  const { key, body } = recordOf(value);
  const { amount, method, tendered, shares, lines, waive_service } = recordOf(body);
  if (typeof key !== "string" || typeof amount !== "number") return null;
  return {
    key,
    body: {
      amount,
      ...(typeof method === "string" && isPaymentMethod(method) ? { method } : {}),
      ...(typeof tendered === "number" ? { tendered } : {}),
      ...(isRecord(shares)
        ? { shares: { of: numberOf(shares["of"]), index: numberOf(shares["index"]) } }
        : {}),
      ...(Array.isArray(lines) ? { lines: lines.map(readLine) } : {}),
      ...(typeof waive_service === "boolean" ? { waive_service } : {}),
    },
  };
}

/** A payment of an order without a tab. `number` is the order's. */
type KeptPayment = UnansweredPayment & { number: number };

export function readPayments(json: string | null): Record<string, KeptPayment> {
  const payments = Object.entries(recordOf(parsed(json))).flatMap(([hash, stored]) => {
    const payment = readPayment(stored);
    const number = numberOf(recordOf(stored)["number"]) || 0;
    return payment ? [[hash, { ...payment, number }] as const] : [];
  });
  return Object.fromEntries(payments);
}

const { change, current, subscribe } = createKeptStore({
  key: "order_payments",
  findStorage: () => localStorage,
  read: readPayments,
  write: (kept) => (Object.keys(kept).length === 0 ? null : JSON.stringify(kept)),
});

/** By the order's hash. They stay on the device until somebody knows whether they were registered. */
export const keptPayments = {
  current,
  /** Orders whose payment this page is sending: its answer may come at once. */
  awaited: new Set<string>(),
  keep: (hash: string, payment: KeptPayment | undefined) =>
    change(({ [hash]: _, ...others }) => (payment ? { ...others, [hash]: payment } : others)),
  useAll: () => useSyncExternalStore(subscribe, current, current),
};
