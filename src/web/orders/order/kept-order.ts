import type { Order } from "../../../contract/orders.ts";
import { readSession, writeSession } from "../../storage/session-store.ts";

/** The key of a guest's own order; erasing their data forgets it (MyData.tsx). */
export const keptOrderKey = "order-seen";

type KeptOrder = { hash: string; order: Order; seenAtMs: number };

/** The order that this tab showed last, for when there is no network; undefined for any other. */
export function findKeptOrder(hash: string): KeptOrder | undefined {
  const kept = readSession(keptOrderKey) as KeptOrder | undefined;
  return kept?.hash === hash ? kept : undefined;
}

export function keepOrder(kept: KeptOrder): void {
  writeSession(keptOrderKey, kept);
}
