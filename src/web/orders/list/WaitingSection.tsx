import { useQuery } from "@tanstack/react-query";
import { isAnyLate } from "../../../domain/waiting-order.ts";
import { useApi } from "../../api/api.ts";
import { homeQuery } from "../../content/queries.ts";
import { serverNow } from "../../services/server-clock.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { useColumns } from "../../ui/use-columns.ts";
import { useNow } from "../../ui/use-now.ts";
import { LateOrders } from "../arrivals/BellButton.tsx";
import { waitingQuery, type WaitingOrders } from "../queries.ts";
import { agoWords, aheadWords } from "../order-words.ts";
import { useStaying } from "./asked-orders.ts";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrderList.module.css";
import sectionStyles from "./WaitingSection.module.css";

type WaitingSectionProps = {
  /** The number of the order that somebody has asked for. */
  wantedId: number | undefined;
  /** Called once that order is here and has the focus. */
  onFound: () => void;
};

const words = staffText.orders;
const noneWaiting: WaitingOrders = { orders: [], count: 0 };

/**
 * Orders that nobody has accepted are everybody's: they stay here, whichever orders are listed below, until somebody
 * accepts them.
 */
export function WaitingSection({ wantedId, onFound }: WaitingSectionProps) {
  const api = useApi();
  const { data } = useQuery(waitingQuery(api));
  const account = useQuery(homeQuery(api)).data?.account;
  const now = useNow(serverNow);
  const list = useColumns<HTMLUListElement>();
  const { orders, count } = data ?? noneWaiting;
  const shown = useStaying(orders);
  const isLate = isAnyLate(orders, serverNow());
  return (
    <section aria-label={words.newOrders}>
      <div className={classNames(count > 0 && sectionStyles.count, isLate && sectionStyles.late)}>
        <p role="status" className={count > 0 ? sectionStyles.words : "visually-hidden"}>
          {count > 0 && (
            <>
              <Icon name="bell" />
              <span>{watchText.orders.newCount(count)}</span>
            </>
          )}
        </p>
        {isLate && <LateOrders />}
      </div>
      {shown.length > 0 && (
        <ul ref={list} className={styles.list}>
          {shown.map((order) => (
            <li key={order.hash}>
              <OrderCard
                order={order}
                isStaff
                isWanted={order.id === wantedId}
                currency={account?.extras.currency}
                timeZone={account?.time_zone}
                ago={agoWords(order, now.getTime())}
                ahead={aheadWords(order, { nowMs: now.getTime(), timeZone: account?.time_zone })}
                {...{ onFound }}
              />
            </li>
          ))}
        </ul>
      )}
      {count > orders.length && <p>{words.moreNew(count - orders.length)}</p>}
    </section>
  );
}
