import { useState } from "react";
import { useCart } from "../../cart/use-cart.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { PartAwaited } from "../../ui/PartAwaited.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { draftOf, type ItemDraft } from "./item-draft.ts";

const fetchForm = () => import("./ItemForm.tsx");

/** Fetches what an open item shows, when somebody is about to open one. */
export function prepareItemDialog(): void {
  fetchForm().catch(() => undefined);
}

type ItemDialogProps = {
  item: ShownItem;
  open: boolean;
  currency: string;
  /** True where an order can be made; elsewhere the item is only shown. */
  canOrder: boolean;
  onClose: () => void;
  onSave: () => void;
};

/**
 * One item with its options. It begins with what the order has of it, so mount it anew for each
 * item. It opens at once, with its title, also while its script is still on the way.
 */
export function ItemDialog({ item, open, currency, canOrder, onClose, onSave }: ItemDialogProps) {
  const { cart } = useCart();
  const { part, failed, retry } = useLazyPart(fetchForm, open);
  const line = canOrder ? cart.items[item.id] : undefined;
  const [draft, setDraft] = useState(() => draftOf(line));
  const form = {
    item,
    currency,
    draft,
    onChange: (change: Partial<ItemDraft>) => setDraft((last) => ({ ...last, ...change })),
  };
  return (
    <Dialog
      drawnFirst
      open={open}
      onClose={onClose}
      title={item.title}
      footer={canOrder && part && <part.ItemActions {...form} {...{ line, onClose, onSave }} />}
    >
      {part ? (
        <part.ItemForm {...form} canOrder={canOrder} />
      ) : (
        <PartAwaited {...{ failed, retry }} height="16rem" />
      )}
    </Dialog>
  );
}
