import type { Cents } from "../../../domain/money.ts";
import type { TabTotal } from "../../../domain/tab-total.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { Price } from "../../ui/Price.tsx";
import styles from "./PaymentDialog.module.css";

const words = settleText.payment;

type Amount = "subtotal" | "service" | "total" | "paid" | "overpaid" | "left";
type AmountsProps = { total: TabTotal; waives: boolean; currency: string | undefined };

/** A tab's total, the paid part, and what is left. */
export function Amounts({ total, waives, currency }: AmountsProps) {
  const rows: [of: Amount, cents: Cents][] = [
    ["subtotal", total.subtotalCents],
    ["service", total.serviceCents],
    ["total", total.totalCents],
    ["paid", total.paidCents],
    total.overpaidCents > 0 ? ["overpaid", total.overpaidCents] : ["left", total.leftCents],
  ];
  return (
    <dl className={styles.amounts}>
      {rows.map(([of, cents], at) => (
        <div key={of} className={at === rows.length - 1 ? styles.strong : undefined}>
          <dt>{words[of]}</dt>
          <dd>
            {of === "service" && waives && <small>{words.waived} </small>}
            <Price cents={cents} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
