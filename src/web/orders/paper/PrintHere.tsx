import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { TakenJob } from "../../../contract/print-jobs.ts";
import { printLayouts } from "../../../domain/print-layout.ts";
import { printedElsewhere, ticketText, type TicketText } from "../../../domain/ticket-text.ts";
import { ticketOfOrder } from "../../../domain/ticket.ts";
import { useApi, type Api } from "../../api/api.ts";
import { refetchMs } from "../../live/refetch-interval.ts";
import { withZoneHere } from "../../site/account-clock.ts";
import { printJobsQuery } from "../queries.ts";
import { PrintFrame } from "./PrintFrame.tsx";

type Printing = { job: TakenJob; text: TicketText };

/** Prints the jobs for this device's printer, one after the other, while a page of the staff is open. */
export function PrintHere({ printerId }: { printerId: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = printJobsQuery(api);
  // Fetched when something is queued, and often on top of that: no event tells that a job may be tried again, or that a
  // printer that is away leaves its job to this one. Also while another window covers the page.
  const { dataUpdatedAt } = useQuery({
    ...printJobsQuery(api),
    refetchInterval: refetchMs.alone,
    refetchIntervalInBackground: true,
  });
  const [printing, setPrinting] = useState<Printing>();
  const isTaking = useRef(false);
  useEffect(() => {
    if (printing || isTaking.current || dataUpdatedAt === 0) return;
    isTaking.current = true;
    takeNext(api, printerId)
      .then(setPrinting)
      // The next answer leads to another try, and a job that was taken is offered again.
      .catch(() => undefined)
      .finally(() => (isTaking.current = false));
  }, [api, printerId, printing, dataUpdatedAt]);
  if (!printing) return null;
  const { job, text } = printing;
  const report = (result: { printed: boolean; error?: string }) => {
    void api.printJobs
      .report({ params: { id: job.id }, body: { attempt: job.attempt, ...result } })
      // Without an answer the job is offered again, and the ticket says that it is a second copy.
      .catch(() => undefined)
      .finally(() => {
        setPrinting(undefined);
        void queries.invalidateQueries({ queryKey });
      });
  };
  return (
    <PrintFrame
      key={`${job.id} ${job.attempt}`}
      text={text}
      layout={job.layout}
      copies={job.copies}
      onPrinted={() => report({ printed: true })}
      onLate={() => report({ printed: false, error: "browser" })}
    />
  );
}

async function takeNext(api: Api, printer: string): Promise<Printing | undefined> {
  const { job } = await api.printJobs.claim({ body: { printer } });
  if (!job) return undefined;
  try {
    return { job, text: job.text ?? (await textOfOrder(api, job)) };
  } catch (error) {
    const body = { attempt: job.attempt, printed: false, error: "not_loaded" };
    await api.printJobs.report({ params: { id: job.id }, body });
    throw error;
  }
}

async function textOfOrder(api: Api, job: TakenJob): Promise<TicketText> {
  const [order, { account }] = await Promise.all([
    api.orders.get({ params: { hash: job.order?.hash ?? "" } }),
    api.content.home(),
  ]);
  const { items } = order.details;
  const printed = job.items?.flatMap((place) => items[place] ?? []) ?? items;
  const ticket = ticketOfOrder({ ...order, details: { items: printed } }, withZoneHere(account), {
    isReprint: job.reprint,
    change: job.change,
  });
  const text = ticketText(ticket, printLayouts.find((one) => one === job.layout) ?? "customer");
  return job.instead_of === undefined ? text : printedElsewhere(text, job.instead_of);
}
