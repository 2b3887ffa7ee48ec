import type { Cart } from "../../../domain/cart.ts";
import { itemIdOf, unitsByItem } from "../../../domain/line-key.ts";
import { findItem, type ShownCategory } from "../../content/menu-view.ts";
import { withGoneItems } from "../../floor/tab/gone-items.ts";
import { TabItem } from "../../floor/tab/TabItem.tsx";
import { useStock } from "../../stock/use-stock.ts";
import { takingText } from "../../text/taking-dictionary.ts";
import { lineText } from "../../text/line-dictionary.ts";
import styles from "./EditOrderDialog.module.css";
import type { useAddedLines } from "./use-added-lines.ts";

type AddedItemsProps = {
  categories: readonly ShownCategory[];
  currency: string | undefined;
  items: Cart["items"];
} & Pick<ReturnType<typeof useAddedLines>, "wanted" | "changes">;

/** Additions to an order, each as on a tab: units, options, and remarks for the kitchen. */
export function AddedItems({ categories, currency, items, wanted, changes }: AddedItemsProps) {
  const stock = useStock();
  const units = unitsByItem(items);
  const keys = Object.keys(items);
  if (keys.length === 0) return null;
  const all = withGoneItems(categories, items);
  const isGone = (key: string) => !findItem(categories, itemIdOf(key));
  const gone = keys.filter(isGone);
  const row = (key: string) => {
    const id = itemIdOf(key);
    const item = findItem(all, id);
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
  };
  return (
    <>
      <ul className={styles.added} aria-label={lineText.edit.added}>
        {keys.filter((key) => !isGone(key)).map(row)}
      </ul>
      {/* The server takes no order with one of these, so here they can be taken out. */}
      {gone.length > 0 && (
        <>
          <p className={styles.gone}>{takingText.gone}</p>
          <ul className={styles.added} aria-label={takingText.gone}>
            {gone.map(row)}
          </ul>
        </>
      )}
    </>
  );
}
