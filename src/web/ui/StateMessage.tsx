import type { ReactNode } from "react";
import { text } from "../text/dictionary.ts";
import { Button } from "./Button.tsx";
import { Icon, type IconName } from "./icons.tsx";
import styles from "./StateMessage.module.css";

type EmptyStateProps = {
  icon?: IconName | undefined;
  title?: ReactNode;
  /** "h1" where the message is all of a page. */
  heading?: "h1" | "h2" | undefined;
  /** One sentence. */
  children: ReactNode;
  /** The button or link to what can be done now. */
  action?: ReactNode;
};

/** Nothing is here, and what to do about it. */
export function EmptyState({
  icon,
  title,
  heading: Heading = "h2",
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className={styles.message}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {title && <Heading>{title}</Heading>}
      <p>{children}</p>
      {action}
    </div>
  );
}

type ErrorStateProps = Omit<EmptyStateProps, "action"> & {
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
};

export function ErrorState({
  icon = "alert",
  title = text.states.errorTitle,
  heading,
  children,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button busy={retrying} onClick={onRetry}>
      {text.common.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState {...{ icon, title, heading }} action={retry}>
        {children}
      </EmptyState>
    </div>
  );
}
