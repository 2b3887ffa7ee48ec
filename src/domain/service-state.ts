/** A page's knowledge of a service: when it is open, as far ahead as it was told. */
export type ShownService = {
  enabled: boolean;
  /** Pairs of instants; null where it is always open. */
  open_periods: readonly (readonly [from: string, until: string])[] | null;
  /** End of `open_periods`: a period that ends here may go on. */
  known_until?: string | undefined;
  paused_until?: string | undefined;
  pause_reason?: string | undefined;
};

/** Instants in milliseconds; absent where nobody knows. */
export type ServiceState =
  | { state: "open"; closesMs?: number | undefined }
  | { state: "closed"; opensMs?: number | undefined }
  | { state: "paused"; opensMs?: number | undefined; reason: string };

/**
 * Tells whether orders are taken at an instant, and when that changes. A pause outside the opening hours is not
 * mentioned.
 */
export function serviceState(service: ShownService, nowMs: number): ServiceState {
  if (!service.enabled) return { state: "closed" };
  const pausedMs = service.paused_until === undefined ? 0 : Date.parse(service.paused_until);
  const current = periodAt(service, nowMs);
  if (current === undefined)
    return { state: "closed", opensMs: opensMs(service, Math.max(nowMs, pausedMs)) };
  if (nowMs < pausedMs)
    return {
      state: "paused",
      opensMs: opensMs(service, pausedMs),
      reason: service.pause_reason ?? "",
    };
  const isKnown = current.untilMs < knownMs(service);
  return { state: "open", ...(isKnown ? { closesMs: current.untilMs } : {}) };
}

/** The instant at which the service's state may change next; Infinity if it never does by itself. */
export function nextChangeMs(service: ShownService, nowMs: number): number {
  const instants = (service.open_periods ?? []).flat().map(Date.parse);
  if (service.paused_until !== undefined) instants.push(Date.parse(service.paused_until));
  return Math.min(...instants.filter((instantMs) => instantMs > nowMs));
}

const always = { fromMs: -Infinity, untilMs: Infinity };

function periodsOf({ open_periods: periods }: ShownService) {
  if (periods === null) return [always];
  return periods.map(([from, until]) => ({ fromMs: Date.parse(from), untilMs: Date.parse(until) }));
}

function periodAt(service: ShownService, nowMs: number) {
  return periodsOf(service).find(({ fromMs, untilMs }) => fromMs <= nowMs && nowMs < untilMs);
}

/** Finds the first instant from `earliestMs` on at which the hours are open. */
function opensMs(service: ShownService, earliestMs: number): number | undefined {
  const next = periodsOf(service).find(({ untilMs }) => untilMs > earliestMs);
  return next && Math.max(next.fromMs, earliestMs);
}

function knownMs({ known_until: known }: ShownService): number {
  return known === undefined ? Infinity : Date.parse(known);
}
