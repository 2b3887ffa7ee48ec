import { useQuery } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import { phoneFor } from "../../../domain/phone-form.ts";
import { telAddress } from "../../../domain/phone-number.ts";
import { AddressText } from "../../address/AddressText.tsx";
import { useApi } from "../../api/api.ts";
import { hasFailed, QueryFailed } from "../../api/QueryFailed.tsx";
import { orderClock } from "../../site/order-clock.ts";
import { languageNames } from "../../../domain/languages.ts";
import { text } from "../../text/dictionary.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Fact } from "../Fact.tsx";
import styles from "./OrderCard.module.css";
import { EditButton } from "../lines/EditButton.tsx";
import { HistoryButton } from "../lines/HistoryButton.tsx";
import { OrderSoldOut } from "../OrderSoldOut.tsx";
import { OrderSummary } from "../OrderSummary.tsx";
import { orderQuery } from "../queries.ts";
import { spokenLanguage } from "../../text/spoken-language.ts";

type OrderDetailsProps = {
  order: Order;
  currency: string | undefined;
  timeZone: string | undefined;
  /** The rest of a long order is fetched only when it is open. */
  isOpen: boolean;
  isStaff: boolean;
  /** With the staff's actions, which may come a frame later. */
  isWhole?: boolean;
};

/** The part of an order that a card's head leaves out: its lines, and ways to reach its customer. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, currency, timeZone, isOpen, isStaff, isWhole = true } = props;
  const { more } = order.details;
  const whole = useQuery({
    ...orderQuery(useApi(), order.hash),
    enabled: isOpen && more !== undefined,
  });
  const { details = order.details } = whole.data ?? {};
  const { service, address, user_phone, user_email } = order;
  return (
    <div className={styles.details}>
      <OrderSummary order={{ ...order, details }} currency={currency} isChangeable={isStaff}>
        <Fact name={briefText.deliverTo}>
          {service === "delivery" && address && <AddressText>{address}</AddressText>}
        </Fact>
        <Fact name={staffText.orders.area}>{order.area}</Fact>
        <Fact name={staffText.orders.promised}>
          {order.promised_at && orderClock(order.promised_at, timeZone)}
        </Fact>
        <Fact name={text.header.language}>
          {isStaff && order.language && languageNames[order.language]}
        </Fact>
        <Fact name={summaryText.facts.phone}>{user_phone && <Phone number={user_phone} />}</Fact>
        <Fact name={summaryText.facts.email}>
          {user_email && <a href={`mailto:${user_email}`}>{user_email}</a>}
        </Fact>
      </OrderSummary>
      {isWhole && <OrderSoldOut items={details.items} />}
      {isStaff && isWhole && <EditButton order={{ ...order, details }} />}
      {isStaff && isWhole && <HistoryButton hash={order.hash} />}
      {details.more !== undefined && <p>{staffText.list.moreItems(details.more)}</p>}
      {hasFailed(whole) && <QueryFailed query={whole} />}
    </div>
  );
}

function Phone({ number }: { number: string }) {
  const address = telAddress(number);
  const read = phoneFor(spokenLanguage(), number);
  return address ? <a href={address}>{read}</a> : read;
}
