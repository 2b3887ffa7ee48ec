import {
  nextChangeMs,
  serviceState,
  type ServiceState,
  type ShownService,
} from "../../domain/service-state.ts";
import { useTimeAt } from "../ui/use-time-at.ts";
import { onClockSet, serverNow, useServerClock } from "./server-clock.ts";

const ofServer = { now: serverNow, onSet: onClockSet };

/** Whether a service takes orders now by the server's clock, right at the second at which that changes. */
export function useServiceState(service: ShownService): { state: ServiceState; nowMs: number } {
  useServerClock();
  const nowMs = useTimeAt((atMs) => nextChangeMs(service, atMs), ofServer);
  return { state: serviceState(service, nowMs), nowMs };
}
