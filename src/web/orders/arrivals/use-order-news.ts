import { useEffect } from "react";
import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { listenLive } from "../../live/live.ts";
import { serverNow } from "../../services/server-clock.ts";
import { labelText } from "../../text/label-dictionary.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { ringOnce } from "./bell.ts";
import { placeOfOrder } from "./place-of-order.ts";

type News = {
  /** When the order became news, as the wire has it. Undefined while it is no news. */
  since: (order: Order) => string | undefined;
  words: (order: Order) => string;
};

/** An order's event comes again with every other change. It is news only this long. */
const freshMs = 60_000;

const accepted: News = {
  since: (order) => (isTakenByItself(order) ? order.created : undefined),
  words: (order) => watchText.orders.autoAccepted(printedNumber(order.id), placeOfOrder(order)),
};
const ready: News = {
  since: (order) => (isMine(order) ? order.ready_at : undefined),
  words: (order) => watchText.orders.tableReady(printedNumber(order.id), tableOf(order)),
};

/**
 * Rings once, with a message, when an order came that was accepted automatically, so that nobody has to act, and when
 * an order that this person sent to the kitchen is ready.
 */
export function useOrderNews({ isOn }: { isOn: boolean }): void {
  useNews(ready, isOn);
  useNews(accepted, isOn);
}

function useNews({ since, words }: News, isOn: boolean): void {
  const show = useToast();
  useEffect(() => {
    if (!isOn) return undefined;
    const told = new Set<string>();
    return listenLive({
      order(order) {
        const at = since(order);
        // An order that is recalled and ready again is news once more.
        if (at === undefined) told.delete(order.hash);
        if (at === undefined || told.has(order.hash)) return;
        told.add(order.hash);
        if (serverNow() - Date.parse(at) > freshMs) return;
        void ringOnce();
        show({ text: words(order), tone: "ok" });
      },
    });
  }, [isOn, show, since, words]);
}

/** A guest's order accepted in the instant that it came was accepted automatically. Staff accept what they enter. */
function isTakenByItself(order: Order): boolean {
  const { mode, by_guest, placed_by, status_id, created, accepted_at } = order;
  const isGuests = placed_by === undefined && (mode !== "sheet" || by_guest === true);
  return isGuests && status_id === 1 && accepted_at === created;
}

/** An order on a tab is brought by the person who sent it. Guests' orders are everybody's. */
const isMine = ({ mode, mine }: Order) => mine && mode === "sheet";

/** The tab may have moved since. */
const tableOf = ({ table_number, address }: Order) => labelText.table(table_number ?? address);
