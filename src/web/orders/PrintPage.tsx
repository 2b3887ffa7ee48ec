import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { printLayouts } from "../../domain/print-layout.ts";
import { ticketOfOrder } from "../../domain/ticket.ts";
import { useApi } from "../api/api.ts";
import { hasFailed, QueryFailed, together } from "../api/QueryFailed.tsx";
import { homeQuery } from "../content/queries.ts";
import { withZoneHere } from "../site/account-clock.ts";
import { jobText } from "../text/job-dictionary.ts";
import { PaperPage } from "./printing/PaperPage.tsx";
import { Ticket } from "./printing/Ticket.tsx";
import { orderQuery } from "./queries.ts";

/** An order's ticket, which prints itself. */
export function PrintPage({ params }: { params: Record<string, string | undefined> }) {
  const api = useApi();
  const [search] = useSearchParams();
  const { hash = "" } = params;
  const layout = printLayouts.find((one) => one === search.get("layout")) ?? "customer";
  const order = useQuery({
    ...orderQuery(api, hash),
    // Printed paper does not change.
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
  const account = useQuery(homeQuery(api));
  // The ticket keeps what it said at first, though it counts as printed now.
  const [isReprint, setReprint] = useState<boolean>();
  if (order.data && isReprint === undefined)
    setReprint(order.data.printed?.includes(layout) ?? false);
  const report = { params: { hash, layout }, body: {} };
  return (
    <PaperPage
      onPrint={() => api.orders.markPrinted(report).catch(() => undefined)}
      failed={
        [order, account].some(hasFailed) && (
          <QueryFailed query={together(order, account)} title={jobText.printing.notLoaded} />
        )
      }
    >
      {order.data && account.data && (
        <Ticket
          ticket={ticketOfOrder(order.data, withZoneHere(account.data.account), {
            isReprint: isReprint === true,
          })}
          layout={layout}
        />
      )}
    </PaperPage>
  );
}
