import type { ReactNode } from "react";
import styles from "./Accordion.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icons.tsx";

type AccordionProps = {
  /** One element, often a heading. */
  summary: ReactNode;
  /** Leave it out to let the panel keep its own state, beginning with `defaultOpen`. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Told of what a person, or the browser's search in the page, has just done. */
  onToggle?: ((open: boolean) => void) | undefined;
  /** With `open`: draws what is inside in the frame in which it opens. A browser tells of that only afterwards. */
  drawnAtOnce?: boolean | undefined;
  /** Nothing inside: the summary stands there and cannot be opened. */
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A panel that opens under its summary, with or without JavaScript. */
export function Accordion({
  summary,
  open,
  defaultOpen = false,
  onToggle,
  drawnAtOnce = false,
  disabled = false,
  id,
  className,
  children,
}: AccordionProps) {
  if (disabled) {
    return (
      <div id={id} className={className}>
        <div className={classNames(styles.summary, styles.disabled)}>{summary}</div>
      </div>
    );
  }
  return (
    <details
      id={id}
      className={className}
      open={open ?? defaultOpen}
      onToggle={(event) => {
        const isOpen = event.currentTarget.open;
        if (event.target === event.currentTarget && isOpen !== open) onToggle?.(isOpen);
      }}
    >
      <summary
        className={styles.summary}
        onClick={(event) => {
          if (!drawnAtOnce || event.defaultPrevented) return;
          event.preventDefault();
          onToggle?.(!open);
        }}
      >
        {summary}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
