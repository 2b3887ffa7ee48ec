import { useQuery } from "@tanstack/react-query";
import type { Account } from "../../../contract/account.ts";
import type { Order } from "../../../contract/orders.ts";
import { orderMessage, whatsappLink } from "../../../domain/order-message.ts";
import { isInProgress } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { chatAddress } from "../../../domain/phone-number.ts";
import { ticketOfOrder } from "../../../domain/ticket.ts";
import { useApi } from "../../api/api.ts";
import { withZoneHere } from "../../site/account-clock.ts";
import { useSite } from "../../site/site.ts";
import { text } from "../../text/dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { drawnLines } from "../printing/picture-names.ts";
import styles from "../OrderPage.module.css";
import { orderPictureQuery, orderPixQuery } from "../queries.ts";

type WhatsappButtonProps = {
  order: Order;
  account: Account;
  /** The order is still to be paid by PIX. */
  isPix: boolean;
};

/**
 * Opens a chat with the business. While the order is under way the message is the order itself, with the address of its
 * picture and the PIX code if there are any. Afterwards it is only the number.
 */
export function WhatsappButton({ order, account, isPix }: WhatsappButtonProps) {
  const { whatsapp } = account.extras;
  const { assetsUrl } = useSite();
  const isUnderWay = isInProgress(order.status_id);
  const isReachable = chatAddress(whatsapp) !== undefined;
  const { data: file } = useQuery({
    ...orderPictureQuery(useApi(), {
      hash: order.hash,
      layout: "customer",
      // An order that is over has no such button.
      isCancelled: false,
      lines: drawnLines(order),
    }),
    enabled: isUnderWay && isReachable,
  });
  const { data: pix } = useQuery({
    ...orderPixQuery(useApi(), order),
    enabled: isPix && isReachable,
  });
  if (!isReachable) return null;
  const pictureUrl = file && new URL(`${assetsUrl}/print/${file}`, location.href).href;
  const message = isUnderWay
    ? orderMessage(ticketOfOrder(order, withZoneHere(account)), {
        pictureUrl,
        pixCode: pix?.payload,
      })
    : briefText.orderNumber(printedNumber(order.id));
  const link = (
    <a
      className={buttonClass("quiet")}
      href={whatsappLink({ phone: whatsapp, text: message })}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="chat" />
      <span>
        {isUnderWay ? orderText.confirmation.sendByWhatsapp : orderText.confirmation.talkByWhatsapp}
      </span>
      <span className="visually-hidden">, {text.a11y.opensInNewTab}</span>
    </a>
  );
  if (!isUnderWay) return link;
  return (
    <div className={styles.extra}>
      {link}
      <p className={styles.soft}>{orderText.confirmation.whatsappHint}</p>
    </div>
  );
}
