import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "wouter";
import type { Account } from "../../contract/account.ts";
import type { DayReport } from "../../contract/reports.ts";
import { wires } from "../../contract/wire.ts";
import { businessDayOf, dayAfter } from "../../domain/business-day.ts";
import { firstReportDay } from "../../domain/report.ts";
import { useApi } from "../api/api.ts";
import { QueryAwaited } from "../api/QueryFailed.tsx";
import { homeQuery } from "../content/queries.ts";
import { FreshnessNote } from "../live/FreshnessNote.tsx";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { printJobsQuery } from "../orders/queries.ts";
import { businessClock, zoneHere } from "../site/account-clock.ts";
import { orderClock } from "../site/order-clock.ts";
import { PageSkeleton } from "../site/PageSkeleton.tsx";
import { dayText as words } from "../text/day-dictionary.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { PartAwaited } from "../ui/PartAwaited.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import { serverNow } from "../services/server-clock.ts";
import { useNow } from "../ui/use-now.ts";
import { Closings } from "./day/Closings.tsx";
import { CountForm } from "./day/CountForm.tsx";
import styles from "./day/DayPage.module.css";
import {
  BackSections,
  DrawerAmounts,
  OpenSection,
  PeopleSections,
  ReceivedSection,
  SoldSection,
} from "./day/DaySections.tsx";
import { useCount } from "./day/use-close-day.ts";
import { useOpenedPart } from "../ui/use-part-on-tap.ts";
import { ReportSection } from "./MoneyTable.tsx";
import { FileButtons } from "./FileButtons.tsx";
import { dayQuery } from "./queries.ts";
import { longDay } from "./sales/presets.ts";

/** The end of a business day, for owners. */
export function DayPage() {
  const account = useQuery(homeQuery(useApi())).data?.account;
  return (
    <RequireStaff adminOnly>
      {() => (account ? <Days account={account} /> : <PageSkeleton />)}
    </RequireStaff>
  );
}

function Days({ account }: { account: Account }) {
  const [search, setSearch] = useSearchParams();
  const today = businessDayOf(businessClock(account), useNow(serverNow).getTime());
  const asked = search.get("dia") ?? "";
  const isOpen = (date: string) => date >= firstReportDay && date <= today;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && isOpen(asked) ? asked : today;
  /** The field's text while it is typed: every key makes another day of it. */
  const [typed, setTyped] = useState<string>();
  const go = (to: string, replace = false) => {
    if (isOpen(to)) setSearch({ dia: to }, { replace });
  };
  const query = useQuery(dayQuery(useApi(), day));
  const { printers = [] } = useQuery(printJobsQuery(useApi())).data ?? {};
  const { part, open, dialog } = useOpenedPart(fetchPrint);
  return (
    <main id="content" className={styles.page} lang={spokenTag()}>
      <div className={styles.top}>
        <h1>{words.heading}</h1>
        <FileButtons
          route={wires.reports.dayFile}
          query={{ date: day }}
          name={`fechamento-${day}.csv`}
          onPrint={printers.length === 0 ? undefined : open}
        />
        {part && <part.DayPrintDialog day={day} {...dialog} />}
      </div>
      <div className={styles.choice}>
        <Button onClick={() => go(dayAfter(day, -1))}>{words.dayBefore}</Button>
        <Field
          type="date"
          label={words.day}
          value={typed ?? day}
          min={firstReportDay}
          max={today}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            go(value, true);
          }}
          onBlur={() => setTyped(undefined)}
        />
        <Button aria-disabled={day === today} onClick={() => go(dayAfter(day, 1))}>
          {words.dayAfter}
        </Button>
      </div>
      {!query.data && <QueryAwaited query={query} height="24rem" />}
      {query.isRefetchError && (
        <FreshnessNote
          error={query.error}
          updatedAtMs={query.dataUpdatedAt}
          timeZone={account.time_zone}
        />
      )}
      {query.data && (
        <Day
          key={day}
          day={query.data}
          account={account}
          onCount={() => {
            // The address names the day, so that it stays while it is counted, also after its end and after a reload.
            if (asked !== day) setSearch({ dia: day }, { replace: true });
          }}
        />
      )}
    </main>
  );
}

const fetchPrint = () => import("./day/DayPrintDialog.tsx");
const fetchCash = () => import("../cash/CashPanel.tsx");

/** Movements of the drawer; staff have the same part where they work. */
function Cash(props: { date: string }) {
  const { part, ...awaited } = useLazyPart(fetchCash, true);
  return part ? <part.CashPanel {...props} /> : <PartAwaited {...awaited} height="6rem" />;
}

type DayProps = { day: DayReport; account: Account; onCount: () => void };

function Day({ day, account, onCount }: DayProps) {
  const { count, change } = useCount(day.day);
  const [isPeeking, setPeeking] = useState(false);
  const [isCounting, setCounting] = useState(day.closings.length === 0);
  const { currency } = account.extras;
  const timeZone = zoneHere(account.time_zone);
  const isHidden = isCounting && !count.isCompared && !isPeeking;
  const clock = (instant: string) => orderClock(instant, timeZone);
  const leave = () => {
    change(undefined);
    setCounting(false);
  };
  return (
    <>
      <p className={styles.hint}>
        <strong>{longDay(day.day)}</strong> {words.span(clock(day.starts_at), clock(day.ends_at))}
      </p>
      <div className={styles.columns}>
        <div>
          {isCounting ? (
            <ReportSection title={words.count.heading}>
              <CountForm
                {...{ day, account, count }}
                onChange={(next) => {
                  change(next);
                  onCount();
                }}
                onClosed={leave}
                onLeave={day.closings.length === 0 ? undefined : leave}
              />
            </ReportSection>
          ) : (
            <>
              <Closings {...{ day, currency, timeZone }} />
              <div className={styles.actions}>
                <Button onClick={() => setCounting(true)}>{words.count.anew}</Button>
              </div>
            </>
          )}
          <ReportSection title={words.drawer.heading}>
            <Cash date={day.day} />
            {!isHidden && <DrawerAmounts drawer={day.drawer} currency={currency} />}
          </ReportSection>
          <OpenSection {...{ day, currency, timeZone }} />
        </div>
        <div>
          <SoldSection {...{ day, currency }} />
          <ReceivedSection {...{ day, currency, isHidden }}>
            <p className={styles.hint}>{words.receivedHidden}</p>
            <Button onClick={() => setPeeking(true)}>{words.count.seeWithout}</Button>
          </ReceivedSection>
          {!isHidden && <PeopleSections {...{ day, currency }} />}
          <BackSections {...{ day, currency }} />
        </div>
      </div>
    </>
  );
}
