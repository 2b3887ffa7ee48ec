import { clockLabel } from "../../domain/time-since.ts";

/** The zone of accounts that have chosen no other, until the account itself is here. */
const usualTimeZone = "America/Sao_Paulo";

/** "HH:mm • dd/MM/YY" of an instant as the wire has it, on the account's clocks. */
export function orderClock(instant: string, timeZone: string = usualTimeZone): string {
  return clockLabel(new Date(instant), timeZone);
}

/** "HH:mm" of a time in milliseconds, on the account's clocks. */
export function hourLabel(timeMs: number, timeZone: string = usualTimeZone): string {
  return clockLabel(new Date(timeMs), timeZone).slice(0, "HH:mm".length);
}
