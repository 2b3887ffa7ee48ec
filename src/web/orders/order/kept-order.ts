import type { Order } from "../../../contract/orders.ts";
import { readSession, writeSession } from "../../storage/session-store.ts";

/** The key of a guest's own order. Erasing their data deletes it (MyData.tsx). */
export const keptOrderKey = "order-seen";

type KeptOrder = { hash: string; order: Order; seenAtMs: number };

/** The order that this browser tab showed last, for when there is no network. Undefined for any other order. */
export function findKeptOrder(hash: string): KeptOrder | undefined {
  const kept = readSession(keptOrderKey) as KeptOrder | undefined;
  return kept?.hash === hash ? kept : undefined;
}

export function keepOrder(kept: KeptOrder): void {
  writeSession(keptOrderKey, kept);
}
