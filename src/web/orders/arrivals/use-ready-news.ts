import { useEffect } from "react";
import type { Order } from "../../../contract/orders.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { labelText } from "../../text/label-dictionary.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { listenLive } from "../../live/live.ts";
import { serverNow } from "../../services/server-clock.ts";
import { useToast } from "../../ui/Toast.tsx";
import { ringOnce } from "./bell.ts";

/** An event is repeated when something else about the order changes; this one is news. */
const freshMs = 60_000;

/** Rings, and says so, when what this person has sent to the kitchen is ready. */
export function useReadyNews({ isOn }: { isOn: boolean }): void {
  const show = useToast();
  useEffect(() => {
    if (!isOn) return undefined;
    const told = new Set<string>();
    return listenLive({
      order(order) {
        const { hash, id, ready_at: readyAt } = order;
        // Recalled, it is news once more.
        if (readyAt === undefined) told.delete(hash);
        if (readyAt === undefined || told.has(hash) || !isMine(order)) return;
        told.add(hash);
        if (serverNow() - Date.parse(readyAt) > freshMs) return;
        void ringOnce();
        show({ text: watchText.orders.tableReady(printedNumber(id), tableOf(order)), tone: "ok" });
      },
    });
  }, [isOn, show]);
}

/** Orders of guests are everybody's; those of a tab are brought by who sent them. */
const isMine = ({ mode, mine }: Order) => mine && mode === "sheet";

/** The tab may have moved since. */
const tableOf = ({ table_number, address }: Order) => labelText.table(table_number ?? address);
