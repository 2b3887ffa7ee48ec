import type { ComponentProps } from "react";
import {
  settingFields,
  type AccountSetting as Described,
  type SettingName,
  type SwitchName,
} from "../../../contract/setting-fields.ts";
import type { FormatName } from "../../../domain/typed-formats.ts";
import { wireText } from "../../forms/wire-text.ts";
import { settingFieldText } from "../../text/setting-field-dictionary.ts";
import { Field, TextAreaField } from "../../ui/Field.tsx";
import { MaskedField } from "../../ui/MaskedField.tsx";
import { SwitchField } from "../../ui/SwitchField.tsx";
import styles from "./fields.module.css";
import { useSetting, useSettings } from "./use-settings-form.ts";
import { settingLabel } from "./setting-labels.ts";
import type { TextPath } from "./settings.ts";
import type { SectionKey } from "./shown-sections.ts";

/** The settings of a section that its own component does not place. */
export function SectionFields({ section }: { section: SectionKey }) {
  return settingFields
    .filter((field) => field.section === section && !field.isPlaced)
    .map((field) => (
      <div key={field.name} className={field.isWide ? styles.full : styles.half}>
        <Control field={field} />
      </div>
    ));
}

function Control({ field }: { field: Described }) {
  // The compiler does not know that a field of this type has such a name.
  if (field.type === "switch") return <SettingSwitch name={field.name as SwitchName} />;
  const path = `extras.${field.name}` as TextPath;
  return "rows" in field ? <SettingTextArea path={path} /> : <SettingField path={path} />;
}

type Own = {
  path: TextPath;
  /** The setting's label, if it has another one here. */
  label?: string;
};
type Wired = "label" | "name" | "value" | "error" | "onChange";

/** A line of text that is a setting. Browsers may not fill it: they know the owner's data, not the business's. */
export function SettingField({ path, ...own }: Own & Omit<ComponentProps<typeof Field>, Wired>) {
  const { mask, rows: _, ...said } = useDescribed(path);
  if (!mask) return <Field {...said} {...own} />;
  const { type: __, ...masked } = { ...said, ...own };
  return (
    <MaskedField
      {...masked}
      mask={mask}
      type={mask === "phone" ? "tel" : "text"}
      maxLength={undefined}
    />
  );
}

export function SettingTextArea({
  path,
  ...own
}: Own & Omit<ComponentProps<typeof TextAreaField>, Wired>) {
  const { mask: _, inputMode: __, ...said } = useDescribed(path);
  return <TextAreaField {...said} {...own} />;
}

export function SettingSwitch({ name }: { name: SwitchName }) {
  const { value, change } = useSetting(`extras.${name}`);
  return (
    <SwitchField
      {...settingFieldText.fields[name]}
      name={`extras.${name}`}
      checked={value}
      onChange={({ target }) => change(target.checked)}
    />
  );
}

/** The props of a control for a setting that is a text. */
export function useTextSetting(path: TextPath) {
  return { label: settingLabel(path), ...wireText<TextPath>(useSettings(), path) };
}

/** The properties of a setting's control, with what the table of settings says of it. */
function useDescribed(path: TextPath) {
  return { autoComplete: "off", ...useTextSetting(path), ...saidOf(path) };
}

type Said = Pick<ComponentProps<typeof Field>, "hint" | "maxLength" | "optional" | "inputMode"> & {
  mask?: FormatName | undefined;
  rows?: number | undefined;
};

function saidOf(path: TextPath): Said {
  const field = settingFields.find(({ name }) => path === `extras.${name satisfies SettingName}`);
  if (!field || field.type === "switch") return {};
  const hint = settingFieldText.fields[field.name].hint || undefined;
  if (field.type === "count")
    return { hint, inputMode: "numeric", maxLength: String(field.max).length };
  if (field.type === "percentage") return { hint, inputMode: "decimal", maxLength: 5 };
  const { max: maxLength, optional, mask, rows } = field;
  return { hint, maxLength, optional, mask, rows };
}
