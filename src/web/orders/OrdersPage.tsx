import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Link } from "wouter";
import type { Order } from "../../contract/orders.ts";
import { useApi } from "../api/api.ts";
import { homeQuery } from "../content/queries.ts";
import { CallingTables } from "../floor/calls/CallingTables.tsx";
import { UnsentOrders } from "../floor/unsent/UnsentOrders.tsx";
import { PageHeader } from "../frame/PageHeader.tsx";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { LiveSign } from "../live/LiveSign.tsx";
import { useLive } from "../live/use-live.ts";
import { interfaceTag } from "../text/interface-language.ts";
import { orderText } from "../text/order-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { ring, useBell } from "./arrivals/bell.ts";
import { BellButton } from "./arrivals/BellButton.tsx";
import { DaysField } from "./list/DaysField.tsx";
import { NewOrders } from "./arrivals/NewOrders.tsx";
import { markOpened } from "./arrivals/opened-orders.ts";
import { OrderFilterBar } from "./list/OrderFilterBar.tsx";
import { OrderList } from "./list/OrderList.tsx";
import styles from "./OrdersPage.module.css";
import { useNewOrders } from "./arrivals/use-new-orders.ts";
import { useOrderFilter } from "./list/use-order-filter.ts";

/** The orders of the house for its staff; for guests their own, and their place in the queue. */
export function OrdersPage() {
  return <RequireStaff guests={<GuestOrders />}>{() => <StaffOrders />}</RequireStaff>;
}

function GuestOrders() {
  const { filter, chooseTab, chooseMine } = useOrderFilter();
  useLive({ whenHidden: false });
  return (
    <>
      <PageHeader signedIn={null} />
      <main id="content" className={styles.page} lang={interfaceTag}>
        <h1>{orderText.orders.heading}</h1>
        <OrderFilterBar {...{ filter, chooseTab, chooseMine }} />
        <OrderList key={JSON.stringify(filter)} filter={filter} isStaff={false} />
      </main>
    </>
  );
}

function StaffOrders() {
  const { filter, chooseTab, chooseMine, chooseDays, showAll } = useOrderFilter();
  const account = useQuery(homeQuery(useApi())).data?.account;
  const live = useLive({ whenHidden: true });
  const bell = useBell();
  const { isOn } = bell;
  const onArrival = useCallback(() => {
    if (isOn) ring();
  }, [isOn]);
  const fresh = useNewOrders(onArrival);
  const [wantedId, setWantedId] = useState<number>();
  const onFound = useCallback(() => setWantedId(undefined), []);
  const open = (order: Order) => {
    showAll();
    setWantedId(order.id);
    markOpened(order.id);
  };
  return (
    <main id="content" className={styles.page} lang={interfaceTag}>
      <div className={styles.top}>
        <h1 tabIndex={-1}>{orderText.orders.heading}</h1>
        <LiveSign state={live} />
        <div className={styles.tools}>
          <BellButton {...bell} />
          {account?.features.attendantOrder && (
            <Link href="/pedido-mesa" className={buttonClass("quiet")}>
              {orderText.orders.tableOrders}
            </Link>
          )}
        </div>
      </div>
      <CallingTables />
      <NewOrders orders={fresh} onOpen={open} />
      <UnsentOrders />
      <OrderFilterBar {...{ filter, chooseTab, chooseMine }}>
        <DaysField days={filter.days} onChoose={chooseDays} />
      </OrderFilterBar>
      <OrderList
        key={JSON.stringify(filter)}
        filter={filter}
        isStaff
        newIds={new Set(fresh.map(({ id }) => id))}
        {...{ wantedId, onFound }}
        onShowAll={showAll}
      />
    </main>
  );
}
