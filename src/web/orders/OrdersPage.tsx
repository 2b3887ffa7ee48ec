import { PageHeader } from "../auth/PageHeader.tsx";
import { RequireStaff } from "../auth/RequireStaff.tsx";
import { useSignedIn } from "../auth/use-signed-in.ts";
import { PageSkeleton } from "../site/PageSkeleton.tsx";
import { orderText } from "../text/order-dictionary.ts";
import { OrderFilterBar } from "./OrderFilterBar.tsx";
import { OrderList } from "./OrderList.tsx";
import styles from "./OrdersPage.module.css";
import { useOrderFilter } from "./use-order-filter.ts";

/** The orders of the house for its staff; for guests their own, and their place in the queue. */
export function OrdersPage() {
  const signedIn = useSignedIn();
  if (signedIn === undefined) return <PageSkeleton />;
  if (signedIn !== null) return <RequireStaff>{() => <Orders isStaff />}</RequireStaff>;
  return (
    <>
      <PageHeader signedIn={null} />
      <Orders isStaff={false} />
    </>
  );
}

function Orders({ isStaff }: { isStaff: boolean }) {
  const { filter, chooseTab, chooseMine } = useOrderFilter({ isStaff });
  return (
    <main id="content" className={styles.page}>
      <h1>{orderText.orders.heading}</h1>
      <OrderFilterBar {...{ filter, chooseTab, chooseMine }} />
      <OrderList key={`${filter.tab} ${filter.mine}`} {...{ filter, isStaff }} />
    </main>
  );
}
