import { useId, type ReactNode } from "react";
import { centsFromReais, centsOfAll } from "../../domain/money.ts";
import { formatMoney } from "../text/money.ts";
import { periodText } from "../text/period-dictionary.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./MoneyTable.module.css";

export type MoneyColumn<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** The last row: the sum of the rows shown. The first column calls it so. */
  sum?: ReactNode;
  /** Words stand on the left, as in the first column; numbers on the right, one under the other. */
  isText?: boolean;
  /** The cells have words beside an amount, on a line of their own where there is little room. */
  wraps?: boolean;
};

type MoneyTableProps<Row> = {
  caption: string;
  columns: readonly MoneyColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
  /** A row's heading stands above its amounts on narrow screens. */
  stacks?: boolean;
};

/** Rows of amounts with their sum at the end; the first column names each row. */
export function MoneyTable<Row>(props: MoneyTableProps<Row>) {
  const { caption, rows, keyOf, stacks = false } = props;
  // Two columns may have one head, as a service's name and its fee.
  const columns = props.columns.map((column, at) => ({ ...column, key: `${at} ${column.head}` }));
  // A table laid out as a grid loses its roles in browsers, so they are named.
  const as = (role: string) => (stacks ? { role } : {});
  const hasSums = columns.some(({ sum }) => sum !== undefined);
  const of = ({ isText, wraps }: MoneyColumn<Row>, at: number) =>
    classNames(styles.cell, (isText ?? at === 0) && styles.text, wraps && styles.wraps);
  const cells = (contentOf: (column: MoneyColumn<Row>, at: number) => ReactNode) =>
    columns.map((column, at) =>
      at === 0 ? (
        <th key={column.key} {...as("rowheader")} scope="row" className={styles.text}>
          {contentOf(column, at)}
        </th>
      ) : (
        <td key={column.key} {...as("cell")} className={of(column, at)}>
          {contentOf(column, at)}
        </td>
      ),
    );
  return (
    // The frame scrolls sideways by itself where the table does not fit, by keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="group" aria-label={caption} tabIndex={0}>
      <table {...as("table")} className={classNames(styles.table, stacks && styles.stacks)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...as("rowgroup")}>
          <tr {...as("row")}>
            {columns.map((column, at) => (
              <th key={column.key} {...as("columnheader")} scope="col" className={of(column, at)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as("rowgroup")}>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} {...as("row")}>
              {cells((column) => column.cell(row))}
            </tr>
          ))}
        </tbody>
        {hasSums && (
          <tfoot {...as("rowgroup")}>
            <tr {...as("row")}>
              {cells((column, at) => (at === 0 ? periodText.total : column.sum))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type MoneySectionProps<Row> = Omit<MoneyTableProps<Row>, "caption"> & {
  title: string;
  hint?: string | undefined;
  none?: string;
};

/** A table with its heading; `none` stands in the place of an empty one. */
export function MoneySection<Row>({ title, hint, none, ...table }: MoneySectionProps<Row>) {
  const isEmpty = none !== undefined && table.rows.length === 0;
  return (
    <ReportSection title={title}>
      {hint !== undefined && !isEmpty && <p className={styles.hint}>{hint}</p>}
      {isEmpty ? <p>{none}</p> : <MoneyTable caption={title} {...table} />}
    </ReportSection>
  );
}

export function amount<Row>(
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
