import { isDeepStrictEqual } from "node:util";
import { getHolidays } from "@brazilian-utils/brazilian-utils/get-holidays";
import type { WireServiceSettings, servicesContract } from "../../contract/services.ts";
import type { Problem } from "../../contract/problems.ts";
import type { RouteInput } from "../../contract/route.ts";
import { isBrazilianState } from "../../domain/brazilian-states.ts";
import { dateIn, overlapping, type HoursException } from "../../domain/hours.ts";
import { centsFromReais } from "../../domain/money.ts";
import { services, type Service, type ServiceSettings } from "../../domain/service.ts";
import { staleFields } from "../../domain/stale-fields.ts";
import { givenText, writtenText } from "../../domain/text-rules.ts";
import { addHistory } from "../db/history.ts";
import { deleteOwn, updateOwn, type Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { refuseConflicts, refuseFields } from "../http/refused.ts";
import { userIdOf } from "../sessions/principal.ts";
import { publishAccountChange } from "./publish-content-change.ts";
import { lockServices, readServices, settingsOf, type ServiceRow } from "./service-queries.ts";
import { firstKeptDate, servicesView, serviceView, settingsView } from "./service-views.ts";

type SaveServicesBody = RouteInput<typeof servicesContract.save>["body"];

/** Services as owners read them, with suggestions for dates to come. */
export async function readServicesOf(context: Context) {
  const row = await readServices(context.tx);
  return {
    services: servicesView(row, scopeOf(context)),
    holidays: holidaysFrom(today(context), context.account.extras.address_state),
  };
}

/** Stores the given services, each as a whole. Refuses all of them when one is wrong or has been changed. */
export async function saveServices(
  { services: given, base = {} }: SaveServicesBody,
  context: Context,
): Promise<void> {
  const { tx } = context;
  const row = await lockServices(tx);
  const from = firstKeptDate(scopeOf(context));
  const names = services.filter((service) => given[service] !== undefined);
  const byPath = (of: SaveServicesBody["services"]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const settings = of[name];
        if (!settings) return [];
        const read = readSettings(settings, settingsOf(row, name));
        return [[`services.${name}`, settingsView(read, from)]];
      }),
    );
  const conflicts = staleFields({
    given: byPath(given),
    base: byPath(base),
    stored: Object.fromEntries(
      names.map((name) => [`services.${name}`, settingsView(settingsOf(row, name), from)]),
    ),
  });
  refuseConflicts(conflicts);
  const fields: Record<string, Problem> = {};
  for (const name of names) {
    const settings = given[name];
    if (!settings) continue;
    const known = settingsOf(row, name).exceptions;
    for (const [path, problem] of problemsOf(settings, { from: today(context), known }))
      fields[`services.${name}.${path}`] = problem;
  }
  refuseFields(fields);
  const changed = names.map((name) => {
    const settings = given[name];
    const stored = settingsOf(row, name);
    return [name, settings ? withoutPast(readSettings(settings, stored), from) : stored];
  });
  await updateOwn(tx, "accounts")
    .set({ services: { ...row.services, ...Object.fromEntries(changed) } })
    .execute();
  await publishAccountChange(tx);
  const viewOf = (of: Pick<ServiceRow, "services">, name: Service) =>
    settingsView(settingsOf(of, name), from);
  const after = { services: Object.fromEntries(changed) };
  const others = names.filter((name) => !isDeepStrictEqual(viewOf(row, name), viewOf(after, name)));
  if (others.length === 0) return;
  const views = (of: Pick<ServiceRow, "services">) =>
    Object.fromEntries(others.map((name) => [name, viewOf(of, name)]));
  await addHistory(tx, {
    what: "services_changed",
    userId: userIdOf(context),
    before: views(row),
    after: views(after),
  });
}

function today({ account, now }: Context): string {
  return dateIn(account.timeZone, now.getTime());
}

function scopeOf({ account, now }: Context) {
  return { ...account, nowMs: now.getTime() };
}

