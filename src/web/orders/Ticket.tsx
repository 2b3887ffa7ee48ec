import type { Account } from "../../contract/account.ts";
import type { Order } from "../../contract/orders.ts";
import { centsFromReais, formatMoney, type Cents } from "../../domain/money.ts";
import { orderAmounts } from "../../domain/order-amounts.ts";
import { orderPlace } from "../../domain/place-label.ts";
import { printedNumber, printLayoutLabels } from "../../domain/print-layout.ts";
import { printableLine, printableLines } from "../../domain/printable-text.ts";
import { text } from "../text/dictionary.ts";
import { orderText } from "../text/order-dictionary.ts";
import { staffText } from "../text/staff-dictionary.ts";
import { Fact } from "./Fact.tsx";
import { orderClock } from "./order-clock.ts";
import styles from "./Ticket.module.css";

type TicketProps = { order: Order; account: Account };
type Line = Pick<Order["details"]["items"][number], "title_br" | "qty" | "price">;

/** Via Cliente: who, where, what for how much, and how it is paid. */
export function CustomerTicket({ order, account }: TicketProps) {
  const { currency, document_number } = account.extras;
  const money = (cents: Cents) => formatMoney(cents, currency);
  const { changeForCents, changeCents, ...amounts } = orderAmounts(order);
  return (
    <article className={styles.ticket}>
      <header className={styles.head}>
        <h1>{account.name}</h1>
        {document_number !== "" && <p>{document_number}</p>}
        <p>{printLayoutLabels.customer}</p>
      </header>
      <section>
        <h2>
          {staffText.printing.order} {printedNumber(order.id)}
        </h2>
        <p>{orderClock(order.created, account.time_zone)}</p>
        <p className={styles.strong}>{printableLine(order.user_name)}</p>
        {placeOf(order) !== "" && <p>{placeOf(order)}</p>}
        {order.user_phone && <p>{order.user_phone}</p>}
        {order.user_document && (
          <p>
            {staffText.settings.document}: {order.user_document}
          </p>
        )}
      </section>
      <ul className={styles.items}>
        {order.details.items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no id and never move
          <li key={index}>
            <Priced {...item} money={money} />
            {item.qty > 1 && item.price > 0 && (
              <p className={styles.inner}>
                {money(centsFromReais(item.price))} {staffText.printing.each}
              </p>
            )}
            {item.children.map((option, optionIndex) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <div key={optionIndex} className={styles.inner}>
                <Priced {...option} money={money} />
              </div>
            ))}
            <Observation of={item.obs} className={styles.inner} />
          </li>
        ))}
      </ul>
      <dl className={styles.amounts}>
        <Fact name={text.cart.subtotal}>{money(amounts.subtotalCents)}</Fact>
        <Fact name={text.cart.service}>
          {amounts.serviceCents > 0 && money(amounts.serviceCents)}
        </Fact>
        <Fact name={text.cart.deliveryFee}>
          {order.mode === "delivery" && money(amounts.deliveryFeeCents)}
        </Fact>
        <Fact name={text.cart.total} className={styles.total}>
          {money(amounts.totalCents)}
        </Fact>
        <Fact name={orderText.confirmation.payWith}>{order.payment_method_name}</Fact>
        <Fact name={orderText.checkout.changeFor}>
          {changeForCents !== undefined && money(changeForCents)}
        </Fact>
        <Fact name={staffText.printing.change}>
          {changeCents !== undefined && money(changeCents)}
        </Fact>
      </dl>
      <Observation of={order.obs} />
    </article>
  );
}

/** Produção: what the kitchen makes, for whom, since when; large, and without prices. */
export function ProductionTicket({ order, account }: TicketProps) {
  const place = order.mode === "delivery" ? "" : placeOf(order);
  return (
    <article className={`${styles.ticket} ${styles.large}`}>
      <header className={styles.head}>
        <p>{printLayoutLabels.production}</p>
        <h1>{printedNumber(order.id)}</h1>
        <p>{orderClock(order.created, account.time_zone)}</p>
      </header>
      <section>
        {place !== "" && <h2>{place}</h2>}
        <p className={place === "" ? styles.strong : undefined}>{printableLine(order.user_name)}</p>
      </section>
      <ul className={styles.items}>
        {order.details.items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no id and never move
          <li key={index}>
            <p className={styles.strong}>{countOf(item)}</p>
            {item.children.map((option, optionIndex) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <p key={optionIndex} className={styles.inner}>
                {countOf(option)}
              </p>
            ))}
            <Observation of={item.obs} className={styles.notice} />
          </li>
        ))}
      </ul>
      <Observation of={order.obs} className={styles.notice} />
    </article>
  );
}

function placeOf(order: Order): string {
  return printableLine(orderPlace(order));
}

function countOf({ qty, title_br }: Line): string {
  return `${qty}x ${printableLine(title_br)}`;
}

function Priced({ money, ...line }: Line & { money: (cents: Cents) => string }) {
  const cents = line.qty * centsFromReais(line.price);
  return (
    <p className={styles.priced}>
      <span>{countOf(line)}</span>
      {cents > 0 && <span>{money(cents)}</span>}
    </p>
  );
}

type ObservationProps = { of: string | undefined; className?: string | undefined };

function Observation({ of = "", className }: ObservationProps) {
  const lines = printableLines(of);
  if (lines.length === 0) return null;
  return (
    <p className={className}>
      {orderText.orders.observation}: {lines.join(" / ")}
    </p>
  );
}
