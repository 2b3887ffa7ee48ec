import { useState } from "react";
import type { Account } from "../../contract/account.ts";
import { useAdminMode } from "../auth/admin-mode.ts";
import { Photo } from "../content/Photo.tsx";
import { text } from "../text/dictionary.ts";
import { PartFailed } from "../ui/PartAwaited.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import styles from "./Banner.module.css";
import { Logo } from "./Logo.tsx";

const fetchOwnersPart = () => import("../admin/home/OwnerBanner.tsx");

/** The account's picture with its logo over the lower edge, and its name. An owner edits it in place. */
export function Banner({ account }: { account: Account }) {
  const isAdmin = useAdminMode();
  const { part, failed, retry } = useLazyPart(fetchOwnersPart, isAdmin);
  const [preview, setPreview] = useState<Account>();
  const shown = (isAdmin && preview) || account;
  const { banner, extras } = shown;
  const { logoScale, logoTransitionTop, address_district, address_city } = extras;
  const place = [address_district, address_city].filter((words) => words.trim() !== "").join(", ");
  return (
    <div className={styles.frame}>
      <div className={styles.banner}>
        <div className={styles.cover}>{banner && <Photo image={banner} sizes="100vw" first />}</div>
        <div
          className={styles.logo}
          style={{
            transform: `translateY(${logoTransitionTop}px) scale(${logoScale})`,
            marginBottom: Math.max(0, logoTransitionTop),
          }}
        >
          <Logo account={shown} alt={text.a11y.logoOf(account.name)} />
        </div>
        <h1>{account.name}</h1>
        {place !== "" && <p className={styles.place}>{place}</p>}
      </div>
      {failed && <PartFailed retry={retry} />}
      {isAdmin && part && <part.OwnerBanner account={account} onPreview={setPreview} />}
    </div>
  );
}
