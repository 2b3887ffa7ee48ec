import { storedSignIn } from "../../api/session.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { useNow } from "../../ui/use-now.ts";
import { useFloorOutbox } from "./floor-outbox.ts";
import { ReturnedOrder } from "./ReturnedOrder.tsx";
import { holdOf } from "./tab-outbox.ts";
import { UnsentOrder } from "./UnsentOrder.tsx";
import styles from "./UnsentOrders.module.css";

type UnsentOrdersProps = {
  /** Those of one tab, whose page says itself what has come back; all of them unless given. */
  hash?: string | undefined;
  /** Those that somebody has to decide about, or those that go out by themselves; both unless given. */
  which?: "held" | "waiting" | undefined;
  /** One that is on its way while somebody waits for it. */
  except?: string | undefined;
};

/** The orders that are on this device and not known to have arrived, and those that have come back unread. */
export function UnsentOrders({ hash, which, except }: UnsentOrdersProps) {
  const floor = useFloorOutbox();
  const now = useNow().getTime();
  const by = storedSignIn()?._auth_id ?? "";
  const returned = Object.entries(floor).filter(
    ([, { refusal }]) => refusal && hash === undefined && which !== "waiting",
  );
  const waiting = Object.entries(floor)
    .filter(([tab]) => hash === undefined || tab === hash)
    .flatMap(([tab, outbox]) => outbox.unsent.map((order) => ({ tab, outbox, order })))
    .filter(({ order }) => order.idempotencyKey !== except)
    .filter(({ order }) => !which || (holdOf(order, { now, by }) ? "held" : "waiting") === which)
    .sort((a, b) => a.order.queuedAt - b.order.queuedAt);
  if (returned.length + waiting.length === 0) return null;
  return (
    <section className={styles.unsent} aria-label={floorText.unsent.region}>
      {returned.map(([tab, outbox]) => (
        <ReturnedOrder key={tab} hash={tab} outbox={outbox} />
      ))}
      {waiting.map(({ tab, outbox, order }) => (
        <UnsentOrder key={order.idempotencyKey} hash={tab} {...{ outbox, order }} />
      ))}
    </section>
  );
}
