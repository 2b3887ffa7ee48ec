import type { SheetDetails } from "../../../contract/sheets.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { orderClock } from "../../site/account-clock.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Price } from "../../ui/Price.tsx";
import styles from "./PaymentDialog.module.css";

type PaymentsProps = {
  details: SheetDetails;
  currency: string | undefined;
  timeZone: string | undefined;
};

/** What has been paid so far. */
export function Payments({ details, currency, timeZone }: PaymentsProps) {
  if (details.payments.length === 0) return null;
  return (
    <section className={styles.payments}>
      <h3>{floorText.payment.payments}</h3>
      <ul className={styles.list}>
        {details.payments.map(({ id, exp_amount, created, by }) => (
          <li key={id}>
            <span>
              {[orderClock(created, timeZone), by !== null && floorText.tab.placedBy(by)]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <Price cents={centsFromReais(exp_amount)} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
