import type { Account } from "../../../contract/account.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import { orderClock } from "../../site/order-clock.ts";
import { checkoutText } from "../../text/checkout-dictionary.ts";
import { SelectField } from "../../ui/Field.tsx";
import styles from "./CheckoutForm.module.css";
import type { WireField } from "./checkout-fields.ts";

const words = checkoutText.checkout;

type ScheduleFieldProps = { quote: WireQuote; account: Account; wire: WireField };

/** For when the order is, where it can be ordered ahead. */
export function ScheduleField({ quote, account, wire }: ScheduleFieldProps) {
  const { name, value, error, onChange } = wire("cartData.scheduled_for");
  const { slots } = quote;
  if (!slots) return null;
  const free = slots.filter(({ left, starts_at }) => left > 0 || starts_at === value);
  const days = new Map<string, { time: string; instant: string }[]>();
  for (const { starts_at } of free) {
    const [time = "", day = ""] = orderClock(starts_at, account.time_zone).split(" • ");
    days.set(day, [...(days.get(day) ?? []), { time, instant: starts_at }]);
  }
  return (
    <div className={styles.full}>
      <SelectField label={words.when} {...{ name, value, error, onChange }}>
        <option value="">
          {quote.state === "open" ? words.asSoonAsPossible : words.chooseTime}
        </option>
        {[...days].map(([day, times]) => (
          <optgroup key={day} label={day}>
            {times.map(({ time, instant }) => (
              <option key={instant} value={instant}>
                {time}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}
