import type { ReactNode } from "react";
import { orderTabs, type OrderTab } from "../../../domain/order-status.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { labelText } from "../../text/label-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { CheckField } from "../../ui/Field.tsx";
import type { OrderFilter } from "../queries.ts";
import styles from "./OrderFilterBar.module.css";

type OrderFilterBarProps = {
  filter: OrderFilter;
  chooseTab: (tab: OrderTab) => void;
  chooseMine: (onlyMine: boolean) => void;
  /** The columns' names stick to the screen's edge, so the bar does not. */
  isOverBoard?: boolean;
  opener?: ReactNode;
  children?: ReactNode;
};

/** Chooses the listed orders: one tab of several, and everybody's or only one's own. */
export function OrderFilterBar(props: OrderFilterBarProps) {
  const { filter, chooseTab, chooseMine, isOverBoard = false, opener, children } = props;
  return (
    <div className={classNames(styles.bar, isOverBoard && styles.overBoard)}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{briefText.status}</legend>
        {orderTabs.map(({ key }) => (
          <label key={key} className={classNames(styles.tab, key === filter.tab && styles.chosen)}>
            <input
              type="radio"
              name="tab"
              checked={key === filter.tab}
              onChange={() => chooseTab(key)}
            />
            {labelText.tabs[key]}
          </label>
        ))}
      </fieldset>
      {opener}
      <div className={styles.mine}>
        <CheckField
          label={staffText.list.onlyMine}
          checked={filter.mine}
          onChange={(event) => chooseMine(event.currentTarget.checked)}
        />
      </div>
      {children}
    </div>
  );
}
