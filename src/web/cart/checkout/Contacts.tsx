import type { Account } from "../../../contract/account.ts";
import { telAddress } from "../../../domain/tel-address.ts";
import { whatsappLink } from "../../../domain/whatsapp.ts";
import { text } from "../../text/dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./CheckoutForm.module.css";

/** How to reach the business while ordering. */
export function Contacts({ account }: { account: Account }) {
  const { whatsapp, phone } = account.extras;
  const [chat, call] = [whatsappLink({ phone: whatsapp, text: "" }), telAddress(phone)];
  if (chat === undefined && call === undefined) return null;
  return (
    <div>
      <h3 className={styles.label}>{orderText.checkout.contacts}</h3>
      <div className={styles.contacts}>
        {chat !== undefined && (
          <a className={buttonClass("quiet")} href={chat} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" />
            {whatsapp}
            <span className="visually-hidden">
              {text.menu.whatsapp}, {text.a11y.opensInNewTab}
            </span>
          </a>
        )}
        {call !== undefined && (
          <a className={buttonClass("quiet")} href={call}>
            <Icon name="phone" />
            {phone}
            <span className="visually-hidden">{text.menu.phone}</span>
          </a>
        )}
      </div>
    </div>
  );
}
