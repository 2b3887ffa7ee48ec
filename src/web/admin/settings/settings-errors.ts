import { settingFields, type AccountSetting } from "../../../contract/setting-fields.ts";
import { accountRules } from "../../../domain/account-rules.ts";
import { areaLimits } from "../../../domain/area.ts";
import { parseColour } from "../../../domain/contrast.ts";
import type { Cents } from "../../../domain/money.ts";
import { parsePhone } from "../../../domain/phone-number.ts";
import { serviceLimits } from "../../../domain/service.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import type { Errors } from "../../forms/use-errors.ts";
import { settingProblemText as words } from "../../text/setting-problem-dictionary.ts";
import {
  districtsOf,
  hasDistricts,
  hasRanges,
  areaLines,
  rangeOf,
  type TypedArea,
  type TypedAreas,
} from "./areas/area-form.ts";
import { colourKeys } from "./sections/chosen-colours.ts";
import type { TypedService, TypedServices } from "./services/service-form.ts";
import { markIntervals } from "./services/typed-intervals.ts";
import { parsedNumbers, type SettingValues } from "./settings.ts";

// Finds errors before the server is asked, by the paths of its refusals. The first change fetches this file.

type Check = (typed: string) => string | undefined;

const wrong = words.settings;

const checks: Readonly<Record<string, Check | undefined>> = {
  "data.name": worded(accountRules.name),
  "extras.currency": (typed) =>
    isBlank(typed) ? wrong.currency_digits : worded(accountRules.currency)(typed),
  ...Object.fromEntries(settingFields.map((field) => [`extras.${field.name}`, checkOf(field)])),
};

export function errorsOfSettings(changed: Readonly<Partial<SettingValues>>): Errors {
  const errors: Record<string, string> = {};
  for (const [path, value] of Object.entries(changed)) {
    const error = typeof value === "string" ? checks[path]?.(value) : undefined;
    if (error !== undefined) errors[path] = error;
  }
  const colours = changed["extras.styleguide"];
  for (const key of colourKeys) {
    const colour = colours?.[key].trim() ?? "";
    if (colour !== "" && parseColour(colour) === undefined) {
      errors[`extras.styleguide.colors.${key}`] = wrong.invalid_colour;
    }
  }
  return errors;
}

function checkOf(field: AccountSetting): Check | undefined {
  if (field.type === "switch") return undefined;
  if (field.type !== "text") {
    const { type, max } = field;
    return (typed) =>
      (parsedNumbers[type](typed) ?? Infinity) <= max ? undefined : wrong.atMost(max);
  }
  // Stricter than the rule, which takes every number that a telephone can dial.
  if (field.name === "phone")
    return (phone) => (isBlank(phone) || parsePhone(phone) ? undefined : wrong.invalid_contact);
  // A state is chosen from a list.
  return field.rule && field.rule !== "state" ? worded(accountRules[field.rule]) : undefined;
}

/** The rule's problem with a text, in words. */
function worded(
  rule: (text: string) => { code: Exclude<keyof typeof wrong, "atMost"> } | undefined,
): Check {
  return (typed) => {
    const problem = rule(typed.trim());
    return problem && wrong[problem.code];
  };
}

export function errorsOfServices(typed: Partial<TypedServices>): Errors {
  return below(Object.entries(typed).map(([path, service]) => [path, errorsOfService(service)]));
}

function errorsOfService({ hours, exceptions, ...typed }: TypedService): Errors {
  const errors: Record<string, string> = {};
  const number = (path: string, text: string, least: number, most: number) => {
    if (!isWhole(text, least, most)) errors[path] = words.services.number(least, most);
  };
  if (hours.length > serviceLimits.intervals)
    errors["hours"] = words.services.tooMany(serviceLimits.intervals);
  markIntervals(errors, "hours", hours);
  for (const [index, exception] of exceptions.entries()) {
    const path = `exceptions.${index}`;
    const { date, intervals } = exception;
    if (date === "") errors[`${path}.date`] = words.services.date;
    else if (exceptions.findIndex((other) => other.date === date) < index)
      errors[`${path}.date`] = words.services.dateTwice;
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
  if (typed.minimum > serviceLimits.minimumCents) errors["minimum_amount"] = words.services.amount;
  if (typed.slots) {
    number("slots.limit", typed.slots.limit, 1, serviceLimits.slotLimit);
    number("slots.lead_minutes", typed.slots.lead_minutes, 0, serviceLimits.leadMinutes);
    number("slots.days_ahead", typed.slots.days_ahead, 0, serviceLimits.daysAhead);
  }
  return errors;
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,9}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}

export function errorsOfAreas({ areas = [] }: Partial<TypedAreas>): Errors {
  return below(areas.map((area, index) => [`areas.${index}`, errorsOfArea(area)]));
}

/** The errors of parts, by whole paths. */
function below(parts: readonly (readonly [path: string, errors: Errors])[]): Errors {
  const all = parts.map(([path, errors]) =>
    Object.entries(errors).map(([name, why]) => [`${path}.${name}`, why]),
  );
  return Object.fromEntries(all.flat());
}

function errorsOfArea(area: TypedArea): Errors {
  const districts = hasDistricts(area) ? districtsOf(area) : [];
  const ranges = hasRanges(area) ? faultOfRanges(area) : undefined;
  const isByNothing = districts.length === 0 && (!hasRanges(area) || isBlank(area.ranges));
  const lacking = {
    postal_code: words.areas.ranges,
    excluded: words.areas.both,
    district: undefined,
  };
  const found: Record<string, string | undefined> = {
    name: isBlank(area.name) ? words.areas.name : undefined,
    ranges: ranges ?? (isByNothing ? lacking[area.kind] : undefined),
    city: districts.length > 0 && isBlank(area.city) ? words.areas.city : undefined,
    districts: isByNothing && area.kind === "district" ? words.areas.districts : undefined,
  };
  if (area.kind !== "excluded") {
    found["fee"] = tooMuch(area.fee, areaLimits.feeCents);
    found["minimum_amount"] = tooMuch(area.minimum, areaLimits.minimumCents);
    found["free_above"] = tooMuch(area.freeAbove, areaLimits.minimumCents);
    if (area.minutes !== "" && !isWhole(area.minutes, 0, areaLimits.minutes))
      found["minutes"] = words.services.number(0, areaLimits.minutes);
  }
  const texts = Object.entries(found).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return Object.fromEntries(texts);
}

function tooMuch(cents: Cents, most: Cents): string | undefined {
  return cents > most ? words.services.amount : undefined;
}

function faultOfRanges({ ranges }: TypedArea): string | undefined {
  for (const line of areaLines(ranges)) {
    const range = rangeOf(line);
    if (!range) return words.areas.range(line);
    if (range[0] > range[1]) return words.areas.turned(line);
  }
  return undefined;
}
