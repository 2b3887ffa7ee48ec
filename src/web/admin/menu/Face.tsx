import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./OwnerMenu.module.css";

type FaceProps = { active: boolean; className?: string | undefined; children: ReactNode };

/** The guests' view of an entry: at half opacity while they do not see it. Controls stand outside of it. */
export function Face({ active, className, children }: FaceProps) {
  if (active) return <div className={className}>{children}</div>;
  return (
    <div role="group" aria-disabled="true" className={classNames(className, styles.inactive)}>
      {children}
    </div>
  );
}
