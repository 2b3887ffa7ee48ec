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
  const chosen = held?.over === value ? held.chosen : value;
  const settle = () => {
    isKeyDown.current = false;
    setHeld(undefined);
    if (chosen !== value) act(chosen);
  };
  return {
    value: chosen,
    onChange: ({ currentTarget }) => {
      if (isKeyDown.current) setHeld({ chosen: currentTarget.value, over: value });
      else act(currentTarget.value);
    },
    onKeyDown: (event) => {
      isKeyDown.current = true;
      if (event.key === "Escape") setHeld(undefined);
      // It would send the form as well.
      if (event.key === "Enter" && chosen !== value) event.preventDefault();
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
