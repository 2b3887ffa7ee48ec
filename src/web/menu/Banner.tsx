import type { Account } from "../../contract/account.ts";
import { text } from "../text/dictionary.ts";
import styles from "./Banner.module.css";
import { Logo } from "./Logo.tsx";
import { Photo } from "./Photo.tsx";

/** The account's picture with its logo over the lower edge, and its name. */
export function Banner({ account }: { account: Account }) {
  const { banner, extras } = account;
  const { logoScale, logoTransitionTop, address_district, address_city } = extras;
  const place = [address_district, address_city].filter((part) => part.trim() !== "").join(", ");
  return (
    <div className={styles.banner}>
      <div className={styles.cover}>{banner && <Photo image={banner} sizes="100vw" eager />}</div>
      <div
        className={styles.logo}
        style={{
          transform: `translateY(${logoTransitionTop}px) scale(${logoScale})`,
          marginBottom: Math.max(0, logoTransitionTop),
        }}
      >
        <Logo account={account} alt={text.a11y.logoOf(account.name)} eager />
      </div>
      <h1>{account.name}</h1>
      {place !== "" && <p className={styles.place}>{place}</p>}
    </div>
  );
}
