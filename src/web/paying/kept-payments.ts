import { useSyncExternalStore } from "react";
import { isPaymentMethod, type PaymentMethod } from "../../domain/payment-methods.ts";
import type { ChosenLine } from "../../domain/split-bill.ts";
import { createKeptStore } from "../storage/kept-store.ts";
import { useNow } from "../ui/use-now.ts";
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

/** A payment without an answer, as it was stored. An unknown method or field is left out: a tab's is not read then. */
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

/** An order's own payment. `number` is the order's, 0 if unknown. An earlier version deletes one without `savedAt`. */
type KeptPayment = UnansweredPayment & { number: number; savedAt: number };

export function readPayments(json: string | null, now: number): Record<string, KeptPayment> {
  const payments = Object.entries(recordOf(parsed(json))).flatMap(([hash, stored]) => {
    const payment = readPayment(stored);
    const number = numberOf(recordOf(stored)["number"]) || 0;
    const savedAt = numberOf(recordOf(stored)["savedAt"]) || 0;
    // The server may not know an earlier version's payment by its key any more.
    const isKept = number > 0 || now - savedAt <= 24 * 60 * 60 * 1000;
    return payment && isKept ? [[hash, { ...payment, number, savedAt }] as const] : [];
  });
  return Object.fromEntries(payments);
}

/** Those that no window is sending any more: an answer comes within 20 seconds, or not at all. */
export const unansweredOf = (kept: Record<string, KeptPayment>, now: number) =>
  Object.fromEntries(Object.entries(kept).filter(([, { savedAt }]) => now - savedAt > 20_000));

const { change, current, subscribe } = createKeptStore({
  key: "order_payments",
  findStorage: () => localStorage,
  read: (json) => readPayments(json, Date.now()),
  write: (kept) => (Object.keys(kept).length === 0 ? null : JSON.stringify(kept)),
});

const useAll = () => useSyncExternalStore(subscribe, current, current);

/** By the order's hash. They stay on the device until somebody knows whether they were registered. */
export const keptPayments = {
  current,
  keep: (hash: string, payment: KeptPayment | undefined) =>
    change(({ [hash]: _, ...others }) => (payment ? { ...others, [hash]: payment } : others)),
  /** Has each window show it at once, if it is still there. */
  miss: (hash: string) =>
    change((all) =>
      all[hash] ? { ...all, [hash]: { ...all[hash], savedAt: Date.now() - 60_000 } } : all,
    ),
  useAll,
  useUnanswered: () => unansweredOf(useAll(), useNow().getTime()),
};
