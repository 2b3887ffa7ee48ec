import { randomUUIDv7 } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../../contract/problems.ts";
import type { areasContract, SentArea, WireArea } from "../../contract/services.ts";
import type { RouteInput } from "../../contract/route.ts";
import { areaLimits, placeName, postalDigits, type DeliveryArea } from "../../domain/area.ts";
import { centsFromReais } from "../../domain/money.ts";
import { staleFields } from "../../domain/stale-fields.ts";
import { writtenText } from "../../domain/text-rules.ts";
import { addHistory } from "../db/history.ts";
import { updateOwn } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { refuseConflicts, refuseFields } from "../http/refused.ts";
import { userIdOf } from "../sessions/principal.ts";
import { publishAccountChange } from "./publish-content-change.ts";
import { areasJson, lockServices } from "./service-queries.ts";
import { areaView } from "./service-views.ts";

type SaveAreasBody = RouteInput<typeof areasContract.save>["body"];

/** Stores all areas in the given order. Refuses all of them when one is wrong, or when somebody has changed them. */
export async function saveAreas(
  { areas: sent, base }: SaveAreasBody,
  context: Context,
): Promise<void> {
  const { tx } = context;
  const stored = (await lockServices(tx)).areas;
  const named = new Set([...sent, ...(base ?? [])].map(({ id }) => id));
  const unnamed = stored.filter(({ id }) => !named.has(id));
  const areas = sent.map((area) => withKnownId(readArea(area, stored), unnamed));
  refuseWrong(areas, sent);
  const path = (of: readonly DeliveryArea[]) => ({ areas: of.map(areaView) });
  const conflicts = staleFields({
    given: path(areas),
    base: base ? path(base.map((area) => readArea(area, stored))) : {},
    stored: path(stored),
  });
  refuseConflicts(conflicts);
  await updateOwn(tx, "accounts")
    .set({ areas: areasJson(areas) })
    .execute();
  await publishAccountChange(tx);
  const views = { before: stored.map(areaView), after: areas.map(areaView) };
  if (isDeepStrictEqual(views.before, views.after)) return;
  await addHistory(tx, {
    what: "areas_changed",
    userId: userIdOf(context),
    before: beside(views.before, views.after),
    after: beside(views.after, views.before),
  });
}

/** The areas that differ from `others`. If all are equal, their order too. */
function beside(areas: readonly WireArea[], others: readonly WireArea[]) {
  const own = areas.filter((area) => !others.some((other) => isDeepStrictEqual(area, other)));
  const isSame = own.length === 0 && areas.length === others.length;
  return { areas: own, ...(isSame && { order: areas.map(({ id }) => id) }) };
}

/** A new area equal to a stored one gets its id: the first call's answer was lost. */
function withKnownId(area: DeliveryArea, unnamed: readonly DeliveryArea[]): DeliveryArea {
  const isSame = ({ id: _, ...one }: DeliveryArea) => {
    const { id: _own, ...given } = area;
    return isDeepStrictEqual(one, given);
  };
  return unnamed.find(isSame) ?? area;
}

/** The stored form of an area. Clients cannot choose ids. */
function readArea(sent: SentArea, stored: readonly DeliveryArea[]): DeliveryArea {
  const { kind, ranges = [], city = "", districts = [], free_above: freeAbove } = sent;
  const isDelivered = kind !== "excluded";
  return {
    id: stored.find(({ id }) => id === sent.id)?.id ?? randomUUIDv7(),
    name: writtenText(sent.name),
    kind,
    ranges: ranges.map(([from, to]) => [postalDigits(from), postalDigits(to)]),
    city: districts.length > 0 ? writtenText(city) : "",
    districts: districts.map(writtenText),
    feeCents: isDelivered ? centsFromReais(sent.fee) : 0,
    minimumCents: isDelivered ? centsFromReais(sent.minimum_amount) : 0,
    freeAboveCents: isDelivered && freeAbove !== undefined ? centsFromReais(freeAbove) : null,
    minutes: isDelivered ? sent.minutes : 0,
  };
}

function refuseWrong(areas: readonly DeliveryArea[], sent: readonly SentArea[]): void {
  const missing: Record<string, Problem> = {};
  const wrong: Record<string, Problem> = {};
  for (const [index, area] of areas.entries()) {
    const path = `areas.${index}`;
    if (area.name === "") missing[`${path}.name`] = { code: "required" };
    if (area.districts.length > 0 && placeName(area.city) === "")
      missing[`${path}.city`] = { code: "required" };
    for (const [below, problem] of problemsOf(area, areas.slice(0, index)))
      wrong[`${path}.${below}`] = problem;
    if (
      sent.findIndex(({ id }) => id !== undefined && id === sent[index]?.id) < index &&
      sent[index]?.id
    )
      wrong[`${path}.id`] = { code: "repeated" };
  }
  Object.assign(wrong, tooMany(areas));
  refuseFields({ ...missing, ...wrong });
}

function* problemsOf(
  area: DeliveryArea,
  earlier: readonly DeliveryArea[],
): Generator<[path: string, problem: Problem]> {
  const { kind, ranges, districts } = area;
  const needed = kind === "district" ? "districts" : "ranges";
  const isEmpty =
    kind === "excluded" ? ranges.length + districts.length === 0 : area[needed].length === 0;
  if (isEmpty) yield [needed, { code: "ranges_or_districts" }];
  if (kind === "postal_code" && districts.length > 0)
    yield ["districts", { code: "unknown_field" }];
  if (kind === "district" && ranges.length > 0) yield ["ranges", { code: "unknown_field" }];
  for (const [place, [from, to]] of ranges.entries()) {
    if (from === "") yield [`ranges.${place}.0`, { code: "invalid_postal_code" }];
    if (to === "") yield [`ranges.${place}.1`, { code: "invalid_postal_code" }];
    if (from !== "" && to !== "" && to < from)
      yield [`ranges.${place}.1`, { code: "range_reversed" }];
  }
  for (const [place, name] of districts.entries()) {
    const district = placeName(name);
    if (district === "") yield [`districts.${place}`, { code: "required" }];
    const before = { ...area, districts: districts.slice(0, place) };
    const other = [...earlier.filter((one) => one.kind === kind), before].find(
      (one) =>
        placeName(one.city) === placeName(area.city) &&
        one.districts.some((another) => placeName(another) === district),
    );
    if (district !== "" && other)
      yield [`districts.${place}`, { code: "district_repeated", area: other.name }];
  }
}

function tooMany(areas: readonly DeliveryArea[]): Record<string, Problem> {
  const ranges = areas.reduce((count, area) => count + area.ranges.length, 0);
  const districts = areas.reduce((count, area) => count + area.districts.length, 0);
  return {
    ...(ranges > areaLimits.ranges
      ? { areas: { code: "too_many_ranges", max: areaLimits.ranges } as const }
      : {}),
    ...(districts > areaLimits.districts
      ? { areas: { code: "too_many_districts", max: areaLimits.districts } as const }
      : {}),
  };
}
