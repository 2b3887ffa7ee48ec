import { settingFields } from "../../../contract/setting-fields.ts";
import { settingFieldText } from "../../text/setting-field-dictionary.ts";
import { settingsText } from "../../text/settings-dictionary.ts";

/** The name on the screen of the setting at a path of the wire. */
export function settingLabel(path: string): string {
  const { own, fields } = settingFieldText;
  const { features, languages, colours } = settingsText.titles;
  const field = settingFields.find(({ name }) => path === `extras.${name}`);
  if (field) return fields[field.name].label;
  const labels: Readonly<Record<string, string>> = {
    ...own,
    "data.features": features,
    "extras.languages": languages,
    "extras.styleguide": colours,
  };
  return labels[path] ?? path;
}
