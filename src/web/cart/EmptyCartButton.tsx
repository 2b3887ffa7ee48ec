import { useState } from "react";
import { isEmptyCart } from "../../domain/cart.ts";
import { cartText } from "../text/cart-dictionary.ts";
import { inCartText } from "../text/in-cart-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { useToast } from "../ui/Toast.tsx";
import styles from "./EmptyCartButton.module.css";
import { useCart } from "./use-cart.ts";

/** Takes the whole order away, after a question. */
export function EmptyCartButton() {
  const { cart, empty, change } = useCart();
  const show = useToast();
  const [isAsked, setAsked] = useState(false);
  const clear = () => {
    empty();
    const { items } = cart;
    show({
      text: inCartText.cleared,
      tone: "ok",
      action: {
        label: cartText.item.undo,
        run: () => change((now) => (isEmptyCart(now) ? { ...now, items } : now)),
      },
    });
  };
  return (
    <>
      <Button className={styles.empty} onClick={() => setAsked(true)}>
        <Icon name="trash" />
        {inCartText.clear}
      </Button>
      <ConfirmDialog
        open={isAsked}
        question={inCartText.clearQuestion}
        danger
        onYes={clear}
        onNo={() => setAsked(false)}
      />
    </>
  );
}
