import { useQuery } from "@tanstack/react-query";
import type { OperationReport } from "../../../contract/reports.ts";
import type { Days } from "../../../domain/business-day.ts";
import { cancelReasonText } from "../../../domain/labels.ts";
import { inBrackets } from "../../text/joined.ts";
import { reasonText } from "../../text/reason-dictionary.ts";
import { useApi } from "../../api/api.ts";
import { hasFailed, QueryAwaited } from "../../api/QueryFailed.tsx";
import { periodText } from "../../text/period-dictionary.ts";
import { reportText } from "../../text/report-dictionary.ts";
import { amount, MoneySection, ReportSection } from "../MoneyTable.tsx";
import { operationQuery } from "../queries.ts";
import styles from "../ReportPage.module.css";

const words = reportText.operation;

export function OperationFigures({ days, currency }: { days: Days; currency: string }) {
  const query = useQuery(operationQuery(useApi(), days));
  if (!query.data || hasFailed(query)) return <QueryAwaited query={query} height="12rem" />;
  const { times, cancellations, refunds } = query.data;
  return (
    <>
      <ReportSection title={words.heading}>
        <p className={styles.hint}>{words.hint}</p>
        <dl className={styles.tiles}>
          <Duration name={words.accept} of={times.accept} />
          <Duration name={words.prepare} of={times.prepare} />
          <Duration name={words.deliver} of={times.deliver} />
        </dl>
      </ReportSection>
      <MoneySection
        title={periodText.cancellations}
        none={words.noCancellations}
        rows={cancellations}
        keyOf={(_, index) => String(index)}
        columns={[
          {
            head: periodText.reason,
            cell: ({ of, reason }) =>
              inBrackets(cancelReasonText({ reason }, reasonText) ?? words.noReason, words.of[of]),
          },
          {
            head: words.by,
            isText: true,
            // Only a whole order is withdrawn by its guest.
            cell: ({ by, of, reason }) =>
              by ?? (of === "order" && reason === "consumer_request" ? words.guest : words.nobody),
          },
          { head: words.count, cell: ({ count }) => count },
          amount(cancellations, words.amount, { of: (row) => row.amount, currency }),
        ]}
      />
      <MoneySection
        title={periodText.refunds}
        none={words.noRefunds}
        rows={refunds}
        keyOf={(_, index) => String(index)}
        columns={[
          { head: words.by, cell: ({ by }) => by ?? words.nobody },
          { head: words.count, cell: ({ count }) => count },
          amount(refunds, words.amount, { of: (row) => row.amount, currency }),
        ]}
      />
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
