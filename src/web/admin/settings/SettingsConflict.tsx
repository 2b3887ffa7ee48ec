import type { SentArea, WireServiceSettings } from "../../../contract/services.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { languageNames, type Language } from "../../../domain/languages.ts";
import { services } from "../../../domain/service.ts";
import { recordOf } from "../../storage/stored-json.ts";
import { formatNumber } from "../../text/formats.ts";
import { listWords, withColon } from "../../text/joined.ts";
import { areaText } from "../../text/area-dictionary.ts";
import { hoursText } from "../../text/hours-dictionary.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { openingText } from "../../text/opening-dictionary.ts";
import { pauseText } from "../../text/pause-dictionary.ts";
import { settingFieldText } from "../../text/setting-field-dictionary.ts";
import { settingProblemText } from "../../text/setting-problem-dictionary.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import { settingsSiteText } from "../../text/settings-site-dictionary.ts";
import { ConflictDialog } from "../../forms/ConflictDialog.tsx";
import { plainWords } from "../plain-words.ts";
import { chosenWords, switchWords } from "./sections/setting-changes.ts";
import { typedService } from "./services/service-form.ts";
import { settingLabel } from "./setting-labels.ts";
import type { Section } from "./shown-sections.ts";
import { useSettings } from "./use-settings-form.ts";

const words = settingProblemText.summary;

/** Another owner has saved some of the same settings meanwhile: whose shall stay? */
export function SettingsConflict({ sections }: { sections: readonly Section[] }) {
  const form = useSettings();
  const labelOf = (path: string) => {
    if (path === "areas") return settingsText.titles.areas;
    const service = services.find((one) => path === `services.${one}`);
    if (service) return pauseText.names[service];
    return path === "extras.locations" && sections.some(({ key }) => key === "rooms")
      ? settingFieldText.own.rooms
      : settingLabel(path);
  };
  return <ConflictDialog editor={form} labelOf={labelOf} show={shown} />;
}

/** A stored value as people read it. */
function shown(path: string, value: unknown): string {
  // Only these are stored under these paths.
  if (path === "areas") return areasSummary(value as SentArea[]);
  if (path.startsWith("services.")) return serviceSummary(value as WireServiceSettings);
  const state = switchWords(path, value);
  if (state !== undefined) return state;
  if (typeof value === "string") return path === "extras.about" ? plainWords(value) : value;
  if (typeof value === "number") return formatNumber(value);
  if (Array.isArray(value)) return listWords(value.map(nameOf));
  if (path !== "extras.styleguide") return chosenWords(value);
  const names: Readonly<Record<string, string>> = settingsSiteText.colours.keys;
  const colours = Object.entries(recordOf(recordOf(value)["colors"]));
  return listWords(colours.map(([key, colour]) => withColon(names[key] ?? key, String(colour))));
}

function nameOf(language: unknown): string {
  // The lists among the settings are lists of languages.
  return languageNames[language as Language] ?? String(language);
}

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
        kind === "excluded" ? areaText.kinds.excluded : unbrokenMoney(centsFromReais(fee)),
      ),
    ),
  );
}
