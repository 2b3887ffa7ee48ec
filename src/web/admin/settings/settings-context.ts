import { createContext, use } from "react";
import { wireText } from "../../forms/wire-text.ts";
import { settingLabel, type SettingPath, type SettingValues, type TextPath } from "./settings.ts";
import type { SettingsForm } from "./use-settings-form.ts";

export const SettingsContext = createContext<SettingsForm | null>(null);

export function useSettings(): SettingsForm {
  const form = use(SettingsContext);
  if (!form) throw new Error("There is no SettingsContext above this component");
  return form;
}

/** One setting, and the way to change it. */
export function useSetting<Path extends SettingPath>(path: Path) {
  const { values, errors, set } = useSettings();
  const change = (value: SettingValues[Path]) => set({ [path]: value });
  return { value: values[path], error: errors[path], change };
}

/** The props of a control for a setting that is a text. */
export function useTextSetting(path: TextPath) {
  return { label: settingLabel(path), ...wireText<TextPath>(useSettings(), path) };
}
