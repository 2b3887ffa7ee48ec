import type { HistoryEntry } from "../../../../contract/history.ts";
import { viewModes } from "../../../../domain/landing-path.ts";
import { paymentMethods } from "../../../../domain/payment-methods.ts";
import { recordOf } from "../../../storage/stored-json.ts";
import { text } from "../../../text/dictionary.ts";
import { labelText } from "../../../text/label-dictionary.ts";
import { formatNumber, listWords } from "../../../text/formats.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { settingLabel, switchWords } from "../settings.ts";

/** Each setting that was saved, with its value before and after; entries of older versions hold no values. */
export function settingChanges({ what, from, to }: HistoryEntry): string[] {
  if (what !== "settings_changed") return [];
  const { change, changed } = settingsText.history;
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
  const { unnamed } = settingsText.history;
  const label = settingLabel(path);
  if (label !== path) return label;
  return Object.hasOwn(unnamed, path) ? unnamed[path as keyof typeof unnamed] : unnamed.other;
}

/** Undefined for values that no short words can tell, such as pictures and colours. */
function wordsOf(path: string, value: unknown): string | undefined {
  const { nothing, none, on, off } = settingsText.history;
  if (path === "data.logo" || path === "data.banner") return undefined;
  const state = switchWords(path, value);
  if (state !== undefined) return state;
  if (typeof value === "boolean") return value ? on : off;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "string") return value === "" ? nothing : (modeOf(path, value) ?? value);
  if (path !== "data.features" && path !== "extras.paymentMethods") return undefined;
  const chosen = Object.entries(recordOf(value)).filter(([, isOn]) => isOn === true);
  return chosen.length === 0 ? none : listWords(chosen.map(([name]) => nameOf(name)));
}

function modeOf(path: string, value: string): string | undefined {
  const mode = path === "data.source" ? viewModes.find((one) => one === value) : undefined;
  return mode && text.pages[mode];
}

function nameOf(name: string): string {
  const method = paymentMethods.find((one) => one === name);
  if (method) return labelText.methods[method];
  const { names } = settingsText.features;
  return Object.hasOwn(names, name) ? names[name as keyof typeof names] : name;
}
