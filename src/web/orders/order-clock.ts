import { clockLabel } from "../../domain/time-since.ts";

/** The zone of every account until an account can tell its own. */
const timeZone = "America/Sao_Paulo";

/** "HH:mm • dd/MM/YY" of an instant as the wire has it. */
export function orderClock(instant: string): string {
  return clockLabel(new Date(instant), timeZone);
}

/** "HH:mm" of a time in milliseconds. */
export function hourLabel(timeMs: number): string {
  return clockLabel(new Date(timeMs), timeZone).slice(0, "HH:mm".length);
}
