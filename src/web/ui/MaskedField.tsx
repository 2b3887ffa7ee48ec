import { useRef, type ChangeEvent, type ComponentProps } from "react";
import { NumberFormatBase } from "react-number-format";
import { Field } from "./Field.tsx";
import { isSign, masks, type Mask, type MaskName } from "./masks.ts";

type MaskedFieldProps = Omit<ComponentProps<typeof Field>, "value" | "defaultValue" | "type"> & {
  mask: MaskName;
  value: string;
  type?: "text" | "tel" | undefined;
  /** What stands in the field is mostly typed anew, and seldom corrected in one digit: it is selected with the focus. */
  typedAnew?: boolean | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * A line of text held to one of the formats. `onChange` finds the text in its field already formatted; a `value` that
 * is not is shown in the format.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { mask, ref, type = "text", typedAnew = false, onChange, ...field } = props;
  const row: Mask = masks[mask];
  const pasted = useRef<string>(undefined);
  const found = useRef<string>(undefined);
  return (
    <NumberFormatBase
      customInput={Field}
      inputMode={row.inputMode}
      placeholder={row.placeholder}
      {...field}
      type={type}
      {...(ref ? { getInputRef: ref } : {})}
      format={row.write}
      removeFormatting={(text) =>
        row.strip(text === pasted.current ? (row.pasted?.(text) ?? text) : text)
      }
      getCaretBoundary={placesBesideSigns}
      isValidInputCharacter={isSign}
      isCharacterSame={isSameSign}
      onFocusCapture={({ currentTarget }) => {
        found.current = currentTarget.value;
        if (typedAnew) currentTarget.select();
      }}
      // The library tells of it later, when a finger has put the caret somewhere. Somebody may have begun to type by then.
      onFocus={({ currentTarget }) => {
        if (typedAnew && currentTarget.value === found.current) currentTarget.select();
      }}
      onPaste={(event) => {
        pasted.current = event.clipboardData.getData("text/plain");
      }}
      onChange={(event) => {
        pasted.current = undefined;
        onChange(event);
      }}
    />
  );
}

/** Where the caret may stand: before or after something that was typed. */
function placesBesideSigns(text: string): boolean[] {
  return Array.from({ length: text.length + 1 }, (_, place) => {
    return isSign(text[place]) || isSign(text[place - 1]);
  });
}

/** Letters are written large. */
function isSameSign(compared: {
  currentValue: string;
  formattedValue: string;
  currentValueIndex: number;
  formattedValueIndex: number;
}): boolean {
  const { currentValue, formattedValue, currentValueIndex, formattedValueIndex } = compared;
  return (
    currentValue[currentValueIndex]?.toUpperCase() ===
    formattedValue[formattedValueIndex]?.toUpperCase()
  );
}
