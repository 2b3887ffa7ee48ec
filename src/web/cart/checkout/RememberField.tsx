import { useRef } from "react";
import { checkoutText } from "../../text/checkout-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckField } from "../../ui/Field.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useCart } from "../use-cart.ts";
import styles from "./CheckoutForm.module.css";

/** Whether this device keeps the personal data for the next order. */
export function RememberField({ onForget }: { onForget: () => void }) {
  const { cart, update } = useCart();
  const show = useToast();
  const box = useRef<HTMLInputElement>(null);
  const forget = () => {
    onForget();
    update({ remember: false });
    show({ text: checkoutText.checkout.forgotten, tone: "ok" });
    // The button that was pressed goes.
    box.current?.focus();
  };
  return (
    <div className={styles.remember}>
      <CheckField
        label={checkoutText.checkout.remember}
        ref={box}
        checked={cart.remember}
        onChange={(event) => update({ remember: event.currentTarget.checked })}
      />
      <p className={styles.hint}>{checkoutText.checkout.rememberHint}</p>
      {cart.remember && <Button onClick={forget}>{checkoutText.checkout.forget}</Button>}
    </div>
  );
}
