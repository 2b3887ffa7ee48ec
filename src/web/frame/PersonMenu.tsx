import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { text } from "../text/dictionary.ts";
import { IconButton } from "../ui/Button.tsx";
import styles from "./PageHeader.module.css";

/** Where there is no room beside the pages: what somebody does once a day with their session, behind one button. */
export function PersonMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    // A dialog that one of them has opened closes first, alone.
    const isInDialog = target instanceof Element && target.closest("dialog") !== null;
    if (key !== "Escape" || !isOpen || isInDialog) return;
    opener.current?.focus();
    setOpen(false);
  };
  return (
    <>
      <IconButton
        ref={opener}
        icon={isOpen ? "close" : "menu"}
        label={text.header.openMenu}
        aria-expanded={isOpen}
        aria-controls={id}
        data-person-menu
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      />
      {/* Escape is heard from what is in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div id={id} className={styles.menu} hidden={!isOpen} onKeyDown={closeOnEscape}>
        {isOpen && children}
      </div>
    </>
  );
}
