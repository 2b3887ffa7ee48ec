import { isAnyLate } from "../../../domain/waiting-order.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { Location } from "../../../contract/tables.ts";
import { useApi } from "../../api/api.ts";
import { checkQuery } from "../../auth/queries.ts";
import { homeQuery } from "../../content/queries.ts";
import { locationsQuery } from "../../floor/queries.ts";
import { SendLater } from "../../floor/outbox/SendLater.tsx";
import { useLive } from "../../live/use-live.ts";
import { wasSentHere } from "../../ordering/sent-here.ts";
import { serverNow, useServerClock } from "../../services/server-clock.ts";
import { usePrinterHere } from "../paper/print-here.ts";
import { fetchJobsDialog, printOverviewOf } from "../paper/print-state.ts";
import { printJobsQuery, waitingQuery } from "../queries.ts";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";
import { useSteadyPart } from "../../ui/use-lazy-part.ts";
import { useFocusInPlace } from "../../ui/use-focus-in-place.ts";
import { useNow } from "../../ui/use-now.ts";
import { Ringing } from "./bell.ts";
import { useOrderNews } from "./use-order-news.ts";
import { StaffBar } from "./StaffBar.tsx";
import { useEffect } from "react";

/** Shows on every page what waits for the staff, and what they have not sent, while one of them is signed in. */
export function StaffWatch() {
  const [path] = useLocation();
  useFocusInPlace();
  // A printing window closes automatically; another window watches.
  if (path.endsWith("/imprimir")) return null;
  return (
    <>
      <SendLater />
      {/* Guests look at this page. */}
      {path !== "/painel" && <WatchWhileSignedIn />}
    </>
  );
}

const fetchPrinting = () => import("../paper/PrintHere.tsx");

function WatchWhileSignedIn() {
  const { data: check } = useQuery(checkQuery(useApi()));
  return check?.authenticated === true && <Watch />;
}

const withoutBar = /^\/auth\//;
/** Pages that show calls themselves. */
const withCalls = /^\/pedido-mesa/;

function Watch() {
  useLive({ whenHidden: true });
  const api = useApi();
  const [path] = useLocation();
  // The kitchen's page tells this news itself.
  useOrderNews({ isOn: path !== "/cozinha" });
  useServerClock();
  const account = useQuery(homeQuery(api)).data?.account;
  const { data: waiting } = useQuery(waitingQuery(api));
  const { data: tables } = useQuery({
    ...locationsQuery(api),
    enabled: account?.features.localOrder === true,
  });
  const { data: jobs } = useQuery(printJobsQuery(api));
  const now = useNow(serverNow);
  const printing = printOverviewOf(jobs, now);
  const prints = useOpenedPart(fetchJobsDialog);
  const isLate = isAnyLate(waiting?.orders ?? [], serverNow());
  const [printerId] = usePrinterHere();
  const isPrinter = jobs?.printers.some(({ id, kind }) => id === printerId && kind === "browser");
  const printer = useSteadyPart(fetchPrinting, isPrinter === true);
  const calls = tables?.locations.filter((table) => table.service_request) ?? [];
  const orders = waiting?.orders ?? [];
  const count = waiting?.count ?? 0;
  const heard = orders.filter(({ id }) => !wasSentHere(id));
  const isCalling = heard.length > 0 || count > orders.length || calls.length > 0;
  const newest = [heard.at(-1)?.id, ...calls.map(callName)].join(" ");
  const hasCalls = calls.length > 0 && !withCalls.test(path);
  // The orders' page shows all that waits itself, but for what is not printed: a line of that would move the orders.
  const waits = { orders, count, isLate, hasCalls };
  const shown = path === "/pedidos" ? { orders, count: 0, isLate: false, hasCalls: false } : waits;
  return (
    <>
      {isCalling && <Ringing key={newest} isLate={isLate} />}
      <TitleCount key={path} count={count} />
      {!withoutBar.test(path) && <StaffBar {...shown} {...{ printing }} onPrints={prints.open} />}
      {jobs && prints.part && <prints.part.JobsDialog data={jobs} now={now} {...prints.dialog} />}
      {isPrinter && printer && <printer.PrintHere printerId={printerId} />}
    </>
  );
}

/** A request for the bill is a new call, even if the table has called before. */
const callName = ({ number, bill_requested_at: bill }: Location) =>
  bill === null ? `${number}` : `${number} ${bill}`;

const counted = /^\(\d+\) /;

/** "(2) Pedidos" in the browser's tab, seen during other work. Each page needs a new mount: it has its own title. */
function TitleCount({ count }: { count: number }): null {
  useEffect(() => {
    const plain = document.title.replace(counted, "");
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
    return () => {
      document.title = document.title.replace(counted, "");
    };
  }, [count]);
  return null;
}
