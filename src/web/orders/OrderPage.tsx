import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { Account } from "../../contract/account.ts";
import type { Order } from "../../contract/orders.ts";
import { isInProgress } from "../../domain/order-status.ts";
import { paymentMethodLabels } from "../../domain/labels.ts";
import { printedNumber } from "../../domain/print-layout.ts";
import { mayBeWithdrawn } from "../../domain/waiting-order.ts";
import { useApi } from "../api/api.ts";
import { hasFailed } from "../api/QueryFailed.tsx";
import { staleAfterLoad } from "../api/throttle-fetch.ts";
import { useSignedIn } from "../auth/use-signed-in.ts";
import { homeQuery } from "../content/queries.ts";
import { PageHeader } from "../frame/PageHeader.tsx";
import { FreshnessNote } from "../live/FreshnessNote.tsx";
import { useLive } from "../live/use-live.ts";
import { CancellationNote } from "../ordering/CancellationNote.tsx";
import { useTableOfKey } from "../ordering/table-key.ts";
import { lazyPage } from "../site/lazy-page.tsx";
import { orderClock } from "../site/order-clock.ts";
import { withColon } from "../text/joined.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { text } from "../text/dictionary.ts";
import { orderText } from "../text/order-dictionary.ts";
import { briefText } from "../text/brief-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { DialogButton } from "../ui/DialogButton.tsx";
import { Icon } from "../ui/icons.tsx";
import { useSteadyPart } from "../ui/use-lazy-part.ts";
import { useLostFocus } from "../ui/use-lost-focus.ts";
import { canOrderAgain, newOrderPath } from "./order/new-order-path.ts";
import { nextStep } from "./order/order-next-step.ts";
import styles from "./OrderPage.module.css";
import pixStyles from "./order/PixCode.module.css";
import { OrderFailure, OrderSkeleton } from "./order/OrderPageStates.tsx";
import { findKeptOrder, keepOrder } from "./order/kept-order.ts";
import { amountsDue } from "./payment/amounts-due.ts";
import { PaidChip } from "./payment/PaidChip.tsx";
import { ReceiveButton } from "./payment/ReceiveButton.tsx";
import { OrderSoldOut } from "./OrderSoldOut.tsx";
import { OrderTimeline } from "./order/OrderTimeline.tsx";
import { PromisedTime } from "./order/PromisedTime.tsx";
import { StandingChip } from "./order/StandingChip.tsx";
import { Unanswered } from "./order/Unanswered.tsx";
import { OrderReceipt } from "./order/OrderReceipt.tsx";
import { useReadyBell } from "./order/use-ready-bell.ts";
import { orderQuery } from "./queries.ts";
import { AgainButton } from "./again/AgainButton.tsx";
import { mainAction } from "./order/main-action.ts";
import { NotifyButton, orderPush } from "./order/NotifyButton.tsx";
import { RateOrder } from "./order/RateOrder.tsx";
import { ShareButton } from "./order/ShareButton.tsx";
import { WhatsappButton } from "./order/WhatsappButton.tsx";

const SharedOrderPage = lazyPage(() => import("./shared/SharedOrderPage.tsx"));
const fetchPix = () => import("./order/PixCode.tsx");
const fetchPicture = async () => ({
  Dialog: (await import("./printing/OrderPictureDialog.tsx")).OrderPictureDialog,
});
const fetchWithdraw = async () => ({
  Dialog: (await import("./order/WithdrawDialog.tsx")).WithdrawDialog,
});

/** A safety net: the stream tells every change at once. */
const liveRefetchMs = 60_000;

/** One order: by its own address for its guest and staff, or by a shared link's key. */
export function OrderPage({ params }: { params: Record<string, string | undefined> }) {
  const { hash = "", key } = params;
  return key === undefined ? (
    <OwnOrderPage key={hash} hash={hash} />
  ) : (
    <SharedOrderPage params={params} />
  );
}

function OwnOrderPage({ hash }: { hash: string }) {
  // The server renders this page for guests only.
  const signedIn = useSignedIn() ?? null;
  const account = useQuery(homeQuery(useApi())).data?.account;
  const live = useLive({ whenHidden: false });
  const isGuest = signedIn === null;
  const [kept] = useState(() => (isGuest ? findKeptOrder(hash) : undefined));
  const order = useQuery({
    ...orderQuery(useApi(), hash),
    ...(kept ? { initialData: kept.order, initialDataUpdatedAt: kept.seenAtMs } : {}),
    ...(live === "live" ? { refetchInterval: liveRefetchMs } : {}),
    // The order that the server drew is new, and the stream fetches it again as it begins.
    staleTime: staleAfterLoad,
  });
  const { data, dataUpdatedAt: seenAtMs } = order;
  useEffect(() => {
    if (isGuest && data) keepOrder({ hash, order: data, seenAtMs });
  }, [isGuest, hash, data, seenAtMs]);
  return (
    <>
      <PageHeader signedIn={signedIn} />
      <main id="content" className={styles.page} lang={spokenTag()}>
        {!order.data && <h1 className="visually-hidden">{text.pages.orders}</h1>}
        {!order.data && (hasFailed(order) ? <OrderFailure query={order} /> : <OrderSkeleton />)}
        {order.data && (
          <>
            <Confirmation order={order.data} account={account} isGuest={isGuest} />
            <FreshnessNote
              error={order.error}
              updatedAtMs={order.dataUpdatedAt}
              timeZone={account?.time_zone}
            />
          </>
        )}
      </main>
    </>
  );
}

