import type { SheetDetails } from "../../../contract/sheets.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import { totalOf } from "../payment/total-of.ts";
import styles from "./Overpaid.module.css";

type OverpaidProps = { details: SheetDetails; currency: string | undefined };

/** The amount to give back, as when an order was cancelled after it was paid for; nothing if there is none. */
export function Overpaid({ details, currency }: OverpaidProps) {
  const { overpaidCents } = totalOf(details, details.waives_service);
  if (overpaidCents === 0) return null;
  return (
    <p className={styles.overpaid}>
      <Icon name="alert" />
      <span>
        {tabText.tab.toGiveBack} <Price cents={overpaidCents} currency={currency} />
      </span>
    </p>
  );
}
