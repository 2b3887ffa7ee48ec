import { isPaymentMethod } from "../../../domain/payment-methods.ts";
import type { ChosenLine } from "../../../domain/split-bill.ts";
import { isRecord, listOf, numberOf, recordOf, textOf } from "../../storage/stored-json.ts";
import type { UnansweredPayment } from "./tab-outbox.ts";

/** A payment that got no answer; it is sent again as it was, or not at all. */
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
      ...(Array.isArray(lines) ? { lines: listOf(lines).map(readLine) } : {}),
      ...(typeof waive_service === "boolean" ? { waive_service } : {}),
    },
  };
}

function readLine(value: unknown): ChosenLine {
  const { order, line, qty } = recordOf(value);
  return { order: textOf(order), line: numberOf(line), qty: numberOf(qty) };
}
