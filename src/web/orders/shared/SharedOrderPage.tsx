import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SharedOrder } from "../../../contract/order-sharing.ts";
import { titleFor, titleReader, type TitleReader } from "../../../domain/guest-title.ts";
import { isInProgress } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import { hasFailed, QueryFailed } from "../../api/QueryFailed.tsx";
import { useLastError } from "../../api/FetchFailed.tsx";
import { useSignedIn } from "../../auth/use-signed-in.ts";
import { homeQuery } from "../../content/queries.ts";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { FreshnessNote } from "../../live/FreshnessNote.tsx";
import { Counted } from "../../ordering/Counted.tsx";
import { orderClock } from "../../site/order-clock.ts";
import { useSite } from "../../site/site.ts";
import { withColon } from "../../text/joined.ts";
import { sharedText } from "../../text/shared-dictionary.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { text } from "../../text/dictionary.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { spokenTag } from "../../text/spoken-language.ts";
import { EmptyState } from "../../ui/StateMessage.tsx";
import { nextStep } from "../order/order-next-step.ts";
import { OrderSkeleton } from "../order/OrderPageStates.tsx";
import { OrderTimeline } from "../order/OrderTimeline.tsx";
import { PromisedTime } from "../order/PromisedTime.tsx";
import { StandingChip } from "../order/StandingChip.tsx";
import lineStyles from "../OrderLines.module.css";
import styles from "../OrderPage.module.css";
import { SeeMenuLink } from "../../frame/SeeMenuLink.tsx";
import { routeAddress } from "../../../contract/route.ts";
import { sharedEventsWire } from "../../../contract/order-sharing-wire.ts";
import { fetchAnew } from "../../live/fetch-anew.ts";
import { keepListening } from "../../live/keep-listening.ts";
import type { LiveState } from "../../live/live-state.ts";
import { hasEnded, sharedOrderQuery, sharedOrderKey } from "./queries.ts";

/** How often the order is fetched while the event stream is not live. */
const unheardMs = 15_000;

/** A shared order for the people who wait for it: on any device, without name, address and prices. */
export function SharedOrderPage({ params }: { params: Record<string, string | undefined> }) {
  const { key = "" } = params;
  const signedIn = useSignedIn();
  return (
    <>
      <PageHeader signedIn={signedIn ?? null} />
      <main id="content" className={styles.page} lang={spokenTag()}>
        <Shown key={key} orderKey={key} />
      </main>
    </>
  );
}

function Shown({ orderKey }: { orderKey: string }) {
  const api = useApi();
  const timeZone = useQuery(homeQuery(api)).data?.account.time_zone;
  const query = useQuery(sharedOrderQuery(api, orderKey));
  const { data: order, dataUpdatedAt: updatedAtMs } = query;
  const error = useLastError(query);
  useSharedEvents(orderKey, { isEnded: hasEnded(error) });
  if (hasEnded(error)) return <Ended />;
  if (order)
    return (
      <>
        <Followed {...{ order, timeZone }} />
        <FreshnessNote {...{ error, updatedAtMs, timeZone }} />
      </>
    );
  return (
    <>
      <h1 className="visually-hidden">{text.pages.orders}</h1>
      {hasFailed(query) ? <QueryFailed query={query} /> : <OrderSkeleton />}
    </>
  );
}

type FollowedProps = { order: SharedOrder; timeZone: string | undefined };

function Followed({ order, timeZone }: FollowedProps) {
  const { id, status_id, created, items } = order;
  return (
    <div className={styles.parts}>
      <header>
        <h1>{briefText.orderNumber(printedNumber(id))}</h1>
        <p className={styles.soft}>
          <time dateTime={created}>{orderClock(created, timeZone)}</time>
        </p>
      </header>
      <div className={styles.status} role="status">
        <p className={styles.state}>
          <span className="visually-hidden">{withColon(briefText.status, "")}</span>
          <StandingChip order={order} />
        </p>
        <PromisedTime {...{ order, timeZone }} />
        <p>{nextStep(order)}</p>
      </div>
      <OrderTimeline {...{ order, timeZone }} />
      {items.length > 0 && <Items order={order} />}
      <p className={styles.soft}>
        {isInProgress(status_id) ? sharedText.note : sharedText.overNote}
      </p>
      <p className={styles.links}>
        <SeeMenuLink variant="primary" />
      </p>
    </div>
  );
}

function Items({ order }: Pick<FollowedProps, "order">) {
  const reader = titleReader(order, useSite().language);
  return (
    <section className={styles.card} aria-label={summaryText.summary.items}>
      <ul className={lineStyles.lines}>
        {order.items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing else tells two alike apart
          <li key={index}>
            <Counted qty={item.qty} title={titleFor(item, reader)} />
            {item.options.length > 0 && (
              <ul className={lineStyles.options}>
                {item.options.map((option, optionIndex) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <li key={optionIndex}>
                    <Counted qty={option.qty} title={optionTitle(option, reader)} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SharedOption = SharedOrder["items"][number]["options"][number];

function optionTitle(option: SharedOption, reader: TitleReader): string {
  const title = titleFor(option, reader);
  if (!option.counts) return title;
  const { inEach, inAll } = summaryText.counted;
  return option.counts === "each" ? inEach(title) : inAll(title);
}

/** The link opens no order: the order is over, its guest erased it, or the link is incomplete. */
function Ended() {
  return (
    <EmptyState
      icon="receipt"
      heading="h1"
      title={sharedText.endedTitle}
      action={<SeeMenuLink variant="primary" />}
    >
      {sharedText.ended}
    </EmptyState>
  );
}

/** Fetches the shared order again after each event about it, while the page is visible. */
function useSharedEvents(key: string, { isEnded }: { isEnded: boolean }): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isEnded) return undefined;
    let stream: { stop: () => void } | undefined;
    let state: LiveState = "connecting";
    const ask = () => fetchAnew(queries, { queryKey: sharedOrderKey(key) });
    const end = () => {
      stream?.stop();
      stream = undefined;
      state = "connecting";
    };
    const look = () => {
      if (document.visibilityState === "hidden") return end();
      stream ??= keepListening({
        address: routeAddress(sharedEventsWire, { params: { key } }),
        // The first event too: something may have happened since the order was fetched.
        onBlock: ({ name }) => void (name !== undefined && ask()),
        onState: (next) => void (state = next),
      });
    };
    look();
    document.addEventListener("visibilitychange", look);
    const asking = setInterval(() => void (state !== "live" && stream && ask()), unheardMs);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearInterval(asking);
      end();
    };
  }, [queries, key, isEnded]);
}
