import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { applyOrder } from "../../live/apply-events.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";

/** Takes on an order, whose status stays; a second time, as by a colleague at the same moment, is as good as the first. */
export function useAcceptOrder({ hash, id }: Order) {
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  const number = printedNumber(id);
  return useMutation({
    mutationFn: () => api.orders.accept({ params: { hash }, body: {} }),
    meta: { silent: true },
    onSuccess({ order }) {
      applyOrder(queries, order);
      show({ text: staffText.orders.accepted(number), tone: "ok" });
    },
    onError(error) {
      show({ text: staffText.orders.statusNotChanged(number, refusalText(error)), tone: "danger" });
    },
  });
}
