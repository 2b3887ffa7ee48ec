import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { isEmptyCart } from "../../../domain/cart.ts";
import { useApi } from "../../api/api.ts";
import { actionText } from "../../text/action-dictionary.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { refreshTab } from "../outbox/refresh-tab.ts";
import { tablesPath } from "../paths.ts";
import { PaymentDialog } from "../payment/PaymentDialog.tsx";
import { tabPaymentProblem } from "../payment/tab-payment-problem.ts";
import { sheetKey } from "../queries.ts";
import { GuestOrders } from "../tables/GuestOrders.tsx";
import { tableName } from "../table-name.ts";
import type { ClosingProps } from "./Closing.tsx";
import { afterUnsent, type ClosingStep } from "./closing-steps.ts";
import styles from "../TabPage.module.css";

const words = settleText.payment;

type ClosingStepsProps = Omit<ClosingProps, "items" | "isSending" | "unmet" | "onSend"> & {
  step: ClosingStep | undefined;
  setStep: (step: ClosingStep | undefined) => void;
};

/** The questions before a tab is closed, and its payment. */
export function ClosingSteps(props: ClosingStepsProps) {
  const { hash, place, details, location, outbox, currency, timeZone, step, setStep } = props;
  const show = useToast();
  const [, navigate] = useLocation();
  const leave = (message: string) => {
    show({ text: message, tone: "ok" });
    navigate(tablesPath);
  };
  const closing = useCloseTab(hash, () => leave(words.ended(tableName(place))));
  return (
    <>
      {outbox.payment && step !== "payment" && details && (
        <section className={styles.note} role="alert">
          <p>{actionText.paying.unanswered}</p>
          <Button onClick={() => setStep("payment")}>{words.heading}</Button>
        </section>
      )}
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

/** Closes a tab on which nothing is left to pay. Closing it again changes nothing, so a lost answer does no harm. */
function useCloseTab(hash: string, onClosed: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: () => api.sheets.close({ params: { hash }, body: {} }),
    onSuccess: (answer) => {
      queries.setQueryData(sheetKey(hash), answer);
      onClosed();
    },
    onError: (error) => show({ text: tabPaymentProblem(error), tone: "danger" }),
    onSettled: () => refreshTab(queries, hash),
    meta: { blocks: true },
  });
}
