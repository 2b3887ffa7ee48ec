import type { ComponentProps, ReactNode } from "react";
import styles from "./Chip.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icons.tsx";

type ChipProps = {
  tone?: "neutral" | "ok" | "warn" | "danger" | "info" | undefined;
  /** The word says the state; the drawing helps those who do not see the colour. */
  icon?: IconName | undefined;
  children: ReactNode;
};

/** A state in a word. */
export function Chip({ tone = "neutral", icon, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

/** A chip that leads somewhere; `aria-current` marks the place where one is. */
export function ChipLink({ className, ...link }: ComponentProps<"a">) {
  return <a {...link} className={classNames(styles.chip, styles.control, className)} />;
}

/** A chip that is on or off. */
export function ChipButton({
  pressed,
  className,
  ...button
}: ComponentProps<"button"> & { pressed: boolean }) {
  return (
    <button
      type="button"
      {...button}
      aria-pressed={pressed}
      className={classNames(styles.chip, styles.control, className)}
    />
  );
}
