import { priceTableText } from "../../text/price-table-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { changesSaid, type SavingNotice } from "../changes-said.ts";
import { SavePanel } from "../SavePanel.tsx";
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
      state={stateOf(form, nameOf)}
      form={form}
      onSave={onSave}
      onDiscard={form.discard}
    >
      {form.gone.length > 0 && <Button onClick={form.letGo}>{words.letGo}</Button>}
    </SavePanel>
  );
}

function stateOf(
  { saving, gone, errors, changed, wasRestored }: PriceTableForm,
  nameOf: TableSaveBarProps["nameOf"],
): SavingNotice | undefined {
  if (gone.length > 0) {
    const ids = [...new Set(gone.map((key) => cellOf(key).id))];
    const names = ids.flatMap((id) => nameOf(id) ?? []).join(", ");
    return { tone: "danger", icon: "alert", said: words.gone(ids.length, names) };
  }
  const { [tooMany]: isTooMuch, ...wrong } = errors;
  if (isTooMuch) return { tone: "danger", icon: "alert", said: isTooMuch };
  return changesSaid({
    wrong: Object.keys(wrong).length,
    unsaved: changed.length > 0 ? words.unsaved(changed.length) : undefined,
    wasRestored,
    saving,
  });
}
