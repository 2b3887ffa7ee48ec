import { useQuery } from "@tanstack/react-query";
import type { OperationReport } from "../../../contract/reports.ts";
import type { Days } from "../../../domain/business-day.ts";
import { cancelReasonText } from "../../../domain/labels.ts";
import { reasonText } from "../../text/reason-dictionary.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { formatMoney } from "../../text/money.ts";
import { useApi } from "../../api/api.ts";
import { QueryFailed } from "../../api/QueryFailed.tsx";
import { periodText } from "../../text/period-dictionary.ts";
import { reportText } from "../../text/report-dictionary.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { MoneyTable } from "../MoneyTable.tsx";
import { operationQuery } from "../queries.ts";
import styles from "../ReportPage.module.css";

const words = reportText.operation;

/** Times of orders, cancellations and refunds. */
export function OperationFigures({ days, currency }: { days: Days; currency: string }) {
  const query = useQuery(operationQuery(useApi(), days));
  if (query.isPending) return <Skeleton height="12rem" />;
  if (!query.data) return <QueryFailed query={query} />;
  const { times, cancellations, refunds } = query.data;
  const money = (reais: number) => formatMoney(centsFromReais(reais), currency);
  const sum = (rows: readonly { amount: number }[]) =>
    formatMoney(
      rows.reduce((cents, { amount }) => cents + centsFromReais(amount), 0),
      currency,
    );
  return (
    <>
      <section className={styles.section} aria-labelledby="report-times">
        <h2 id="report-times">{words.heading}</h2>
        <p className={styles.hint}>{words.hint}</p>
        <dl className={styles.tiles}>
          <Duration name={words.accept} of={times.accept} />
          <Duration name={words.prepare} of={times.prepare} />
          <Duration name={words.deliver} of={times.deliver} />
        </dl>
      </section>
      <section className={styles.section} aria-labelledby="report-cancellations">
        <h2 id="report-cancellations">{words.cancellations}</h2>
        {cancellations.length === 0 ? (
          <p>{words.noCancellations}</p>
        ) : (
          <MoneyTable
            caption={words.cancellations}
            rows={cancellations}
            keyOf={(_, index) => String(index)}
            columns={[
              {
                head: periodText.reason,
                isText: true,
                cell: ({ of, reason }) =>
                  `${cancelReasonText({ reason }, reasonText) ?? words.noReason} (${words.of[of]})`,
                sum: reportText.total,
              },
              {
                head: words.by,
                isText: true,
                cell: ({ by, reason }) =>
                  by ?? (reason === "consumer_request" ? words.guest : words.nobody),
              },
              { head: words.count, cell: ({ count }) => count },
              { head: words.amount, cell: ({ amount }) => money(amount), sum: sum(cancellations) },
            ]}
          />
        )}
      </section>
      <section className={styles.section} aria-labelledby="report-refunds">
        <h2 id="report-refunds">{words.refunds}</h2>
        {refunds.length === 0 ? (
          <p>{words.noRefunds}</p>
        ) : (
          <MoneyTable
            caption={words.refunds}
            rows={refunds}
            keyOf={(_, index) => String(index)}
            columns={[
              {
                head: words.by,
                isText: true,
                cell: ({ by }) => by ?? words.nobody,
                sum: reportText.total,
              },
              { head: words.count, cell: ({ count }) => count },
              { head: words.amount, cell: ({ amount }) => money(amount), sum: sum(refunds) },
            ]}
          />
        )}
      </section>
    </>
  );
}

type DurationProps = { name: string; of: OperationReport["times"]["accept"] };

function Duration({ name, of: { median, nine_in_ten: most } }: DurationProps) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd>
        <strong>{median === null ? words.none : words.minutes(median)}</strong>
        {most !== null && <small>{words.nineInTen(most)}</small>}
      </dd>
    </div>
  );
}
