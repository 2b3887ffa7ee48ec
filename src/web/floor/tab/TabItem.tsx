import { memo, useId, useState } from "react";
import type { CartLine } from "../../../domain/cart.ts";
import { maxLineQty, saidOption } from "../../../domain/option-count.ts";
import { limits } from "../../../domain/text-rules.ts";
import type { ShownItem, ShownOption } from "../../content/menu-view.ts";
import { OptionGroup } from "../../menu/item/OptionGroup.tsx";
import { countedText } from "../../ordering/Counted.tsx";
import { SoldOutButton } from "../../stock/SoldOutButton.tsx";
import { StockMark } from "../../stock/StockMark.tsx";
import { text } from "../../text/dictionary.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Chip } from "../../ui/Chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TextAreaField } from "../../ui/Field.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import styles from "./TabItem.module.css";

export type ItemChanges = {
  onQuantity: (item: ShownItem, qty: number) => void;
  onOption: (item: ShownItem, option: ShownOption, qty: number) => void;
  onObservation: (item: ShownItem, obs: string) => void;
};

type TabItemProps = ItemChanges & {
  item: ShownItem;
  currency: string | undefined;
  line: CartLine | undefined;
  /** How many are left of what is counted. */
  left: number | undefined;
};

/** An item of the menu: one tap a unit, and what else there is to say about it underneath. */
export const TabItem = memo(function TabItem(props: TabItemProps) {
  const { item, currency, line, left, onQuantity, onOption, onObservation } = props;
  const { title, priceCents, groups, soldOut } = item;
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const qty = line?.qty ?? 0;
  const hasMore = qty > 0 || groups.length > 0;
  const count = (next: number) => {
    // Below the buttons, so that a second tap finds the same one.
    if (qty === 0 && groups.length > 0) setIsOpen(true);
    if (next === 0) setIsOpen(false);
    onQuantity(item, next);
  };
  return (
    <li className={classNames(styles.item, qty > 0 && styles.chosen)}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {priceCents > 0 && <Price cents={priceCents} currency={currency} />}
          {soldOut && (
            <Chip tone="danger" icon="stop">
              {text.menu.soldOut}
            </Chip>
          )}
          <StockMark left={left} />
        </div>
        <div className={styles.counts}>
          {(!soldOut || qty > 0) && (
            <Stepper
              what={title}
              max={soldOut ? qty : Math.min(maxOf(line), Math.max(qty, left ?? Infinity))}
              value={qty}
              onChange={count}
            />
          )}
          <SoldOutButton itemId={item.id} title={title} />
        </div>
        {hasMore && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={panel}
            aria-label={floorText.tab.optionsOf(title)}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="pencil" />
            <span>{(!isOpen && said(item, line)) || floorText.tab.options}</span>
          </button>
        )}
      </div>
      <div id={panel} className={styles.panel} hidden={!isOpen || !hasMore}>
        {isOpen && (
          <>
            <p className={styles.of} aria-hidden="true">
              {title}
            </p>
            {groups.map((group) => (
              <OptionGroup
                key={group.id}
                group={group}
                currency={currency ?? ""}
                chosen={Object.fromEntries(
                  Object.entries(line?.children ?? {}).map(([id, child]) => [id, child.qty]),
                )}
                lineQty={qty || 1}
                onChoose={(optionId, optionQty) => {
                  const option = group.options.find(({ id }) => id === optionId);
                  if (option) onOption(item, option, optionQty);
                }}
              />
            ))}
            <TextAreaField
              label={text.item.observation}
              placeholder={text.item.observationPlaceholder}
              rows={2}
              maxLength={limits.obs}
              value={line?.obs ?? ""}
              onChange={(event) => onObservation(item, event.currentTarget.value)}
            />
          </>
        )}
      </div>
    </li>
  );
});

function maxOf(line: CartLine | undefined): number {
  const options = Object.values(line?.children ?? {}).map(({ qty }) => qty);
  return maxLineQty(line?.qty ?? 1, options);
}

/** The options and the observation in a line. */
function said({ groups }: ShownItem, line: CartLine | undefined): string {
  if (!line) return "";
  const options = groups
    .flatMap(({ options: all }) => all)
    .flatMap(({ id, title }) => {
      const qty = line.children[id]?.qty ?? 0;
      return qty > 0 ? [countedText(saidOption(line.qty, { qty, title }))] : [];
    });
  return [...options, ...(line.obs ? [line.obs] : [])].join(", ");
}
