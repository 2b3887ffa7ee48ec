import type { WireServiceSettings } from "../../../../contract/services.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../../../domain/money.ts";
import { usualAgeLimits } from "../../../../domain/order-age.ts";
import { clockFor } from "../../../../domain/reader-clock.ts";
import { serviceLimits, slotLengths, type Service } from "../../../../domain/service.ts";
import type { Errors } from "../../../forms/use-errors.ts";
import {
  inWeek,
  markIntervals,
  typedInterval,
  wireInterval,
  type TypedInterval,
} from "./typed-intervals.ts";
import { serviceText } from "../../../text/service-dictionary.ts";
import { spokenLanguage } from "../../../text/spoken-language.ts";

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

const wrong = serviceText.services.errors;

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

/** Visible problems, by the paths that a refusal has. */
export function errorsOfServices(typed: Partial<TypedServices>): Errors {
  const errors: Record<string, string> = {};
  for (const [name, service] of Object.entries(typed)) {
    for (const [path, why] of Object.entries(errorsOfService(service)))
      errors[`${name}.${path}`] = why;
  }
  return errors;
}

function errorsOfService({ hours, exceptions, ...typed }: TypedService): Errors {
  const errors: Record<string, string> = {};
  const number = (path: string, text: string, least: number, most: number) => {
    if (!isWhole(text, least, most)) errors[path] = wrong.number(least, most);
  };
  if (hours.length > serviceLimits.intervals)
    errors["hours"] = wrong.tooMany(serviceLimits.intervals);
  markIntervals(errors, "hours", hours);
  for (const [index, exception] of exceptions.entries()) {
    const path = `exceptions.${index}`;
    const { date, intervals } = exception;
    if (date === "") errors[`${path}.date`] = wrong.date;
    else if (exceptions.findIndex((other) => other.date === date) < index)
      errors[`${path}.date`] = wrong.dateTwice;
    markIntervals(
      errors,
      `${path}.intervals`,
      // All on one weekday: an interval past midnight must not meet those of another date.
      intervals.map((one) => ({ ...one, weekday: 0 })),
    );
  }
  if (typed.prep_minutes !== "")
    number("prep_minutes", typed.prep_minutes, 0, serviceLimits.prepMinutes);
  // By the paths that they have on the wire.
  const ages = "age_limits";
  number(`${ages}.warn_minutes`, typed.warn_minutes, 1, serviceLimits.ageMinutes);
  const least = isWhole(typed.warn_minutes, 1, serviceLimits.ageMinutes)
    ? Number(typed.warn_minutes)
    : 1;
  number(`${ages}.late_minutes`, typed.late_minutes, least, serviceLimits.ageMinutes);
  if (typed.minimum > serviceLimits.minimumCents) errors["minimum_amount"] = wrong.amount;
  if (typed.slots) {
    number("slots.limit", typed.slots.limit, 1, serviceLimits.slotLimit);
    number("slots.lead_minutes", typed.slots.lead_minutes, 0, serviceLimits.leadMinutes);
    number("slots.days_ahead", typed.slots.days_ahead, 0, serviceLimits.daysAhead);
  }
  return errors;
}

export function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,9}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
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
