import { useEffect, useEffectEvent, type ReactNode } from "react";
import { text } from "../../text/dictionary.ts";
import { jobText } from "../../text/job-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import cover from "../../ui/Cover.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./PaperPage.module.css";

/** The time between drawing the paper and printing it, as specified. */
const printAfterMs = 1_000;

type PaperPageProps = {
  /** Falsy until the paper's contents are loaded. */
  children: ReactNode;
  failed: ReactNode;
  /** Called before the paper is printed; its window stays until this is done. */
  onPrint?: () => Promise<unknown>;
};

/** A page for a roll of thermal paper, in a separate window. It prints itself and, except on phones, closes the window. */
export function PaperPage({ children, failed, onPrint }: PaperPageProps) {
  const isReady = Boolean(children);
  const tell = useEffectEvent(() => onPrint?.());
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => window.print(), printAfterMs);
    let told: Promise<unknown> | undefined;
    const begin = () => {
      told = tell();
    };
    // Phones fire `afterprint` while the sheet to print from is still open over the page.
    const end = () => {
      if (matchMedia("(pointer: fine)").matches)
        void Promise.resolve(told).then(() => window.close());
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, [isReady]);
  return (
    <main id="content" className={styles.page} aria-busy={!isReady && !failed}>
      {!isReady && (failed || <Skeleton height="20rem" />)}
      {isReady && (
        <>
          <div className={classNames(styles.paper, cover.cover)}>{children}</div>
          <p className={styles.controls}>
            <Button variant="primary" onClick={() => window.print()}>
              {jobText.printing.print}
            </Button>
            <Button onClick={() => window.close()}>{text.common.close}</Button>
          </p>
        </>
      )}
    </main>
  );
}
