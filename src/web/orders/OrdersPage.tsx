import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, type ReactNode } from "react";
import { Link, useSearchParams } from "wouter";
import { hasTables } from "../../domain/landing-path.ts";
import { useApi } from "../api/api.ts";
import { useCart } from "../cart/use-cart.ts";
import { CashButton } from "../cash/CashButton.tsx";
import { homeQuery } from "../content/queries.ts";
import { CallingTables } from "../floor/calls/CallingTables.tsx";
import { Unsent } from "../floor/outbox/Unsent.tsx";
import frame from "../frame/PageHeader.module.css";
import { PageHeader } from "../frame/PageHeader.tsx";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { SeeMenuLink } from "../frame/SeeMenuLink.tsx";
import { LiveSign } from "../live/LiveSign.tsx";
import { rareRefetchInterval } from "../live/refetch-interval.ts";
import { useLive } from "../live/use-live.ts";
import { briefText } from "../text/brief-dictionary.ts";
import { text } from "../text/dictionary.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { staffText } from "../text/staff-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { showWhole } from "../ui/scrolling.ts";
import { EmptyState } from "../ui/StateMessage.tsx";
import { useBell } from "./arrivals/bell.ts";
import { BellButton, Silence } from "./arrivals/BellButton.tsx";
import { useShift } from "./arrivals/shift.ts";
import { DarkScreen, ShiftButton } from "./arrivals/ShiftButton.tsx";
import { OrderFilterBar } from "./list/OrderFilterBar.tsx";
import { OrderList } from "./list/OrderList.tsx";
import { StaffOrderList } from "./list/StaffOrderList.tsx";
import { useOrderFilter } from "./list/use-order-filter.ts";
import { WaitingSection } from "./list/WaitingSection.tsx";
import styles from "./OrdersPage.module.css";
import { PrintsButton } from "./paper/PrintsButton.tsx";
import { PauseButton } from "./pausing/PauseButton.tsx";
import { PausedBar } from "./pausing/PausedBar.tsx";
import { waitingQuery } from "./queries.ts";

/** The account's orders for its staff. Guests see their own, and their place in the queue. */
export function OrdersPage() {
  return <RequireStaff guests={<GuestOrders />}>{() => <StaffOrders />}</RequireStaff>;
}

function GuestOrders() {
  const { filter, chooseTab, chooseMine } = useOrderFilter();
  useLive({ whenHidden: false });
  const isUnanswered = useCart().cart.unanswered.length > 0;
  return (
    <>
      <PageHeader signedIn={null} />
      <main id="content" className={styles.page} lang={spokenTag()}>
        <h1>{text.pages.orders}</h1>
        <OrderFilterBar {...{ filter, chooseTab, chooseMine }} />
        {isUnanswered && (
          <EmptyState
            icon="wifiOff"
            action={<SeeMenuLink variant="primary">{text.cart.finish}</SeeMenuLink>}
          >
            {briefText.notSent}
          </EmptyState>
        )}
        <OrderList
          key={JSON.stringify(filter)}
          {...{ filter, isUnanswered }}
          isStaff={false}
          onShowAll={() => chooseTab("all")}
        />
      </main>
    </>
  );
}

function StaffOrders() {
  const api = useApi();
  // Colleagues pause and open again from other screens.
  const home = useQuery({ ...homeQuery(api), refetchInterval: rareRefetchInterval });
  const account = home.data?.account;
  const waiting = useQuery(waitingQuery(api)).data;
  const live = useLive({ whenHidden: true });
  const bell = useBell();
  const shift = useShift();
  const above = useMemo(() => new Set(waiting?.orders.map(({ id }) => id)), [waiting]);
  return (
    <StaffMain>
      <div className={styles.top}>
        <h1>{text.pages.orders}</h1>
        <LiveSign state={live} />
        <Link href="/pedidos/novo" className={classNames(buttonClass("primary"), styles.enter)}>
          {text.pages.newOrder}
        </Link>
        <div
          className={classNames(frame.tools, styles.tools)}
          onFocus={({ target }) => showWhole(target)}
        >
          <ShiftButton {...{ shift, bell }} />
          <BellButton {...bell} />
          {account && <PauseButton account={account} />}
          <PrintsButton />
          {account && <CashButton>{staffText.list.drawer}</CashButton>}
          {account && hasTables(account.features) && (
            <Link href="/pedido-mesa" className={buttonClass("quiet")}>
              {staffText.list.tableOrders}
            </Link>
          )}
        </div>
      </div>
      <Silence {...bell} />
      <DarkScreen {...shift} />
      {account && <PausedBar account={account} />}
      <CallingTables />
      <WantedOrder />
      <Unsent />
      <StaffOrderList above={above} />
    </StaffMain>
  );
}

/** A board takes all the room. Only this component follows the address, so that a search does not redraw the rest. */
function StaffMain({ children }: { children: ReactNode }) {
  const { isBoard } = useOrderFilter();
  return (
    <main
      id="content"
      className={classNames(styles.page, isBoard && styles.wide)}
      lang={spokenTag()}
    >
      {children}
    </main>
  );
}

/** Waiting orders, with the one that the address asks for, until it has been found. */
function WantedOrder() {
  const [search, setSearch] = useSearchParams();
  const number = Number(search.get("order"));
  const onFound = useCallback(() => {
    setSearch(
      (before) => {
        before.delete("order");
        return before;
      },
      { replace: true },
    );
  }, [setSearch]);
  return <WaitingSection wantedId={number > 0 ? number : undefined} onFound={onFound} />;
}
