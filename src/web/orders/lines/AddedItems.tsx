import type { Cart } from "../../../domain/cart.ts";
import { itemIdOf, unitsByItem } from "../../../domain/line-key.ts";
import { findItem, type ShownCategory } from "../../content/menu-view.ts";
import { TabItem } from "../../floor/tab/TabItem.tsx";
import { useStock } from "../../stock/use-stock.ts";
import { lineText } from "../../text/line-dictionary.ts";
import styles from "./EditOrderDialog.module.css";
import type { useAddedLines } from "./use-added-lines.ts";

type AddedItemsProps = {
  categories: readonly ShownCategory[];
  currency: string | undefined;
  items: Cart["items"];
} & Pick<ReturnType<typeof useAddedLines>, "wanted" | "changes">;

/** What comes to an order, each as on a tab: how many, its options, and what the kitchen is to know. */
export function AddedItems({ categories, currency, items, wanted, changes }: AddedItemsProps) {
  const stock = useStock();
  const units = unitsByItem(items);
  const keys = Object.keys(items);
  if (keys.length === 0) return null;
  return (
    <ul className={styles.added} aria-label={lineText.edit.added}>
      {keys.map((key) => {
        const id = itemIdOf(key);
        const item = findItem(categories, id);
        // Gone from the menu since: the server says so of what is sent.
        if (!item) return null;
        const own = keys.filter((other) => itemIdOf(other) === id);
        return (
          <TabItem
            key={key}
            {...{ item, currency }}
            lineKey={key}
            line={items[key]}
            left={stock.get(id)}
            otherUnits={(units.get(id) ?? 0) - (items[key]?.qty ?? 0)}
            number={own.length > 1 && own.indexOf(key) > 0 ? own.indexOf(key) + 1 : undefined}
            wanted={wanted?.key === key ? wanted : undefined}
            {...changes}
          />
        );
      })}
    </ul>
  );
}
