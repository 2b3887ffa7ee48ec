import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { printLayouts, type PrintLayout } from "../../domain/print-layout.ts";
import { ticketOfOrder } from "../../domain/ticket.ts";
import { useApi } from "../api/api.ts";
import { QueryFailed, together } from "../api/QueryFailed.tsx";
import { homeQuery } from "../content/queries.ts";
import { withZoneHere } from "../site/account-clock.ts";
import { staffText } from "../text/staff-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import cover from "../ui/Cover.module.css";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./PrintPage.module.css";
import { orderQuery } from "./queries.ts";
import { Ticket } from "./printing/Ticket.tsx";

/** After everything is on the paper, as specified. */
const printAfterMs = 1_000;

type PrintPageProps = { params: Record<string, string | undefined> };

/** An order's ticket on a roll of thermal paper; it prints itself. */
export function PrintPage({ params }: PrintPageProps) {
  const api = useApi();
  const [search] = useSearchParams();
  const layout = printLayouts.find((one) => one === search.get("layout")) ?? "customer";
  const order = useQuery({
    ...orderQuery(api, params["hash"] ?? ""),
    // What is on the paper stays as it is.
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
  const account = useQuery(homeQuery(api));
  const isReady = order.isSuccess && account.isSuccess;
  // What is on the paper stays, though it is printed now.
  const [isReprint, setReprint] = useState<boolean>();
  if (order.data && isReprint === undefined)
    setReprint(order.data.printed?.includes(layout) ?? false);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => window.print(), printAfterMs);
    return () => clearTimeout(timer);
  }, [isReady]);
  useClosing(order.data?.hash, layout);
  const hasFailed = order.isLoadingError || account.isLoadingError;
  return (
    <main id="content" className={styles.page} aria-busy={!isReady && !hasFailed}>
      {!isReady && !hasFailed && <Skeleton height="20rem" />}
      {!isReady && hasFailed && (
        <QueryFailed query={together(order, account)} title={staffText.printing.notLoaded} />
      )}
      {isReady && (
        <>
          <div className={classNames(styles.paper, cover.cover)}>
            <Ticket
              ticket={ticketOfOrder(order.data, withZoneHere(account.data.account), {
                isReprint: isReprint === true,
              })}
              layout={layout}
            />
          </div>
          <p className={styles.controls}>
            <Button variant="primary" onClick={() => window.print()}>
              {staffText.printing.print}
            </Button>
            <Button onClick={() => window.close()}>{staffText.printing.close}</Button>
          </p>
        </>
      )}
    </main>
  );
}

/** The server is told what is printed, and then the window that was opened for it closes. */
function useClosing(hash: string | undefined, layout: PrintLayout): void {
  const api = useApi();
  useEffect(() => {
    if (hash === undefined) return undefined;
    let told: Promise<unknown> = Promise.resolve();
    const tell = () => {
      told = api.orders.markPrinted({ params: { hash, layout }, body: {} }).catch(() => undefined);
    };
    // Phones say so while the sheet to print from is still open over the page.
    const close = () => {
      if (matchMedia("(pointer: fine)").matches) void told.then(() => window.close());
    };
    addEventListener("beforeprint", tell);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", tell);
      removeEventListener("afterprint", close);
    };
  }, [api, hash, layout]);
}
