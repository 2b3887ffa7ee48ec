import { tableFields } from "../../../contract/menu-fields.ts";
import { priceTableText } from "../../text/price-table-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import type { Errors } from "../../forms/use-errors.ts";
import { memo } from "../../ui/memo.ts";
import { priceCellKey, type Cells } from "./table-cells.ts";
import styles from "./PriceTable.module.css";
import { TableCell, type CellProps } from "./TableCell.tsx";

type RowProps = Pick<CellProps, "row" | "onPut"> & {
  values: Cells;
  stored: Cells;
  errors: Errors;
};

/** An item or option; rerenders only when one of its cells has changed. */
export const PriceRow = memo(function PriceRow({ row, values, stored, errors, onPut }: RowProps) {
  return (
    <tr className={classNames(row.level === "option" && styles.option)}>
      <th scope="row">{row.title}</th>
      {tableFields.map((field) => {
        const key = priceCellKey(row.id, field.name);
        return field.levels.includes(row.level) ? (
          <TableCell
            key={field.name}
            {...{ row, field, onPut }}
            value={values[key]}
            stored={stored[key]}
            error={errors[key]}
          />
        ) : (
          <td key={field.name}>{priceTableText.noneSign}</td>
        );
      })}
    </tr>
  );
}, isSameRow);

function isSameRow(before: RowProps, now: RowProps): boolean {
  if (before.row !== now.row || before.onPut !== now.onPut) return false;
  return tableFields.every(({ name }) => {
    const key = priceCellKey(now.row.id, name);
    return (
      before.values[key] === now.values[key] &&
      before.stored[key] === now.stored[key] &&
      before.errors[key] === now.errors[key]
    );
  });
}
