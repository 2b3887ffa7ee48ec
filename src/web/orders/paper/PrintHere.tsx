import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TakenJob } from "../../../contract/print-jobs.ts";
import type { TicketText } from "../../../domain/ticket-text.ts";
import { useApi, type Api } from "../../api/api.ts";
import { refetchMs } from "../../live/refetch-interval.ts";
import { printJobsQuery } from "../queries.ts";
import { PrintFrame } from "./PrintFrame.tsx";

type Printing = { job: TakenJob; text: TicketText };

/** Prints the jobs for this device's printer, one after the other, while a page of the staff is open. */
export function PrintHere({ printerId }: { printerId: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = printJobsQuery(api);
  // Fetched when something is queued, and often besides: no event is sent when a job may be retried, or when an absent
  // printer leaves its job to this one. Also while another window covers the page.
  const { dataUpdatedAt } = useQuery({
    ...printJobsQuery(api),
    refetchInterval: refetchMs.alone,
    refetchIntervalInBackground: true,
  });
  const [printing, setPrinting] = useState<Printing>();
  const isTaking = useRef(false);
  /** News that comes during a claim may be of a job that the claim has missed. */
  const isAskedAgain = useRef(false);
  const lookAgain = useEffectEvent(() => void queries.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (printing || dataUpdatedAt === 0) return;
    isAskedAgain.current = isTaking.current;
    if (isTaking.current) return;
    isTaking.current = true;
    takeNext(api, printerId)
      .then(setPrinting)
      // The next answer leads to another try, and a job that was taken is offered again.
      .catch(() => undefined)
      .finally(() => {
        isTaking.current = false;
        if (isAskedAgain.current) lookAgain();
      });
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
  // A process from an older version sends no text of an order, and offers the job again.
  return job?.text && { job, text: job.text };
}
