import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import { isInProgress } from "../../../domain/order-status.ts";
import { useApi } from "../../api/api.ts";
import { useSite } from "../../site/site.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { orderPushQuery, pushCalls } from "../queries.ts";
import { canBeTold, subscribeToOrder } from "./subscribe-to-order.ts";

/** The site's key by which this device is told of the order, and whether it is; undefined if it cannot be. */
export type OrderPush = { publicKey: string; isOn: boolean };

/** For a guest's order that may still change. */
export function useOrderPush(
  order: Order,
  { isGuest }: { isGuest: boolean },
): OrderPush | undefined {
  const isPossible = isGuest && isInProgress(order.status_id) && canBeTold();
  const { data } = useQuery({ ...orderPushQuery(useApi(), order.hash), enabled: isPossible });
  const publicKey = data?.public_key ?? undefined;
  if (!isPossible || !data || publicKey === undefined) return undefined;
  return { publicKey, isOn: data.subscribed && Notification.permission === "granted" };
}

type NotifyButtonProps = { hash: string; telling: OrderPush; isMain: boolean };

/** Has this device told whenever the order changes, or no more. Nobody is asked before they press it. */
export function NotifyButton({ hash, telling, isMain }: NotifyButtonProps) {
  const api = useApi();
  const { language } = useSite();
  const queryClient = useQueryClient();
  const show = useToast();
  const { publicKey, isOn } = telling;
  const words = orderText.push;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!isOn) return subscribeToOrder(api, { hash, publicKey, language });
      await pushCalls(api).unsubscribe({ params: { hash } });
      return true;
    },
    meta: { silent: true },
    onSuccess(isDone) {
      const done = isOn ? words.stopped : words.started;
      show(isDone ? { text: done, tone: "ok" } : { text: words.forbidden, tone: "warn" });
    },
    onError: () => show({ text: words.failed, tone: "warn" }),
    onSettled: () => queryClient.invalidateQueries(orderPushQuery(api, hash)),
  });
  return (
    <Button variant={isMain ? "primary" : "quiet"} busy={isPending} onClick={() => mutate()}>
      <Icon name="bell" />
      {isOn ? words.stop : words.start}
    </Button>
  );
}
