import { useState, type CSSProperties } from "react";
import type { ShownCategory, ShownItem } from "../../content/menu-view.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { memo } from "../../ui/memo.ts";
import { CategoryTitle } from "./CategoryTitle.tsx";
import styles from "./CategorySection.module.css";
import { ItemRow } from "./ItemRow.tsx";

export type CategorySectionProps = {
  category: ShownCategory;
  /** The guest's search. A closed category opens again for another search. */
  query: string;
  currency: string;
  /** The units of each item in the order. */
  units: ReadonlyMap<string, number>;
  onOpen: (item: ShownItem) => void;
  /** Whether one unit can go into the order without a choice of options. */
  canAdd: (item: ShownItem) => boolean;
  onAdd: (item: ShownItem) => void;
  onEnlarge: (item: ShownItem) => void;
};

/** A category and its items, open until somebody closes it. */
export const CategorySection = memo(function CategorySection(props: CategorySectionProps) {
  const { category, query, units, canAdd, onAdd, ...row } = props;
  const { title, subtitle, image, items, anchor } = category;
  const [closedUnder, setClosedUnder] = useState<string>();
  return (
    <Accordion
      id={anchor}
      className={styles.category}
      disabled={items.length === 0}
      open={closedUnder !== query}
      onToggle={(open) => setClosedUnder(open ? undefined : query)}
      summary={
        <div className={styles.title}>
          <CategoryTitle {...{ title, image }} count={items.length} />
        </div>
      }
    >
      {subtitle !== "" && <p className={styles.subtitle}>{subtitle}</p>}
      <ul className={styles.items} style={roomFor(items.length)}>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            inCart={units.get(item.id) ?? 0}
            onAdd={canAdd(item) ? onAdd : undefined}
            {...row}
          />
        ))}
      </ul>
    </Accordion>
  );
}, isUnchanged);

/** Changes to other categories' items in the order do not redraw this one. */
function isUnchanged(
  { units: before, ...last }: CategorySectionProps,
  { units: now, ...next }: CategorySectionProps,
): boolean {
  const others = new Map<string, unknown>(Object.entries(last));
  return (
    Object.entries(next).every(([key, value]) => others.get(key) === value) &&
    next.category.items.every(({ id }) => before.get(id) === now.get(id))
  );
}

/** The room that the style sheet keeps for a list that is not laid out yet, in one column or in two. */
function roomFor(count: number): CSSProperties {
  return { "--rows": count, "--pairs": Math.ceil(count / 2) } as CSSProperties;
}
