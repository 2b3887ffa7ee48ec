import type { HistoryEntry } from "../../../../contract/history.ts";
import { settingFields } from "../../../../contract/setting-fields.ts";
import { viewModes } from "../../../../domain/landing-path.ts";
import { recordOf } from "../../../storage/stored-json.ts";
import { text } from "../../../text/dictionary.ts";
import { labelText } from "../../../text/label-dictionary.ts";
import { formatNumber } from "../../../text/formats.ts";
import { listWords } from "../../../text/joined.ts";
import { historyText } from "../../../text/history-dictionary.ts";
import { settingFieldText } from "../../../text/setting-field-dictionary.ts";
import { settingLabel } from "../setting-labels.ts";

/** Each setting that was saved, with its value before and after; entries of older versions hold no values. */
export function settingChanges({ what, from, to }: HistoryEntry): string[] {
  if (what !== "settings_changed") return [];
  const { change, changed } = historyText.settings;
  const [before, after] = [from, to].map((told) => recordOf(recordOf(told)["values"]));
  return Object.keys(after ?? {})
    .filter((path) => path !== "extras.inactiveLanguages")
    .map((path) => {
      const label = labelOf(path);
      const [was, is] = [wordsOf(path, before?.[path]), wordsOf(path, after?.[path])];
      return was === undefined || is === undefined || was === is
        ? changed(label)
        : change(label, was, is);
    });
}

function labelOf(path: string): string {
  const { unnamed } = historyText.settings;
  const label = settingLabel(path);
  if (label !== path) return label;
  return Object.hasOwn(unnamed, path) ? unnamed[path as keyof typeof unnamed] : unnamed.other;
}

/** Undefined for values that no short words can tell, such as pictures and colours. */
function wordsOf(path: string, value: unknown): string | undefined {
  const { nothing, none, on, off } = historyText.settings;
  if (path === "data.logo" || path === "data.banner") return undefined;
  const state = switchWords(path, value);
  if (state !== undefined) return state;
  if (typeof value === "boolean") return value ? on : off;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "string") return value === "" ? nothing : (modeOf(path, value) ?? value);
  if (path !== "data.features" && path !== "extras.paymentMethods") return undefined;
  return chosenWords(value) || none;
}

/** The features or the payment methods that are on. */
export function chosenWords(value: unknown): string {
  const { features } = settingFieldText;
  const names: Readonly<Record<string, string>> = { ...labelText.methods, ...features };
  const chosen = Object.entries(recordOf(value)).filter(([, isOn]) => isOn === true);
  return listWords(chosen.map(([name]) => names[name] ?? name));
}

/** A stored value of a switch as people read it. */
export function switchWords(path: string, value: unknown): string | undefined {
  const field = settingFields.find(({ name }) => path === `extras.${name}`);
  const isOf = (state: 0 | 1) => field?.type === "switch" && field.values[state] === value;
  const { on, off } = historyText.settings;
  return isOf(1) ? on : isOf(0) ? off : undefined;
}

function modeOf(path: string, value: string): string | undefined {
  const mode = path === "data.source" ? viewModes.find((one) => one === value) : undefined;
  return mode && text.pages[mode];
}
