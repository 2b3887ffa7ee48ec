import type { Account } from "../../../contract/account.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import { orderClock } from "../../site/order-clock.ts";
import { buyerText } from "../../text/buyer-dictionary.ts";
import { SelectField } from "../../ui/Field.tsx";
import styles from "./CheckoutForm.module.css";
import type { WireField } from "./checkout-fields.ts";

type ScheduleFieldProps = { quote: WireQuote; account: Account; wire: WireField };

/**
 * The order's time, where the account takes orders ahead. A chosen time that is no longer free stays until another is
 * chosen, because it is what would be sent. Each time names its day: the closed field shows nothing else.
 */
export function ScheduleField({ quote, account, wire }: ScheduleFieldProps) {
  const { name, value, error, onChange } = wire("cartData.scheduled_for");
  const { slots } = quote;
  if (!slots && value === "") return null;
  const free = slots?.filter(({ left }) => left > 0).map(({ starts_at }) => starts_at) ?? [];
  const isGone = value !== "" && !free.includes(value);
  return (
    <div className={styles.full}>
      <SelectField
        label={buyerText.when}
        error={error ?? (isGone ? buyerText.slotFull : undefined)}
        {...{ name, value, onChange }}
      >
        <option value="">
          {quote.state === "open" ? buyerText.asSoonAsPossible : buyerText.chooseTime}
        </option>
        {(isGone ? [value, ...free].sort() : free).map((instant) => (
          <option key={instant} value={instant} disabled={isGone && instant === value}>
            {orderClock(instant, account.time_zone)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
