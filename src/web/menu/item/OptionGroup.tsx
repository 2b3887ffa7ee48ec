import { saidOption } from "../../../domain/option-count.ts";
import { maxQuantity } from "../../../domain/quantity.ts";
import type { ShownGroup } from "../../content/menu-view.ts";
import { text } from "../../text/dictionary.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Price } from "../../ui/Price.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import styles from "./ItemForm.module.css";

type OptionGroupProps = {
  group: ShownGroup;
  currency: string;
  /** How many of each option are chosen, for all units of the line; left out where nothing can be ordered. */
  chosen?: Record<string, number> | undefined;
  /** How many units the line has. */
  lineQty: number;
  onChoose: (optionId: string, qty: number) => void;
};

/** Options of an item that belong together, with a quantity each: so many in each unit of the item. */
export function OptionGroup({ group, currency, chosen, lineQty, onChoose }: OptionGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{group.title || text.item.options}</legend>
      {group.subtitle !== "" && <p className={styles.soft}>{group.subtitle}</p>}
      <ul className={styles.options}>
        {group.options.map(({ id, title, subtitle, priceCents, soldOut }) => (
          <li key={id}>
            <div className={styles.option}>
              <p>{title}</p>
              {soldOut && <Chip tone="danger">{text.menu.soldOut}</Chip>}
              {subtitle !== "" && <p className={styles.soft}>{subtitle}</p>}
              {priceCents > 0 && (
                <span className={styles.extra}>
                  + <Price cents={priceCents} currency={currency} />
                </span>
              )}
              <OptionCount {...{ lineQty }} qty={chosen?.[id] ?? 0} />
            </div>
            {chosen && (!soldOut || (chosen[id] ?? 0) > 0) && (
              <Stepper
                what={title}
                max={Math.floor(maxQuantity / lineQty)}
                value={Math.ceil((chosen[id] ?? 0) / lineQty)}
                onChange={(perUnit) => onChoose(id, perUnit * lineQty)}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** What the quantity counts for, where that could be taken for something else. */
function OptionCount({ lineQty, qty }: { lineQty: number; qty: number }) {
  if (lineQty === 1 || qty === 0) return null;
  const said = saidOption(lineQty, { qty, title: "" });
  return <span className={styles.each}>{`${said.qty} ${said.title}`}</span>;
}
