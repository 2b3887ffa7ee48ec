import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { JobLayout } from "../../../domain/print-layout.ts";
import type { TicketText } from "../../../domain/ticket-text.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { PrintedText } from "../printing/Ticket.tsx";
import styles from "./PrintFrame.module.css";

type PrintFrameProps = {
  text: TicketText;
  layout: JobLayout;
  copies: number;
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
export function PrintFrame({ text, layout, copies, onPrinted, onLate }: PrintFrameProps) {
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
