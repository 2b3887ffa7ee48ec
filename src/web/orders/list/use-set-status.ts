import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import { orderStatus, type OrderStatusId } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { withStatus, type OrderPages } from "../order-pages.ts";
import { orderKey, ordersKey, statusChangeKey } from "../queries.ts";

/** Changes an order's status: on the screen at once, and back again when the server refuses. */
export function useSetStatus({ hash, id, status_id: formerStatus }: Order) {
  const api = useApi();
  const show = useToast();
  const queryClient = useQueryClient();
  const number = printedNumber(id);
  const showStatus = (statusId: OrderStatusId) =>
    queryClient.setQueriesData<OrderPages>(
      { queryKey: ordersKey },
      (data) => data && withStatus(data, { hash, statusId }),
    );
  return useMutation({
    mutationKey: statusChangeKey,
    // One change of an order after the other, as they were asked for.
    scope: { id: hash },
    mutationFn: (statusId: OrderStatusId) =>
      api.orders.setStatus({ params: { hash, statusId: `${statusId}` }, body: {} }),
    meta: { silent: true },
    async onMutate(statusId) {
      // A list that is already on its way would show the former status again.
      await queryClient.cancelQueries({ queryKey: ordersKey });
      showStatus(statusId);
      return { formerStatus };
    },
    onSuccess(_, statusId) {
      show({
        text: orderText.orders.statusChanged(number, orderStatus(statusId).label),
        tone: "ok",
      });
    },
    onError(error, _, former) {
      if (former) showStatus(former.formerStatus);
      show({ text: staffText.orders.statusNotChanged(number, refusalText(error)), tone: "danger" });
    },
    onSettled() {
      void queryClient.invalidateQueries({ queryKey: orderKey(hash) });
      // While other changes are under way, a fresh list would undo them on the screen.
      if (queryClient.isMutating({ mutationKey: statusChangeKey }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: ordersKey });
    },
  });
}
