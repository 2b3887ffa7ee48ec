import { useQuery } from "@tanstack/react-query";
import { cartCount, cartTotal, type Cart } from "../../../domain/cart.ts";
import { useApi } from "../../api/api.ts";
import { checkQuery } from "../../auth/queries.ts";
import { useBottomBar } from "../../ui/use-bottom-bar.ts";
import { usePageMark } from "../../ui/use-page-mark.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Price } from "../../ui/Price.tsx";
import { CallingTables } from "../calls/CallingTables.tsx";
import styles from "./TabBar.module.css";

type TabBarProps = {
  items: Cart["items"];
  currency: string | undefined;
  isSending: boolean;
  /** The next choice to make before the order can be sent. */
  unmet: { item: { title: string }; group: { title: string } } | undefined;
  /** The closing waits for the network. */
  isClosing: boolean;
  onSend: () => void;
  onClose: () => void;
};

/** The price of the chosen items, and the buttons for them; always in view. */
export function TabBar(props: TabBarProps) {
  const { items, currency, isSending, unmet, isClosing, onSend, onClose } = props;
  const bar = useBottomBar();
  usePageMark("data-tab");
  const name = useQuery(checkQuery(useApi())).data?.name;
  const count = cartCount({ items });
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.calls}>
        <CallingTables />
      </div>
      <div className={styles.inner}>
        <p className={styles.total}>
          <span>
            <span>{count === 0 ? tabText.tab.emptyDraft : tabText.tab.draftCount(count)}</span>
            {/* Several people may share a phone, so this says whose name the order gets. */}
            {name !== undefined && <small> {tabText.tab.sendsAs(name)}</small>}
          </span>
          <strong>
            <span className="visually-hidden">{tabText.tab.running} </span>
            <Price cents={cartTotal({ items })} currency={currency} />
          </strong>
        </p>
        <div className={styles.actions}>
          <Button busy={isClosing} onClick={onClose}>
            {tabText.tab.close}
          </Button>
          <Button
            variant="primary"
            className={styles.send}
            disabled={count === 0 || isSending}
            busy={isSending}
            onClick={onSend}
          >
            {unmet ? (
              <span className={styles.unmet}>
                {cartText.item.choose(unmet.group.title || cartText.item.options)}
                <small>{unmet.item.title}</small>
              </span>
            ) : (
              tabText.tab.send
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}
