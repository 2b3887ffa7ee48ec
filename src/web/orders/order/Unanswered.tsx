import type { Account } from "../../../contract/account.ts";
import type { Order } from "../../../contract/orders.ts";
import { guestPatienceMs, waitingSince } from "../../../domain/waiting-order.ts";
import { whatsappLink } from "../../../domain/order-message.ts";
import { phoneFor } from "../../../domain/phone-form.ts";
import { chatAddress, telAddress } from "../../../domain/phone-number.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { serverTime, useServerClock } from "../../services/server-clock.ts";
import { text } from "../../text/dictionary.ts";
import { spokenLanguage } from "../../text/spoken-language.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { firstAfter, useTimeAt } from "../../ui/use-time-at.ts";
import styles from "./OrderTimeline.module.css";

/** Keeps the parts of a number on one line. */
const onOneLine = (number: string) => number.replaceAll(" ", "\u00a0");

/** Says that the shop has not answered for a long time, and how to reach it. Null before that, and after an answer. */
export function Unanswered({ order, account }: { order: Order; account: Account | undefined }) {
  useServerClock();
  const toldMs = askedSince(order, account) + guestPatienceMs;
  const nowMs = useTimeAt(firstAfter([toldMs]), serverTime);
  if (!order.new || nowMs < toldMs) return null;
  const { phone = "", whatsapp = "" } = account?.extras ?? {};
  const call = telAddress(phone);
  return (
    <div className={styles.unanswered}>
      <p>{orderText.timeline.unanswered}</p>
      <p className={styles.contacts}>
        {call && (
          <a href={call} className={buttonClass("quiet")}>
            <Icon name="phone" />
            {orderText.timeline.call(onOneLine(phoneFor(spokenLanguage(), phone)))}
          </a>
        )}
        {chatAddress(whatsapp) && (
          <a
            href={whatsappLink({
              phone: whatsapp,
              text: briefText.orderNumber(printedNumber(order.id)),
            })}
            className={buttonClass("quiet")}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" />
            <span>{orderText.confirmation.talkByWhatsapp}</span>
            <span className="visually-hidden">, {text.a11y.opensInNewTab}</span>
          </a>
        )}
      </p>
    </div>
  );
}

/** Since when an answer can be expected: nobody answers an order ahead while the shop is closed. */
function askedSince(order: Order, account: Account | undefined): number {
  const sinceMs = waitingSince(order);
  const periods = account?.services[order.service].open_periods;
  if (order.scheduled_for === undefined || !periods) return sinceMs;
  const open = periods.find(([, until]) => Date.parse(until) > sinceMs);
  return open ? Math.max(sinceMs, Date.parse(open[0])) : Infinity;
}
