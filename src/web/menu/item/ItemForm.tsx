import { hasRoomFor, type CartLine } from "../../../domain/cart.ts";
import { formatMoney } from "../../../domain/money.ts";
import { maxLineQty } from "../../../domain/option-count.ts";
import { maxOrderEntries, maxOrderLines } from "../../../domain/quantity.ts";
import { limits } from "../../../domain/text-rules.ts";
import { useCart } from "../../cart/use-cart.ts";
import { useTakeOut } from "../../cart/use-take-out.ts";
import { text } from "../../text/dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { TextAreaField } from "../../ui/Field.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { useOwnToast } from "../../ui/use-own-toast.ts";
import { draftTotal, lineOf, withDraftQuantity, type ItemDraft } from "./item-draft.ts";
import styles from "./ItemForm.module.css";
import { ItemFace } from "./ItemFace.tsx";
import type { ShownItem } from "../../content/menu-view.ts";
import { offerCart } from "./offer-cart.ts";
import { OptionGroup } from "./OptionGroup.tsx";

type ItemFormProps = {
  item: ShownItem;
  currency: string;
  draft: ItemDraft;
  onChange: (part: Partial<ItemDraft>) => void;
};

/** What can be seen and chosen of an item; only seen where nothing can be ordered. */
export function ItemForm(props: ItemFormProps & { canOrder: boolean }) {
  const { item, currency, draft, onChange, canOrder } = props;
  return (
    <>
      <ItemFace item={item} currency={currency} />
      {item.groups.map((group) => (
        <OptionGroup
          key={group.id}
          group={group}
          currency={currency}
          chosen={canOrder ? draft.options : undefined}
          lineQty={draft.qty}
          onChoose={(optionId, qty) => onChange({ options: { ...draft.options, [optionId]: qty } })}
        />
      ))}
      {canOrder && (
        <div className={styles.observation}>
          <TextAreaField
            label={text.item.observation}
            placeholder={text.item.observationPlaceholder}
            optional
            rows={2}
            maxLength={limits.obs}
            value={draft.obs}
            onChange={(event) => onChange({ obs: event.currentTarget.value })}
          />
        </div>
      )}
    </>
  );
}

type ItemActionsProps = ItemFormProps & {
  /** What the order already has of the item. */
  line: CartLine | undefined;
  onClose: () => void;
  onSave: () => void;
};

/** Puts what was chosen into the order, or takes the item out of it. */
export function ItemActions(props: ItemActionsProps) {
  const { item, currency, draft, onChange, line, onClose, onSave } = props;
  const { cart, put } = useCart();
  const takeOut = useTakeOut();
  const warn = useOwnToast();
  const save = () => {
    const wanted = lineOf(item, draft);
    if (!hasRoomFor(cart, item.id, wanted.children)) {
      warn({ text: text.cart.tooManyLines(maxOrderLines, maxOrderEntries), tone: "warn" });
      return;
    }
    put(item.id, wanted);
    onSave();
    onClose();
    offerCart();
  };
  const cancel = () => {
    if (line) takeOut(item);
    onClose();
  };
  return (
    <>
      <Stepper
        what={item.title}
        min={1}
        max={maxLineQty(draft.qty, Object.values(draft.options))}
        value={draft.qty}
        onChange={(qty) => onChange(withDraftQuantity(draft, qty))}
      />
      <Button className={styles.cancel} onClick={cancel}>
        {text.common.cancel}
      </Button>
      <Button variant="primary" className={styles.save} onClick={save}>
        <span>
          {`${text.item.save} `}
          <span className="unbroken">{`- ${formatMoney(draftTotal(item, draft), currency)}`}</span>
        </span>
      </Button>
    </>
  );
}
