import {
  nextChangeMs,
  serviceState,
  type ServiceState,
  type ShownService,
} from "../../domain/service-state.ts";
import { useTimeAt } from "../ui/use-time-at.ts";
import { serverTime, useServerClock } from "./server-clock.ts";

/** Whether a service takes orders now by the server's clock, right at the second at which that changes. */
export function useServiceState(service: ShownService): { state: ServiceState; nowMs: number } {
  useServerClock();
  const nowMs = useTimeAt((atMs) => nextChangeMs(service, atMs), serverTime);
  return { state: serviceState(service, nowMs), nowMs };
}
