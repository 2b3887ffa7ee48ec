import type { Language } from "../../../domain/languages.ts";
import type { Api } from "../../api/api.ts";
import { pushCalls } from "../queries.ts";

/** Whether this browser can be told anything. On an iPhone that is so once the site is on its home screen. */
export function canBeTold(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

const readyMs = 10_000;

type Wanted = { hash: string; publicKey: string; language: Language };

/** Asks the guest, and has this device told of the order; false where the guest, or the browser, forbids it. */
export async function subscribeToOrder(
  api: Api,
  { hash, publicKey, language }: Wanted,
): Promise<boolean> {
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
