import type { ShownGroup } from "../../content/menu-view.ts";
import { text } from "../../text/dictionary.ts";
import { Price } from "../../ui/Price.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import styles from "./ItemForm.module.css";

type OptionGroupProps = {
  group: ShownGroup;
  currency: string;
  /** How many of each option are chosen; left out where nothing can be ordered. */
  chosen?: Record<string, number> | undefined;
  onChoose: (optionId: string, qty: number) => void;
};

/** Options of an item that belong together, with a quantity each. */
export function OptionGroup({ group, currency, chosen, onChoose }: OptionGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{group.title || text.item.options}</legend>
      {group.subtitle !== "" && <p className={styles.soft}>{group.subtitle}</p>}
      <ul className={styles.options}>
        {group.options.map(({ id, title, subtitle, priceCents }) => (
          <li key={id}>
            <div className={styles.option}>
              <p>{title}</p>
              {subtitle !== "" && <p className={styles.soft}>{subtitle}</p>}
              {priceCents > 0 && (
                <span className={styles.extra}>
                  + <Price cents={priceCents} currency={currency} />
                </span>
              )}
            </div>
            {chosen && (
              <Stepper what={title} value={chosen[id] ?? 0} onChange={(qty) => onChoose(id, qty)} />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
