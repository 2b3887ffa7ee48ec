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
  /** When the order became news, as the wire has it; undefined while it is none. */
  since: (order: Order) => string | undefined;
  words: (order: Order) => string;
};

/** An event is repeated when something else about the order changes; this one is news. */
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
 * Rings once, and says so, when an order has come that was accepted by itself, so that nobody has to act; and when what
 * this person has sent to the kitchen is ready.
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
        // Recalled and ready again, it is news once more.
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

/** Nobody takes a guest's order in the instant in which it comes; a colleague's is taken by who enters it. */
function isTakenByItself(order: Order): boolean {
  const { mode, by_guest, placed_by, status_id, created, accepted_at } = order;
  const isGuests = placed_by === undefined && (mode !== "sheet" || by_guest === true);
  return isGuests && status_id === 1 && accepted_at === created;
}

/** Orders of guests are everybody's; those of a tab are brought by who sent them. */
const isMine = ({ mode, mine }: Order) => mine && mode === "sheet";

/** The tab may have moved since. */
const tableOf = ({ table_number, address }: Order) => labelText.table(table_number ?? address);
