import type { ReactNode } from "react";
import { Link } from "wouter";
import type { DayReport, Drawer } from "../../../contract/reports.ts";
import { cancelReasonText, refundReasonText } from "../../../domain/labels.ts";
import { centsFromReais, centsOfAll, reaisFromCents } from "../../../domain/money.ts";
import { formatMoney } from "../../text/money.ts";
import { joined } from "../../text/joined.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { periodText } from "../../text/period-dictionary.ts";
import { reasonText } from "../../text/reason-dictionary.ts";
import { dayText as words } from "../../text/day-dictionary.ts";
import { hourLabel } from "../../site/account-clock.ts";
import { orderClock } from "../../site/order-clock.ts";
import { amount, MoneySection, MoneyTable, ReportSection } from "../MoneyTable.tsx";
import styles from "./DayPage.module.css";
import { methodName } from "./method-name.ts";

type SectionProps = { day: DayReport; currency: string };

export function SoldSection({ day, currency }: SectionProps) {
  const { totals } = day;
  const money = (reais: number) => formatMoney(centsFromReais(reais), currency);
  return (
    <ReportSection title={periodText.sold}>
      <MoneyTable
        caption={periodText.sold}
        rows={day.services}
        keyOf={({ service }) => service}
        columns={[
          { head: periodText.by.service, cell: ({ service }) => periodText.services[service] },
          { head: periodText.orders, cell: ({ orders }) => orders, sum: totals.orders },
          amount(day.services, periodText.total, { of: (row) => row.total_amount, currency }),
        ]}
      />
      <dl className={styles.amounts}>
        <Amount name={periodText.items}>{money(totals.items_amount)}</Amount>
        <Amount name={words.serviceCharged}>{money(totals.service_charged)}</Amount>
        <Amount name={periodText.serviceWaived}>{money(-totals.service_waived)}</Amount>
        <Amount name={periodText.fee}>{money(totals.delivery_fee)}</Amount>
        <Amount name={periodText.total} isStrong>
          {money(totals.total_amount)}
        </Amount>
      </dl>
    </ReportSection>
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
    <ReportSection title={words.received}>
      {isHidden ? (
        children
      ) : (
        <MoneyTable
          caption={words.received}
          rows={methods}
          keyOf={({ method }) => String(method)}
          columns={[
            methodColumn(),
            amount(methods, words.received, { of: (row) => row.received_amount, currency }),
            amount(methods, periodText.refunded, { of: (row) => row.refunded_amount, currency }),
            amount(methods, words.net, {
              of: (row) => reaisFromCents(centsOfAll([row.received_amount, -row.refunded_amount])),
              currency,
            }),
          ]}
        />
      )}
    </ReportSection>
  );
}

const methodColumn = () => ({
  head: words.count.method,
  cell: (of: { method: Parameters<typeof methodName>[0] }) => methodName(of.method),
});

/** Money still to come, and the sales and payments of each person. */
export function PeopleSections({ day, currency }: SectionProps) {
  const soldCents = centsOfAll(day.attendants.map((of) => of.total_amount));
  return (
    <>
      {day.on_delivery.length > 0 && (
        <MoneySection
          title={words.onDelivery}
          hint={words.onDeliveryHint}
          rows={day.on_delivery}
          keyOf={({ method }) => String(method)}
          columns={[
            methodColumn(),
            { head: periodText.orders, cell: ({ orders }) => orders },
            amount(day.on_delivery, periodText.total, { of: (row) => row.amount, currency }),
          ]}
        />
      )}
      <MoneySection
        title={words.attendants}
        hint={
          soldCents === centsFromReais(day.totals.total_amount) ? undefined : words.attendantsHint
        }
        rows={day.attendants}
        keyOf={({ name }, at) => `${name} ${at}`}
        columns={[
          { head: periodText.by.attendant, cell: ({ name }) => name ?? periodText.noAttendant },
          { head: periodText.orders, cell: ({ orders }) => orders },
          amount(day.attendants, periodText.sold, { of: (row) => row.total_amount, currency }),
          amount(day.attendants, words.received, { of: (row) => row.received_amount, currency }),
        ]}
      />
    </>
  );
}

/** Cancellations and refunds, by whom and why. */
export function BackSections({ day: { cancellations, refunds }, currency }: SectionProps) {
  return (
    <>
      <MoneySection
        title={periodText.cancellations}
        rows={cancellations}
        columns={[
          { head: periodText.reason, cell: cancelledCell },
          amount(cancellations, periodText.total, { of: (row) => row.amount, currency }),
        ]}
        none={words.none}
        keyOf={({ at }, index) => `${at} ${index}`}
      />
      <MoneySection
        title={periodText.refunds}
        rows={refunds}
        columns={[
          { head: periodText.reason, cell: refundedCell },
          amount(refunds, periodText.total, { of: (row) => row.amount, currency }),
        ]}
        none={words.none}
        keyOf={({ at }, index) => `${at} ${index}`}
      />
    </>
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
    {joined([refundReasonText(row.reason, reasonText), methodName(row.method), row.by])}
  </Link>
);

function cancelWords(row: Cancelled): string {
  const { title_br: title, qty, reason, text, by, approved_by: approvedBy } = row;
  return joined([
    title === undefined ? undefined : `${qty ?? 1} ${title}`,
    cancelReasonText({ reason, text }, reasonText),
    by,
    approvedBy === undefined ? undefined : words.approvedBy(approvedBy),
  ]);
}

/** Open tabs and orders. They do not stop a closing, but owners have to see them. */
export function OpenSection({ day, currency, timeZone }: SectionProps & { timeZone: string }) {
  const rows = [
    ...day.open_sheets.map((tab) => ({
      ...tab,
      page: `/pedido-mesa/${tab.hash}`,
      name: words.tab(tab.table_number, tab.name),
      since: words.since(
        tab.opened_at < day.starts_at
          ? orderClock(tab.opened_at, timeZone)
          : hourLabel(Date.parse(tab.opened_at), timeZone),
      ),
    })),
    ...day.unfinished.map((order) => ({
      ...order,
      page: `/pedidos/${order.hash}`,
      name: words.order(printedNumber(order.order)),
      since: "",
    })),
  ];
  return (
    <MoneySection
      title={words.open}
      none={words.nothingOpen}
      hint={words.openHint}
      rows={rows}
      keyOf={({ page }) => page}
      columns={[
        { head: words.tabOrOrder, cell: openCell },
        amount(rows, periodText.total, { of: (row) => row.total_amount, currency }),
        amount(rows, words.toPay, { of: (row) => row.left_amount, currency }),
      ]}
    />
  );
}

const openCell = ({ page, name, since }: { page: string; name: string; since: string }) => (
  <>
    <Link href={page}>{name}</Link>
    <div className={styles.since}>{since}</div>
  </>
);
