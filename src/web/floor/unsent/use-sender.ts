import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useApi, type Api } from "../../api/api.ts";
import { storedSignIn } from "../../api/session.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { locationsKey, sheetKey } from "../queries.ts";
import { tableName } from "../table-name.ts";
import { createSender, type Sender } from "./create-sender.ts";
import { workStore } from "./floor-work.ts";

/** How soon what waits is tried again. */
const retryMs = 5000;

let sender: { of: Api; sender: Sender } | undefined;

/** One for all of the page, so that no order goes out twice at a time. */
function senderOf(api: Api): Sender {
  if (sender?.of !== api) {
    sender = {
      of: api,
      sender: createSender({
        store: workStore,
        place: (body, idempotencyKey) => api.orders.place({ body }, { idempotencyKey }),
        now: Date.now,
        findPerson: () => storedSignIn()?._auth_id,
        mayReachServer: () => navigator.onLine,
      }),
    };
  }
  return sender.sender;
}

export function useSender(): Sender {
  return senderOf(useApi());
}

/** What an order that has arrived changes. */
export function refreshTab(queries: QueryClient, hash: string): void {
  void queries.invalidateQueries({ queryKey: sheetKey(hash) });
  void queries.invalidateQueries({ queryKey: locationsKey });
}

/**
 * Sends what waits as soon as the network is there, for as long as the page that uses it is open; says what became of
 * it.
 */
export function useKeepSending(): void {
  const send = useSender();
  const queries = useQueryClient();
  const show = useToast();
  const sendAll = useMemo(
    () => async () => {
      const before = workStore.current();
      for (const outcome of await send.sendWaiting()) {
        if (outcome.kind !== "arrived") continue;
        const { hash } = outcome;
        refreshTab(queries, hash);
        const place = before[hash];
        if (place) show({ text: floorText.tab.sent(tableName(place)), tone: "ok" });
      }
    },
    [send, queries, show],
  );
  useEffect(() => {
    void sendAll();
    const timer = setInterval(() => void sendAll(), retryMs);
    const now = () => void sendAll();
    addEventListener("online", now);
    return () => {
      clearInterval(timer);
      removeEventListener("online", now);
    };
  }, [sendAll]);
}
