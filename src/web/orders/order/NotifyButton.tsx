import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import { isInProgress } from "../../../domain/order-status.ts";
import { useApi, type Api } from "../../api/api.ts";
import { useSite } from "../../site/site.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { orderKey, pushCalls } from "../queries.ts";
import type { Language } from "../../../domain/languages.ts";

const readyMs = 10_000;

type Wanted = { hash: string; publicKey: string; language: Language };

/** The site's key for notices of the order to this device, and whether they are on. */
export type OrderPush = { publicKey: string; isOn: boolean };

/** Undefined if notices are not possible, or of no use: staff are sent no `push`, and what is over does not change. */
export function orderPush({ status_id, push }: Order): OrderPush | undefined {
  if (!push || !isInProgress(status_id) || !canBeTold()) return undefined;
  // The server knows of the permission already (order-page.ts).
  const isAllowed = import.meta.env.SSR || Notification.permission === "granted";
  return { publicKey: push.public_key, isOn: push.subscribed && isAllowed };
}

type NotifyButtonProps = { hash: string; telling: OrderPush; isMain: boolean };

/** Turns notices of the order's changes on this device on or off. Permission is only asked after a press. */
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
    onSuccess(isDone) {
      const done = isOn ? words.stopped : words.started;
      show(isDone ? { text: done, tone: "ok" } : { text: words.forbidden, tone: "warn" });
    },
    onError: () => show({ text: words.failed, tone: "warn" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKey(hash) }),
  });
  return (
    <Button variant={isMain ? "primary" : "quiet"} busy={isPending} onClick={() => mutate()}>
      <Icon name="bell" />
      {isOn ? words.stop : words.start}
    </Button>
  );
}

/**
 * Whether this browser can show notices. On an iPhone it can once the site is on its home screen. The server's drawing
 * is told by the script that asks for it (order-script.ts).
 */
function canBeTold(): boolean {
  if (import.meta.env.SSR) return true;
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Asks the guest and turns the notices on. False if the guest or the browser forbids them. */
async function subscribeToOrder(api: Api, { hash, publicKey, language }: Wanted): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await readyWorker();
  const { endpoint = "", keys = {} } = (await subscription(pushManager, publicKey)).toJSON();
  const { p256dh = "", auth = "" } = keys;
  await pushCalls(api).subscribe({ params: { hash }, body: { endpoint, p256dh, auth, language } });
  return true;
}

/** Fails after a time, because a worker that cannot be set up never gets ready and reports no error. */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error("The worker is not ready")), readyMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** A subscription made before the operator changed the keys blocks a new one, so it is removed. */
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
