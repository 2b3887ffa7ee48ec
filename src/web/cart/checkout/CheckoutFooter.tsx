import type { Cents } from "../../../domain/money.ts";
import { checkoutText } from "../../text/checkout-dictionary.ts";
import { spokenTag } from "../../text/spoken-language.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./CheckoutFooter.module.css";
import type { OrderNotice } from "./refusals.ts";

type CheckoutFooterProps = {
  formId: string;
  totalCents: Cents;
  currency: string;
  sending: boolean;
  /** The next field to fill in. A press leads there. */
  missing: string | undefined;
  /** Why the order was not placed. */
  notice: OrderNotice | undefined;
  /** Why the order would be refused as it stands. */
  problem: string | undefined;
  /** Changes the order to pickup, where that is possible. */
  onTakeOut?: (() => void) | undefined;
};

export function CheckoutFooter({
  formId,
  totalCents,
  currency,
  sending,
  missing,
  notice,
  problem,
  onTakeOut,
}: CheckoutFooterProps) {
  const lang = spokenTag();
  const { checkout: words } = checkoutText;
  return (
    <>
      <div className={styles.notice} role="alert" lang={lang}>
        {notice && (
          <p>
            <Icon name="alert" />
            <span>
              {!notice.mayHaveArrived && <strong>{words.notSentTitle}</strong>} {notice.words()}
            </span>
          </p>
        )}
      </div>
      <div className={styles.problem} lang={lang}>
        {problem !== undefined && problem !== notice?.words() && (
          <p role="status">
            <Icon name="clock" /> {problem}
          </p>
        )}
        {onTakeOut && <Button onClick={onTakeOut}>{words.takeoutInstead}</Button>}
      </div>
      <p className={styles.total} lang={lang}>
        {words.willBeCharged}{" "}
        <Price cents={totalCents} currency={currency} className={styles.amount} />
      </p>
      <Button variant="primary" type="submit" form={formId} busy={sending} lang={lang}>
        {sending ? words.sending : (missing ?? words.send)}
      </Button>
    </>
  );
}
