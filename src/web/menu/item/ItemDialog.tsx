import { useState } from "react";
import { lineKeysOf } from "../../../domain/line-key.ts";
import { useCart } from "../../cart/use-cart.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { PartAwaited } from "../../ui/PartAwaited.tsx";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import type { ItemDraft } from "./item-draft.ts";

const fetchForm = () => import("./ItemForm.tsx");

/** Fetches the script of an open item, when somebody is about to open one. */
export function prepareItemDialog(): void {
  fetchForm().catch(() => undefined);
}

type ItemDialogProps = {
  item: ShownItem;
  /** The order's line to change. Undefined begins with the lines that the order has of the item. */
  lineKey: string | undefined;
  open: boolean;
  currency: string;
  /** True where an order can be made; elsewhere the item is only shown. */
  canOrder: boolean;
  onClose: () => void;
  onSave: () => void;
};

/**
 * One item with its options. Its state begins with what the order has of it, so each item needs a new mount. It opens
 * at once with its title, even while its script is loading.
 */
export function ItemDialog({ item, lineKey, open, ...props }: ItemDialogProps) {
  const { currency, canOrder, onClose, onSave } = props;
  const { cart } = useCart();
  const { part, failed, retry } = useLazyPart(fetchForm, open);
  const content = useKeptFocus<HTMLDivElement>();
  const keys = canOrder ? lineKeysOf(cart.items, item.id) : [];
  const [key, setKey] = useState(lineKey ?? (keys.length === 1 ? keys[0] : undefined));
  const [isChoosing, setChoosing] = useState(lineKey === undefined && keys.length > 1);
  const [initial, setInitial] = useState<ItemDraft>();
  const [changed, setChanged] = useState<ItemDraft>();
  const [lacking, setLacking] = useState<{ groupId: string }>();
  // An item's maximum in an order counts over all of its lines.
  const units = keys.reduce((sum, each) => sum + (cart.items[each]?.qty ?? 0), 0);
  // Drafts are made by the part.
  const draftAt = (lineAt: string | undefined) =>
    part?.draftOf(item, lineAt ? cart.items[lineAt] : undefined);
  if (part && !initial) setInitial(draftAt(key));
  const begin = (nextKey: string | undefined) => {
    setKey(nextKey);
    setInitial(draftAt(nextKey));
    // A choice that was changed already is kept for the further line.
    const kept = nextKey === undefined && !isChoosing ? changed : undefined;
    setChanged(kept && part?.furtherDraft(item, kept, units));
    setChoosing(false);
    setLacking(undefined);
  };
  const draft = changed ?? initial;
  const form = draft && {
    item,
    currency,
    draft,
    onChange: (change: Partial<ItemDraft>) =>
      setChanged((last = draft) => ({ ...last, ...change })),
  };
  const actions = { lineKey: key, onClose, onSave, onLacking: setLacking };
  const hasRoom = units > 0 && (item.maxQty === 0 || units < item.maxQty);
  const onAnother = () => begin(undefined);
  return (
    <Dialog
      drawnFirst
      open={open}
      onClose={onClose}
      title={item.title}
      footer={
        canOrder &&
        part &&
        form &&
        (isChoosing ? (
          hasRoom && <part.AnotherLine onAnother={onAnother} />
        ) : (
          <part.ItemActions {...form} {...actions} />
        ))
      }
    >
      <div ref={content} tabIndex={-1}>
        {part && <part.DragHandle onClose={onClose} />}
        {!part && <PartAwaited {...{ failed, retry }} height="16rem" />}
        {part && isChoosing && <part.ItemLines {...{ item, currency }} onEdit={begin} />}
        {part && form && !isChoosing && (
          <part.ItemForm {...form} {...{ canOrder, lacking }}>
            {key !== undefined && hasRoom && <part.AnotherLine among onAnother={onAnother} />}
            {key === undefined && keys.length > 0 && <part.AnotherNote />}
          </part.ItemForm>
        )}
      </div>
    </Dialog>
  );
}
