import { useRef, type ChangeEvent, type ComponentProps } from "react";
import { formats, type FormatName } from "../../domain/typed-formats.ts";
import { fieldText } from "../text/field-dictionary.ts";
import { formatMoney } from "../text/money.ts";
import { Field } from "./Field.tsx";
import { maskedText, rewrite, selectAll } from "./masked-input.ts";

type MaskedFieldProps = Omit<ComponentProps<typeof Field>, "value" | "defaultValue" | "type"> & {
  mask: FormatName;
  value: string;
  type?: "text" | "tel" | undefined;
  /** The text is selected when it gets the focus: it is mostly replaced, and seldom corrected in one digit. */
  typedAnew?: boolean | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * A line of text held to one of the formats. `onChange` finds the text in its field already formatted; a `value` that
 * is not is shown in the format. Text that the format has no room for is shown, and the field says that it is too much.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { mask, value, type = "text", typedAnew = false, error, onChange, ...field } = props;
  const { inputMode, placeholder } = formats[mask];
  const { shown, hasTooMany } = maskedText(mask, value);
  const pasted = useRef<string>(undefined);
  return (
    <Field
      inputMode={inputMode}
      placeholder={mask === "currency" ? formatMoney(0, "") : placeholder}
      {...field}
      type={type}
      value={shown}
      error={error ?? (hasTooMany ? fieldText.tooManyDigits : undefined)}
      onFocus={({ currentTarget }) => {
        if (typedAnew) selectAll(currentTarget);
      }}
      onPaste={(event) => {
        pasted.current = event.clipboardData.getData("text/plain");
      }}
      onChange={(event) => {
        const input = event.currentTarget;
        rewrite(input, { mask, before: shown, pasted: pasted.current, event: event.nativeEvent });
        pasted.current = undefined;
        onChange(event);
      }}
    />
  );
}
