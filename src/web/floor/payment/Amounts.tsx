import type { ReactNode } from "react";
import type { TabTotal } from "../../../domain/tab-total.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { Price } from "../../ui/Price.tsx";
import styles from "./PaymentDialog.module.css";

const words = settleText.payment;

type AmountsProps = { total: TabTotal; waives: boolean; currency: string | undefined };

/** A tab's total, and the paid part. */
export function Amounts({ total, waives, currency }: AmountsProps) {
  return (
    <dl className={styles.amounts}>
      <Amount name={words.subtotal}>
        <Price cents={total.subtotalCents} currency={currency} />
      </Amount>
      <Amount name={words.service}>
        {waives && <small>{words.waived} </small>}
        <Price cents={total.serviceCents} currency={currency} />
      </Amount>
      <Amount name={words.total}>
        <Price cents={total.totalCents} currency={currency} />
      </Amount>
      <Amount name={words.paid}>
        <Price cents={total.paidCents} currency={currency} />
      </Amount>
      <Amount name={total.overpaidCents > 0 ? words.overpaid : words.left} strong>
        <Price cents={total.overpaidCents || total.leftCents} currency={currency} />
      </Amount>
    </dl>
  );
}

function Amount({
  name,
  strong = false,
  children,
}: {
  name: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
