import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { TakenJob } from "../../../contract/print-jobs.ts";
import { useApi } from "../../api/api.ts";
import { refetchMs } from "../../live/refetch-interval.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { printJobsQuery } from "../queries.ts";
import { PrintedText } from "../printing/Ticket.tsx";
import styles from "./PrintHere.module.css";

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
  const [printing, setPrinting] = useState<TakenJob>();
  const isTaking = useRef(false);
  /** News that comes during a claim may be of a job that the claim has missed. */
  const isAskedAgain = useRef(false);
  const lookAgain = useEffectEvent(() => void queries.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (printing || dataUpdatedAt === 0) return;
    isAskedAgain.current = isTaking.current;
    if (isTaking.current) return;
    isTaking.current = true;
    api.printJobs
      .claim({ body: { printer: printerId } })
      .then(({ job }) => setPrinting(job ?? undefined))
      // The next answer leads to another try, and a job that was taken is offered again.
      .catch(() => undefined)
      .finally(() => {
        isTaking.current = false;
        if (isAskedAgain.current) lookAgain();
      });
  }, [api, printerId, printing, dataUpdatedAt]);
  if (!printing) return null;
  const report = (result: { printed: boolean; error?: string }) => {
    void api.printJobs
      .report({ params: { id: printing.id }, body: { attempt: printing.attempt, ...result } })
      // Without an answer the job is offered again, and the ticket says that it is a second copy.
      .catch(() => undefined)
      .finally(() => {
        setPrinting(undefined);
        void queries.invalidateQueries({ queryKey });
      });
  };
  return (
    <PrintFrame
      key={`${printing.id} ${printing.attempt}`}
      {...printing}
      onPrinted={() => report({ printed: true })}
      onLate={() => report({ printed: false, error: "browser" })}
    />
  );
}

type PrintFrameProps = Pick<TakenJob, "text" | "layout" | "copies"> & {
  /** The browser has taken the ticket for its printer, as far as a page can know. */
  onPrinted: () => void;
  /** The browser did not take the ticket in time. */
  onLate: () => void;
};

/** As long as the job's lease: no other device is offered it until then. */
const printsWithinMs = 60_000;

/** After this time the ticket prints without styles that did not load. */
const stylesWithinMs = 3_000;

/** A ticket in a hidden frame, which prints itself. The page around it does not change. */
function PrintFrame({ text, layout, copies, onPrinted, onLate }: PrintFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return undefined;
    const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')].map((sheet) =>
      page.importNode(sheet, true),
    );
    const loads = sheets.map(
      (sheet) => new Promise((resolve) => sheet.addEventListener("load", resolve, { once: true })),
    );
    page.head.append(...sheets);
    setBody(page.body);
    const timer = setTimeout(() => setStyled(true), stylesWithinMs);
    void Promise.all(loads).then(() => setStyled(true));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const timer = setTimeout(onLate, printsWithinMs);
    return () => clearTimeout(timer);
    // A new render gives it no more time.
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, []);
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (!isStyled || !page) return undefined;
    page.addEventListener("afterprint", onPrinted, { once: true });
    page.print();
    return () => page.removeEventListener("afterprint", onPrinted);
    // Prints once, regardless of rerenders around it.
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [isStyled]);
  return (
    <>
      {/* Only our own document stands in it. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        className={styles.frame}
        title={watchText.jobs.heading}
        aria-hidden="true"
        tabIndex={-1}
      />
      {body &&
        createPortal(
          Array.from({ length: copies }, (_, index) => (
            <div key={index} className={styles.copy}>
              <PrintedText printed={text} layout={layout} />
            </div>
          )),
          body,
        )}
    </>
  );
}
