import { ConflictDialog } from "../../forms/ConflictDialog.tsx";
import { withColon } from "../../text/joined.ts";
import { cellOf, cellText, type CellValue } from "./table-cells.ts";
import { columnName } from "./TableCell.tsx";
import type { TableSection } from "./table-rows.ts";
import { readCell, type PriceTableForm } from "./use-price-table.ts";

type TableConflictProps = { form: PriceTableForm; sections: readonly TableSection[] };

/** Cells that somebody else has changed too, by the names of their rows and columns: whose shall stay? */
export function TableConflict({ form, sections }: TableConflictProps) {
  const ofPath = (path: string) => cellOf(form.fieldOf(path));
  return (
    <ConflictDialog
      editor={form}
      labelOf={(path) => {
        const { id, field } = ofPath(path);
        const row = sections.flatMap(({ rows }) => rows).find((one) => one.id === id);
        return withColon(field ? columnName(field) : "", row?.name ?? "");
      }}
      show={(path, onWire) => {
        const { field } = ofPath(path);
        return field && cellText(field, readCell(form.fieldOf(path), onWire) as CellValue);
      }}
    />
  );
}
