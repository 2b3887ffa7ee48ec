import type { ComponentProps } from "react";
import type { FormatName } from "../../../domain/typed-formats.ts";
import { Field, TextAreaField } from "../../ui/Field.tsx";
import { MaskedField } from "../../ui/MaskedField.tsx";
import { useTextSetting } from "./settings-context.ts";
import type { TextPath } from "./settings.ts";

type Own = {
  path: TextPath;
  /** The setting's label, if it has another one here. */
  label?: string;
};
type Wired = "label" | "name" | "value" | "error" | "onChange";

/** A line of text that is a setting. A browser's knowledge of its owner is not the business's. */
export function SettingField({ path, ...field }: Own & Omit<ComponentProps<typeof Field>, Wired>) {
  return <Field autoComplete="off" {...useTextSetting(path)} {...field} />;
}

/** The same held to a format. */
export function MaskedSetting({
  path,
  ...field
}: Own & { mask: FormatName } & Omit<ComponentProps<typeof MaskedField>, Wired>) {
  return <MaskedField autoComplete="off" {...useTextSetting(path)} {...field} />;
}

/** Several lines. */
export function SettingTextArea({
  path,
  ...field
}: Own & Omit<ComponentProps<typeof TextAreaField>, Wired>) {
  return <TextAreaField autoComplete="off" {...useTextSetting(path)} {...field} />;
}
