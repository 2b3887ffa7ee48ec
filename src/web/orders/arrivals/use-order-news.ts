import { useEffect } from "react";
import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi, type Api } from "../../api/api.ts";
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
  /** Orders of which news may have been missed while the stream was interrupted. */
  missed?: (api: Api) => Promise<readonly Order[]>;
  isSilent?: true;
};

/** An order's event comes again with every other change. It is news only this long. */
const freshMs = 60_000;

const accepted: News = {
  since: (order) => (isTakenByItself(order) ? order.created : undefined),
  words: (order) => watchText.orders.autoAccepted(printedNumber(order.id), placeOfOrder(order)),
};
const ready: News = {
  since: (order) => (isMine(order) ? order.ready_at : undefined),
  words: (order) => watchText.orders.tableReady(printedNumber(order.id), placeNowOf(order)),
  async missed(api) {
    const { orders } = await api.orders.list({ query: { tab: "progress", mine: "1" } });
    return orders.filter((row) => "hash" in row);
  },
};
const withdrawn: News = {
  since: ({ cancelled }) =>
    cancelled?.reason === "consumer_request" && !cancelled.by ? cancelled.at : undefined,
  words: (order) => watchText.orders.withdrawn(printedNumber(order.id), placeOfOrder(order)),
  isSilent: true,
};

/**
 * Rings once, with a message, when an order came that was accepted automatically, so that nobody has to act, and when
 * an order that this person sent to the kitchen is ready. Says where an order went that rang: its guest withdrew it.
 */
export function useOrderNews({ isOn }: { isOn: boolean }): void {
  useNews(ready, isOn);
  useNews(accepted, isOn);
  useNews(withdrawn, isOn);
}

function useNews({ since, words, missed, isSilent }: News, isOn: boolean): void {
  const api = useApi();
  const show = useToast();
  useEffect(() => {
    if (!isOn) return undefined;
    const told = new Set<string>();
    const openedMs = serverNow();
    const hear = (order: Order, isFresh: (atMs: number) => boolean) => {
      const at = since(order);
      // An order recalled and ready again is announced again.
      if (at === undefined) told.delete(order.hash);
      if (at === undefined || told.has(order.hash)) return;
      told.add(order.hash);
      if (!isFresh(Date.parse(at))) return;
      if (!isSilent) void ringOnce();
      show({ text: words(order), tone: "ok" });
    };
    return listenLive({
      order: (order) => hear(order, (atMs) => serverNow() - atMs <= freshMs),
      // Nobody else tells this page what happened while its stream was interrupted.
      ready: () =>
        void missed?.(api).then(
          (orders) => orders.forEach((order) => hear(order, (atMs) => atMs >= openedMs)),
          () => undefined,
        ),
    });
  }, [api, isOn, show, since, words, missed, isSilent]);
}

/** A guest's order accepted in the instant that it came was accepted automatically. Staff accept what they enter. */
function isTakenByItself(order: Order): boolean {
  const { mode, by_guest, placed_by, status_id, created, accepted_at } = order;
  const isGuests = placed_by === undefined && (mode !== "sheet" || by_guest === true);
  return isGuests && status_id === 1 && accepted_at === created;
}

/**
 * An order is brought or handed over by the person who entered it. A guest's order on a tab is brought by whoever accepted
 * it, or by everybody if it was accepted automatically. Accepting or cancelling a colleague's order makes it `mine` too.
 */
export const isMine = ({ mine, entered, by_guest }: Order): boolean =>
  mine && (entered === true || by_guest === true);

/** The tab may have moved since. */
const placeNowOf = (order: Order) =>
  order.mode === "sheet"
    ? labelText.table(order.table_number ?? order.address)
    : placeOfOrder(order);
