import type { Order } from "../../../contract/orders.ts";
import { hasBegun, isInProgress } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { actionText } from "../../text/action-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";
import { useAsked } from "../list/asked-orders.ts";

const fetchDialog = () => import("./EditOrderDialog.tsx");

/** A button for staff to change an order's lines, as long as nobody has begun to make it. */
export function EditButton({ order }: { order: Order }) {
  const { part, open, dialog } = useOpenedPart(fetchDialog);
  useAsked(order.hash, dialog.open);
  const { status_id: statusId, ready_at: readyAt } = order;
  const isBegun = hasBegun(statusId) || !isInProgress(statusId) || readyAt !== undefined;
  // The dialog stays open if somebody begins meanwhile: the server answers that it is too late.
  if (isBegun && !dialog.open) return null;
  return (
    <>
      <Button aria-label={actionText.orders.editOrder(printedNumber(order.id))} onClick={open}>
        <Icon name="pencil" />
        {actionText.orders.edit}
      </Button>
      {part && <part.EditOrderDialog order={order} {...dialog} />}
    </>
  );
}
