import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import { isInProgress } from "../../../domain/order-status.ts";
import { useApi, type Api } from "../../api/api.ts";
import { useSite } from "../../site/site.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { orderPushQuery, pushCalls } from "../queries.ts";
import type { Language } from "../../../domain/languages.ts";

const readyMs = 10_000;

type Wanted = { hash: string; publicKey: string; language: Language };

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

/** Whether this browser can be told anything. On an iPhone that is so once the site is on its home screen. */
function canBeTold(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Asks the guest, and has this device told of the order; false where the guest, or the browser, forbids it. */
async function subscribeToOrder(api: Api, { hash, publicKey, language }: Wanted): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await readyWorker();
  const { endpoint = "", keys = {} } = (await subscription(pushManager, publicKey)).toJSON();
  const { p256dh = "", auth = "" } = keys;
  await pushCalls(api).subscribe({ params: { hash }, body: { endpoint, p256dh, auth, language } });
  return true;
}

/** A worker that cannot be set up never gets ready, and says nothing of it. */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error("The worker is not ready")), readyMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** A subscription from before the operator changed the keys is in the way of another. */
async function subscription(
  pushManager: PushManager,
  publicKey: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}
