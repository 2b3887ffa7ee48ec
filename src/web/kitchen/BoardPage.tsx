import { useQuery } from "@tanstack/react-query";
import type { KitchenTicket } from "../../contract/kitchen.ts";
import { printedNumber } from "../../domain/print-layout.ts";
import { useApi } from "../api/api.ts";
import { hasFailed, QueryFailed } from "../api/QueryFailed.tsx";
import { homeQuery } from "../content/queries.ts";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { FreshnessNote } from "../live/FreshnessNote.tsx";
import { useLive } from "../live/use-live.ts";
import { useSpokenDocument } from "../site/use-spoken-document.ts";
import { PageSkeleton } from "../site/PageSkeleton.tsx";
import { text } from "../text/dictionary.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { kitchenText } from "../text/kitchen-dictionary.ts";
import { useWakeLock } from "../ui/use-wake-lock.ts";
import styles from "./BoardPage.module.css";
import { kitchenQuery } from "./queries.ts";

const step = 0.93;

/** Smaller letters cannot be read from where people wait. */
const least = 0.3;

/** A screen for guests: the numbers that are being made, and those that can be fetched. */
export function BoardPage() {
  return <RequireStaff isBare>{() => <Board />}</RequireStaff>;
}

function Board() {
  useSpokenDocument();
  const api = useApi();
  const timeZone = useQuery(homeQuery(api)).data?.account.time_zone;
  const query = useQuery(kitchenQuery(api));
  const tickets = query.data?.tickets ?? [];
  useLive({ whenHidden: true });
  useWakeLock();
  // Nobody picks up a delivery here.
  const here = tickets.filter(({ service }) => service !== "delivery");
  if (!query.data && !hasFailed(query)) return <PageSkeleton />;
  return (
    <main id="content" className={styles.page} lang={spokenTag()} ref={fitToScreen}>
      <h1 className="visually-hidden">{text.pages.board}</h1>
      {!query.data && <QueryFailed query={query} refused={text.states.loadFailed} />}
      {query.isRefetchError && (
        <FreshnessNote error={query.error} updatedAtMs={query.dataUpdatedAt} {...{ timeZone }} />
      )}
      <Numbers
        className={styles.ready}
        heading={kitchenText.pickUp}
        tickets={here.filter(({ state, over }) => state === "ready" && !over).reverse()}
        isTold
      />
      <Numbers
        className={styles.open}
        heading={kitchenText.preparing}
        tickets={here.filter(({ state }) => state === "open")}
      />
    </main>
  );
}

type NumbersProps = {
  heading: string;
  className: string | undefined;
  tickets: readonly KitchenTicket[];
  /** Screen readers announce changes here. */
  isTold?: boolean;
};

function Numbers({ heading, className, tickets, isTold = false }: NumbersProps) {
  return (
    <section className={className}>
      <h2>{heading}</h2>
      {tickets.length === 0 && <p className={styles.none}>{kitchenText.nobody}</p>}
      <ul className={styles.numbers} aria-live={isTold ? "polite" : undefined}>
        {tickets.map(({ hash, id }) => (
          <li key={hash}>{printedNumber(id)}</li>
        ))}
      </ul>
    </section>
  );
}

/** A ref that shrinks the page, by `--fit`, until it fits on the screen: nobody can scroll a screen on a wall. */
function fitToScreen(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  const fit = () => {
    const { documentElement: whole } = document;
    for (let size = 1; size > least; size *= step) {
      page.style.setProperty("--fit", size.toFixed(3));
      if (whole.scrollHeight <= whole.clientHeight) return;
    }
  };
  fit();
  // The size changes with other numbers, other letters, and the titles' own face, which may come later. Fitting once
  // more without a change gives the same size.
  const watch = new ResizeObserver(() => requestAnimationFrame(fit));
  watch.observe(page);
  addEventListener("resize", fit);
  return () => {
    watch.disconnect();
    removeEventListener("resize", fit);
  };
}
