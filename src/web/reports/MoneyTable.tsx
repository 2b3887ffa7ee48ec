import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./MoneyTable.module.css";

export type MoneyColumn<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** The last row: the sum of the rows shown. */
  sum?: ReactNode;
  /** Words stand on the left; numbers on the right, one under the other. */
  isText?: boolean;
  /** The cells have words before an amount, which stand above it where there is little room. */
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
  const of = (column: MoneyColumn<Row>) =>
    classNames(styles.cell, column.isText && styles.text, column.wraps && styles.wraps);
  return (
    // The frame scrolls sideways by itself where the table does not fit, by keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="group" aria-label={caption} tabIndex={0}>
      <table {...as("table")} className={classNames(styles.table, stacks && styles.stacks)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...as("rowgroup")}>
          <tr {...as("row")}>
            {columns.map((column) => (
              <th key={column.key} {...as("columnheader")} scope="col" className={of(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as("rowgroup")}>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} {...as("row")}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.key} {...as("rowheader")} scope="row" className={styles.text}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} {...as("cell")} className={of(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {hasSums && (
          <tfoot {...as("rowgroup")}>
            <tr {...as("row")}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.key} {...as("rowheader")} scope="row" className={styles.text}>
                    {column.sum}
                  </th>
                ) : (
                  <td key={column.key} {...as("cell")} className={of(column)}>
                    {column.sum}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
