import type { Extras } from "../../../contract/account.ts";
import { contactLinks } from "../../content/contact-links.tsx";
import { checkoutText } from "../../text/checkout-dictionary.ts";
import styles from "./CheckoutForm.module.css";

/** Ways to reach the business while ordering. */
export function Contacts({ extras }: { extras: Extras }) {
  const links = contactLinks(extras);
  if (links.length === 0) return null;
  return (
    <div>
      <h3 className={styles.label}>{checkoutText.checkout.contacts}</h3>
      <div className={styles.contacts}>{links}</div>
    </div>
  );
}
