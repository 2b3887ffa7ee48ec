import type { Order } from "../../../contract/orders.ts";
import { isCancelled } from "../../../domain/order-status.ts";
import { countedText } from "../../ordering/Counted.tsx";
import { actionText } from "../../text/action-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";
import { useAsked } from "../list/asked-orders.ts";

type LineActionsProps = {
  order: Pick<Order, "id" | "hash" | "status_id" | "service">;
  item: Order["details"]["items"][number];
};

const fetchDialog = () => import("./CancelLineDialog.tsx");

/** Staff's actions on a line of an order: to call some of it off. */
export function LineActions({ order, item }: LineActionsProps) {
  const { part, open, dialog } = useOpenedPart(fetchDialog);
  useAsked(order.hash, dialog.open);
  const left = item.qty - item.cancelled;
  if ((left === 0 || isCancelled(order.status_id)) && !dialog.open) return null;
  const what = countedText({ qty: left, title: item.title_br });
  return (
    <>
      <IconButton icon="close" label={actionText.line.cancelOf(what)} onClick={open} />
      {part && <part.CancelLineDialog {...{ order, item }} {...dialog} />}
    </>
  );
}
