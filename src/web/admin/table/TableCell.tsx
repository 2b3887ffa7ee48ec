import type { ChangeEvent, KeyboardEvent } from "react";
import { isTicked, type MenuField } from "../../../contract/menu-fields.ts";
import { digitsOf } from "../../../domain/phone-number.ts";
import { entryFieldText } from "../../text/entry-field-dictionary.ts";
import { withColon } from "../../text/joined.ts";
import { priceTableText } from "../../text/price-table-dictionary.ts";
import { formatMoney } from "../../text/money.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { rewrite, selectAll } from "../../ui/masked-input.ts";
import { priceCellKey, cellText, parsedCell, type CellValue } from "./table-cells.ts";
import styles from "./PriceTable.module.css";
import type { TableRow } from "./table-rows.ts";

export type CellProps = {
  row: TableRow;
  field: MenuField;
  value: CellValue | undefined;
  stored: CellValue | undefined;
  error: string | undefined;
  onPut: (key: string, value: CellValue) => void;
};

const words = priceTableText;

export function columnName({ name }: MenuField): string {
  const names: Partial<Record<string, string>> = {
    ...entryFieldText.fields,
    ...words.columns,
  };
  return names[name] ?? name;
}

export const columnClass = (field: MenuField) => (isTicked(field) ? styles.ticked : styles.typed);

/** A value that is typed over or ticked, what it was before, and what is wrong with it. */
export function TableCell(props: CellProps) {
  const { field, row, value, stored, error } = props;
  const key = priceCellKey(row.id, field.name);
  const isChanged = value !== stored;
  const noteId = error || isChanged ? `nota ${key}`.replaceAll(" ", "-") : undefined;
  const Control = isTicked(field) ? TickedCell : TypedCell;
  return (
    <td
      className={classNames(
        styles.cell,
        columnClass(field),
        isChanged && styles.changed,
        error && styles.wrong,
      )}
    >
      <Control {...props} noteId={noteId} />
      {noteId && (
        <span id={noteId} className={styles.cellNote}>
          {error && <Icon name="alert" />}
          {error ?? words.was(cellText(field, stored))}
        </span>
      )}
    </td>
  );
}

type ControlProps = CellProps & { noteId: string | undefined };

const wiringOf = ({ row, field, error, noteId }: ControlProps) => ({
  "data-cell": priceCellKey(row.id, field.name),
  "data-column": field.name,
  "aria-label": withColon(columnName(field), row.name),
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby": noteId,
});

function TickedCell(props: ControlProps) {
  const { row, field, value, stored, onPut } = props;
  const key = priceCellKey(row.id, field.name);
  return (
    <label className={styles.tick}>
      <input
        {...wiringOf(props)}
        type="checkbox"
        checked={typeof value === "boolean" ? value : stored === true}
        onChange={({ currentTarget }) => onPut(key, currentTarget.checked)}
        onKeyDown={(event) => restoreOnEscape(event, props)}
      />
    </label>
  );
}

function TypedCell(props: ControlProps) {
  const { row, field, value, onPut } = props;
  const key = priceCellKey(row.id, field.name);
  const isMoney = field.type === "money";
  // A price of 0 is blank, as in the item's own form.
  const shown = isMoney && value === 0 ? "" : cellText(field, value);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (isMoney) {
      const change = { before: shown, pasted: undefined, event: event.nativeEvent };
      rewrite(input, { mask: "currency", ...change });
    }
    onPut(key, parsedCell(field, isMoney ? input.value : digitsOf(input.value)));
  };
  return (
    <input
      {...wiringOf(props)}
      className={styles.input}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      placeholder={isMoney ? formatMoney(0, "") : words.noneSign}
      value={shown}
      onChange={type}
      onFocus={({ currentTarget }) => selectAll(currentTarget)}
      onKeyDown={(event) => restoreOnEscape(event, props)}
    />
  );
}

function restoreOnEscape({ key }: KeyboardEvent, { row, field, stored, onPut }: CellProps): void {
  if (key === "Escape" && stored !== undefined) onPut(priceCellKey(row.id, field.name), stored);
}
