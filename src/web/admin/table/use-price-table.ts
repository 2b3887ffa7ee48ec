import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Menu } from "../../../contract/content.ts";
import type { BulkEdit } from "../../../contract/menu-edits.ts";
import { tableFields } from "../../../contract/menu-fields.ts";
import { keptValue } from "../../../contract/field-values.ts";
import { maxBulkEdits } from "../../../domain/account-limits.ts";
import { useApi } from "../../api/api.ts";
import { refusalCode } from "../../api/definite-rejection.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { fieldRules } from "../../forms/draft.ts";
import type { Errors } from "../../forms/use-errors.ts";
import { editingText } from "../../text/editing-dictionary.ts";
import { priceTableText } from "../../text/price-table-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { createMenuEdits } from "../menu/edits/menu-edits.ts";
import { usePageDraft } from "../use-page-draft.ts";
import { removalUndoMs } from "../use-undo.ts";
import {
  cellError,
  priceCellKey,
  cellOf,
  cellsOf,
  editsOf,
  undoOf,
  type Cells,
} from "./table-cells.ts";

const words = priceTableText.saving;

/** The table's cells with their unsaved changes and errors; one call saves all of them. */
export function usePriceTable(menu: Menu) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const edits = useMemo(() => createMenuEdits(api, queries), [api, queries]);
  const stored = useMemo(() => cellsOf(menu), [menu]);
  /** The edits that were sent last: a refusal names them by their places. */
  const [sent, setSent] = useState<readonly BulkEdit[]>([]);
  const fieldOf = (path: string) => cellOfPath(path, sent);
  const undo = async (saved: readonly BulkEdit[]) => {
    try {
      await edits.saveValues(undoOf(saved));
      show({ text: words.undone, tone: "ok" });
    } catch (error) {
      const hasConflict = refusalCode(error) === "conflict";
      if (hasConflict) await edits.refetch();
      const reason = hasConflict ? words.changedSince : refusalText(error);
      show({ text: words.notUndone(reason), tone: "danger" });
    }
  };
  const form = usePageDraft<Cells, Cells>({
    keptAs: "priceTable",
    rules: fieldRules({ stored, fieldOf, read: readCell }),
    stored,
    errorsOf: (changes) => ({ ...wrongCells(changes), ...tooManyRows(changes) }),
    async save(draft) {
      const wanted = editsOf(draft as Record<"values" | "base", Cells>);
      setSent(wanted);
      const changed = new Set(await edits.saveValues(wanted));
      const saved = wanted.filter(({ id }) => changed.has(id));
      show(
        saved.length === 0
          ? { text: words.nothingChanged }
          : {
              text: words.saved(saved.length),
              durationMs: removalUndoMs,
              action: { label: editingText.pending.undo, run: () => void undo(saved) },
            },
      );
      return { ...stored, ...draft.values } as Cells;
    },
    refetch: edits.refetch,
  });
  const changes = Object.fromEntries(form.changed.map((key) => [key, form.values[key] ?? null]));
  return {
    ...form,
    saving: { ...form.saving, isToldByMessage: true },
    stored,
    /** Problems by cell, found here or by the server. */
    errors: { ...wrongCells(changes), ...cellErrors(form.errors, fieldOf) },
    fieldOf,
  };
}

export type PriceTableForm = ReturnType<typeof usePriceTable>;

/** The cell for a refusal's path: "edits.3.data.extras.price", or "edits.3.id" for an entry that is gone. */
function cellOfPath(path: string, sent: readonly BulkEdit[]): string {
  const [, at, ...within] = path.split(".");
  const edit = sent[Number(at)];
  if (!edit) return path;
  const ofPath = tableFields.find((field) => `data.${field.path}` === within.join("."));
  const [first] = Object.keys(edit.data);
  const field = ofPath ?? tableFields.find(({ path: one }) => one.split(".")[0] === first);
  return priceCellKey(edit.id, field?.name ?? "");
}

function cellErrors(errors: Errors, fieldOf: (path: string) => string): Errors {
  const named = Object.entries(errors).map(([path, why]) =>
    path.endsWith(".id") ? [fieldOf(path), priceTableText.gone] : [fieldOf(path), why],
  );
  return Object.fromEntries(named);
}

/** A value of the wire as its cell has it. */
export function readCell(key: string, onWire: unknown): unknown {
  const { field } = cellOf(key);
  return field ? keptValue(field, onWire) : onWire;
}

function wrongCells(changes: Partial<Cells>): Errors {
  const wrong = Object.entries(changes).flatMap(([key, value]) => {
    const { field } = cellOf(key);
    const error = field && cellError(field, value);
    return error === undefined ? [] : [[key, error] as const];
  });
  return Object.fromEntries(wrong);
}

/** The key of an error that belongs to no single cell; the bar shows it. */
export const tooMany = "";

function tooManyRows(changes: Partial<Cells>): Errors {
  const rows = new Set(Object.keys(changes).map((key) => cellOf(key).id));
  return rows.size > maxBulkEdits ? { [tooMany]: words.tooMany } : {};
}
