import { useEffect, useRef, useState, type RefObject } from "react";

type FirstWrong<Part extends HTMLElement> = {
  /** The ref for the element that holds the fields. */
  part: RefObject<Part | null>;
  /** To be called whenever the fields are marked. */
  goToWrong: () => void;
};

/**
 * Focuses the first field marked as wrong, so that a screen reader reads its error: at each call, and at each new
 * `refusal`, which comes later, from the server.
 */
export function useFirstWrong<Part extends HTMLElement = HTMLFormElement>(
  refusal?: unknown,
): FirstWrong<Part> {
  const part = useRef<Part>(null);
  const [calls, setCalls] = useState(0);
  // Only then: correcting one field must not take the focus to the next.
  useEffect(() => {
    if (calls > 0) focusFirstWrong(part.current);
  }, [calls]);
  useEffect(() => {
    if (refusal) focusFirstWrong(part.current);
  }, [refusal]);
  return { part, goToWrong: () => setCalls((count) => count + 1) };
}

/** Answers whether there is one. */
export function focusFirstWrong(part: HTMLElement | null): boolean {
  const wrong = part?.querySelector<HTMLElement>("[aria-invalid=true]:not([hidden] *)");
  // The first choice of a group that is wrong as a whole.
  const field = wrong?.querySelector("input") ?? wrong ?? undefined;
  focusWithWords(field);
  // While a call holds the page nothing of it takes the focus. The hold may end later than its answer comes.
  document
    .querySelector("dialog[closedby=none][open]")
    ?.addEventListener("close", () => focusWithWords(field), { once: true });
  return field !== undefined;
}

/** A field's error stands below it, and would be out of sight if the field ends at the edge. */
function focusWithWords(field: HTMLElement | undefined): void {
  field?.focus();
  const [wordsId = ""] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  document.getElementById(wordsId)?.scrollIntoView({ block: "nearest" });
}
