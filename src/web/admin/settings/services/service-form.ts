import type { WireServiceSettings } from "../../../../contract/services.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../../../domain/money.ts";
import { usualAgeLimits } from "../../../../domain/order-age.ts";
import { clockFor } from "../../../../domain/reader-clock.ts";
import { slotLengths, type Service } from "../../../../domain/service.ts";
import { minutesOfDay, startMinutes } from "../../../../domain/week.ts";
import { spokenLanguage } from "../../../text/spoken-language.ts";

/** Times as "HH:MM"; one that ends no later than it starts ends on the next day. Blank until it is typed. */
export type TypedInterval = { start: string; end: string };

export type TypedDate = { date: string; name: string; intervals: TypedInterval[] };

type TypedSlots = { minutes: string; limit: string; lead_minutes: string; days_ahead: string };

/** A service as it stands in its fields; its lists have the order that they have on the wire. */
export type TypedService = {
  enabled: boolean;
  hours: (TypedInterval & { weekday: number })[];
  exceptions: TypedDate[];
  prep_minutes: string;
  minimum: Cents;
  accepts: WireServiceSettings["accepts"];
  slots: TypedSlots | null;
  warn_minutes: string;
  late_minutes: string;
};

export type ServicePath = `services.${Service}`;
export type TypedServices = Record<ServicePath, TypedService>;

/** The first values when an owner lets guests order ahead. */
export const newSlots: TypedSlots = {
  minutes: "30",
  limit: "10",
  lead_minutes: "60",
  days_ahead: "2",
};

export function typedService(stored: WireServiceSettings): TypedService {
  const { enabled, hours, exceptions, prep_minutes: prep, slots, age_limits: ages } = stored;
  return {
    enabled,
    hours: inWeek(hours.map((one) => ({ weekday: one.weekday, ...typedInterval(one) }))),
    exceptions: byDate(
      exceptions.map(({ date, name = "", intervals }) => ({
        date,
        name,
        intervals: intervals.map(typedInterval),
      })),
    ),
    prep_minutes: prep === 0 ? "" : String(prep),
    minimum: centsFromReais(stored.minimum_amount),
    accepts: stored.accepts,
    slots: slots && {
      minutes: String(slots.minutes),
      limit: String(slots.limit),
      lead_minutes: String(slots.lead_minutes),
      days_ahead: String(slots.days_ahead),
    },
    warn_minutes: String(ages?.warn_minutes ?? usualAgeLimits.warnMinutes),
    late_minutes: String(ages?.late_minutes ?? usualAgeLimits.lateMinutes),
  };
}

/** The body of a service without errors. */
export function wireService(typed: TypedService): WireServiceSettings {
  const { enabled, hours, exceptions, prep_minutes: prep, accepts, slots } = typed;
  return {
    enabled,
    hours: hours.map((one) => ({ weekday: one.weekday, ...wireInterval(one) })),
    exceptions: exceptions.map(({ date, name, intervals }) => ({
      date,
      intervals: intervals.map(wireInterval),
      ...(name.trim() === "" ? {} : { name: name.trim() }),
    })),
    prep_minutes: Number(prep),
    minimum_amount: reaisFromCents(typed.minimum),
    accepts,
    slots: slots && {
      minutes: slotLengths.find((minutes) => String(minutes) === slots.minutes) ?? 30,
      limit: Number(slots.limit),
      lead_minutes: Number(slots.lead_minutes),
      days_ahead: Number(slots.days_ahead),
    },
    age_limits: {
      warn_minutes: Number(typed.warn_minutes),
      late_minutes: Number(typed.late_minutes),
    },
  };
}

export function byDate(exceptions: readonly TypedDate[]): TypedDate[] {
  return [...exceptions].sort((a, b) => a.date.localeCompare(b.date));
}

/** "25/12/2026" of "2026-12-25", as readers of the interface's language have it, and "" of "". */
export function shownDate(date: string): string {
  return clockFor(spokenLanguage(), date.split("-").reverse().join("/"));
}

/** The service with other intervals on one weekday. */
export function withDay(
  { hours, ...rest }: TypedService,
  weekday: number,
  intervals: readonly TypedInterval[],
): TypedService {
  const others = hours.filter((one) => one.weekday !== weekday);
  return { ...rest, hours: inWeek([...others, ...intervals.map((one) => ({ ...one, weekday }))]) };
}

export type ServicePartProps = {
  typed: TypedService;
  /** By the path within the service: "hours.0.start". */
  errorOf: (path: string) => string | undefined;
  onChange: (typed: TypedService) => void;
};

/** The problem with the start or the length of an interval; a problem with all of it stands at its start. */
export function intervalError(
  errorOf: ServicePartProps["errorOf"],
  path: string,
  part: "start" | "minutes",
): string | undefined {
  return errorOf(`${path}.${part}`) ?? (part === "start" ? errorOf(path) : undefined);
}

export function typedInterval(one: { start: string; minutes: number }): TypedInterval {
  return { start: one.start, end: clockText(startMinutes(one) + one.minutes) };
}

export function wireInterval({ start, end }: TypedInterval): { start: string; minutes: number } {
  const length = startMinutes({ start: end }) - startMinutes({ start });
  return { start, minutes: length > 0 ? length : length + minutesOfDay };
}

/** From Sunday on; those of one day in the order in which they were given. */
export function inWeek<Interval extends { weekday: number }>(hours: readonly Interval[]) {
  return [...hours].sort((a, b) => a.weekday - b.weekday);
}

function clockText(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const ofDay = minutes % minutesOfDay;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
