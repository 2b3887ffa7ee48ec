import { listWords } from "../../text/formats.ts";
import { priceTableText } from "../../text/price-table-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { SavePanel, type SavingNotice } from "../SavePanel.tsx";
import { cellOf } from "./table-cells.ts";
import { tooMany, type PriceTableForm } from "./use-price-table.ts";

type TableSaveBarProps = {
  form: PriceTableForm;
  /** The title of an entry that was in the table before. */
  nameOf: (id: string) => string | undefined;
  onSave: () => void;
};

const words = priceTableText.saving;

/** Tells the number of unsaved changes in all of the table, with one button that saves them. */
export function TableSaveBar({ form, nameOf, onSave }: TableSaveBarProps) {
  return (
    <SavePanel
      label={words.region}
      notice={noticeOf(form, nameOf)}
      unsaved={words.unsaved(form.changed.length)}
      {...{ form, onSave }}
    >
      {form.gone.length > 0 && <Button onClick={form.letGo}>{words.letGo}</Button>}
    </SavePanel>
  );
}

function noticeOf(
  { gone, errors }: PriceTableForm,
  nameOf: TableSaveBarProps["nameOf"],
): SavingNotice | undefined {
  const ids = [...new Set(gone.map((key) => cellOf(key).id))];
  const names = listWords(ids.flatMap((id) => nameOf(id) ?? []));
  const said = gone.length > 0 ? words.gone(ids.length, names) : errors[tooMany];
  return said ? { tone: "danger", icon: "alert", said } : undefined;
}
