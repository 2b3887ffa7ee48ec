import { useId, useRef } from "react";
import { orderText } from "../text/order-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";
import { useToast } from "../ui/Toast.tsx";
import styles from "./PixKey.module.css";

/** The business's PIX key, to be paid with in the guest's own bank. */
export function PixKey({ pixKey }: { pixKey: string }) {
  const id = useId();
  const key = useRef<HTMLInputElement>(null);
  const show = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pixKey);
      show({ text: orderText.checkout.pixKeyCopied, tone: "ok" });
    } catch {
      // There is no clipboard where the page came without encryption, or where it is forbidden.
      key.current?.select();
      show({ text: orderText.checkout.copyFailed, tone: "warn" });
    }
  };
  return (
    <div className={styles.pix}>
      <label className={styles.label} htmlFor={id}>
        {orderText.checkout.pixKey}
      </label>
      <div className={styles.row}>
        <input id={id} ref={key} className={styles.key} readOnly value={pixKey} />
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          {orderText.checkout.copyPixKey}
        </Button>
      </div>
    </div>
  );
}
