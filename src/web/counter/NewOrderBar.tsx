import type { Cents } from "../../domain/money.ts";
import { counterText } from "../text/counter-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";
import { Price } from "../ui/Price.tsx";
import { useBottomBar } from "../ui/use-bottom-bar.ts";
import { usePageMark } from "../ui/use-page-mark.ts";
import tabBar from "../floor/tab/TabBar.module.css";
import styles from "./counter.module.css";

type NewOrderBarProps = {
  count: number;
  totalCents: Cents;
  currency: string;
  /** The next choice to make before the order can be sent. */
  unmet: { item: { title: string }; group: { title: string } } | undefined;
  /** Why it was not sent. */
  message: string | undefined;
  isSending: boolean;
  onSend: () => void;
};

/** The order's price and the button that sends it, always in view. */
export function NewOrderBar(props: NewOrderBarProps) {
  const { count, totalCents, currency, unmet, message, isSending, onSend } = props;
  const place = useBottomBar();
  usePageMark("data-tab");
  return (
    <div ref={place} className={tabBar.bar}>
      <div className={styles.message} role="alert">
        {message !== undefined && (
          <p>
            <Icon name="alert" />
            <span>{message}</span>
          </p>
        )}
      </div>
      <div className={tabBar.inner}>
        <p className={tabBar.total}>
          <span>{counterText.count(count)}</span>
          <strong>
            <Price cents={totalCents} currency={currency} />
          </strong>
        </p>
        <div className={tabBar.actions}>
          <Button variant="primary" className={tabBar.send} busy={isSending} onClick={onSend}>
            {unmet ? (
              <span className={tabBar.unmet}>
                {counterText.choose(unmet.item.title, unmet.group.title)}
              </span>
            ) : isSending ? (
              counterText.sending
            ) : (
              counterText.send
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}
