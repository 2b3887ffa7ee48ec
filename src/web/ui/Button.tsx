import type { ComponentProps, MouseEvent } from "react";
import styles from "./Button.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icons.tsx";

type ButtonVariant = "primary" | "quiet" | "danger";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant | undefined;
  /** Work is under way: the button keeps its focus and its size, and a press does nothing. */
  busy?: boolean | undefined;
};

export function Button({
  variant = "quiet",
  busy = false,
  type = "button",
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(variant), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={press}
    />
  );
}

/** The class that makes a link look like a button. */
export function buttonClass(variant: ButtonVariant): string {
  return classNames(styles.button, styles[variant]);
}

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: IconName;
  label: string;
  /** Stands out from a picture behind it. */
  float?: boolean | undefined;
};

export function IconButton({
  icon,
  label,
  float = false,
  type = "button",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.icon, float && styles.float, className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
