import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icons.tsx";
import tones from "../ui/tones.module.css";
import styles from "./FormMessage.module.css";

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
