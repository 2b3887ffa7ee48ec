import { useState } from "react";
import { hasRoomFor } from "../../domain/cart.ts";
import { formatMoney } from "../../domain/money.ts";
import { maxOrderLines } from "../../domain/quantity.ts";
import { limits } from "../../domain/text-rules.ts";
import { useCart } from "../cart/use-cart.ts";
import { text } from "../text/dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextAreaField } from "../ui/Field.tsx";
import { Stepper } from "../ui/Stepper.tsx";
import { useToast } from "../ui/Toast.tsx";
import { draftOf, draftTotal, lineOf, type ItemDraft } from "./item-draft.ts";
import styles from "./ItemDialog.module.css";
import { ItemFace } from "./ItemFace.tsx";
import type { ShownItem } from "./menu-view.ts";
import { OptionGroup } from "./OptionGroup.tsx";

type ItemDialogProps = {
  item: ShownItem;
  open: boolean;
  currency: string;
  /** True where an order can be made; elsewhere the item is only shown. */
  canOrder: boolean;
  onClose: () => void;
  onSave: () => void;
};

/** One item with its options. It begins with what the order has of it, so mount it anew for each item. */
export function ItemDialog({ item, open, currency, canOrder, onClose, onSave }: ItemDialogProps) {
  const { cart, put, remove } = useCart();
  const show = useToast();
  const line = canOrder ? cart.items[item.id] : undefined;
  const [draft, setDraft] = useState(() => draftOf(line));
  const change = (part: Partial<ItemDraft>) => setDraft((last) => ({ ...last, ...part }));
  const choose = (optionId: string, qty: number) =>
    setDraft((last) => ({ ...last, options: { ...last.options, [optionId]: qty } }));

  const save = () => {
    if (!hasRoomFor(cart, item.id)) {
      show({ text: text.cart.tooManyLines(maxOrderLines), tone: "warn" });
      return;
    }
    put(item.id, lineOf(item, draft));
    onSave();
    onClose();
  };
  const cancel = () => {
    if (line) {
      remove(item.id, line.qty);
      show({ text: text.item.removed(item.title) });
    }
    onClose();
  };

  const footer = (
    <>
      <Stepper what={item.title} min={1} value={draft.qty} onChange={(qty) => change({ qty })} />
      <Button className={styles.cancel} onClick={cancel}>
        {text.common.cancel}
      </Button>
      <Button variant="primary" className={styles.save} onClick={save}>
        {saveLabel(formatMoney(draftTotal(item, draft), currency), line !== undefined)}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={item.title} footer={canOrder && footer}>
      <ItemFace item={item} currency={currency} />
      {item.groups.map((group) => (
        <OptionGroup
          key={group.id}
          group={group}
          currency={currency}
          chosen={canOrder ? draft.options : undefined}
          onChoose={choose}
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
            onChange={(event) => change({ obs: event.currentTarget.value })}
          />
        </div>
      )}
    </Dialog>
  );
}

function saveLabel(total: string, isInCart: boolean): string {
  return isInCart ? text.item.saveWithTotal(total) : text.item.addWithTotal(total);
}
