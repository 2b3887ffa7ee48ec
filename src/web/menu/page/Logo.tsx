import type { Account } from "../../../contract/account.ts";
import { Photo } from "../../content/Photo.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./Logo.module.css";

type LogoProps = {
  account: Account;
  alt?: string | undefined;
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** The account's logo, or its first letter. One file serves the large and the small one. */
export function Logo({ account: { logo, name }, alt = "", eager, className }: LogoProps) {
  if (!logo) {
    return (
      <span className={classNames(styles.logo, styles.letter, className)} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    );
  }
  // It may be transparent, and then its dominant colour would stay behind it.
  return (
    <Photo
      image={{ ...logo, colour: "" }}
      alt={alt}
      sizes="112px"
      eager={eager}
      className={classNames(styles.logo, className)}
    />
  );
}
