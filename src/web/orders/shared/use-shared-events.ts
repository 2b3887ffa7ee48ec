import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { routeAddress } from "../../../contract/route.ts";
import { sharedEventsWire } from "../../../contract/order-sharing-wire.ts";
import { fetchAnew } from "../../live/fetch-anew.ts";
import { keepListening } from "../../live/keep-listening.ts";
import type { LiveState } from "../../live/live-state.ts";
import { sharedOrderKey } from "./queries.ts";

/** How often the order is asked for while nothing is heard. */
const unheardMs = 15_000;

/** Has the shared order fetched again whenever something has happened to it, while the page is looked at. */
export function useSharedEvents(key: string, { isEnded }: { isEnded: boolean }): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isEnded) return undefined;
    let stream: { stop: () => void } | undefined;
    let state: LiveState = "connecting";
    const ask = () => fetchAnew(queries, { queryKey: sharedOrderKey(key) });
    const end = () => {
      stream?.stop();
      stream = undefined;
      state = "connecting";
    };
    const look = () => {
      if (document.visibilityState === "hidden") return end();
      stream ??= keepListening({
        address: routeAddress(sharedEventsWire, { params: { key } }),
        // The first one too: something may have happened since the order was fetched.
        onBlock: ({ name }) => void (name !== undefined && ask()),
        onState: (next) => void (state = next),
      });
    };
    look();
    document.addEventListener("visibilitychange", look);
    const asking = setInterval(() => void (state !== "live" && stream && ask()), unheardMs);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearInterval(asking);
      end();
    };
  }, [queries, key, isEnded]);
}
