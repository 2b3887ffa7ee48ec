import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { Cart } from "../../../domain/cart.ts";
import { itemIdOf, lineKeysOf, unitsByItem } from "../../../domain/line-key.ts";
import { matchMenu } from "../../../domain/search.ts";
import { limits } from "../../../domain/text-rules.ts";
import type { ShownCategory, ShownItem } from "../../content/menu-view.ts";
import { NoItems } from "../../frame/NoItems.tsx";
import { useStock } from "../../stock/use-stock.ts";
import { text } from "../../text/dictionary.ts";
import { takingText } from "../../text/taking-dictionary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/icons.tsx";
import { withGoneItems } from "./gone-items.ts";
import { TabItem, type WantedLine } from "./TabItem.tsx";
import styles from "./TabMenu.module.css";
import type { DraftChanges } from "./use-line-changes.ts";

type TabMenuProps = DraftChanges & {
  categories: readonly ShownCategory[];
  /** The menu is not there yet. */
  isAwaited?: boolean;
  currency: string | undefined;
  items: Cart["items"];
  /** The line that the page leads to. */
  wanted: WantedLine | undefined;
  onWanted: (wanted: WantedLine) => void;
};

/** The open categories. They stay open for the next tab, which mostly gets the same things. */
let lastOpened: ReadonlySet<string> = new Set();

/** The menu to order from, by category or by searching. */
export function TabMenu(props: TabMenuProps) {
  const { categories, isAwaited, currency, items, wanted, onWanted, onAnother, ...changes } = props;
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(lastOpened);
  const [lastWanted, setLastWanted] = useState(wanted);
  if (wanted !== lastWanted) {
    setLastWanted(wanted);
    const itemId = wanted && itemIdOf(wanted.key);
    const category = categories.find((one) => one.items.some(({ id }) => id === itemId));
    if (category) setOpened(new Set([...opened, category.id]));
    setQuery("");
  }
  useEffect(() => {
    lastOpened = opened;
  }, [opened]);
  const stock = useStock();
  const searched = useDeferredValue(query);
  const units = useMemo(() => unitsByItem(items), [items]);
  const all = useMemo(() => withGoneItems(categories, items), [categories, items]);
  const matches = useMemo(() => matchMenu(all, searched), [all, searched]);
  const shown = (matches ?? all).filter((category) => category.items.length > 0);
  const another = useCallback(
    (item: ShownItem) => {
      const key = onAnother(item);
      if (key !== undefined) onWanted({ key, groupId: item.groups[0]?.id, isLacking: false });
    },
    [onAnother, onWanted],
  );
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpened(next);
  };
  return (
    <section className={styles.menu} aria-label={text.menu.heading}>
      <search className={styles.search}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="searchbox"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.query}
          aria-label={takingText.search}
          placeholder={takingText.search}
          value={query}
          // A phone's keyboard covers what is found below the middle.
          onFocus={({ currentTarget }) => {
            if (matchMedia("(max-width: 767px)").matches)
              currentTarget.closest("search")?.scrollIntoView();
          }}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Puts away the keyboard of a phone, which covers what was found.
            if (event.key === "Enter" && matchMedia("(any-pointer: coarse)").matches)
              event.currentTarget.blur();
            if (event.key === "Escape") setQuery("");
          }}
        />
        {query !== "" && (
          <IconButton
            icon="close"
            label={text.header.clearSearch}
            onClick={() => {
              setQuery("");
              input.current?.focus();
            }}
          />
        )}
      </search>
      <p className="visually-hidden" role="status">
        {matches && text.search.resultCount(shown.flatMap((category) => category.items).length)}
      </p>
      {matches && shown.length === 0 && <p className={styles.none}>{text.search.none(searched)}</p>}
      {!matches && !isAwaited && shown.length === 0 && <NoItems />}
      {shown.map((category) => (
        <Accordion
          // A new search has new keys, so that a category closed during one search is open in the next.
          key={matches ? `${category.id} ${searched}` : category.id}
          className={styles.category}
          open={matches !== undefined || opened.has(category.id)}
          onToggle={matches ? undefined : (isOpen) => toggle(category.id, isOpen)}
          summary={<CategoryTitle category={category} chosen={countOf(category, units)} />}
        >
          <ul className={styles.items}>
            {category.items.flatMap((item) =>
              keysOf(items, item.id).map((key, index, { length }) => (
                <TabItem
                  key={key}
                  {...{ item, currency }}
                  lineKey={key}
                  line={items[key]}
                  left={stock.get(item.id)}
                  otherUnits={(units.get(item.id) ?? 0) - (items[key]?.qty ?? 0)}
                  number={length > 1 && index > 0 ? index + 1 : undefined}
                  wanted={wanted?.key === key ? wanted : undefined}
                  onAnother={another}
                  leadsToOrder
                  {...changes}
                />
              )),
            )}
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
          <span className="visually-hidden">{takingText.inOrder(chosen)}</span>
        </Chip>
      )}
    </div>
  );
}

/** The keys of the item's lines. An item that is not in the order has its first key. */
function keysOf(items: Cart["items"], itemId: string): string[] {
  const keys = lineKeysOf(items, itemId);
  return keys.length === 0 ? [itemId] : keys;
}

function countOf(category: ShownCategory, units: ReadonlyMap<string, number>): number {
  return category.items.reduce((count, { id }) => count + (units.get(id) ?? 0), 0);
}
