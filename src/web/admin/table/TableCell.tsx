import { useState, type ChangeEvent, type KeyboardEvent } from "react";
import type { MenuField } from "../../../contract/menu-fields.ts";
import { digitsOf } from "../../../domain/phone-number.ts";
import { typedText } from "../../../domain/typed-formats.ts";
import { priceTableText } from "../../text/price-table-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { rewrite, selectAll } from "../../ui/masked-input.ts";
import { cellKey, cellText, parsedCell, type CellValue } from "./table-cells.ts";
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

/** A field's name over its column. */
export function columnName({ name }: MenuField): string {
  const names: Partial<Record<string, string>> = words.columns;
  return names[name] ?? name;
}

/** A value that is typed over or ticked, what it was before, and what is wrong with it. */
export function TableCell(props: CellProps) {
  const { field, row, value, stored, error } = props;
  const key = cellKey(row.id, field.name);
  const isChanged = value !== stored;
  const noteId = error || isChanged ? `nota ${key}`.replaceAll(" ", "-") : undefined;
  const isTicked = field.type === "boolean" || field.type === "flag";
  const Control = isTicked ? TickedCell : TypedCell;
  return (
    <td className={classNames(styles.cell, isChanged && styles.changed, error && styles.wrong)}>
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
  "data-cell": cellKey(row.id, field.name),
  "data-column": field.name,
  "aria-label": words.cell(columnName(field), row.name),
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby": noteId,
});

function TickedCell(props: ControlProps) {
  const { row, field, value, stored, onPut } = props;
  const key = cellKey(row.id, field.name);
  return (
    <label className={styles.tick}>
      <input
        {...wiringOf(props)}
        type="checkbox"
        checked={typeof value === "boolean" ? value : stored === true}
        onChange={({ currentTarget }) => onPut(key, currentTarget.checked)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && stored !== undefined) onPut(key, stored);
        }}
      />
    </label>
  );
}

function TypedCell(props: ControlProps) {
  const { row, field, value, stored, onPut } = props;
  const key = cellKey(row.id, field.name);
  /** As long as it is typed, a value is nobody's but the cell's. */
  const [typed, setTyped] = useState<string>();
  const isMoney = field.type === "money";
  const shown = typed ?? cellText(field, value);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (isMoney)
      rewrite(input, {
        mask: "currency",
        before: shown,
        pasted: undefined,
        event: event.nativeEvent,
      });
    setTyped(isMoney ? input.value : digitsOf(input.value));
  };
  const finish = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const { shown: written } = isMoney ? typedText("currency", typed) : { shown: typed };
    onPut(key, parsedCell(field, written));
  };
  const onKeyDown = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === "Enter") finish();
    if (pressed !== "Escape") return;
    setTyped(undefined);
    if (typed === undefined && stored !== undefined) onPut(key, stored);
  };
  return (
    <input
      {...wiringOf(props)}
      className={styles.input}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      placeholder={field.type === "count" ? words.unlimitedSign : undefined}
      value={shown}
      onChange={type}
      onBlur={finish}
      onFocus={({ currentTarget }) => selectAll(currentTarget)}
      onKeyDown={onKeyDown}
    />
  );
}
