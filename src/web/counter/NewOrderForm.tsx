import type { Ref } from "react";
import type { Account } from "../../contract/account.ts";
import { centsFromReais } from "../../domain/money.ts";
import { CartTotals } from "../cart/CartTotals.tsx";
import { AddressFields, ObservationField, RoomFields } from "../cart/checkout/AddressFields.tsx";
import { fieldWirer } from "../cart/checkout/checkout-fields.ts";
import typed from "../cart/checkout/CheckoutForm.module.css";
import { PaymentFields } from "../cart/checkout/PaymentFields.tsx";
import { refusalWords, serviceStateOf } from "../cart/checkout/quote-words.ts";
import { ScheduleField } from "../cart/checkout/ScheduleField.tsx";
import { serverNow } from "../services/server-clock.ts";
import { stateWords } from "../services/service-words.ts";
import { counterText } from "../text/counter-dictionary.ts";
import { sideBySide } from "../text/joined.ts";
import { FormMessage } from "../ui/FormMessage.tsx";
import { Price } from "../ui/Price.tsx";
import { Form } from "../ui/Form.tsx";
import { CallerFields } from "./CallerFields.tsx";
import styles from "./counter.module.css";
import type { useNewOrder } from "./use-new-order.ts";

type NewOrder = Omit<ReturnType<typeof useNewOrder>, "part">;
type NewOrderProps = { order: NewOrder; account: Account };
type NewOrderFormProps = NewOrderProps & { ref: Ref<HTMLFormElement> };

/** The order's customer, address, payment and price. */
export function NewOrderForm({ ref, order, account }: NewOrderFormProps) {
  const { draft, service, latest, methods, totalCents } = order;
  const { time_zone: timeZone, extras } = account;
  const wire = fieldWirer(order.form);
  return (
    <Form ref={ref} id="pedido" tabIndex={-1} className={typed.form} onSubmit={order.submit}>
      <CallerFields kind={draft.kind} {...{ wire, timeZone }} onTake={order.form.set} />
      {service === "delivery" && <AddressFields {...{ wire, account }} form={order.form} />}
      {service === "takeout" && <ObservationField wire={wire} />}
      {service === "indoor" && <RoomFields wire={wire} room={undefined} />}
      {latest && <ScheduleField quote={latest} {...{ account, wire }} />}
      {service !== "indoor" && <PaymentFields {...{ wire, methods, account, totalCents }} />}
      <section aria-label={counterText.items}>
        <h2 className={styles.heading}>{counterText.items}</h2>
        <Lines lines={order.lines} currency={extras.currency} />
        <CartTotals {...{ totalCents }} quote={latest} currency={extras.currency} />
        <Warnings {...{ order, account }} />
      </section>
    </Form>
  );
}

function Lines({ lines, currency }: { lines: NewOrder["lines"]; currency: string }) {
  if (lines.length === 0) return <p className={styles.soft}>{counterText.noItems}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, qty, title, options, obs, totalCents }) => (
        <li key={key}>
          <span>
            {qty} × {title}
            {options.length > 0 && (
              <small>
                {sideBySide(options.map((option) => `${option.qty} × ${option.title}`))}
              </small>
            )}
            {obs !== "" && <small>{obs}</small>}
          </span>
          <Price cents={totalCents} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

/** Problems that staff decide about, and those that they cannot. */
function Warnings({ order: { latest: quote }, account }: NewOrderProps) {
  if (!quote) return null;
  const problem = refusalWords(quote, account);
  const why = stateWords(serviceStateOf(quote), {
    nowMs: serverNow(),
    timeZone: account.time_zone,
  });
  return (
    <>
      {problem !== undefined && <FormMessage tone="danger">{problem}</FormMessage>}
      {problem === undefined && quote.state !== "open" && (
        <FormMessage tone="info">{counterText.closed(why)}</FormMessage>
      )}
      {centsFromReais(quote.missing_amount) > 0 && (
        <FormMessage tone="info">{counterText.belowMinimum}</FormMessage>
      )}
    </>
  );
}
