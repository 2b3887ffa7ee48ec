import { StatusChip } from "../../ordering/StatusChip.tsx";
import { statusLabel } from "../../text/labels.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Chip } from "../../ui/Chip.tsx";
import { isReady, type StandingOrder } from "./order-next-step.ts";

/** The status of an order. A ready order has a separate chip, because no status stands for that. */
export function StandingChip({ order }: { order: StandingOrder }) {
  if (!isReady(order))
    return <StatusChip statusId={order.status_id} label={statusLabel(order.status_id)} />;
  return (
    <Chip tone="ok" icon="check">
      <span>{orderText.timeline.steps.ready}</span>
    </Chip>
  );
}
