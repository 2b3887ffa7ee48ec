import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { isEmptyCart } from "../../domain/cart.ts";
import { useCart } from "../cart/use-cart.ts";
import { text } from "../text/dictionary.ts";
import { Icon } from "../ui/icons.tsx";
import { useToast } from "../ui/Toast.tsx";
import { isCopyShown, onConnectionChange, tryNetwork } from "./connection.ts";
import styles from "./OfflineNote.module.css";

const retryMs = 15_000;

/** Says, for as long as it is so, that what is shown is the copy kept on this device. */
export function OfflineNote() {
  const offline = useSyncExternalStore(onConnectionChange, isCopyShown, () => false);
  const show = useToast();
  const queries = useQueryClient();
  const { cart } = useCart();
  useEffect(() => {
    document.documentElement.toggleAttribute("data-offline", offline);
    if (!offline) return undefined;
    const timer = setInterval(() => void tryNetwork(), retryMs);
    return () => {
      clearInterval(timer);
      show({ text: text.states.backOnline, tone: "ok" });
      void queries.invalidateQueries();
    };
  }, [offline, show, queries]);
  return (
    <div role="status" className={styles.place}>
      {offline && (
        <p className={styles.note}>
          <Icon name="wifiOff" />
          <span>
            <strong>{text.states.offlineTitle}</strong>&nbsp;·{" "}
            {isEmptyCart(cart) ? text.states.offline : text.states.offlineOrder}
          </span>
        </p>
      )}
    </div>
  );
}
