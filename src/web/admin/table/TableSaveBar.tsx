import { SavingMark } from "../../forms/SavingMark.tsx";
import { priceTableText } from "../../text/price-table-dictionary.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icons.tsx";
import tones from "../../ui/tones.module.css";
import { useBottomBar } from "../../ui/use-bottom-bar.ts";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import styles from "../settings/SaveBar.module.css";
import { cellOf } from "./table-cells.ts";
import { tooMany, type PriceTableForm } from "./use-price-table.ts";

type TableSaveBarProps = {
  form: PriceTableForm;
  /** The title of an entry that was in the table before. */
  nameOf: (id: string) => string | undefined;
  onSave: () => void;
};

const words = priceTableText.saving;
const general = settingsText.saving;

/** The number of unsaved changes, wherever in the table, and the one button that saves all of them. */
export function TableSaveBar({ form, nameOf, onSave }: TableSaveBarProps) {
  const bar = useBottomBar();
  const region = useKeptFocus<HTMLElement>();
  const hasChanges = form.changed.length > 0;
  const isSaving = form.saving.state === "saving";
  return (
    <section ref={region} tabIndex={-1} className={styles.bar} aria-label={words.region}>
      <div ref={bar} className={styles.inside}>
        <div className={styles.status}>
          <StateLine {...{ form, nameOf }} />
          <SavingMark saving={{ ...form.saving, retry: onSave }} />
        </div>
        {form.gone.length > 0 && <Button onClick={form.letGo}>{words.letGo}</Button>}
        {hasChanges && !isSaving && <Button onClick={form.discard}>{general.discard}</Button>}
        <Button
          variant="primary"
          busy={isSaving}
          aria-disabled={!hasChanges}
          className={classNames(!hasChanges && styles.nothing)}
          onClick={onSave}
        >
          {staffText.settings.save}
        </Button>
      </div>
    </section>
  );
}

/** The changes to save, while nothing is to be said of the saving itself. */
function StateLine({ form, nameOf }: Omit<TableSaveBarProps, "onSave">) {
  const { tone, icon, said } = stateOf(form, nameOf) ?? {};
  return (
    <p className={classNames(styles.state, tone && tones[tone])} role="status">
      {icon && <Icon name={icon} />}
      <span>{said}</span>
    </p>
  );
}

type Said = { tone: "ok" | "warn" | "danger"; icon: IconName; said: string };

function stateOf(
  { saving, gone, errors, changed, wasRestored }: PriceTableForm,
  nameOf: TableSaveBarProps["nameOf"],
): Said | undefined {
  if (saving.state === "saving" || saving.state === "failed") return undefined;
  if (gone.length > 0) {
    const ids = [...new Set(gone.map((key) => cellOf(key).id))];
    const names = ids.flatMap((id) => nameOf(id) ?? []).join(", ");
    return { tone: "danger", icon: "alert", said: words.gone(ids.length, names) };
  }
  const { [tooMany]: isTooMuch, ...wrong } = errors;
  if (isTooMuch) return { tone: "danger", icon: "alert", said: isTooMuch };
  const wrongCount = Object.keys(wrong).length;
  if (wrongCount > 0) return { tone: "danger", icon: "alert", said: general.wrong(wrongCount) };
  if (changed.length > 0) {
    const unsaved = words.unsaved(changed.length);
    const said = wasRestored ? `${general.restored} ${unsaved}` : unsaved;
    return { tone: "warn", icon: "pencil", said };
  }
  return saving.state === "saved" ? undefined : { tone: "ok", icon: "check", said: general.saved };
}
