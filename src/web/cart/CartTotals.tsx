import type { WireQuote } from "../../contract/quote.ts";
import { centsFromReais, type Cents } from "../../domain/money.ts";
import { formatMoney, unbrokenMoney } from "../text/money.ts";
import { summaryText } from "../text/summary-dictionary.ts";
import { Price } from "../ui/Price.tsx";
import styles from "./CartTotals.module.css";

type CartTotalsProps = {
  quote: WireQuote | undefined;
  /** The sum of the lines: the only amount without a quote. */
  totalCents: Cents;
  currency: string;
};

/** The order's price, part by part, and the amounts that it lacks. */
export function CartTotals({ quote, totalCents, currency }: CartTotalsProps) {
  const parts = quote ? partsOf(quote, currency) : [];
  return (
    <div className={styles.totals}>
      {parts.map(([name, amount]) => (
        <p key={name}>
          {name} <span>{amount}</span>
        </p>
      ))}
      <p className={styles.total}>
        {summaryText.summary.total}{" "}
        <Price
          cents={quote ? centsFromReais(quote.total_amount) : totalCents}
          currency={currency}
        />
      </p>
      {quote && <CartHint quote={quote} currency={currency} />}
    </div>
  );
}

function partsOf(quote: WireQuote, currency: string): [name: string, amount: string][] {
  const { service, subtotal_amount, service_amount, delivery_fee, area, area_needs } = quote;
  const money = (reais: number) => formatMoney(centsFromReais(reais), currency);
  const { summary } = summaryText;
  const fee =
    area_needs.length > 0
      ? summary.feeByAddress
      : area && delivery_fee === 0
        ? summary.freeFee
        : money(delivery_fee);
  const hasFee = service === "delivery" && (area !== undefined || area_needs.length > 0);
  if (!hasFee && service_amount === 0) return [];
  return [
    [summary.subtotal, money(subtotal_amount)],
    ...(service_amount > 0 ? [[summary.service, money(service_amount)] as [string, string]] : []),
    ...(hasFee ? [[summary.deliveryFee, fee] as [string, string]] : []),
  ];
}

/** The amount still missing for the minimum of the delivery, or for free delivery. */
export function CartHint({ quote, currency }: { quote: WireQuote; currency: string }) {
  const { missing_amount, minimum_amount, free_above, subtotal_amount, delivery_fee } = quote;
  const money = (reais: number) => unbrokenMoney(centsFromReais(reais), currency);
  const { belowMinimum, belowFree } = summaryText.summary;
  if (missing_amount > 0)
    return (
      <p className={styles.missing}>{belowMinimum(money(missing_amount), money(minimum_amount))}</p>
    );
  if (free_above === undefined || delivery_fee === 0) return null;
  // Reais are fractions without an exact difference, so cents are subtracted.
  const leftCents = centsFromReais(free_above) - centsFromReais(subtotal_amount);
  return <p className={styles.hint}>{belowFree(unbrokenMoney(leftCents, currency))}</p>;
}
