import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Cart } from "../../../domain/cart.ts";
import { matchMenu } from "../../../domain/search.ts";
import { limits } from "../../../domain/text-rules.ts";
import type { ShownCategory } from "../../content/menu-view.ts";
import { useStock } from "../../stock/use-stock.ts";
import { text } from "../../text/dictionary.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/icons.tsx";
import { withGoneItems } from "./gone-items.ts";
import { TabItem, type ItemChanges } from "./TabItem.tsx";
import styles from "./TabMenu.module.css";

type TabMenuProps = ItemChanges & {
  categories: readonly ShownCategory[];
  currency: string | undefined;
  items: Cart["items"];
};

/** The categories that stand open; they do for the next tab too, which is mostly about the same things. */
let lastOpened: ReadonlySet<string> = new Set();

/** The menu to order from, by category or by searching. */
export function TabMenu({ categories, currency, items, ...changes }: TabMenuProps) {
  const [query, setQuery] = useState("");
  const [opened, setOpened] = useState(lastOpened);
  useEffect(() => {
    lastOpened = opened;
  }, [opened]);
  const stock = useStock();
  const wanted = useDeferredValue(query);
  const all = useMemo(() => withGoneItems(categories, items), [categories, items]);
  const matches = useMemo(() => matchMenu(all, wanted), [all, wanted]);
  const shown = (matches ?? all).filter((category) => category.items.length > 0);
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpened(next);
  };
  return (
    <section className={styles.menu} aria-label={text.a11y.menuRegion}>
      <search className={styles.search}>
        <Icon name="search" />
        <input
          type="text"
          role="searchbox"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.query}
          aria-label={floorText.tab.search}
          placeholder={floorText.tab.search}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Puts away the keyboard of a phone, which covers what was found.
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setQuery("");
          }}
        />
        {query !== "" && (
          <IconButton icon="close" label={text.header.clearSearch} onClick={() => setQuery("")} />
        )}
      </search>
      <p className="visually-hidden" role="status">
        {matches && text.search.resultCount(shown.flatMap((category) => category.items).length)}
      </p>
      {matches && shown.length === 0 && <p className={styles.none}>{text.search.none(wanted)}</p>}
      {shown.map((category) => (
        <Accordion
          // What was closed while one thing was searched for is open when it has another.
          key={matches ? `${category.id} ${wanted}` : category.id}
          className={styles.category}
          open={matches !== undefined || opened.has(category.id)}
          onToggle={matches ? undefined : (isOpen) => toggle(category.id, isOpen)}
          summary={<CategoryTitle category={category} chosen={countOf(category, items)} />}
        >
          <ul className={styles.items}>
            {category.items.map((item) => (
              <TabItem
                key={item.id}
                item={item}
                currency={currency}
                line={items[item.id]}
                left={stock.get(item.id)}
                {...changes}
              />
            ))}
          </ul>
        </Accordion>
      ))}
    </section>
  );
}

function CategoryTitle({ category, chosen }: { category: ShownCategory; chosen: number }) {
  return (
    <div className={styles.title}>
      <h2>{category.title}</h2>
      {chosen > 0 && (
        <Chip tone="ok" icon="check">
          <span aria-hidden="true">{chosen}</span>
          <span className="visually-hidden">{floorText.tab.inOrder(chosen)}</span>
        </Chip>
      )}
    </div>
  );
}

function countOf(category: ShownCategory, items: Cart["items"]): number {
  return category.items.reduce((count, { id }) => count + (items[id]?.qty ?? 0), 0);
}
