import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import type { CancelReason } from "../../../domain/cancel-reasons.ts";
import { isCancelled, type OrderStatusId } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import type { TypedApproval } from "../../auth/use-approval.ts";
import { applyOrder, holdOrder, releaseOrders } from "../../live/apply-events.ts";
import { orderProblem } from "./order-problem.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { withStatus, type OrderPages, withoutWaiting, withWaiting } from "../order-pages.ts";
import {
  orderKey,
  ordersKey,
  statusChangeKey,
  waitingKey,
  type WaitingOrders,
} from "../queries.ts";
import { statusLabel } from "../../text/labels.ts";
import { afterDrawing } from "../../ui/after-drawing.ts";

type StatusChange = {
  statusId: OrderStatusId;
  /** The status that was shown when this was chosen: a colleague may have changed it since. */
  seen: OrderStatusId;
  /** The reason for a cancellation, and an owner's approval. */
  reason?: CancelReason;
  text?: string;
  approval?: TypedApproval;
};

/**
 * Changes an order's status: on the screen at once, and back again if the server refuses. A cancellation shows once it
 * has happened, and its dialog tells why it has not.
 */
export function useSetStatus(order: Order) {
  const { hash, id, status_id: formerStatus } = order;
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
    // Changes of one order are sent one after the other.
    scope: { id: hash },
    mutationFn: ({ statusId, ...body }: StatusChange) =>
      api.orders.setStatus({ params: { hash, statusId: `${statusId}` }, body }),
    async onMutate({ statusId }) {
      if (isCancelled(statusId)) return undefined;
      const isFetching = [ordersKey, waitingKey].some(
        (queryKey) => queryClient.isFetching({ queryKey }) > 0,
      );
      // The outcome of these fetches is unknown, because they are cancelled here.
      if (isFetching) holdOrder(queryClient, undefined);
      // A list in flight would show the former status again.
      await Promise.all(
        [ordersKey, waitingKey].map((queryKey) => queryClient.cancelQueries({ queryKey })),
      );
      showStatus(statusId);
      queryClient.setQueryData<WaitingOrders>(
        waitingKey,
        // An order set back to status 5 waits again, as the server will tell.
        (known) => (known && statusId !== 5 ? withoutWaiting(known, hash) : known),
      );
      return { formerStatus };
    },
    onSuccess({ order: changed }, { statusId }) {
      const isFarther = changed.status_id !== statusId;
      if (isCancelled(statusId) || isFarther) applyOrder(queryClient, changed);
      holdOrder(queryClient, changed);
      show({
        text: staffText.list.statusChanged(number, statusLabel(changed.status_id)),
        tone: "ok",
      });
    },
    onError(error, _, former) {
      holdOrder(queryClient, undefined);
      if (!former) return;
      showStatus(former.formerStatus);
      queryClient.setQueryData<WaitingOrders>(
        waitingKey,
        (known) => known && withWaiting(known, order),
      );
      const why = orderProblem(error, staffText.orders.tabOver);
      show({ text: staffText.orders.statusNotChanged(number, why), tone: "danger" });
      returnToOrder(hash);
    },
    onSettled() {
      void queryClient.invalidateQueries({ queryKey: orderKey(hash) });
      // While other changes are under way, a fresh list would undo them on the screen.
      if (queryClient.isMutating({ mutationKey: statusChangeKey }) > 1) return;
      releaseOrders(queryClient);
    },
  });
}

/**
 * Undoing a change returns the order's card to its place. The focus moved to the list when the card left, and returns
 * too, unless somebody has moved it.
 */
function returnToOrder(hash: string): void {
  afterDrawing(() => {
    if (!isAtList(document.activeElement)) return;
    const controls = document.querySelector(`[data-controls="${hash}"]`);
    const pressed = controls?.querySelector<HTMLElement>("[data-next]");
    (pressed ?? controls?.querySelector("select"))?.focus({ preventScroll: true });
  });
}

function isAtList(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches("section[tabindex='-1']");
}
