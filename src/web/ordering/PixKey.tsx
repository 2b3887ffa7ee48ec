import { useId, useRef } from "react";
import { pixKeyText } from "../text/pix-key-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";
import { useToast } from "../ui/Toast.tsx";
import styles from "./PixKey.module.css";

type PixKeyProps = {
  pixKey: string;
  label?: string;
  copy?: string;
  copied?: string;
  /** Copying it is the main thing to do on the page now. */
  isMain?: boolean;
};

/** The business's PIX key, or a code made with it, to be paid with in the guest's own bank. */
export function PixKey({
  pixKey,
  label = pixKeyText.pixKey,
  copy = pixKeyText.copyPixKey,
  copied = pixKeyText.pixKeyCopied,
  isMain = false,
}: PixKeyProps) {
  const id = useId();
  const key = useRef<HTMLInputElement>(null);
  const show = useToast();
  const copyKey = async () => {
    try {
      await navigator.clipboard.writeText(pixKey);
      show({ text: copied, tone: "ok" });
    } catch {
      // There is no clipboard where the page came without encryption, or where it is forbidden.
      key.current?.select();
      show({ text: pixKeyText.copyFailed, tone: "warn" });
    }
  };
  return (
    <div className={styles.pix}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input id={id} ref={key} className={styles.key} readOnly value={pixKey} />
        <Button variant={isMain ? "primary" : "quiet"} onClick={() => void copyKey()}>
          <Icon name="copy" />
          {copy}
        </Button>
      </div>
    </div>
  );
}
