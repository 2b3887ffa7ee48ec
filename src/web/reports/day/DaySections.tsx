import { useId, type ReactNode } from "react";
import { Link } from "wouter";
import type { DayReport, Drawer } from "../../../contract/reports.ts";
import { cancelReasonText, refundReasonText } from "../../../domain/labels.ts";
import { centsFromReais, centsOfAll, reaisFromCents } from "../../../domain/money.ts";
import { formatMoney } from "../../text/money.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { periodText } from "../../text/period-dictionary.ts";
import { reasonText } from "../../text/reason-dictionary.ts";
import { dayText as words } from "../../text/day-dictionary.ts";
import { MoneyTable, type MoneyColumn } from "../MoneyTable.tsx";
import styles from "./DayPage.module.css";
import { methodName } from "./method-name.ts";

type SectionProps = { day: DayReport; currency: string };

export function DaySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function SoldSection({ day, currency }: SectionProps) {
  const { totals } = day;
  const money = (reais: number) => formatMoney(centsFromReais(reais), currency);
  return (
    <DaySection title={words.sold}>
      <MoneyTable
        caption={words.sold}
        rows={day.services}
        keyOf={({ service }) => service}
        columns={[
          {
            head: periodText.by.service,
            isText: true,
            cell: ({ service }) => periodText.services[service],
            sum: words.total,
          },
          { head: words.orders, cell: ({ orders }) => orders, sum: totals.orders },
          amount(day.services, words.total, { of: (row) => row.total_amount, currency }),
        ]}
      />
      <dl className={styles.amounts}>
        <Amount name={words.items}>{money(totals.items_amount)}</Amount>
        <Amount name={words.serviceCharged}>{money(totals.service_charged)}</Amount>
        <Amount name={words.serviceWaived}>{money(-totals.service_waived)}</Amount>
        <Amount name={words.fee}>{money(totals.delivery_fee)}</Amount>
        <Amount name={words.total} isStrong>
          {money(totals.total_amount)}
        </Amount>
      </dl>
    </DaySection>
  );
}

