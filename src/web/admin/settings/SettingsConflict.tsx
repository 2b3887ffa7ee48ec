import type { SentArea, WireServiceSettings } from "../../../contract/services.ts";
import { languageNames, type Language } from "../../../domain/languages.ts";
import { isPaymentMethod } from "../../../domain/payment-methods.ts";
import { services } from "../../../domain/service.ts";
import { formatNumber, listWords, withColon } from "../../text/formats.ts";
import { pauseText } from "../../text/pause-dictionary.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import { ConflictDialog } from "../../forms/ConflictDialog.tsx";
import { plainWords } from "../plain-words.ts";
import { areasSummary, serviceSummary } from "./services/service-summary.ts";
import type { Section } from "./shown-sections.ts";
import { settingLabel, switchWords } from "./settings.ts";
import { useSettings } from "./settings-context.ts";
import { labelText } from "../../text/label-dictionary.ts";

/** Another owner has saved some of the same settings meanwhile: whose shall stay? */
export function SettingsConflict({ sections }: { sections: readonly Section[] }) {
  const form = useSettings();
  const labelOf = (path: string) => {
    if (path === "areas") return settingsText.areas.title;
    const service = services.find((one) => path === `services.${one}`);
    if (service) return pauseText.names[service];
    return path === "extras.locations" && sections.some(({ key }) => key === "rooms")
      ? settingsText.rooms.count
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
  if (typeof value !== "object" || value === null) return "";
  if (path === "extras.styleguide") {
    const colors: object =
      "colors" in value && typeof value.colors === "object" ? (value.colors ?? {}) : {};
    return listWords(
      Object.entries(colors).map(([key, colour]) => withColon(colourName(key), String(colour))),
    );
  }
  const on = Object.entries(value).filter(([, isOn]) => isOn === true);
  const names: Readonly<Record<string, string>> = settingsText.features.names;
  return listWords(
    on.map(([key]) => (isPaymentMethod(key) ? labelText.methods[key] : (names[key] ?? key))),
  );
}

function nameOf(language: unknown): string {
  // The lists among the settings are lists of languages.
  return languageNames[language as Language] ?? String(language);
}

function colourName(key: string): string {
  const names: Readonly<Record<string, string>> = settingsText.colours.keys;
  return names[key] ?? key;
}
