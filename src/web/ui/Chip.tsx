import type { ReactNode } from "react";
import styles from "./Chip.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icons.tsx";
import tones from "./tones.module.css";

type ChipProps = {
  tone?: "neutral" | "ok" | "warn" | "danger" | "info" | undefined;
  /** The word says the state; the drawing helps those who do not see the colour. */
  icon?: IconName | undefined;
  children: ReactNode;
};

/** A state in a word. */
export function Chip({ tone = "neutral", icon, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, tones[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
