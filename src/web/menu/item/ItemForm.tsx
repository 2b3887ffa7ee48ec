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

/**
 * Between an item and the order stand all the items after it. Who has saved one by keyboard finds the link that skips
 * to the order next, as if it stood behind the item: from it Tab goes on to what really does, and back to the item.
 */
function offerCart(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const lead = (event: KeyboardEvent) => {
    // The key that saved may still be down.
    if (event.repeat) return;
    waiting.abort();
    const item = document.activeElement;
    const link = document.querySelector<HTMLElement>('a[href="#pedido"]');
    if (event.key !== "Tab" || event.shiftKey || !link || !(item instanceof HTMLElement)) return;
    event.preventDefault();
    link.focus();
    leadOn(link, item);
  };
  // By then a dialog that is about to close has closed, and the item has the focus.
  document.addEventListener("keydown", lead, { signal });
  document.addEventListener("pointerdown", () => waiting.abort(), { signal });
}

function leadOn(link: HTMLElement, item: HTMLElement): void {
  const there = new AbortController();
  const { signal } = there;
  const go = (event: KeyboardEvent) => {
    const isBack = event.key === "Escape" || (event.key === "Tab" && event.shiftKey);
    if (isBack) event.preventDefault();
    // Tab itself then leaves the item for what comes after it.
    if (isBack || event.key === "Tab") item.focus();
    if (event.key !== "Enter") return;
    event.preventDefault();
    // It is in view wherever the page stands.
    document.getElementById("pedido")?.focus({ preventScroll: true });
  };
  link.addEventListener("keydown", go, { signal });
  link.addEventListener("blur", () => there.abort(), { signal });
}
