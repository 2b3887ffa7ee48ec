import * as z from "zod/mini";
import { areaKinds, areaLimits } from "../domain/area.ts";
import { reaisFromCents } from "../domain/money.ts";
import { maxPauseMinutes, serviceLimits, slotLengths } from "../domain/service.ts";
import { limits } from "../domain/text-rules.ts";
import { day, id, instant, plainText, reais, requiredText } from "./fields.ts";
import { ignoring } from "./ignoring.ts";
import { service } from "./quote.ts";
import { defineContract } from "./route.ts";
import { interval, weekInterval } from "./week.ts";
import { wires } from "./wire.ts";

const upTo = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
const reaisUpTo = (maxCents: number) => reais.check(z.maximum(reaisFromCents(maxCents)));

const exception = z.strictObject({
  date: day,
  /** An empty list means closed all day. */
  intervals: z.array(interval).check(z.maxLength(serviceLimits.intervalsOfDate)),
  name: z.optional(plainText(limits.exceptionName)),
});

const ageMinutes = z.int().check(z.minimum(1), z.maximum(serviceLimits.ageMinutes));

/** Minutes after which an order without a promised time needs attention, and after which it is late. */
const ageLimits = z.strictObject({ warn_minutes: ageMinutes, late_minutes: ageMinutes });

/** The same for each service, for the screens of the staff. */
export const serviceAgeLimits = z.strictObject({
  delivery: ageLimits,
  takeout: ageLimits,
  indoor: ageLimits,
});
export type ServiceAgeLimits = z.infer<typeof serviceAgeLimits>;

const settings = z.strictObject({
  enabled: z.boolean(),
  /** An empty list means always open. */
  hours: z.array(weekInterval).check(z.maxLength(serviceLimits.intervals)),
  exceptions: z.array(exception).check(z.maxLength(serviceLimits.exceptions)),
  prep_minutes: upTo(serviceLimits.prepMinutes),
  minimum_amount: reaisUpTo(serviceLimits.minimumCents),
  accepts: z.enum(["manual", "auto"]),
  slots: z.nullable(
    z.strictObject({
      minutes: z.literal(slotLengths),
      limit: z.int().check(z.minimum(1), z.maximum(serviceLimits.slotLimit)),
      lead_minutes: upTo(serviceLimits.leadMinutes),
      days_ahead: upTo(serviceLimits.daysAhead),
    }),
  ),
  /** Absent in a call: they stay as they are. */
  age_limits: z.optional(ageLimits),
});
export type WireServiceSettings = z.infer<typeof settings>;

/** Settings as owners read them, with the current state. */
const serviceView = z.extend(settings, {
  /** Whether the account's features allow it. */
  allowed: z.boolean(),
  state: z.enum(["open", "closed", "paused"]),
  reason: z.optional(z.string()),
  /** When the state ends, if known. */
  until: z.optional(instant),
});
export type ServiceView = z.infer<typeof serviceView>;

const servicesView = z.strictObject({
  delivery: serviceView,
  takeout: serviceView,
  indoor: serviceView,
});

const sent = ignoring(settings, Object.keys(serviceView.shape));
const sentServices = z.partial(z.strictObject({ delivery: sent, takeout: sent, indoor: sent }));

const servicesAnswer = z.strictObject({
  services: servicesView,
  /** Holidays from today to the end of next year. They have no effect unless owners make exceptions of them. */
  holidays: z.array(z.strictObject({ date: day, name: z.string() })),
});

/** A service as guests read it, along with the account. */
const shownService = z.strictObject({
  /** Whether it is on at all. */
  enabled: z.boolean(),
  /** State at the time of the answer; a client that keeps the answer goes by the instants below. */
  state: z.enum(["open", "closed", "paused"]),
  /** The coming times when it is open, the current one first; null where it is always open. */
  open_periods: z.nullable(z.array(z.tuple([instant, instant]))),
  /** End of `open_periods`: a period that ends here may go on. */
  known_until: z.optional(instant),
  paused_until: z.optional(instant),
  pause_reason: z.optional(z.string()),
  /** The week as people read it, on the account's clocks; empty where it is always open. */
  hours: z.array(weekInterval),
  /** Dates of the next weeks with hours other than the week's, closed ones included; absent if all are as usual. */
  exceptions: z.optional(z.array(exception)),
  prep_minutes: z.int(),
  minimum_amount: reais,
  /** Whether guests may order ahead. */
  scheduled: z.boolean(),
});
export const shownServices = z.strictObject({
  delivery: shownService,
  takeout: shownService,
  indoor: shownService,
});

const range = z.tuple([requiredText(limits.postalCode), requiredText(limits.postalCode)]);

const area = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(areaKinds),
  /** Postal codes from one up to another, as 00000-000. */
  ranges: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  /** City of the districts. */
  city: z.optional(z.string()),
  districts: z.optional(z.array(z.string())),
  fee: reais,
  minimum_amount: reais,
  free_above: z.optional(reais),
  minutes: z.int(),
});
export type WireArea = z.infer<typeof area>;

const sentArea = z.strictObject({
  id: z.optional(id),
  name: plainText(limits.areaName),
  kind: area.shape.kind,
  ranges: z.optional(z.array(range).check(z.maxLength(areaLimits.ranges))),
  city: z.optional(plainText(limits.city)),
  districts: z.optional(
    z.array(plainText(limits.district)).check(z.maxLength(areaLimits.districts)),
  ),
  fee: reaisUpTo(areaLimits.feeCents),
  minimum_amount: reaisUpTo(areaLimits.minimumCents),
  free_above: z.optional(reaisUpTo(areaLimits.minimumCents)),
  minutes: upTo(areaLimits.minutes),
});
export type SentArea = z.infer<typeof sentArea>;

/** An area as guests choose it. */
export const shownArea = z.omit(area, { ranges: true });
export type ShownArea = z.infer<typeof shownArea>;

const areas = z.strictObject({ areas: z.array(area) });
const sentAreas = z.array(sentArea).check(z.maxLength(areaLimits.areas));

export const servicesContract = defineContract({
  get: {
    ...wires.services.get,
    summary: "Hours, pauses and rules of delivery, pickup and orders from tables and rooms",
    access: "admin",
    response: servicesAnswer,
  },
  save: {
    ...wires.services.save,
    summary:
      "Set the services that are given, each as a whole; `base` is what the editor saw of them",
    access: "admin",
    body: ignoring(z.strictObject({ services: sentServices, base: z.optional(sentServices) }), [
      "holidays",
    ]),
    response: servicesAnswer,
    refusals: ["conflict"],
  },
  pause: {
    ...wires.services.pause,
    summary:
      "Take no orders of a service for so many minutes, which end by themselves; null: do again",
    access: "staff",
    seen: true,
    params: z.strictObject({ service }),
    body: z.strictObject({
      minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(maxPauseMinutes))),
      /** Guests read it. */
      reason: z.optional(plainText(limits.pauseReason)),
    }),
    response: z.strictObject({ service: serviceView }),
  },
});

export const areasContract = defineContract({
  get: {
    ...wires.areas.get,
    summary:
      "Where the account delivers and what that costs, in the order in which it is looked up",
    access: "admin",
    response: areas,
  },
  save: {
    ...wires.areas.save,
    summary: "Set all areas; one with the id of another keeps it. `base` is what the editor saw",
    access: "admin",
    body: z.strictObject({ areas: sentAreas, base: z.optional(sentAreas) }),
    response: areas,
    refusals: ["mandatory_fields", "conflict"],
  },
});
