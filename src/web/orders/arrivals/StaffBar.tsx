import { Link, useLocation } from "wouter";
import type { Order } from "../../../contract/orders.ts";
import { CallingTables } from "../../floor/calls/CallingTables.tsx";
import { joined, sentences } from "../../text/joined.ts";
import { spokenTag } from "../../text/spoken-language.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useBottomBar } from "../../ui/use-bottom-bar.ts";
import { usePageMark } from "../../ui/use-page-mark.ts";
import { useBell } from "./bell.ts";
import { Silence, LateOrders } from "./BellButton.tsx";
import { placeOfOrder } from "./place-of-order.ts";
import { opensShift, ShiftHere } from "./ShiftHere.tsx";
import type { PrintOverview } from "../paper/print-state.ts";
import { nameOnOrder } from "../../text/labels.ts";
import styles from "./StaffBar.module.css";
import { printedNumber } from "../../../domain/print-layout.ts";
import { classNames } from "../../ui/class-names.ts";

type StaffBarProps = {
  /** The orders that have waited longest. */
  orders: readonly Order[];
  count: number;
  /** One of them has waited for too long. */
  isLate: boolean;
  hasCalls: boolean;
  printing: PrintOverview;
  onPrints: () => void;
};

/** Pages of work. They tell of a silent bell before there is something to hear. */
const workplaces = /^\/pedido/;
const mostShown = 3;

/** Waiting orders and calls, above other bars at the bottom. While nothing waits, at most a note on a silent bell. */
export function StaffBar(props: StaffBarProps) {
  const bell = useBell();
  const [path] = useLocation();
  const isWaiting = props.count > 0 || props.hasCalls || props.printing.isLate;
  if (isWaiting) return <Bar {...props} />;
  if (!bell.isAsleep || !workplaces.test(path) || opensShift.test(path)) return null;
  return (
    <aside className={styles.note} lang={spokenTag()}>
      <Silence {...bell} />
    </aside>
  );
}

function Bar({ orders, count, isLate, hasCalls, printing, onPrints }: StaffBarProps) {
  const bar = useBottomBar("--staff-bar");
  usePageMark("data-staff-bar");
  const words = watchText.orders;
  const [path] = useLocation();
  return (
    <section
      ref={bar}
      className={classNames(styles.bar, isLate && styles.late)}
      aria-label={words.waitingBar}
      lang={spokenTag()}
    >
      {hasCalls && <CallingTables />}
      {count > 0 && (
        <div className={styles.orders}>
          <div role="status">
            <Link href="/pedidos" className={buttonClass(isLate ? "danger" : "primary")}>
              <Icon name={isLate ? "alert" : "bell"} />
              {words.newCount(count)}
            </Link>
          </div>
          {isLate && <LateOrders />}
          <ul className={styles.list}>
            {orders.slice(0, mostShown).map((order) => (
              <li key={order.hash}>
                <NewOrderChip order={order} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {printing.isLate && (
        <div role="status">
          <Button variant="danger" aria-haspopup="dialog" onClick={onPrints}>
            <Icon name="print" />
            {sentences([watchText.jobs.unprinted(printing.unprinted), printing.advice])}
          </Button>
        </div>
      )}
      {!opensShift.test(path) && <ShiftHere onlySilent />}
    </section>
  );
}

/** A link to a new order: its number, where it goes and whose it is. */
function NewOrderChip({ order }: { order: Order }) {
  return (
    <Link
      href={`/pedidos?order=${order.id}`}
      className={classNames(buttonClass("quiet"), styles.chip)}
      // One of the hidden line came into view with the focus. The first come back once it is elsewhere.
      onBlur={({ currentTarget, relatedTarget }) => {
        const list = currentTarget.closest("ul");
        // A window that loses the focus keeps it here.
        const isKept = document.activeElement === currentTarget || list?.contains(relatedTarget);
        if (!isKept) list?.scrollTo({ top: 0 });
      }}
    >
      <span>{printedNumber(order.id)}</span>
      <span className={styles.words}>{joined([placeOfOrder(order), personOf(order)])}</span>
    </Link>
  );
}

/** A tab without a name has its table's name: then the person who sent the order is named. */
function personOf(order: Order): string {
  const { placed_by } = order;
  const name = nameOnOrder(order.user_name);
  return name === placeOfOrder(order) && placed_by ? watchText.orders.placedBy(placed_by) : name;
}
