import type { Service } from "../../domain/service.ts";
import { briefText } from "../text/brief-dictionary.ts";

export function promiseWords(service: Service, time: string): string {
  const { readyAt, arrivesAt } = briefText;
  return service === "takeout" ? readyAt(time) : arrivesAt(time);
}
