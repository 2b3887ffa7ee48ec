import { useId, useRef, useState, type ReactNode } from "react";
import { staffText } from "../../text/staff-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { useWide } from "../../ui/use-wide.ts";

const words = staffText.board;

type Search = { isActive: boolean; clear: () => void };

/**
 * Whether the search is open: always where there is room, else after somebody opens it or while it narrows the list, so
 * that a short list shows its reason. Folding the search clears it.
 */
export function useSearchFold({ isActive, clear }: Search) {
  const isWide = useWide();
  const [isUnfolded, setUnfolded] = useState(isActive);
  const [isPressed, setPressed] = useState(false);
  if (isActive && !isUnfolded) setUnfolded(true);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = isWide || isUnfolded;
  const unfold = () => {
    setUnfolded(true);
    setPressed(true);
  };
  const fold = () => {
    setUnfolded(false);
    setPressed(false);
    if (isActive) clear();
    opener.current?.focus();
  };
  const button: ReactNode = isWide ? undefined : (
    <IconButton
      ref={opener}
      icon={isOpen ? "close" : "search"}
      label={isActive ? words.clearSearch : words.search}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => (isOpen ? fold() : unfold())}
    />
  );
  return {
    button,
    isOpen,
    fields: {
      id,
      takesFocus: isPressed,
      onEscape: () => {
        if (!isWide && !isActive) fold();
      },
    },
  };
}
