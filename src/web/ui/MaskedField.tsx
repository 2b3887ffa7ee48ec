import { useRef, type ChangeEvent, type ComponentProps } from "react";
import {
  countSigns,
  formats,
  placeBefore,
  typedText,
  type FormatName,
} from "../../domain/typed-formats.ts";
import { fieldText } from "../text/field-dictionary.ts";
import { Field } from "./Field.tsx";

type MaskedFieldProps = Omit<ComponentProps<typeof Field>, "value" | "defaultValue" | "type"> & {
  mask: FormatName;
  value: string;
  type?: "text" | "tel" | undefined;
  /** What stands in the field is mostly typed anew, and seldom corrected in one digit: it is selected with the focus. */
  typedAnew?: boolean | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * A line of text held to one of the formats. `onChange` finds the text in its field already formatted; a `value` that
 * is not is shown in the format. What the format has no room for is shown, and the field says that it is too much.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { mask, value, type = "text", typedAnew = false, error, onChange, ...field } = props;
  const { inputMode, placeholder } = formats[mask];
  const { shown, hasTooMany } = typedText(mask, value);
  const pasted = useRef<string>(undefined);
  return (
    <Field
      inputMode={inputMode}
      placeholder={placeholder}
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

type Change = { mask: FormatName; before: string; pasted: string | undefined; event: Event };

/** Puts what stands in the field after a change into its format, and the caret behind what was typed. */
function rewrite(input: HTMLInputElement, { mask, before, pasted, event }: Change): void {
  const { value } = input;
  const caret = input.selectionStart ?? value.length;
  const how = event instanceof InputEvent ? event.inputType : "";
  const parts = [value.slice(0, caret), value.slice(caret)] as const;
  // Where the format alone had written what was deleted, the sign beside it is meant.
  const isOnlyWritten = how.startsWith("delete") && typedText(mask, value).shown === before;
  const [head, tail] = isOnlyWritten ? withoutSign(mask, parts, how.includes("Forward")) : parts;
  const whole = value === pasted || isWhole(mask, value, event);
  input.value = typedText(mask, head + tail, { whole }).shown;
  // Elsewhere it would take the focus in some browsers.
  if (document.activeElement !== input) return;
  const place = placeBefore(mask, input.value, countSigns(mask, tail));
  input.setSelectionRange(place, place);
}

/** Whether a text means itself: a browser has filled it in, or somebody writes the marks in it by hand. */
function isWhole(mask: FormatName, value: string, event: Event): boolean {
  if (!(event instanceof InputEvent) || event.inputType === "insertReplacementText") {
    return /\D/.test(value);
  }
  return event.inputType === "insertText" && countSigns(mask, event.data ?? "0") === 0;
}

/** The parts before and behind the caret, less the sign that is next to it on one side. */
function withoutSign(
  mask: FormatName,
  [head, tail]: readonly [string, string],
  isForward: boolean,
): readonly [string, string] {
  const isSign = (character: string) => countSigns(mask, character) > 0;
  const place = isForward
    ? tail.split("").findIndex(isSign)
    : head.split("").map(isSign).lastIndexOf(true);
  if (place < 0) return [head, tail];
  const without = (text: string) => text.slice(0, place) + text.slice(place + 1);
  return isForward ? [head, without(tail)] : [without(head), tail];
}

/** Once more when a finger has put the caret somewhere, unless somebody has begun to type by then. */
function selectAll(input: HTMLInputElement): void {
  const { value } = input;
  input.select();
  setTimeout(() => {
    if (document.activeElement === input && input.value === value) input.select();
  });
}
