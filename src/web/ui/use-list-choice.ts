import { useRef, useState, type ComponentProps } from "react";

/**
 * For a list whose choice acts at once. A key on the closed list chooses at every press, so what keys choose waits for
 * Enter or until the focus leaves. Escape takes it back, and so does a new `value`.
 */
export function useListChoice(
  value: string,
  act: (chosen: string) => void,
): ComponentProps<"select"> {
  const [held, setHeld] = useState<{ chosen: string; over: string }>();
  const isKeyDown = useRef(false);
  if (held && held.over !== value) setHeld(undefined);
  const chosen = held?.chosen ?? value;
  const settle = () => {
    isKeyDown.current = false;
    setHeld(undefined);
    if (chosen !== value) act(chosen);
  };
  return {
    value: chosen,
    onChange: ({ currentTarget }) => {
      const isByKey = isKeyDown.current;
      setHeld(isByKey ? { chosen: currentTarget.value, over: value } : undefined);
      if (!isByKey) act(currentTarget.value);
    },
    onKeyDown: (event) => {
      isKeyDown.current = true;
      // They would send the form or close the dialog as well.
      if (/^(?:Enter|Escape)$/.test(event.key) && chosen !== value) event.preventDefault();
      if (event.key === "Escape") setHeld(undefined);
    },
    onKeyUp: ({ key }) => {
      isKeyDown.current = false;
      if (key === "Enter") settle();
    },
    onPointerDown: () => {
      isKeyDown.current = false;
    },
    onBlur: settle,
  };
}
