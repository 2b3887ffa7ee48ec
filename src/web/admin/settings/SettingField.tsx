import type { ComponentProps } from "react";
import type { FormatName } from "../../../domain/typed-formats.ts";
import { Field, TextAreaField } from "../../ui/Field.tsx";
import { MaskedField } from "../../ui/MaskedField.tsx";
import { useTextSetting } from "./settings-context.ts";
import type { TextPath } from "./settings.ts";

type Own = { path: TextPath };
type Wired = "name" | "value" | "error" | "onChange";

/** A line of text that is a setting. What a browser knows of its owner is not the business's. */
export function SettingField({ path, ...field }: Own & Omit<ComponentProps<typeof Field>, Wired>) {
  return <Field autoComplete="off" {...field} {...useTextSetting(path)} />;
}

/** The same held to a format. */
export function MaskedSetting({
  path,
  ...field
}: Own & { mask: FormatName } & Omit<ComponentProps<typeof MaskedField>, Wired>) {
  return <MaskedField autoComplete="off" {...field} {...useTextSetting(path)} />;
}

/** Several lines. */
export function SettingTextArea({
  path,
  ...field
}: Own & Omit<ComponentProps<typeof TextAreaField>, Wired>) {
  return <TextAreaField autoComplete="off" {...field} {...useTextSetting(path)} />;
}
