import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./FormMessage.module.css";
import { Icon } from "./icons.tsx";
import tones from "./tones.module.css";

/** A message about the whole form. A danger interrupts a screen reader when it appears. */
export function FormMessage({ tone, children }: { tone: "info" | "danger"; children: ReactNode }) {
  return (
    <p
      className={classNames(styles.message, tones[tone])}
      role={tone === "danger" ? "alert" : "status"}
    >
      <Icon name={tone === "danger" ? "alert" : "info"} />
      <span>{children}</span>
    </p>
  );
}
