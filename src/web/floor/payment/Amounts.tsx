import type { Cents } from "../../../domain/money.ts";
import type { TabTotal } from "../../../domain/tab-total.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { Price } from "../../ui/Price.tsx";
import styles from "./PaymentDialog.module.css";

const words = settleText.payment;

type AmountsProps = { total: TabTotal; waives: boolean; currency: string | undefined };

/** A tab's total, the paid part, and what is left. */
export function Amounts({ total, waives, currency }: AmountsProps) {
  const rows: [name: string, cents: Cents][] = [
    [words.subtotal, total.subtotalCents],
    [words.service, total.serviceCents],
    [words.total, total.totalCents],
    [words.paid, total.paidCents],
    total.overpaidCents > 0 ? [words.overpaid, total.overpaidCents] : [words.left, total.leftCents],
  ];
  return (
    <dl className={styles.amounts}>
      {rows.map(([name, cents], at) => (
        <div key={name} className={at === rows.length - 1 ? styles.strong : undefined}>
          <dt>{name}</dt>
          <dd>
            {name === words.service && waives && <small>{words.waived} </small>}
            <Price cents={cents} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
