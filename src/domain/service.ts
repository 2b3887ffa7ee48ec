import type { Hours } from "./hours.ts";
import type { Cents } from "./money.ts";
import { usualAgeLimits, type AgeLimits } from "./order-age.ts";
import type { WeekInterval } from "./week.ts";

/** Ways in which an order reaches the guest, in Open Delivery's words: brought, fetched, or at a table or in a room. */
export const services = ["delivery", "takeout", "indoor"] as const;

export type Service = (typeof services)[number];

/** Lengths of slots in minutes; a day is a whole number of each. */
export const slotLengths = [15, 30, 45, 60, 90, 120] as const;

/** The times for which guests may order ahead. */
export type SlotRule = {
  minutes: (typeof slotLengths)[number];
  /** The number of orders that one slot takes. */
  limit: number;
  /** The least time from the order to the beginning of the slot. */
  leadMinutes: number;
  daysAhead: number;
};

export type ServiceSettings = Hours & {
  enabled: boolean;
  /** Minutes to make an order; 0 promises nothing. */
  prepMinutes: number;
  /** The least sum of the items. */
  minimumCents: Cents;
  accepts: "manual" | "auto";
  slots: SlotRule | null;
  /** When staff are warned of an order that waits. */
  ageLimits: AgeLimits;
};

/** Stored settings; those from before orders had an age lack its limits. */
export type StoredServiceSettings = Omit<ServiceSettings, "ageLimits"> & Partial<ServiceSettings>;

/** Settings of services that nobody has set: orders work as they did before there were services. */
export const serviceDefaults: Record<Service, ServiceSettings> = {
  delivery: settingsOf({ enabled: true }),
  takeout: settingsOf({ enabled: false }),
  indoor: settingsOf({ enabled: true }),
};

function settingsOf({ enabled }: Pick<ServiceSettings, "enabled">): ServiceSettings {
  return {
    enabled,
    hours: [],
    exceptions: [],
    prepMinutes: 0,
    minimumCents: 0,
    accepts: "manual",
    slots: null,
    ageLimits: usualAgeLimits,
  };
}

type Shown = { enabled: boolean; hours: readonly WeekInterval[] };

/**
 * The service whose hours a business shows at its door: the first that is on and has hours. If no service is on, as
 * with a menu alone, the hours of its tables count.
 */
export function openingService(shown: Record<Service, Shown>): Service {
  const inOrder: Service[] = ["indoor", "delivery", "takeout"];
  const on = inOrder.filter((service) => shown[service].enabled);
  return on.find((one) => shown[one].hours.length > 0) ?? on[0] ?? "indoor";
}

export function openingWeek(shown: Record<Service, Shown>): readonly WeekInterval[] {
  return shown[openingService(shown)].hours;
}

/** Nobody can order until then, regardless of opening hours. */
export type Pause = { untilMs: number; reason: string };

/** The longest pause. For longer, owners set the hours. */
export const maxPauseMinutes = 7 * 24 * 60;

export const serviceLimits = {
  intervals: 42,
  exceptions: 60,
  intervalsOfDate: 6,
  prepMinutes: 600,
  minimumCents: 10_000_000,
  slotLimit: 999,
  leadMinutes: 10_080,
  daysAhead: 14,
  ageMinutes: 600,
} as const;
