import type { Account } from "../../../contract/account.ts";
import { Photo } from "../../content/Photo.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./Logo.module.css";

type LogoProps = {
  account: Account;
  alt?: string | undefined;
  priority?: "auto" | undefined;
  className?: string | undefined;
};

/** The account's logo, or the first letter of its name. One file serves the large and the small logo. */
export function Logo({ account: { logo, name }, alt = "", priority, className }: LogoProps) {
  if (!logo) {
    return (
      <span className={classNames(styles.logo, styles.letter, className)} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    );
  }
  // The logo may be transparent: its dominant colour would then stay behind it.
  return (
    <Photo
      image={{ ...logo, colour: "" }}
      alt={alt}
      sizes="112px"
      priority={priority}
      className={classNames(styles.logo, className)}
    />
  );
}
