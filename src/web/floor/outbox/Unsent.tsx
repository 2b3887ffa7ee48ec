import { keptPayments } from "../../paying/kept-payments.ts";
import { useSteadyPart } from "../../ui/use-lazy-part.ts";
import { usePrepared } from "../../ui/use-prepared.ts";
import { useFloorOutbox, useForeignWork } from "./floor-outbox.ts";
import type { UnsentOrdersProps } from "./UnsentOrders.tsx";

const fetchUnsent = () => import("./UnsentOrders.tsx");
const parts = [fetchUnsent];

/**
 * The work that waits on this device. Its script is fetched as soon as the page is drawn, because later the network may
 * be gone.
 */
export function Unsent(props: UnsentOrdersProps) {
  const kept = [useFloorOutbox(), useForeignWork(), keptPayments.useAll()];
  const holds = kept.some((work) => Object.keys(work).length > 0);
  usePrepared(parts);
  const part = useSteadyPart(fetchUnsent, holds);
  return part ? <part.UnsentOrders {...props} /> : null;
}
