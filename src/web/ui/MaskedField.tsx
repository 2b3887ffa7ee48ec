import { useRef, type ChangeEvent, type ComponentProps } from "react";
import { NumberFormatBase } from "react-number-format";
import { Field } from "./Field.tsx";
import { isSign, masks, type Mask, type MaskName } from "./masks.ts";

type MaskedFieldProps = Omit<ComponentProps<typeof Field>, "value" | "defaultValue" | "type"> & {
  mask: MaskName;
  value: string;
  type?: "text" | "tel" | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * A line of text held to one of the formats. `onChange` finds the text in its field already formatted; a `value` that
 * is not is shown in the format.
 */
export function MaskedField({ mask, ref, type = "text", onChange, ...field }: MaskedFieldProps) {
  const row: Mask = masks[mask];
  const pasted = useRef<string>(undefined);
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
