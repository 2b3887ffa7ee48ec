import type { SentArea, WireServiceSettings } from "../../../../contract/services.ts";
import { centsFromReais } from "../../../../domain/money.ts";
import { unbrokenMoney } from "../../../text/money.ts";
import { hoursText } from "../../../text/hours-dictionary.ts";
import { listWords, withColon } from "../../../text/formats.ts";
import { openingText } from "../../../text/opening-dictionary.ts";
import { serviceText } from "../../../text/service-dictionary.ts";
import { typedService } from "./service-form.ts";

const words = serviceText.summary;

/** A service in one line, so that two versions of it can be compared. */
export function serviceSummary(stored: WireServiceSettings): string {
  const { hours, exceptions, prep_minutes: prep, minimum_amount: minimum } = stored;
  return listWords([
    stored.enabled ? words.on : words.off,
    ...typedService(stored).hours.map(
      ({ weekday, start, end }) =>
        `${hoursText.weekdays[weekday]} ${openingText.times(`${start}–${end}`)}`,
    ),
    ...(hours.length === 0 ? [words.alwaysOpen] : []),
    words.dates(exceptions.length),
    words.prep(prep),
    words.minimum(unbrokenMoney(centsFromReais(minimum))),
    stored.accepts === "auto" ? words.auto : words.manual,
    ...(stored.age_limits
      ? [words.ages(stored.age_limits.warn_minutes, stored.age_limits.late_minutes)]
      : []),
    stored.slots ? words.slots(stored.slots.minutes, stored.slots.limit) : words.noSlots,
  ]);
}

/** All areas in their order, each with what it costs. */
export function areasSummary(areas: readonly SentArea[]): string {
  return listWords(
    areas.map(({ name, kind, fee }) =>
      withColon(
        name,
        kind === "excluded" ? serviceText.areas.kinds.excluded : unbrokenMoney(centsFromReais(fee)),
      ),
    ),
  );
}
