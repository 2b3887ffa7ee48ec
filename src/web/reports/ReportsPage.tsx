import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import type { Account } from "../../contract/account.ts";
import type { SalesReport } from "../../contract/reports.ts";
import { wires } from "../../contract/wire.ts";
import { isDay, usualDayEnd, type Days } from "../../domain/business-day.ts";
import {
  isOfItems,
  isReportRange,
  reportGroupings,
  type ReportGrouping,
} from "../../domain/report.ts";
import { useApi } from "../api/api.ts";
import { hasFailed, QueryAwaited } from "../api/QueryFailed.tsx";
import { homeQuery } from "../content/queries.ts";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { serverNow } from "../services/server-clock.ts";
import { businessClock } from "../site/account-clock.ts";
import { PageSkeleton } from "../site/PageSkeleton.tsx";
import { sentences } from "../text/joined.ts";
import { openingText } from "../text/opening-dictionary.ts";
import { periodText } from "../text/period-dictionary.ts";
import { reportText as words } from "../text/report-dictionary.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { OptionList, SelectField } from "../ui/Field.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";
import { useNow } from "../ui/use-now.ts";
import { FileButtons } from "./FileButtons.tsx";
import { salesQuery } from "./queries.ts";
import styles from "./ReportPage.module.css";
import { OperationFigures } from "./sales/OperationFigures.tsx";
import { PeriodForm } from "./sales/PeriodForm.tsx";
import { longDay, presetDays } from "./sales/presets.ts";
import { SalesChart } from "./sales/SalesChart.tsx";
import { SalesTable } from "./sales/SalesTable.tsx";
import { Summary } from "./sales/Summary.tsx";

export function ReportsPage() {
  return <RequireStaff adminOnly>{() => <Reports />}</RequireStaff>;
}

function Reports() {
  const account = useQuery(homeQuery(useApi())).data?.account;
  if (!account) return <PageSkeleton />;
  return <Sales account={account} />;
}

function Sales({ account }: { account: Account }) {
  const { currency } = account.extras;
  const ofPresets = presetDays(businessClock(account), useNow(serverNow).getTime());
  const { days, by, ask } = useReportQuestion(ofPresets.week);
  const query = useQuery(salesQuery(useApi(), { ...days, by }));
  const report = hasFailed(query) ? undefined : query.data;
  const rangeOf = ({ from, to }: Days) => words.range(longDay(from), longDay(to));
  const before = report && words.comparedWith(rangeOf(report.previous));
  return (
    <main id="content" className={styles.page} lang={spokenTag()}>
      <div className={styles.top}>
        <h1>{words.heading}</h1>
        <FileButtons
          route={wires.reports.salesFile}
          query={{ ...days, by }}
          name={`vendas-${by}-${days.from}-${days.to}.csv`}
        />
      </div>
      <PeriodForm
        key={`${days.from} ${days.to}`}
        {...{ days }}
        presetDays={ofPresets}
        onChoose={ask}
      />
      <p className={styles.hint}>
        <strong>{rangeOf(days)}</strong> {sentences([before, endWords(account.day_ends_at)])}
      </p>
      {!report && <QueryAwaited query={query} height="24rem" />}
      {report && (
        <div aria-busy={query.isPlaceholderData}>
          <Summary {...{ report, currency }} />
          <div className={styles.section}>
            <div className={styles.grouping}>
              <SelectField
                label={words.groupBy}
                value={by}
                onChange={({ currentTarget }) => ask({ by: currentTarget.value as ReportGrouping })}
              >
                <OptionList
                  of={reportGroupings.map((grouping) => [grouping, periodText.by[grouping]])}
                />
              </SelectField>
            </div>
            <Grouped
              {...{ report, currency }}
              firstHour={Number.parseInt(account.day_ends_at ?? usualDayEnd)}
            />
          </div>
        </div>
      )}
      {/* A failure is told only once. */}
      {!hasFailed(query) && <OperationFigures {...{ days, currency }} />}
    </main>
  );
}

type GroupedProps = { report: SalesReport; currency: string; firstHour: number };

function Grouped({ report, currency, firstHour }: GroupedProps) {
  if (report.rows.every(({ total_amount }) => total_amount === 0))
    return (
      <EmptyState icon="receipt" title={words.nothing}>
        {words.nothingHint}
      </EmptyState>
    );
  return (
    <div className={styles.grouped}>
      <div>
        <SalesChart {...{ report, currency, firstHour }} />
      </div>
      <div>
        <SalesTable {...{ report, currency }} />
        <p className={styles.hint}>{hintOf(report.by)}</p>
      </div>
    </div>
  );
}

function endWords(time: string = usualDayEnd): string {
  return time === "00:00" ? words.endsAtMidnight : words.businessDay(openingText.times(time));
}

function hintOf(by: ReportGrouping): string {
  if (by === "item") return words.abcHint;
  if (isOfItems(by)) return words.byNow;
  return by === "method" ? words.byPayments : "";
}

/** The address's question, so that a report can be sent on and survives a reload. */
function useReportQuestion(usual: Days) {
  const [search, setSearch] = useSearchParams();
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""];
  // An address that somebody has mistyped or cut short falls back to the usual days and grouping.
  const days = isDay(from) && isDay(to) && isReportRange({ from, to }) ? { from, to } : usual;
  const by = reportGroupings.find((grouping) => grouping === search.get("by")) ?? "day";
  const ask = (next: Partial<Days & { by: ReportGrouping }>) =>
    setSearch({ ...days, by, ...next }, { replace: true });
  return { days, by, ask };
}
