import { useState, type ComponentType, type ReactNode } from "react";
import type { Account } from "../../../contract/account.ts";
import { Photo } from "../../content/Photo.tsx";
import { text } from "../../text/dictionary.ts";
import styles from "./Banner.module.css";
import { Logo } from "./Logo.tsx";

type BannerProps = {
  account: Account;
  /** An owner's editor. It tells the banner what to preview. */
  Editor?: ComponentType<{ account: Account; onPreview: (account: Account) => void }> | undefined;
  /** Words beside the name. */
  children?: ReactNode;
};

/** The account's picture with its logo over the lower edge, and its name. */
export function Banner({ account, Editor, children }: BannerProps) {
  const [preview, setPreview] = useState<Account>();
  const shown = (Editor && preview) || account;
  const { banner, extras } = shown;
  const { logoScale, logoTransitionTop, address_district, address_city } = extras;
  const place = [address_district, address_city].filter((words) => words.trim() !== "").join(", ");
  return (
    <div className={styles.frame}>
      <div className={styles.banner}>
        <div className={styles.cover}>
          {banner && <Photo image={banner} sizes="100vw" priority="high" />}
        </div>
        <div
          className={styles.logo}
          style={{
            transform: `translateY(${logoTransitionTop}px) scale(${logoScale})`,
            marginBottom: Math.max(0, logoTransitionTop),
          }}
        >
          <Logo account={shown} alt={text.a11y.logoOf(account.name)} />
        </div>
        <div className={styles.line}>
          <h1>{account.name}</h1>
          {place !== "" && <p className={styles.place}>{place}</p>}
          {children}
        </div>
      </div>
      {Editor && <Editor account={account} onPreview={setPreview} />}
    </div>
  );
}
