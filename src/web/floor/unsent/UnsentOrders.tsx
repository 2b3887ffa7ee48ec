import { storedSignIn } from "../../api/session.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { useNow } from "../../ui/use-now.ts";
import { useFloorWork } from "./floor-work.ts";
import { holdOf, type TabWork } from "./tab-work.ts";
import { UnsentOrder } from "./UnsentOrder.tsx";
import styles from "./UnsentOrders.module.css";
import { Link } from "wouter";
import { isEmpty } from "../../../domain/cart.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { tabPath } from "../paths.ts";
import { tableName } from "../table-name.ts";
import { linesText } from "./lines-text.ts";

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
  const floor = useFloorWork();
  const now = useNow().getTime();
  const by = storedSignIn()?._auth_id ?? "";
  const returned = Object.entries(floor).filter(
    ([, { refusal }]) => refusal && hash === undefined && which !== "waiting",
  );
  const waiting = Object.entries(floor)
    .filter(([tab]) => hash === undefined || tab === hash)
    .flatMap(([tab, work]) => work.unsent.map((order) => ({ tab, work, order })))
    .filter(({ order }) => order.idempotencyKey !== except)
    .filter(({ order }) => !which || (holdOf(order, { now, by }) ? "held" : "waiting") === which)
    .sort((a, b) => a.order.queuedAt - b.order.queuedAt);
  if (returned.length + waiting.length === 0) return null;
  return (
    <section className={styles.unsent} aria-label={floorText.unsent.region}>
      {returned.map(([tab, work]) => (
        <ReturnedOrder key={tab} hash={tab} work={work} />
      ))}
      {waiting.map(({ tab, work, order }) => (
        <UnsentOrder key={order.idempotencyKey} hash={tab} {...{ work, order }} />
      ))}
    </section>
  );
}

const words = floorText.refusal;

/** An order that the server did not take, or not all of: its tab says why, and has it as the draft or set aside. */
function ReturnedOrder({ hash, work }: { hash: string; work: TabWork }) {
  const isRest = work.refusal?.code === "arrived_before";
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <strong>{tableName(work)}</strong>
        <Chip tone="danger" icon="alert">
          {isRest ? words.restState : words.state}
        </Chip>
      </div>
      {!work.refusal?.isAside && !isEmpty(work.draft) && (
        <p className={styles.lines}>{linesText(work.draft)}</p>
      )}
      <p>{isRest ? words.restWaits : words.waits}</p>
      <div className={styles.actions}>
        <Link href={tabPath(hash)} className={buttonClass("primary")}>
          {floorText.unsent.see}
        </Link>
      </div>
    </article>
  );
}
