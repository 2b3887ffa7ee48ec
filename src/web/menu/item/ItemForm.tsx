import { useEffect, useRef, type ReactNode } from "react";
import { lineKeysOf } from "../../../domain/line-key.ts";
import { formatMoney } from "../../text/money.ts";
import { maxLineQty, mostOfItem } from "../../../domain/option-count.ts";
import { maxOrderEntries, maxOrderLines } from "../../../domain/quantity.ts";
import { limits } from "../../../domain/text-rules.ts";
import { useCart } from "../../cart/use-cart.ts";
import { useTakeOut } from "../../cart/use-take-out.ts";
import { unmetGroups } from "../../ordering/group-choice.ts";
import { leadToGroup } from "../../ordering/lead-to-group.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import { text } from "../../text/dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { TextAreaField } from "../../ui/Field.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { useOwnToast } from "../../ui/use-own-toast.ts";
import { choiceOf, draftTotal, lineOf, withDraftQuantity, type ItemDraft } from "./item-draft.ts";
import { offerCart } from "./add-one.ts";
import handleStyles from "./DragHandle.module.css";
import { followFinger } from "./follow-finger.ts";
import styles from "./ItemForm.module.css";
import { ItemFace } from "./ItemFace.tsx";
import type { ShownItem } from "../../content/menu-view.ts";
import { OptionGroup } from "./OptionGroup.tsx";

export { AnotherLine, AnotherNote, ItemLines } from "./ItemLines.tsx";
export { draftOf, furtherDraft } from "./item-draft.ts";

/** A group that lacks a choice and that the page leads to. It is a new object each time. */
type Lacking = { groupId: string } | undefined;

type ItemFormProps = {
  item: ShownItem;
  currency: string;
  draft: ItemDraft;
  onChange: (part: Partial<ItemDraft>) => void;
};

/** An item's contents and choices; only contents if nothing can be ordered. */
export function ItemForm(
  props: ItemFormProps & { canOrder: boolean; lacking: Lacking; children: ReactNode },
) {
  const { item, currency, draft, onChange, canOrder, lacking } = props;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lacking) leadToGroup(part.current, lacking.groupId);
  }, [lacking]);
  return (
    <div ref={part}>
      <ItemFace item={item} currency={currency} />
      {props.children}
      {item.groups.map((group) => (
        <OptionGroup
          key={group.id}
          {...{ item, group, currency }}
          choice={canOrder ? choiceOf(draft) : undefined}
          isLacking={lacking?.groupId === group.id}
          onChoose={(options) => onChange({ options })}
        />
      ))}
      {canOrder && (
        <div className={styles.observation}>
          <TextAreaField
            label={cartText.item.observation}
            placeholder={cartText.item.observationPlaceholder}
            optional
            rows={2}
            maxLength={limits.obs}
            value={draft.obs}
            onChange={(event) => onChange({ obs: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}

type ItemActionsProps = ItemFormProps & {
  /** The key of the order's line. Undefined for a new line. */
  lineKey: string | undefined;
  onClose: () => void;
  onSave: () => void;
  /** Called when something is still to be chosen. */
  onLacking: (lacking: Lacking) => void;
};

/** Puts what was chosen into the order, or takes the line out of it. */
export function ItemActions(props: ItemActionsProps) {
  const { item, currency, draft, onChange, lineKey, onClose, onSave, onLacking } = props;
  const { cart, save } = useCart();
  const takeOut = useTakeOut();
  const warn = useOwnToast();
  const [unmet] = unmetGroups(item, choiceOf(draft));
  const put = () => {
    if (unmet) return onLacking({ groupId: unmet.id });
    if (!save({ itemId: item.id, key: lineKey, line: lineOf(item, draft) })) {
      return warn({
        text: cartText.item.tooManyLines(maxOrderLines, maxOrderEntries),
        tone: "warn",
      });
    }
    onSave();
    onClose();
    return offerCart();
  };
  const cancel = () => {
    if (lineKey !== undefined) takeOut({ key: lineKey, title: item.title });
    onClose();
  };
  const others = lineKeysOf(cart.items, item.id).filter((key) => key !== lineKey);
  const otherUnits = others.reduce((sum, key) => sum + (cart.items[key]?.qty ?? 0), 0);
  const most = mostOfItem(item.maxQty, otherUnits);
  return (
    <>
      <Stepper
        what={item.title}
        min={1}
        max={Math.min(maxLineQty(draft.qty, Object.values(draft.options)), most)}
        value={draft.qty}
        onChange={(qty) => onChange(withDraftQuantity(draft, qty))}
      />
      <Button className={styles.cancel} onClick={cancel}>
        {text.common.cancel}
      </Button>
      <Button variant="primary" className={styles.save} onClick={put}>
        {unmet ? (
          cartText.item.choose(unmet.title || cartText.item.options)
        ) : (
          <span>
            {`${lineKey === undefined ? cartText.item.add : cartText.item.save} `}
            <span className="unbroken">
              {`${lineKey === undefined ? "·" : "-"} ${formatMoney(draftTotal(item, draft), currency)}`}
            </span>
          </span>
        )}
      </Button>
    </>
  );
}

/** Shows that the sheet around it can be dragged away, and follows the drag. Escape and a button close it as well. */
export function DragHandle({ onClose }: { onClose: () => void }) {
  const part = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const sheet = part.current?.closest("dialog");
    // The sheet draws the handle, over its title: in its body the handle would scroll away.
    sheet?.classList.add(handleStyles.sheet ?? "");
    return sheet ? followFinger(sheet, onClose) : undefined;
  }, [onClose]);
  return <span ref={part} hidden />;
}
