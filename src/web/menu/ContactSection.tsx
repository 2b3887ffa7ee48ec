import type { Extras } from "../../contract/account.ts";
import { telAddress } from "../../domain/tel-address.ts";
import { whatsappLink } from "../../domain/whatsapp.ts";
import { text } from "../text/dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";
import styles from "./Page.module.css";

/** The ways to talk to the business, when it has given any. */
export function ContactSection({ extras: { phone, whatsapp } }: { extras: Extras }) {
  const chat = whatsappLink({ phone: whatsapp, text: "" });
  const call = telAddress(phone);
  if (chat === undefined && call === undefined) return null;
  return (
    <section className={styles.section}>
      <h2>{text.menu.contact}</h2>
      <p className={styles.contacts}>
        {chat !== undefined && (
          <a className={buttonClass("quiet")} href={chat} rel="noopener noreferrer">
            <Icon name="chat" />
            {text.menu.whatsapp}
          </a>
        )}
        {call !== undefined && (
          <a className={buttonClass("quiet")} href={call}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
      </p>
    </section>
  );
}
