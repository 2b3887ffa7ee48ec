import { useEffect, useId, useRef, useState, type MouseEvent } from "react";
import type { CartLine } from "../../../domain/cart.ts";
import { maxLineQty, mostOfItem } from "../../../domain/option-count.ts";
import { limits } from "../../../domain/text-rules.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { OptionGroup } from "../../menu/item/OptionGroup.tsx";
import { choiceOfLine, onlyChoices } from "../../ordering/group-choice.ts";
import { leadToGroup } from "../../ordering/lead-to-group.ts";
import { choiceText } from "../../ordering/choice-text.ts";
import { availableWords } from "../../services/available-words.ts";
import { SoldOutButton } from "../../stock/SoldOutButton.tsx";
import { StockMark } from "../../stock/StockMark.tsx";
import { takingText } from "../../text/taking-dictionary.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import { text } from "../../text/dictionary.ts";
import { withColon } from "../../text/joined.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TextAreaField } from "../../ui/Field.tsx";
import { Icon } from "../../ui/icons.tsx";
import { memo } from "../../ui/memo.ts";
import { Price } from "../../ui/Price.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import styles from "./TabItem.module.css";
import type { DraftChanges } from "./use-line-changes.ts";

/** A line whose options the page leads to. It is a new object each time, so that it leads there again. */
export type WantedLine = {
  key: string;
  groupId: string | undefined;
  /** Something of the group is still to be chosen. */
  isLacking: boolean;
};

type TabItemProps = Pick<DraftChanges, "onQuantity" | "onOptions" | "onObservation"> & {
  item: ShownItem;
  currency: string | undefined;
  lineKey: string;
  line: CartLine | undefined;
  /** Units of the item's other lines. */
  otherUnits: number;
  /** The number of the line among several of the item. */
  number: number | undefined;
  wanted: WantedLine | undefined;
  onAnother: (item: ShownItem) => void;
  /** Whether the order stands below, on the page. */
  leadsToOrder?: boolean;
  /** The units left of an item with counted stock. */
  left: number | undefined;
};

/** Adds nothing to the history, where Back would undo it. */
function skipToOrder(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("pedido")?.focus();
}

/** An item of the menu, or a further line of it. One tap adds a unit, and the options and remark open below. */
export const TabItem = memo(function TabItem(props: TabItemProps) {
  const {
    item,
    currency,
    lineKey: key,
    line,
    number,
    wanted,
    left,
    otherUnits,
    onQuantity,
  } = props;
  const { groups, priceCents, fromCents, soldOut, offHours } = item;
  const title = number === undefined ? item.title : `${item.title} ${number}`;
  const [isOpen, setIsOpen] = useState(wanted !== undefined);
  const [lastWanted, setLastWanted] = useState(wanted);
  if (wanted !== lastWanted) {
    setLastWanted(wanted);
    if (wanted) setIsOpen(true);
  }
  const panel = useId();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const groupId = wanted?.groupId;
    if (groupId !== undefined) leadToGroup(part.current, groupId);
  }, [wanted]);
  const qty = line?.qty ?? 0;
  const hasMore = qty > 0 || groups.length > 0;
  const opensOptions = takingText.optionsOf(title);
  const chosen = !isOpen && line && choiceText(item, line);
  const count = (next: number) => {
    // The options open below the buttons, so that a second tap hits the same button.
    if (qty === 0 && groups.length > 0) setIsOpen(true);
    if (next === 0) setIsOpen(false);
    onQuantity({ item, key }, next);
  };
  return (
    <li className={classNames(styles.item, qty > 0 && styles.chosen)}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {priceCents > 0 && <Price cents={priceCents} currency={currency} />}
          {fromCents !== undefined && (
            <span>
              {text.item.from} <Price cents={fromCents} currency={currency} />
            </span>
          )}
          {soldOut && (
            <Chip tone="danger" icon="stop">
              {text.menu.soldOut}
            </Chip>
          )}
          {offHours && <Chip icon="clock">{availableWords(offHours)}</Chip>}
          <StockMark left={left} />
        </div>
        <div className={styles.counts}>
          {(!soldOut || qty > 0) && (
            <Stepper
              what={title}
              max={
                soldOut
                  ? qty
                  : Math.min(maxOf(props), Math.max(qty, (left ?? Infinity) - otherUnits))
              }
              value={qty}
              onChange={count}
            />
          )}
          {/* Further lines are of the same item, so only its first line has the button. */}
          {number === undefined && <SoldOutButton itemId={item.id} title={title} />}
        </div>
        {hasMore && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={panel}
            aria-label={chosen ? withColon(opensOptions, chosen) : opensOptions}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="pencil" />
            <span>{chosen || takingText.options}</span>
          </button>
        )}
      </div>
      {qty > 0 && props.leadsToOrder && (
        <a className="skip-link" href="#pedido" onClick={skipToOrder}>
          {text.a11y.skipToCart}
        </a>
      )}
      <div id={panel} ref={part} className={styles.panel} hidden={!isOpen || !hasMore}>
        {isOpen && <Panel {...props} title={title} />}
      </div>
    </li>
  );
});

function Panel(props: TabItemProps & { title: string }) {
  const { item, lineKey: key, line, wanted, currency = "", title } = props;
  const { onOptions, onObservation, onAnother } = props;
  const choice = line ? choiceOfLine(line) : { lineQty: 1, chosen: onlyChoices(item) };
  return (
    <>
      <p className={styles.of} aria-hidden="true">
        {title}
      </p>
      {item.groups.map((group) => (
        <OptionGroup
          key={group.id}
          {...{ item, group, currency, choice }}
          isLacking={wanted?.isLacking === true && wanted.groupId === group.id}
          onChoose={(chosen) => onOptions({ item, key }, chosen)}
        />
      ))}
      <TextAreaField
        label={cartText.item.observation}
        placeholder={cartText.item.observationPlaceholder}
        rows={2}
        maxLength={limits.obs}
        value={line?.obs ?? ""}
        onChange={(event) => onObservation({ item, key }, event.currentTarget.value)}
      />
      {line && (
        <Button className={styles.another} onClick={() => onAnother(item)}>
          <Icon name="plus" />
          {cartText.item.another}
        </Button>
      )}
    </>
  );
}

function maxOf({ item: { maxQty }, line, otherUnits }: TabItemProps): number {
  const options = Object.values(line?.children ?? {}).map(({ qty }) => qty);
  return Math.min(maxLineQty(line?.qty ?? 1, options), mostOfItem(maxQty, otherUnits));
}
