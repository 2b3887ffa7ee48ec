import type { Cents } from "../../../domain/money.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./CheckoutFooter.module.css";

type CheckoutFooterProps = {
  formId: string;
  totalCents: Cents;
  currency: string;
  sending: boolean;
  /** Why the order was not placed. */
  notice: string | undefined;
};

/** What will be charged, and the button that sends the order. */
export function CheckoutFooter({
  formId,
  totalCents,
  currency,
  sending,
  notice,
}: CheckoutFooterProps) {
  return (
    <>
      <div className={styles.notice} role="alert">
        {notice && (
          <p>
            <Icon name="alert" />
            <span>
              <strong>{orderText.checkout.notSentTitle}.</strong> {notice}
            </span>
          </p>
        )}
      </div>
      <p className={styles.total}>
        {orderText.checkout.willBeCharged} <Price cents={totalCents} currency={currency} />
      </p>
      <Button variant="primary" type="submit" form={formId} busy={sending}>
        {sending ? orderText.checkout.sending : orderText.checkout.send}
      </Button>
    </>
  );
}
