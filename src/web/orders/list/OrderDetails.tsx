import type { Order } from "../../../contract/orders.ts";
import { telAddress } from "../../../domain/tel-address.ts";
import { AddressText } from "../../address/AddressText.tsx";
import { orderText } from "../../text/order-dictionary.ts";
import { Fact } from "../Fact.tsx";
import styles from "./OrderCard.module.css";
import { OrderSummary } from "../OrderSummary.tsx";

type OrderDetailsProps = { order: Order; currency: string | undefined };

/** What a card's head does not say: what was ordered, and how to reach who ordered it. */
export function OrderDetails({ order, currency }: OrderDetailsProps) {
  const { mode, address, user_phone, user_email } = order;
  return (
    <div className={styles.details}>
      <OrderSummary {...{ order, currency }}>
        <Fact name={orderText.confirmation.deliverTo}>
          {mode === "delivery" && address && <AddressText>{address}</AddressText>}
        </Fact>
        <Fact name={orderText.checkout.phone}>{user_phone && <Phone number={user_phone} />}</Fact>
        <Fact name={orderText.checkout.email}>
          {user_email && <a href={`mailto:${user_email}`}>{user_email}</a>}
        </Fact>
      </OrderSummary>
    </div>
  );
}

function Phone({ number }: { number: string }) {
  const address = telAddress(number);
  return address ? <a href={address}>{number}</a> : number;
}
