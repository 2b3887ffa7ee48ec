import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { SheetDetails } from "../../../contract/sheets.ts";
import type { Location } from "../../../contract/tables.ts";
import { isEmptyCart, type Cart } from "../../../domain/cart.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useApi } from "../../api/api.ts";
import { tablesPath } from "../paths.ts";
import { patience } from "../patience.ts";
import { sheetQuery } from "../queries.ts";
import { PaymentDialog } from "../payment/PaymentDialog.tsx";
import { useCloseTab } from "../payment/use-close-tab.ts";
import { GuestOrders } from "../tables/GuestOrders.tsx";
import { tableName } from "../table-name.ts";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { emptyOutbox, type TabOutbox } from "../outbox/tab-outbox.ts";
import { afterUnsent, firstStep, type ClosingStep } from "./closing-steps.ts";
import { TabBar } from "./TabBar.tsx";
import type { findUnmetLine } from "./unmet-line.ts";
import styles from "../TabPage.module.css";

const words = settleText.payment;

/** The end of a tab waits no longer than this to hear what it owes. */
const timeoutMs = 5000;

type ClosingProps = {
  hash: string;
  place: { table: number; name: string };
  /** Undefined while nothing has been heard of the tab. */
  details: SheetDetails | undefined;
  /** The tab's table, when the list of tables is here. */
  location: Location | undefined;
  outbox: TabOutbox;
  items: Cart["items"];
  currency: string | undefined;
  timeZone: string | undefined;
  isSending: boolean;
  unmet: ReturnType<typeof findUnmetLine>;
  onSend: () => void;
};

/** The bar under the tab, and all that comes between its end and the tables. */
export function Closing(props: ClosingProps) {
  const { hash, place, details, location, outbox } = props;
  const { items, currency, timeZone, isSending, unmet, onSend } = props;
  const [step, setStep] = useState<ClosingStep>();
  const show = useToast();
  const [, navigate] = useLocation();
  const leave = (message: string) => {
    show({ text: message, tone: "ok" });
    navigate(tablesPath);
  };
  const closing = useCloseTab(hash, () => leave(words.ended(tableName(place))));
  const api = useApi();
  const queries = useQueryClient();

  const begin = async () => {
    if (outbox.opening) return show({ text: floorText.opening.closingNotYet, tone: "warn" });
    setStep("details");
    const asked = queries
      .query({ ...sheetQuery(api, hash), staleTime: 0 })
      .then(({ details: now }) => now)
      .catch(() => undefined);
    const heard = Promise.race([asked, patience(timeoutMs)]);
    const first = await firstStep(heard, () => outboxStore.current()[hash] ?? emptyOutbox);
    // Not by what was heard before: it may lack an order that has just been sent, and less would be asked for.
    if (!first) show({ text: words.closingNeedsNetwork, tone: "warn" });
    setStep(first);
  };
  return (
    <>
      {outbox.payment && step !== "payment" && details && (
        <section className={styles.note} role="alert">
          <p>{words.unansweredShort}</p>
          <Button onClick={() => setStep("payment")}>{words.heading}</Button>
        </section>
      )}
      <TabBar
        {...{ items, currency, isSending, unmet, onSend }}
        isClosing={step === "details"}
        onClose={() => void begin()}
      />
      <ConfirmDialog
        open={step === "unsent"}
        question={words.unsentQuestion}
        onYes={() => setStep(details && afterUnsent(details, outbox))}
        onNo={() => setStep(undefined)}
      >
        {!isEmptyCart(outbox.draft) && <p>{words.unsentDraft}</p>}
        {outbox.unsent.length > 0 && <p>{words.unsentOrders}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        open={step === "nothing to pay"}
        question={details?.orders.length === 0 ? words.closeEmpty : words.closeSettled}
        busy={closing.isPending}
        onYes={() => {
          setStep(undefined);
          closing.mutate();
        }}
        onNo={() => setStep(undefined)}
      >
        {location && <GuestOrders {...{ location, currency }} />}
      </ConfirmDialog>
      {details && (
        <PaymentDialog
          {...{ hash, details, currency, timeZone }}
          unanswered={outbox.payment}
          open={step === "payment"}
          onClose={() => setStep(undefined)}
          onSettled={() => setStep("nothing to pay")}
          onPaid={() => {
            setStep(undefined);
            leave(words.paidAll(tableName(place)));
          }}
        >
          {location && <GuestOrders {...{ location, currency }} />}
        </PaymentDialog>
      )}
    </>
  );
}
