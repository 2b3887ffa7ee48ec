import type { Order } from "../../../contract/orders.ts";
import type { Account } from "../../../contract/account.ts";
import { placeOf } from "../../services/service-words.ts";
import { AddressText } from "../../address/AddressText.tsx";
import { summaryText } from "../../text/summary-dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { Fact } from "../Fact.tsx";
import { EditButton } from "../lines/EditButton.tsx";
import { HistoryButton } from "../lines/HistoryButton.tsx";
import styles from "../OrderPage.module.css";
import { OrderSummary } from "../OrderSummary.tsx";
import { methodNamed, nameOnOrder } from "../../text/labels.ts";

type OrderReceiptProps = { order: Order; account: Account | undefined; isStaff: boolean };

export function OrderReceipt({ order, account, isStaff }: OrderReceiptProps) {
  const currency = account?.extras.currency;
  const place = order.mode === "delivery" ? briefText.deliverTo : summaryText.facts.room;
  return (
    <section className={styles.card} aria-label={summaryText.summary.items}>
      <OrderSummary {...{ order, currency }} isChangeable={isStaff}>
        <Fact name={summaryText.facts.name}>{nameOnOrder(order.user_name)}</Fact>
        {order.service === "takeout" ? (
          <Fact name={orderText.confirmation.takeout}>
            {account && (placeOf(account) || account.name)}
          </Fact>
        ) : (
          <Fact name={place}>{order.address && <AddressText>{order.address}</AddressText>}</Fact>
        )}
        <Fact name={orderText.confirmation.payWith}>{methodNamed(order.payment_method_name)}</Fact>
      </OrderSummary>
      {isStaff && <EditButton order={order} />}
      {isStaff && <HistoryButton hash={order.hash} />}
    </section>
  );
}
