import { ungrouped, withMarksOf } from "../../domain/localized-money.ts";
import { countSigns, placeBefore, typedText, type FormatName } from "../../domain/typed-formats.ts";
import { spokenLanguage } from "../text/spoken-language.ts";

type Change = { mask: FormatName; before: string; pasted: string | undefined; event: Event };

/** As `typedText`, but for amounts, which have the marks of the interface's language. */
export function maskedText(mask: FormatName, text: string, how?: { whole: boolean }) {
  if (mask !== "currency") return typedText(mask, text, how);
  const language = spokenLanguage();
  const typed = typedText(mask, how?.whole ? ungrouped(language, text) : text, how);
  return { ...typed, shown: withMarksOf(language, typed.shown) };
}

/** Puts what stands in the field after a change into its format, and the caret behind what was typed. */
export function rewrite(input: HTMLInputElement, { mask, before, pasted, event }: Change): void {
  const { value } = input;
  const caret = input.selectionStart ?? value.length;
  const how = event instanceof InputEvent ? event.inputType : "";
  const parts = [value.slice(0, caret), value.slice(caret)] as const;
  // Deleting a separator that the format added deletes the adjacent sign.
  const isOnlyWritten = how.startsWith("delete") && maskedText(mask, value).shown === before;
  const [head, tail] = isOnlyWritten ? withoutSign(mask, parts, how.includes("Forward")) : parts;
  const whole = value === pasted || isWhole(mask, value, event);
  input.value = maskedText(mask, head + tail, { whole }).shown;
  // In some browsers setting the caret takes the focus.
  if (document.activeElement !== input) return;
  const place = placeBefore(mask, input.value, countSigns(mask, tail));
  input.setSelectionRange(place, place);
}

/** Whether a text is taken as a whole: a browser has filled it in, or somebody types its marks by hand. */
function isWhole(mask: FormatName, value: string, event: Event): boolean {
  if (!(event instanceof InputEvent) || event.inputType === "insertReplacementText") {
    return /\D/.test(value);
  }
  return event.inputType === "insertText" && countSigns(mask, event.data ?? "0") === 0;
}

/** The texts before and after the caret, without the adjacent sign on one side. */
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

/** Selects the text, and once more after a finger has put the caret somewhere, unless somebody types already. */
export function selectAll(input: HTMLInputElement): void {
  const { value } = input;
  input.select();
  setTimeout(() => {
    if (document.activeElement === input && input.value === value) input.select();
  });
}
