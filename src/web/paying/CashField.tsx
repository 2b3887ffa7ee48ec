import { changeCents } from "../../domain/change-for.ts";
import { reaisFromCents, type Cents } from "../../domain/money.ts";
import { parsePrice } from "../../domain/typed-formats.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { MaskedField } from "../ui/MaskedField.tsx";
import { Price } from "../ui/Price.tsx";
import styles from "./paying.module.css";

type CashFieldProps = {
  cash: string;
  dueCents: Cents;
  currency: string | undefined;
  error?: string | undefined;
  onChange: (cash: string) => void;
};

export function CashField({ cash, dueCents, currency, error, onChange }: CashFieldProps) {
  return (
    <>
      <MaskedField
        mask="currency"
        label={payingText.cash}
        optional
        autoComplete="off"
        enterKeyHint="done"
        className={styles.cash}
        value={cash}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Change cashCents={parsePrice(cash)} {...{ dueCents, currency }} />
    </>
  );
}

/** Cash in hand, for the call; absent if nothing is typed. */
export function tenderedOf(cash: string, dueCents: Cents): { tendered?: number } {
  const cents = parsePrice(cash);
  return cents && dueCents > 0 ? { tendered: reaisFromCents(cents) } : {};
}

/** Whether less cash is in hand than is due. Recorded as paid in full, it would leave the till short. */
export function isShort(cash: string, dueCents: Cents): boolean {
  return cash.trim() !== "" && (parsePrice(cash) ?? 0) < dueCents;
}

/** On a phone the change, or what went wrong, appears below the edge of the screen, and the guest waits for it. */
export function bringIntoView(news: HTMLElement | null): void {
  news?.scrollIntoView({ block: "nearest" });
}

/** The change for the cash in hand, or the missing amount. */
function Change({
  cashCents,
  dueCents,
  currency,
}: {
  cashCents: Cents | undefined;
  dueCents: Cents;
  currency: string | undefined;
}) {
  if (!cashCents || dueCents === 0) return <div role="status" />;
  const change = changeCents({ changeForCents: cashCents, totalCents: dueCents });
  return (
    <div role="status">
      <p className={styles.change} ref={bringIntoView}>
        <span>{change === undefined ? payingText.cashMissing : payingText.change}</span>
        <Price cents={change ?? dueCents - cashCents} currency={currency} />
      </p>
    </div>
  );
}
