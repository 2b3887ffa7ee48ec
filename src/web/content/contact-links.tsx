import type { ReactElement } from "react";
import type { Extras } from "../../contract/account.ts";
import { phoneFor } from "../../domain/phone-form.ts";
import { chatAddress, telAddress } from "../../domain/phone-number.ts";
import { spokenLanguage } from "../text/spoken-language.ts";
import { text } from "../text/dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";

/** Links to chat with the business and to call it, where it has given a number. A chat opens a tab: the order stays. */
export function contactLinks({ phone, whatsapp }: Extras): ReactElement[] {
  const chat = chatAddress(whatsapp);
  const call = telAddress(phone);
  const links: ReactElement[] = [];
  if (chat !== undefined) {
    links.push(
      <a
        key="chat"
        className={buttonClass("quiet")}
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="chat" />
        {text.menu.whatsapp}
        <span className="visually-hidden">, {text.a11y.opensInNewTab}</span>
      </a>,
    );
  }
  if (call !== undefined) {
    links.push(
      <a key="call" className={buttonClass("quiet")} href={call}>
        <Icon name="phone" />
        {phoneFor(spokenLanguage(), phone)}
      </a>,
    );
  }
  return links;
}
