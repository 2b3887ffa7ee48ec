import type { Service } from "../../domain/service.ts";
import { briefText } from "../text/brief-dictionary.ts";

/** A guest's words for the time for which the order is promised. */
export function promiseWords(service: Service, time: string): string {
  const { readyAt, arrivesAt } = briefText;
  return service === "takeout" ? readyAt(time) : arrivesAt(time);
}