type ConfirmationProps = {
  order: Order;
  account: Account | undefined;
  isGuest: boolean;
};

function Confirmation({ order, account, isGuest }: ConfirmationProps) {
  const { id, mode, status_id, status_alias, created } = order;
  const extras = account?.extras;
  const number = briefText.orderNumber(printedNumber(id));
  const isNew = status_alias === "open";
  useReadyBell(order.ready_at, { isUnderWay: isInProgress(status_id) });
  const pixKey = isToBePaidByPix(order) ? (extras?.pix_code.trim() ?? "") : "";
  const pix = useSteadyPart(fetchPix, pixKey !== "");
  const telling = orderPush(order);
  const isAtTable = useTableOfKey(account) !== undefined;
  // Until the account is known, the likely action has its place.
  const canRepeat = !account || canOrderAgain(mode, account, { isAtTable });
  const canNotify = telling?.isOn === false;
  const main = isGuest
    ? mainAction(order, { isToPay: pixKey !== "", canNotify, canRepeat })
    : undefined;
  return (
    <div className={styles.parts}>
      <header>
        <Heading>{isNew ? orderText.confirmation.heading : number}</Heading>
        <p className={styles.soft}>
          {isNew && <strong className={styles.number}>{number}</strong>}
          <time dateTime={created}>{orderClock(created, account?.time_zone)}</time>
        </p>
      </header>
      <div className={styles.status} role="status">
        <p className={styles.state}>
          <span className="visually-hidden">{withColon(briefText.status, "")}</span>
          <StandingChip order={order} />
          <PaidChip order={order} />
        </p>
        <PromisedTime order={order} timeZone={account?.time_zone} />
        <p>{nextStep(order)}</p>
        <Unanswered {...{ order, account }} />
        <CancellationNote cancelled={order.cancelled} timeZone={account?.time_zone} />
      </div>
      <OrderTimeline order={order} timeZone={account?.time_zone} />
      {isGuest && (
        <div className={styles.links}>
          {telling && (
            <NotifyButton {...{ hash: order.hash, telling }} isMain={main === "notify"} />
          )}
          <RateOrder order={order} isMain={main === "rate"} />
          {account && canRepeat && (
            <AgainButton {...{ order, account }} isMain={main === "again"} />
          )}
          <ShareButton order={order} isMain={main === "share"} />
        </div>
      )}
      {pixKey !== "" &&
        (pix ? (
          <pix.PixCode currency={extras?.currency} {...{ order, pixKey }} />
        ) : (
          <div className={pixStyles.awaited} />
        ))}
      {account && <WhatsappButton {...{ order, account }} isPix={pixKey !== ""} />}
      <OrderReceipt {...{ order, account }} isStaff={!isGuest} />
      <div className={styles.links}>
        <DialogButton fetchDialog={fetchPicture} shown={{ order, isGuest }}>
          <Icon name="print" />
          {orderText.confirmation.picture}
        </DialogButton>
        {isGuest && (
          <DialogButton
            fetchDialog={fetchWithdraw}
            shown={{ order, isPix: pixKey !== "" }}
            isOffered={mayBeWithdrawn(order)}
          >
            <Icon name="close" />
            {orderText.confirmation.withdraw}
          </DialogButton>
        )}
        {!isGuest && <ReceiveButton order={order} />}
        {!isGuest && <ShareButton order={order} isMain={false} />}
        {!isGuest && <OrderSoldOut items={order.details.items} />}
      </div>
      <p className={styles.links}>
        <Link href="/pedidos" className={buttonClass("quiet")}>
          {text.pages.orders}
        </Link>
        <Link href={newOrderPath(mode, account)} className={buttonClass("quiet")}>
          {orderText.confirmation.newOrder}
        </Link>
      </p>
      <p className={styles.soft}>{orderText.confirmation.keepLink}</p>
    </div>
  );
}

/** Whether a guest may still pay by PIX after sending. An order without a chosen method may be paid that way too. */
function isToBePaidByPix(order: Order): boolean {
  const { mode, status_id, payment_method_name: method } = order;
  const isPossible = method === paymentMethodLabels.pix || (method === "" && mode === "delivery");
  return isPossible && isInProgress(status_id) && amountsDue(order).leftCents > 0;
}

/** Takes the focus of a guest from the checkout, whose focus was lost with it. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(() => heading.current);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
