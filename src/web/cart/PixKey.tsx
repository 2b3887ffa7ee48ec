import { useId, useRef } from "react";
import { text } from "../text/dictionary.ts";
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
      show({ text: text.checkout.pixKeyCopied, tone: "ok" });
    } catch {
      // There is no clipboard where the page came without encryption, or where it is forbidden.
      key.current?.select();
      show({ text: text.checkout.copyFailed, tone: "warn" });
    }
  };
  return (
    <div className={styles.pix}>
      <label className={styles.label} htmlFor={id}>
        {text.checkout.pixKey}
      </label>
      <div className={styles.row}>
        <input id={id} ref={key} className={styles.key} readOnly value={pixKey} />
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          {text.checkout.copyPixKey}
        </Button>
      </div>
    </div>
  );
}