function Amount({
  name,
  isStrong,
  children,
}: {
  name: string;
  isStrong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isStrong ? styles.strong : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The parts of the cash that should be in the drawer, and what they come to. */
export function DrawerAmounts({ drawer, currency }: { drawer: Drawer; currency: string }) {
  const money = (reais: number) => formatMoney(centsFromReais(reais), currency);
  return (
    <dl className={styles.amounts}>
      <Amount name={words.drawer.float}>{money(drawer.float_amount)}</Amount>
      <Amount name={words.drawer.received}>{money(drawer.received_amount)}</Amount>
      {drawer.refunded_amount > 0 && (
        <Amount name={words.drawer.refunded}>{money(-drawer.refunded_amount)}</Amount>
      )}
      <Amount name={words.drawer.in}>{money(drawer.in_amount)}</Amount>
      <Amount name={words.drawer.out}>{money(-drawer.out_amount)}</Amount>
      <Amount name={words.drawer.expected} isStrong>
        {money(drawer.expected_amount)}
      </Amount>
    </dl>
  );
}

/** Received money; hidden as long as somebody counts. */
export function ReceivedSection({
  day,
  currency,
  isHidden,
  children,
}: SectionProps & { isHidden: boolean; children: ReactNode }) {
  // Cash is listed also when only movements of the drawer changed it, without a payment.
  const methods = day.methods.filter((of) => of.payments > 0 || of.refunded_amount !== 0);
  return (
    <DaySection title={words.received}>
      {isHidden ? (
        children
      ) : (
        <MoneyTable
          caption={words.received}
          rows={methods}
          keyOf={({ method }) => String(method)}
          columns={[
            {
              head: words.count.method,
              isText: true,
              cell: ({ method }) => methodName(method),
              sum: words.total,
            },
            amount(methods, words.received, { of: (row) => row.received_amount, currency }),
            amount(methods, words.refunded, { of: (row) => row.refunded_amount, currency }),
            amount(methods, words.net, {
              of: (row) => reaisFromCents(centsOfAll([row.received_amount, -row.refunded_amount])),
              currency,
            }),
          ]}
        />
      )}
    </DaySection>
  );
}

function amount<Row>(
  rows: readonly Row[],
  head: string,
  { of, currency }: { of: (row: Row) => number; currency: string },
): MoneyColumn<Row> {
  return {
    head,
    cell: (row) => formatMoney(centsFromReais(of(row)), currency),
    sum: formatMoney(centsOfAll(rows.map(of)), currency),
  };
}

/** Money still to come, and the sales and payments of each person. */
export function PeopleSections({ day, currency }: SectionProps) {
  const soldCents = centsOfAll(day.attendants.map((of) => of.total_amount));
  return (
    <>
      {day.on_delivery.length > 0 && (
        <DaySection title={words.onDelivery}>
          <p className={styles.hint}>{words.onDeliveryHint}</p>
          <MoneyTable
            caption={words.onDelivery}
            rows={day.on_delivery}
            keyOf={({ method }) => String(method)}
            columns={[
              {
                head: words.count.method,
                isText: true,
                cell: ({ method }) => methodName(method),
                sum: words.total,
              },
              { head: words.orders, cell: ({ orders }) => orders },
              amount(day.on_delivery, words.total, { of: (row) => row.amount, currency }),
            ]}
          />
        </DaySection>
      )}
      <DaySection title={words.attendants}>
        {soldCents !== centsFromReais(day.totals.total_amount) && (
          <p className={styles.hint}>{words.attendantsHint}</p>
        )}
        <MoneyTable
          caption={words.attendants}
          rows={day.attendants}
          keyOf={({ name }, at) => `${name} ${at}`}
          columns={[
            {
              head: periodText.by.attendant,
              isText: true,
              cell: ({ name }) => name ?? periodText.noAttendant,
              sum: words.total,
            },
            { head: words.orders, cell: ({ orders }) => orders },
            amount(day.attendants, words.sold, { of: (row) => row.total_amount, currency }),
            amount(day.attendants, words.received, { of: (row) => row.received_amount, currency }),
          ]}
        />
      </DaySection>
    </>
  );
}

/** Cancellations and refunds, by whom and why. */
export function BackSections({ day: { cancellations, refunds }, currency }: SectionProps) {
  return (
    <>
      <BackSection title={words.cancellations} rows={cancellations} {...{ currency }}>
        {cancelledCell}
      </BackSection>
      <BackSection title={words.refunds} rows={refunds} {...{ currency }}>
        {refundedCell}
      </BackSection>
    </>
  );
}

type BackSectionProps<Row> = {
  title: string;
  rows: readonly Row[];
  currency: string;
  children: (row: Row) => ReactNode;
};

function BackSection<Row extends { at: string; amount: number }>(props: BackSectionProps<Row>) {
  const { title, rows, currency, children: cell } = props;
  const columns = [
    { head: periodText.reason, isText: true, cell, sum: words.total },
    amount(rows, words.total, { of: (row) => row.amount, currency }),
  ];
  return (
    <DaySection title={title}>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <MoneyTable
          caption={title}
          keyOf={({ at }, index) => `${at} ${index}`}
          {...{ rows, columns }}
        />
      )}
    </DaySection>
  );
}

type Cancelled = DayReport["cancellations"][number];
type Refunded = DayReport["refunds"][number];

const cancelledCell = (row: Cancelled) => (
  <>
    <Link href={`/pedidos/${row.hash}`}>{words.order(printedNumber(row.order))}</Link>{" "}
    {cancelWords(row)}
  </>
);

const refundedCell = (row: Refunded) => (
  <Link href={row.sheet ? `/pedido-mesa/${row.sheet}` : `/pedidos/${row.hash}`}>
    {[refundReasonText(row.reason, reasonText), methodName(row.method), row.by]
      .filter(Boolean)
      .join(" · ")}
  </Link>
);

function cancelWords(row: Cancelled): string {
  const { title_br: title, qty, reason, text, by, approved_by: approvedBy } = row;
  return [
    title === undefined ? undefined : `${qty ?? 1} ${title}`,
    cancelReasonText({ reason, text }, reasonText),
    by,
    approvedBy === undefined ? undefined : words.approvedBy(approvedBy),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Open tabs and orders. They do not stop a closing, but owners have to see them. */
export function OpenSection({ day, currency }: SectionProps) {
  const isEmpty = day.open_sheets.length === 0 && day.unfinished.length === 0;
  return (
    <DaySection title={words.open}>
      {isEmpty ? (
        <p>{words.nothingOpen}</p>
      ) : (
        <>
          <p className={styles.hint}>{words.openHint}</p>
          <ul className={styles.links}>
            {day.open_sheets.map(({ hash, table_number, name }) => (
              <li key={hash}>
                <Link href={`/pedido-mesa/${hash}`}>{words.tab(table_number, name)}</Link>
              </li>
            ))}
            {day.unfinished.map(({ hash, order, total_amount }) => (
              <li key={hash}>
                <Link href={`/pedidos/${hash}`}>{words.order(printedNumber(order))}</Link>{" "}
                {formatMoney(centsFromReais(total_amount), currency)}
              </li>
            ))}
          </ul>
        </>
      )}
    </DaySection>
  );
}
