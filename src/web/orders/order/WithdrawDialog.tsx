import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { cancelText } from "../../text/cancel-dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { afterDrawing } from "../../ui/after-drawing.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { orderKey, ordersKey } from "../queries.ts";

const words = cancelText.cancelling;

type WithdrawDialogProps = { order: Order; isPix: boolean; open: boolean; onClose: () => void };

/** Asks a guest once whether to cancel their order. Whatever comes of it, the page then shows the order as it is. */
export function WithdrawDialog({ order, isPix, open, onClose }: WithdrawDialogProps) {
  const { hash, id } = order;
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.orders.withdraw({ params: { hash }, body: {} }),
    onSuccess({ order: withdrawn }) {
      queries.setQueryData(orderKey(hash), withdrawn);
      show({ text: orderText.confirmation.withdrawn, tone: "ok" });
      // The button that had the focus is gone, and the order's state stands at the top.
      afterDrawing(() => document.querySelector("h1")?.focus());
    },
    onError(error) {
      show({ text: refusalText(error), tone: "danger" });
      void queries.invalidateQueries({ queryKey: orderKey(hash) });
    },
    onSettled() {
      void queries.invalidateQueries({ queryKey: ordersKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      question={words.question(printedNumber(id))}
      yes={words.cancel}
      no={words.keep}
      danger
      busy={isPending}
      onYes={() => mutate()}
      onNo={onClose}
    >
      {isPix && <p>{orderText.confirmation.paidAlready}</p>}
    </ConfirmDialog>
  );
}
