import type { Account } from "../../contract/account.ts";
import type {
  ServiceAgeLimits,
  ServiceView,
  ShownArea,
  WireArea,
  WireServiceSettings,
} from "../../contract/services.ts";
import type { DeliveryArea } from "../../domain/area.ts";
import { dateIn } from "../../domain/hours.ts";
import type { Features } from "../../domain/landing-path.ts";
import { reaisFromCents } from "../../domain/money.ts";
import { publicService } from "../../domain/quote.ts";
import { nextChangeMs, serviceState, type ShownService } from "../../domain/service-state.ts";
import { services, type Service, type ServiceSettings } from "../../domain/service.ts";
import { pauseOf, settingsOf, type ServiceRow } from "./service-queries.ts";

export type ServiceScope = { features: Features; timeZone: string; nowMs: number };

function isServiceAllowed(service: Service, features: Features): boolean {
  // With attendants, guests order by the key of their table's code.
  return service === "indoor" ? features.easyOrder || features.attendantOrder : features.delivery;
}

export function effectiveService(
  row: ServiceRow,
  { service, features }: { service: Service; features: Features },
): ServiceSettings {
  const settings = settingsOf(row, service);
  return { ...settings, enabled: settings.enabled && isServiceAllowed(service, features) };
}

function shownOf(
  row: ServiceRow,
  { service, scope }: { service: Service; scope: ServiceScope },
): ShownService {
  const settings = effectiveService(row, { service, ...scope });
  const facts = { settings, pause: pauseOf(row, service), timeZone: scope.timeZone };
  return publicService(facts, scope.nowMs);
}

function ofEach<View>(viewOf: (service: Service) => View): Record<Service, View> {
  const views = services.map((service) => [service, viewOf(service)]);
  // fromEntries forgets the keys, which are the services.
  return Object.fromEntries(views) as Record<Service, View>;
}

/** Services and areas as guests read them, along with the account. */
export function publicServices(
  row: ServiceRow,
  scope: ServiceScope,
): Pick<Account, "services" | "areas"> {
  return {
    services: ofEach((service) => {
      const shown = shownOf(row, { service, scope });
      const { hours, prepMinutes, minimumCents, slots } = settingsOf(row, service);
      return {
        ...shown,
        open_periods: shown.open_periods?.map(([from, until]) => [from, until]) ?? null,
        state: serviceState(shown, scope.nowMs).state,
        hours: [...hours],
        ...exceptionsView(settingsOf(row, service), scope),
        prep_minutes: prepMinutes,
        minimum_amount: reaisFromCents(minimumCents),
        scheduled: slots !== null,
      };
    }),
    areas: row.areas.filter(({ kind }) => kind !== "excluded").map(shownArea),
  };
}

/** Guests and search engines ask no further ahead. */
const shownExceptionDays = 56;

function exceptionsView(
  { exceptions }: ServiceSettings,
  { timeZone, nowMs }: ServiceScope,
): Pick<Account["services"][Service], "exceptions"> {
  const from = dateIn(timeZone, nowMs);
  const until = dateIn(timeZone, nowMs + shownExceptionDays * 86_400_000);
  const coming = exceptions.filter(({ date }) => date >= from && date <= until);
  return coming.length === 0 ? {} : { exceptions: exceptionsOf(coming) };
}

/** The exceptions as they go over the wire, with their intervals last. */
function exceptionsOf(exceptions: ServiceSettings["exceptions"]) {
  return exceptions.map(({ intervals, ...exception }) => ({
    ...exception,
    intervals: [...intervals],
  }));
}

/** Pages know the hours at least this far ahead, however long they are kept. */
const leastKnownMs = 8 * 86_400_000;

/**
 * The instant at which the shown services change or no longer reach far enough; undefined when that never happens by
 * itself.
 */
export function shownUntilMs(
  account: Pick<Account, "services">,
  nowMs: number,
): number | undefined {
  const first = Math.min(
    ...Object.values(account.services).map((service) => renewedMs(service, nowMs)),
  );
  // A change that has passed in the meantime is due now.
  return first === Infinity ? undefined : Math.max(first, nowMs);
}

/** The instant at which what is shown of a service changes, or no longer reaches far enough. */
export function renewedMs(service: ShownService, nowMs: number): number {
  const { known_until: known } = service;
  const endMs = known === undefined ? Infinity : Date.parse(known) - leastKnownMs;
  return Math.min(nextChangeMs(service, nowMs), endMs);
}

function shownArea(area: DeliveryArea): ShownArea {
  const { ranges: _, ...shown } = areaView(area);
  return shown;
}

export function areaView(area: DeliveryArea): WireArea {
  const { ranges, city, districts, freeAboveCents } = area;
  return {
    id: area.id,
    name: area.name,
    kind: area.kind,
    ...(ranges.length > 0
      ? { ranges: ranges.map(([from, to]) => [masked(from), masked(to)]) }
      : {}),
    ...(districts.length > 0 ? { city, districts: [...districts] } : {}),
    fee: reaisFromCents(area.feeCents),
    minimum_amount: reaisFromCents(area.minimumCents),
    ...(freeAboveCents === null ? {} : { free_above: reaisFromCents(freeAboveCents) }),
    minutes: area.minutes,
  };
}

function masked(postalCode: string): string {
  return postalCode.replace(/^(\d{5})/, "$1-");
}

/** Yesterday's hours count as well: its night may still go on, or would without its exception. */
export function firstKeptDate({ timeZone, nowMs }: ServiceScope): string {
  return dateIn(timeZone, nowMs - 86_400_000);
}

/** A service as its owner reads it and may send it back. Dates that no longer count are left out. */
export function serviceView(
  row: ServiceRow,
  { service, scope }: { service: Service; scope: ServiceScope },
): ServiceView {
  const shown = shownOf(row, { service, scope });
  const state = serviceState(shown, scope.nowMs);
  const endMs = state.state === "open" ? state.closesMs : state.opensMs;
  return {
    ...settingsView(settingsOf(row, service), firstKeptDate(scope)),
    allowed: isServiceAllowed(service, scope.features),
    state: state.state,
    ...(state.state === "paused" && state.reason !== "" ? { reason: state.reason } : {}),
    ...(endMs === undefined ? {} : { until: new Date(endMs).toISOString() }),
  };
}

/** Age limits of the orders of each service, for the screens of the staff. */
export function ageLimitsView(row: ServiceRow): ServiceAgeLimits {
  return ofEach((service) => limitsView(settingsOf(row, service)));
}

function limitsView({ ageLimits: { warnMinutes, lateMinutes } }: ServiceSettings) {
  return { warn_minutes: warnMinutes, late_minutes: lateMinutes };
}

export function servicesView(row: ServiceRow, scope: ServiceScope) {
  return ofEach((service) => serviceView(row, { service, scope }));
}

export function settingsView(settings: ServiceSettings, from: string): WireServiceSettings {
  const { slots } = settings;
  return {
    enabled: settings.enabled,
    hours: [...settings.hours],
    exceptions: exceptionsOf(settings.exceptions.filter(({ date }) => date >= from)),
    prep_minutes: settings.prepMinutes,
    minimum_amount: reaisFromCents(settings.minimumCents),
    accepts: settings.accepts,
    slots: slots && {
      minutes: slots.minutes,
      limit: slots.limit,
      lead_minutes: slots.leadMinutes,
      days_ahead: slots.daysAhead,
    },
    age_limits: limitsView(settings),
  };
}