/** Reads the settings as they are stored, with hours in the order of the week. */
function readSettings(sent: WireServiceSettings, stored: ServiceSettings): ServiceSettings {
  const { slots, age_limits: ages } = sent;
  return {
    enabled: sent.enabled,
    hours: sent.hours.toSorted((a, b) => a.weekday - b.weekday || a.start.localeCompare(b.start)),
    exceptions: sent.exceptions
      .map(({ date, intervals, name }) => {
        const given = givenText(name);
        return { date, intervals, ...(given === null ? {} : { name: given }) };
      })
      .toSorted((a, b) => a.date.localeCompare(b.date)),
    prepMinutes: sent.prep_minutes,
    minimumCents: centsFromReais(sent.minimum_amount),
    accepts: sent.accepts,
    slots: slots && {
      minutes: slots.minutes,
      limit: slots.limit,
      leadMinutes: slots.lead_minutes,
      daysAhead: slots.days_ahead,
    },
    ageLimits: ages
      ? { warnMinutes: ages.warn_minutes, lateMinutes: ages.late_minutes }
      : stored.ageLimits,
  };
}

/** Drops past dates, but not yesterday's, whose night may still go on. */
function withoutPast(settings: ServiceSettings, from: string): ServiceSettings {
  return { ...settings, exceptions: settings.exceptions.filter(({ date }) => date >= from) };
}

/** Finds problems by their path within the service. A stored date may come back although it is past. */
function* problemsOf(
  { hours, exceptions, age_limits: ages }: WireServiceSettings,
  { from, known }: { from: string; known: readonly HoursException[] },
): Generator<[path: string, problem: Problem]> {
  if (ages && ages.late_minutes < ages.warn_minutes)
    yield ["age_limits.late_minutes", { code: "below_minimum", min: ages.warn_minutes }];
  for (const index of overlapping(hours)) yield [`hours.${index}`, { code: "overlapping" }];
  for (const [index, { date, intervals }] of exceptions.entries()) {
    const path = `exceptions.${index}`;
    if (date < from && !known.some((one) => one.date === date))
      yield [`${path}.date`, { code: "in_the_past" }];
    if (exceptions.findIndex((other) => other.date === date) < index)
      yield [`${path}.date`, { code: "date_repeated" }];
    for (const place of overlapping(intervals.map((one) => ({ ...one, weekday: 0 }))))
      yield [`${path}.intervals.${place}`, { code: "overlapping" }];
  }
}

/**
 * Lists the country's holidays from a day on until the end of the next year, with those of the state where it is known.
 */
function holidaysFrom(from: string, state: string) {
  const year = Number(from.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) =>
      getHolidays({ year: each, ...(isBrazilianState(state) ? { stateCode: state } : {}) }),
    )
    .map(({ name, date }) => ({ date: localDate(date), name }))
    .filter(({ date }) => date >= from);
}

/** The library's dates are midnights of the machine's own zone. */
function localDate(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

type Pausing = { service: Service; minutes: number | null; reason?: string | undefined };

/** Pauses a service for `minutes`, or ends its pause if null; the last call wins. */
export async function pauseService({ service, minutes, reason = "" }: Pausing, context: Context) {
  const { tx, now } = context;
  const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
  if (until !== null) await beginPause(tx, { service, reason, until });
  const isChanged = until !== null || (await endPause(tx, service));
  if (isChanged)
    await addHistory(tx, {
      what: until === null ? "resumed" : "paused",
      userId: userIdOf(context),
      after: { service, ...(until && { until, reason: writtenText(reason) }) },
    });
  await publishAccountChange(tx);
  return serviceView(await readServices(tx), { service, scope: scopeOf(context) });
}

/** Answers whether there was a pause. */
async function endPause(tx: Tx, service: Service): Promise<boolean> {
  const { numDeletedRows } = await deleteOwn(tx, "service_pauses")
    .where("service", "=", service)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function beginPause(
  tx: Tx,
  { service, reason, until }: { service: Service; reason: string; until: Date },
): Promise<void> {
  const pause = { paused_until: until, reason: writtenText(reason) };
  await tx.db
    .insertInto("service_pauses")
    .values({ account_id: tx.accountId, service, ...pause })
    .onConflict((conflict) => conflict.columns(["account_id", "service"]).doUpdateSet(pause))
    .execute();
}
