import type { KeyboardEvent } from "react";

/** Enter goes from a line of text to the next field of the category; in longer texts it does with Ctrl. */
export function goToNext(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  const isLine = target instanceof HTMLInputElement;
  if (target.dataset["translation"] === undefined || !(isLine || ctrlKey || metaKey)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>("[data-translation]")];
  fields[fields.indexOf(target) + 1]?.focus();
}
