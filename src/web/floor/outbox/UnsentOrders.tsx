import { Link } from "wouter";
import { emptyCart, isEmptyCart } from "../../../domain/cart.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { storedSignIn } from "../../api/session.ts";
import { keptPayments } from "../../paying/kept-payments.ts";
import { actionText } from "../../text/action-dictionary.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { outboxText } from "../../text/outbox-dictionary.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { buttonClass, Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { useNow } from "../../ui/use-now.ts";
import { tabPath } from "../paths.ts";
import { tableName } from "../table-name.ts";
import { useToast } from "../../ui/Toast.tsx";
import { awaitedTabs, useFloorOutbox, useForeignWork, outboxStore } from "./floor-outbox.ts";
import { foreignTasks, type ForeignTaskHead } from "./foreign-work.ts";
import { linesText } from "./lines-text.ts";
import { OpeningCard } from "./OpeningCard.tsx";
import { openingHold } from "./tab-opening.ts";
import { holdOf, type Hold, type TabOutbox } from "./tab-outbox.ts";
import { DiscardButton, UnsentOrder } from "./UnsentOrder.tsx";
import styles from "./UnsentOrders.module.css";

const words = outboxText.unsent.regions;
const returnedWords = outboxText.refusal;
const foreignWords = outboxText.foreign;

export type UnsentOrdersProps = {
  /** Shows only this tab's work: its page shows refused orders itself. Undefined shows all tabs. */
  hash?: string | undefined;
  /** Shows only work that needs a decision, or only work that is sent automatically. Undefined shows both. */
  which?: "held" | "waiting" | undefined;
  /** The key of an order that is being sent while somebody waits for the result. */
  except?: string | undefined;
};

/**
 * The device's tabs and orders that may not have arrived, oldest first, and refused orders that nobody has read about.
 * It also tells of work that only a later version can read.
 */
export function UnsentOrders({ hash, which, except }: UnsentOrdersProps) {
  const floor = useFloorOutbox();
  const foreign = foreignTasks(useForeignWork()).filter(
    (task) => which !== "waiting" && (hash === undefined || task.hash === hash),
  );
  const now = useNow().getTime();
  const by = storedSignIn()?._auth_id ?? "";
  const kept = Object.entries(keptPayments.useUnanswered());
  const returned: Returned[] = [
    ...Object.entries(floor).map(([tab, outbox]) => ({
      ...outbox,
      name: tableName(outbox),
      path: tabPath(tab),
      see: sendingText.unsent.see,
      forget: () => outboxStore.change(tab, (stored) => ({ ...stored, payment: null })),
    })),
    ...kept.map(([order, payment]) => ({
      payment,
      refusal: null,
      draft: emptyCart,
      name: payment.number > 0 && briefText.orderNumber(printedNumber(payment.number)),
      path: `/pedidos/${order}`,
      see: sendingText.unsent.seeOrder,
      forget: () => keptPayments.keep(order, undefined),
    })),
  ].filter(
    ({ refusal, payment }) => (refusal || payment) && hash === undefined && which !== "waiting",
  );
  const isWanted = (hold: Hold | undefined) => !which || (hold ? "held" : "waiting") === which;
  const waiting = Object.entries(floor)
    .filter(([tab]) => (hash === undefined || tab === hash) && !awaitedTabs.has(tab))
    .flatMap(([tab, outbox]) => [
      ...(outbox.opening && isWanted(openingHold(outbox, { now, by }))
        ? [{ tab, outbox, opening: outbox.opening, queuedAt: outbox.opening.queuedAt }]
        : []),
      ...outbox.unsent
        .filter((order) => order.idempotencyKey !== except && isWanted(holdOf(order, { now, by })))
        .map((order) => ({ tab, outbox, order, queuedAt: order.queuedAt })),
    ])
    .sort((a, b) => a.queuedAt - b.queuedAt);
  if (returned.length + waiting.length + foreign.length === 0) return null;
  return (
    <section className={styles.unsent} aria-label={words[which ?? "all"]}>
      {which === "waiting" && (
        <p className={styles.count} role="status">
          {outboxText.unsent.count(waiting.length)}
        </p>
      )}
      {foreign.map((task) => (
        <ForeignTask key={`foreign ${task.hash}`} {...task} />
      ))}
      {returned.map((one) => (
        <ReturnedOrder key={one.path} {...one} />
      ))}
      {waiting.map(({ tab, outbox, ...one }) =>
        "order" in one ? (
          <UnsentOrder
            key={one.order.idempotencyKey}
            hash={tab}
            {...{ outbox }}
            order={one.order}
          />
        ) : (
          <OpeningCard key={tab} hash={tab} {...{ outbox }} opening={one.opening} />
        ),
      )}
    </section>
  );
}

type Returned = Pick<TabOutbox, "refusal" | "draft" | "payment"> & {
  /** False for a payment of an unknown order. */
  name: string | false;
  path: string;
  see: string;
  forget: () => void;
};

/** An order that the server refused, or a payment without an answer. Its page says why, and asks what to do. */
function ReturnedOrder({ refusal, draft, payment, name, path, see, forget }: Returned) {
  const show = useToast();
  const giveUp = () => {
    forget();
    show({ text: payingText.order.givenUp, tone: "warn" });
  };
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <strong>{name || actionText.paying.unanswered}</strong>
        {refusal && (
          <Chip tone="danger" icon="alert">
            {returnedWords.state}
          </Chip>
        )}
      </div>
      {refusal && !refusal.isAside && !isEmptyCart(draft) && (
        <p className={styles.lines}>{linesText(draft)}</p>
      )}
      {refusal && <p>{returnedWords.waits}</p>}
      {payment && name && <p>{actionText.paying.unanswered}</p>}
      <div className={styles.actions}>
        <Link href={path} className={buttonClass("primary")}>
          {see}
        </Link>
        {payment && <Button onClick={giveUp}>{payingText.order.giveUp}</Button>}
      </div>
    </article>
  );
}

/** Work of a later version. This version can name it, reload to get the later one, or discard the work. */
function ForeignTask({ hash, ...tab }: ForeignTaskHead) {
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <strong>{tableName(tab)}</strong>
        <Chip tone="danger" icon="alert">
          {outboxText.unsent.state}
        </Chip>
      </div>
      <p>{foreignWords.waits}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          {foreignWords.reload}
        </Button>
        <DiscardButton
          question={foreignWords.discardQuestion}
          onDiscard={() => outboxStore.discardForeign(hash)}
        >
          <p>{foreignWords.maybeArrived}</p>
        </DiscardButton>
      </div>
    </article>
  );
}
