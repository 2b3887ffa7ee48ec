import type { Extras } from "../../contract/account.ts";
import { text } from "../text/dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";
import styles from "./Page.module.css";

/** The ways to talk to the business, when it has given any. */
export function ContactSection({ extras: { phone, whatsapp } }: { extras: Extras }) {
  const [phoneDigits, whatsappDigits] = [phone, whatsapp].map((number) =>
    number.replace(/\D/g, ""),
  );
  if (!phoneDigits && !whatsappDigits) return null;
  return (
    <section className={styles.section}>
      <h2>{text.menu.contact}</h2>
      <p className={styles.contacts}>
        {whatsappDigits && (
          <a
            className={buttonClass("quiet")}
            href={`https://wa.me/${whatsappDigits}`}
            rel="noopener noreferrer"
          >
            <Icon name="chat" />
            {text.menu.whatsapp}
          </a>
        )}
        {phoneDigits && (
          <a className={buttonClass("quiet")} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
      </p>
    </section>
  );
}
