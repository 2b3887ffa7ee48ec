import { useEffect } from "react";
import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { listenLive } from "../../live/live.ts";
import { serverNow } from "../../services/server-clock.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { ringOnce } from "./bell.ts";
import { placeOfOrder } from "./place-of-order.ts";

/** An event is repeated when something else about the order changes; this one is news. */
const freshMs = 60_000;

/** Rings once, and says so, when an order has come that was accepted by itself: nobody has to act. */
export function useAutoNews({ isOn }: { isOn: boolean }): void {
  const show = useToast();
  useEffect(() => {
    if (!isOn) return undefined;
    const told = new Set<string>();
    return listenLive({
      order(order) {
        if (!isTakenByItself(order) || told.has(order.hash)) return;
        told.add(order.hash);
        if (serverNow() - Date.parse(order.created) > freshMs) return;
        void ringOnce();
        const number = printedNumber(order.id);
        show({ text: watchText.orders.autoAccepted(number, placeOfOrder(order)), tone: "ok" });
      },
    });
  }, [isOn, show]);
}

/** Nobody takes an order in the instant in which it comes. */
function isTakenByItself({ mode, by_guest, status_id, created, accepted_at }: Order): boolean {
  return (mode !== "sheet" || by_guest === true) && status_id === 1 && accepted_at === created;
}
