import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { isCancelled } from "../../../domain/order-status.ts";
import { defaultLanguage, type Language } from "../../../domain/languages.ts";
import { printedNumber, type PrintLayout } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import { QueryFailed } from "../../api/QueryFailed.tsx";
import { useSite } from "../../site/site.ts";
import { text } from "../../text/dictionary.ts";
import { spokenLanguage } from "../../text/spoken-language.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { pictureText } from "../../text/picture-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { LayoutForm } from "./LayoutForm.tsx";
import styles from "./OrderPictureDialog.module.css";
import { drawnLines, forgetPictureName } from "./picture-names.ts";
import { orderPictureQuery } from "../queries.ts";
import { labelText } from "../../text/label-dictionary.ts";

const words = pictureText;

type OrderPictureDialogProps = {
  order: Order;
  /** Guests have the customer's layout; staff choose. */
  isGuest: boolean;
  open: boolean;
  onClose: () => void;
};

/** The order as a picture to keep, to pass on or to print. */
export function OrderPictureDialog({ order, isGuest, open, onClose }: OrderPictureDialogProps) {
  const [chosen, setLayout] = useState<PrintLayout>();
  const layout = isGuest ? "customer" : chosen;
  return (
    <Dialog open={open} onClose={onClose} title={orderText.confirmation.picture}>
      <div className={styles.parts}>
        {!isGuest && <LayoutForm submitLabel={words.show} onChoose={setLayout} />}
        {layout && (
          <OrderPicture
            key={layout}
            order={order}
            layout={layout}
            language={isGuest ? guestsLanguage() : undefined}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Without a language the picture is in Portuguese, as the business gets it. */
function guestsLanguage(): Language | undefined {
  const language = spokenLanguage();
  return language === defaultLanguage ? undefined : language;
}

type OrderPictureProps = {
  order: Order;
  layout: PrintLayout;
  language: Language | undefined;
};

function OrderPicture({ order, layout, language }: OrderPictureProps) {
  const { assetsUrl } = useSite();
  const picture = {
    hash: order.hash,
    layout,
    isCancelled: isCancelled(order.status_id),
    lines: drawnLines(order),
    language,
  };
  const drawing = useQuery(orderPictureQuery(useApi(), picture));
  const { data: file, error, isFetching } = drawing;
  const [missingFile, setMissingFile] = useState<string>();
  const isGone = file !== undefined && file === missingFile;
  const drawAgain = () => {
    forgetPictureName(picture);
    void drawing.refetch();
  };
  if (error || isGone) {
    return (
      <QueryFailed query={{ error, isFetching, refetch: drawAgain }}>
        {error ? undefined : words.gone}
      </QueryFailed>
    );
  }
  if (!file) {
    return (
      <div className={styles.drawing}>
        <p role="status">{words.drawing}</p>
        <Skeleton height="20rem" />
      </div>
    );
  }
  const label = labelText.layouts[layout];
  const address = `${assetsUrl}/print/${file}`;
  return (
    <>
      <p className={styles.links}>
        <a
          className={buttonClass("quiet")}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.open}
          <span className="visually-hidden">, {text.a11y.opensInNewTab}</span>
        </a>
        <a
          className={buttonClass("quiet")}
          href={address}
          download={`pedido-00${order.id}-${layout}.jpg`}
        >
          {words.download}
        </a>
      </p>
      <img
        className={styles.picture}
        src={address}
        alt={words.of(printedNumber(order.id), label)}
        onError={() => setMissingFile(file)}
      />
    </>
  );
}
