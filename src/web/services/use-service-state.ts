import { useEffect, useState } from "react";
import {
  nextChangeMs,
  serviceState,
  type ServiceState,
  type ShownService,
} from "../../domain/service-state.ts";
import { onClockSet, serverNow, useServerClock } from "./server-clock.ts";

/** Browsers end a longer wait at once. */
const longestWaitMs = 2_147_483_647;

/** Whether a service takes orders now by the server's clock, right at the second at which that changes. */
export function useServiceState(service: ShownService): { state: ServiceState; nowMs: number } {
  useServerClock();
  const [nowMs, setNow] = useState(serverNow);
  const changeMs = nextChangeMs(service, nowMs);
  useEffect(() => {
    const look = () => setNow(serverNow());
    // Timers leave out parts of a millisecond, and would be early by them.
    const waitMs = Math.min(Math.max(Math.ceil(changeMs - nowMs), 0), longestWaitMs);
    const timer = setTimeout(look, waitMs);
    const forget = onClockSet(look);
    // The timers of a page that nobody sees, and of a phone that sleeps, are late.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      forget();
      document.removeEventListener("visibilitychange", look);
    };
  }, [changeMs, nowMs]);
  return { state: serviceState(service, nowMs), nowMs };
}
